import Fitness
import Forms
import Models

extension Resource where Item == TrackableEntry {
    static let trackableEntries: Resource<TrackableEntry> = .track(
        path: "trackable-entries", name: "TrackableEntry", title: "Entries of trackables",
        one: "an entry of a trackable", properties: properties
    ) { database, context, change, old in
        let (user, values) = (context.user, change.values)
        let id = values.row("trackable_id")
        let trackable =
            change.isNew
            ? try user.loggableTrackable(database, id)
            : try id.flatMap { try user.training.trackable(database, id: $0) }
        return TrackableEntryDraft.checked(
            trackable: trackable, day: values.day("day", context.today), value: values.number("value"),
            note: values.text("note"), over: old, today: context.today, context.units)
    }

    private static let properties: [ResourceProperty<TrackableEntry>] = [
        .readOnly("id", .integer) { .integer($0.id) },
        .writable("trackable_id", .rowID, isRequired: true, time: .atCreation, example: 2) {
            .integer($0.trackableID)
        },
        .writable("day", as: "date", .day, "Default: today", example: "2026-11-20") { .day($0.day) },
        .writable(
            "value", .decimal(0...TrackableEntryDraft.maximumValue),
            "In the trackable’s unit; above zero if a day’s entries are added up", isRequired: true, example: 250
        ) { .number($0.value) },
        .writable("note", .text(atMost: TextLimits.note)) { .string($0.note) },
        .readOnly("logged_at", .moment) { .moment($0.loggedAt) },
        .confirmation,
    ]
}
