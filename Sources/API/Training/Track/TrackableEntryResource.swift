import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

extension Resource where Item == TrackableEntry {
    static var trackableEntries: Resource<TrackableEntry> {
        Resource<TrackableEntry>(
            path: "trackable-entries", name: "TrackableEntry", title: "Entries of trackables",
            one: "an entry of a trackable", area: .training, properties: properties, identify: { String($0.id) },
            listParameters: PageRequest.dayParameters, list: { try keyset.page($0, $1.user, $2) },
            find: { database, context, id in
                try Int64(identifier: id).flatMap { try context.user.training.trackableEntry(database, id: $0) }
            },
            create: { database, context, change in
                let trackable = try context.user.loggableTrackable(database, change.fields["trackable_id"])
                var form = try TrackableEntryForm(trackable: trackable, on: context.today, Units())
                let draft = try draft(context, &form, change)
                return String(try context.user.training.logEntry(database, draft, at: context.moment))
            },
            update: { database, context, entry, change in
                guard let trackable = try context.user.training.trackable(database, id: entry.trackableID) else {
                    throw HTTPError(.notFound)
                }
                var form = try TrackableEntryForm(entry, of: trackable, Units())
                _ = try context.user.training.updateEntry(database, id: entry.id, draft(context, &form, change))
            },
            delete: { database, context, entry in
                _ = try context.user.training.deleteEntry(database, id: entry.id)
                return []
            })
    }

    private static let keyset = Keyset(
        table: "trackable_entries", columns: TrackableEntry.columns, order: ["day", "logged_at", "id"])

    private static func draft(
        _ context: ResourceContext, _ form: inout TrackableEntryForm, _ change: ResourceChange
    ) throws -> TrackableEntryDraft {
        if change.sent["value"] != nil { form.knownValue = nil }
        form.take(change.fields)
        guard let draft = form.validate(today: context.today) else { throw FormRefusal(form) }
        _ = form.settleDoubts(about: draft)
        try form.doubts.settle(confirmed: change.isConfirmed)
        return draft
    }

    private static var properties: [ResourceProperty<TrackableEntry>] {
        [
            .told("id", .integer) { .integer($0.id) },
            .taken("trackable_id", .rowID, isRequired: true, time: .atCreation, example: 2) {
                .integer($0.trackableID)
            },
            .taken("day", as: "date", .day, "Default: today", example: "2026-11-20") { .day($0.day) },
            .taken(
                "value", .decimal(0...TrackableEntryForm.maximumValue),
                "In the trackable’s unit; above zero if a day’s entries are added up", isRequired: true, example: 250
            ) { .number($0.value) },
            .taken("note", .text(atMost: Field.noteLength)) { .string($0.note) },
            .told("logged_at", .moment) { .moment($0.loggedAt) },
            .confirmation,
        ]
    }
}
