import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

/// A journal entry with its photos.
struct WholeJournalEntry: Sendable {
    let entry: JournalEntry
    let photos: [JournalPhoto]
}

extension Resource where Item == WholeJournalEntry {
    static var journalEntries: Resource<WholeJournalEntry> {
        Resource<WholeJournalEntry>(
            path: "journal-entries", name: "JournalEntry", title: "Journal", one: "the journal entry of a day",
            area: .journal, id: .day, properties: properties, identify: { $0.entry.day.description },
            listParameters: PageRequest.dayParameters,
            list: { database, context, request in
                let page: ResourcePage<JournalEntry> = try keyset.page(database, context.user, request)
                return try page.map { try whole(database, context.user, $0) }
            },
            find: { database, context, id in
                try LocalDay(id).flatMap { try context.user.journal.journalEntry(database, on: $0) }
                    .map { try whole(database, context.user, $0) }
            },
            create: { database, context, change in
                var date = Field("day", label: "Day")
                date.value = change.fields["day"] ?? context.today.description
                guard let day = date.pastDay(today: context.today) else { throw FormRefusal(["day": date.error ?? ""]) }
                guard try context.user.journal.journalEntry(database, on: day) == nil else {
                    throw FormRefusal(["day": "There is already an entry for this day"], status: .conflict)
                }
                try save(database, context, JournalForm(day: day, entry: nil, photos: []), change)
                return day.description
            },
            update: { database, context, whole, change in
                try save(
                    database, context,
                    JournalForm(day: whole.entry.day, entry: whole.entry, photos: whole.photos), change)
            },
            delete: { database, context, whole in
                try context.user.journal.deleteJournalEntry(database, on: whole.entry.day) ?? []
            })
    }

    private static let keyset = Keyset(
        table: "journal_entries", columns: User.Journal.journalEntryColumns, order: ["day"])

    private static func whole(_ database: Database, _ user: User, _ entry: JournalEntry) throws -> WholeJournalEntry {
        WholeJournalEntry(entry: entry, photos: try user.journal.journalPhotos(database, of: entry.id))
    }

    private static func save(
        _ database: Database, _ context: ResourceContext, _ empty: JournalForm, _ change: ResourceChange
    ) throws {
        var form = empty
        form.take(change.fields)
        guard let text = form.validate(addedPhotoCount: 0) else { throw FormRefusal(form) }
        let draft = JournalDraft(day: form.day, text: text)
        try context.user.journal.saveJournalEntry(database, draft, now: context.moment.now)
    }

    private static var properties: [ResourceProperty<WholeJournalEntry>] {
        [
            .writable("day", .day, "Default: today", time: .atCreation, example: "2026-11-02") { .day($0.entry.day) },
            .writable(
                "text", .text(atMost: JournalForm.maximumTextLength), isRequired: true,
                example: "Rain, and a good run all the same."
            ) {
                .string($0.entry.text)
            },
            .readOnly("updated_at", .moment) { .moment($0.entry.updatedAt) },
            .readOnly("photos", .list(.object(PhotoOperations.members))) {
                .array($0.photos.map(PhotoOperations.json))
            },
        ]
    }
}
