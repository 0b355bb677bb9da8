import Texts

extension ArchiveTable {
    static let journal = [journalEntries, journalPhotos]

    static let journalEntries = ArchiveTable(
        name: "journal_entries", counted: CountTexts.journalEntries,
        columns: [.day("day"), "text", "created_at", "updated_at"],
        csv: [
            "date": "t.day", "text": "t.text", "written_at_utc": moment("t.created_at"),
            "changed_at_utc": moment("t.updated_at"),
        ],
        order: "t.day", identity: ["day"])

    private static let photoDay = "(SELECT day FROM journal_entries WHERE id = t.entry_id)"
    private static let photoPath = "printf('photos/journal/%s/%d.jpg', \(photoDay), t.position + 1)"

    private static let journalPhotos = ArchiveTable(
        name: "journal_photos", counted: CountTexts.photos,
        columns: [
            .row("entry_id", of: "journal_entries", as: "entry"), "position", .photo("uuid", path: photoPath), "width",
            "height", "created_at",
        ],
        csv: [
            "date": photoDay, "position": "t.position + 1", "file": photoPath, "width_px": "t.width",
            "height_px": "t.height", "added_at_utc": moment("t.created_at"),
        ],
        order: "\(photoDay), t.position", owner: "entry_id")
}
