import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

extension Resource where Item: TrackRow {
    /// A kind of entry on the Track page.
    /// - Parameter read: the draft of what is sent over an old row; a kept exercise or trackable may be archived meanwhile.
    static func track<Draft: TrackDraft>(
        path: String, name: String, title: String, one: String, properties: [ResourceProperty<Item>],
        read: @escaping @Sendable (Database, ResourceContext, ResourceChange, Item?) throws -> Result<Draft, Faults>
    ) -> Resource where Draft.Row == Item {
        @Sendable func draft(
            _ database: Database, _ context: ResourceContext, _ change: ResourceChange, over old: Item? = nil
        ) throws -> Draft {
            let draft = try read(database, context, change, old).get()
            try change.confirm(draft.questions(database, for: context.user, context.units))
            return draft
        }
        let keyset = Keyset(table: Item.table, columns: Item.columns, order: ["day", "logged_at", "id"])
        return Resource(
            path: path, name: name, title: title, one: one, area: .training, properties: properties,
            identify: { String($0.id) }, listParameters: PageRequest.dayParameters,
            list: { try keyset.page($0, $1.user, $2) },
            find: byNumber { try $1.user.training.row($0, id: $2) },
            create: { try String($1.user.training.save($0, draft($0, $1, $2), at: $1.moment).id) },
            update: { _ = try $1.user.training.save($0, draft($0, $1, $3, over: $2), over: $2, at: $1.moment) },
            delete: withoutPhotos { try $1.user.training.delete($0, Item.self, id: $2.id, at: $1.moment) })
    }
}

extension ResourceContext {
    /// The exercise that is chosen for a new row, or kept by an existing one.
    func exercise(_ database: Database, _ change: ResourceChange, _ kind: ExerciseKind) throws -> Exercise? {
        let id = change.values.row("exercise_id")
        return change.isNew
            ? try user.loggableExercise(database, id, kind)
            : try id.flatMap { try user.training.exercise(database, id: $0) }
    }
}

extension Resource where Item == CardioSession {
    static let cardioSessions: Resource<CardioSession> = .track(
        path: "cardio-sessions", name: "CardioSession", title: "Cardio sessions", one: "a cardio session",
        properties: properties
    ) { database, context, change, old in
        let values = change.values
        return CardioSessionDraft.checked(
            exercise: try context.exercise(database, change, .cardio), day: values.day("day", context.today),
            durationSeconds: values.whole("duration_seconds"), distanceMeters: values.number("distance_meters"),
            note: values.text("note"), over: old, today: context.today, context.units.distance)
    }

    private static let properties: [ResourceProperty<CardioSession>] = [
        .readOnly("id", .integer) { .integer($0.id) },
        .writable(
            "exercise_id", .rowID, "An exercise that is logged by time", isRequired: true,
            time: .atCreation, example: 1
        ) { .integer($0.exerciseID) },
        .writable("day", as: "date", .day, "Default: today", example: "2026-11-20") { .day($0.day) },
        .writable(
            "duration_seconds", as: "duration", .whole(CardioLimits.wholeSeconds), isRequired: true,
            example: 1_800
        ) { .int($0.durationSeconds) },
        .writable(
            "distance_meters", as: "distance",
            .nullable(.decimal(CardioLimits.minimumMeters...CardioLimits.meters.upperBound)), example: 5_200
        ) { .optional($0.distanceMeters) },
        .writable("note", .text(atMost: TextLimits.note)) { .string($0.note) },
        .readOnly("energy_kilocalories", .integer) { .int($0.energyKilocalories) },
        .readOnly("logged_at", .moment) { .moment($0.loggedAt) },
        .confirmation,
    ]
}

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
