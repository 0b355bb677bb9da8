import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

/// A journal entry with its photos.
struct JournalEntryWithPhotos: Sendable {
    let entry: JournalEntry
    let photos: [JournalPhoto]
}

extension Resource where Item == JournalEntryWithPhotos {
    static let journalEntries = Resource<JournalEntryWithPhotos>(
        path: "journal-entries", name: "JournalEntry", title: "Journal", one: "the journal entry of a day",
        area: .journal, id: .day, properties: properties, identify: { $0.entry.day.description },
        listParameters: PageRequest.dayParameters,
        list: paged(JournalEntry.self, keyset) { try whole($0, $1.user, $2) },
        find: byDay { database, context, day in
            try context.user.journal.journalEntry(database, on: day).map { try whole(database, context.user, $0) }
        },
        create: { database, context, change in
            var faults = Faults()
            let sent = change.sent["day"] == nil ? context.today : LocalDay(change.values.text("day"))
            guard let day = faults.pastDay("day", sent, today: context.today), faults.isEmpty else { throw faults }
            guard try context.user.journal.journalEntry(database, on: day) == nil else {
                throw FaultsAnswer(Faults("day", "There is already an entry for this day"), .conflict)
            }
            try save(database, context, on: day, [], change)
            return day.description
        },
        update: { database, context, whole, change in
            try save(database, context, on: whole.entry.day, whole.photos, change)
        },
        delete: { try $1.user.journal.deleteJournalEntry($0, on: $2.entry.day) ?? [] })

    private static let keyset = Keyset(
        table: "journal_entries", columns: User.Journal.journalEntryColumns, order: ["day"])

    private static func whole(_ database: Database, _ user: User, _ entry: JournalEntry) throws
        -> JournalEntryWithPhotos
    {
        JournalEntryWithPhotos(entry: entry, photos: try user.journal.journalPhotos(database, of: entry.id))
    }

    private static func save(
        _ database: Database, _ context: ResourceContext, on day: LocalDay, _ photos: [JournalPhoto],
        _ change: ResourceChange
    ) throws {
        let draft = try JournalDraft.checked(
            day: day, text: change.values.text("text"), hasPhotos: !photos.isEmpty
        ).get()
        try context.user.journal.saveJournalEntry(database, draft, now: context.moment.now)
    }

    private static let properties: [ResourceProperty<JournalEntryWithPhotos>] = [
        .writable("day", .day, "Default: today", time: .atCreation, example: "2026-11-02") { .day($0.entry.day) },
        .writable(
            "text", .text(atMost: JournalText.maximumLength), isRequired: true,
            example: "Rain, and a good run all the same."
        ) { .string($0.entry.text) },
        .readOnly("updated_at", .moment) { .moment($0.entry.updatedAt) },
        .readOnly("photos", .list(.object(PhotoOperations.properties.answer()))) {
            .array($0.photos.map { PhotoOperations.properties.json(of: $0) })
        },
    ]
}
