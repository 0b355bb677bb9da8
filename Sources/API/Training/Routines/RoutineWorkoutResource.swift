import Fitness
import Foundation
import GRDB
import HTTP
import Models
import Routines
import Web

extension Resource where Item == RoutineWorkout {
    static let routineWorkouts = Resource<RoutineWorkout>(
        path: "routine-workouts", name: "RoutineWorkout", title: "Routine workouts", one: "a routine workout",
        area: .training, properties: properties, identify: { String($0.id ?? 0) },
        listParameters: PageRequest.dayParameters,
        list: paged(RowID.self, keyset) { try $1.user.routines.loggedWorkout($0, id: $2.id) },
        find: byNumber { try $1.user.routines.loggedWorkout($0, id: $2) },
        prepare: { try $1.user.equipment.prepareRacks($0) }, create: begin, update: change,
        delete: withoutPhotos {
            try $1.user.routines.apply($0, .discard, in: WorkoutReference(token: $2.token), at: $1.moment)
        })

    private static let keyset = Keyset(
        table: "routine_sessions", columns: "id", order: ["day", "started_at", "id"])

    @Sendable private static func begin(
        _ database: Database, _ context: ResourceContext, _ change: ResourceChange
    ) throws -> String {
        let values = change.values
        var faults = Faults()
        let day = faults.pastDay("date", values.day("day", context.today), today: context.today)
        let isNamed = values.members["token"] != nil
        let token = isNamed ? values.text("token") : UUID().uuidString.lowercased()
        if !TextLimits.fits(token, tokens) { faults.add("token", "Please send a text of 1 to 64 characters") }
        let routine = faults.require("routine_id", values.row("routine_id"), noRoutine)
        guard faults.isEmpty, let day, let routine else { throw faults }
        guard
            let workout = try context.user.routines.begin(
                database, routine: routine, on: day, token: token, at: context.moment)
        else { throw Faults("routine_id", noRoutine) }
        return String(workout)
    }

    @Sendable private static func change(
        _ database: Database, _ context: ResourceContext, _ workout: RoutineWorkout, _ change: ResourceChange
    ) throws {
        guard let id = workout.id else { return }
        var faults = Faults()
        let note = faults.text("note", change.values.text("note"), atMost: TextLimits.note)
        let end = try finishedAt(change, context)
        guard faults.isEmpty else { throw faults }
        if note != workout.note { try context.user.routines.note(database, id: id, note) }
        if change.sent["name"] != nil || change.sent["day"] != nil {
            let details = try details(change.values, over: workout, context)
            _ = try context.user.routines.save(database, details, over: workout, at: context.moment)
        }
        guard change.sent["finished_at"] != nil, end != workout.finishedAt else { return }
        try context.user.routines.finish(database, workout, at: end)
    }

    /// The name and the day that are sent. The workout keeps its time of day.
    private static func details(
        _ values: MemberValues, over workout: RoutineWorkout, _ context: ResourceContext
    ) throws -> WorkoutDetailsDraft {
        let old = workout.details(in: context.user.timeZone)
        return try WorkoutDetailsDraft.checked(
            name: values.text("name"), day: values.day("day", old.day), startMinute: old.startMinute,
            seconds: old.seconds, over: old, at: context.moment
        ).get()
    }

    /// In seconds since 1970; nil for a workout that is open.
    private static func finishedAt(_ change: ResourceChange, _ context: ResourceContext) throws -> Int64? {
        guard let text = change.values.members["finished_at"]?.text else { return nil }
        guard let date = try? Date(text, strategy: .iso8601), date <= context.moment.now,
            date == date.withinYears
        else {
            throw Faults("finished_at", "Please send a moment that is not in the future, such as 2026-11-20T18:30:00Z")
        }
        return date.secondsSince1970
    }

    private static let tokens = 1...64
    /// With and without parts of a second, and as an offset.
    private static let moments = 20...40
    private static var noRoutine: String { "There is no routine with this id" }

    private static let properties: [ResourceProperty<RoutineWorkout>] = [
        .readOnly("id", .integer) { .optional($0.id) },
        .writable(
            "routine_id", .nullable(.rowID), "null once the routine is deleted", isRequired: true,
            time: .atCreation, example: 1
        ) { .optional($0.routine) },
        .writable(
            "day", as: "date", .day, "Default: today. Another day moves the workout with its sets",
            example: "2026-11-20"
        ) { .day($0.day) },
        .writable(
            "token", .text(tokens), "Names the workout. The same one again begins nothing new",
            time: .atCreation, example: "3f0c8a52"
        ) { .string($0.token) },
        .writable("name", .text(1...TextLimits.name), "Default: the routine’s", time: .atChange) { .string($0.name) },
        .readOnly("started_at", .moment) { .moment($0.startedAt) },
        .writable(
            "finished_at", .nullable(.text(moments, format: "date-time")),
            "null while it is open; it never ends before its last set",
            time: .atChange
        ) { .moment($0.finishedAt) },
        .writable("note", .text(atMost: TextLimits.note), time: .atChange) { .string($0.note) },
        .readOnly(
            "sets", .list(.object(set)),
            "In order. Log one with POST /sets and its session_set_id, with 0 reps if it was missed"
        ) { .array($0.exercises.flatMap { exercise in exercise.sets.map { json($0, of: exercise) } }) },
    ]

    private static func json(_ set: WorkoutSet, of exercise: WorkoutExercise) -> JSONValue {
        [
            "session_set_id": .optional(set.id), "slot": .string(exercise.slot),
            "exercise_id": .integer(exercise.exercise.id),
            "asked_exercise_id": .optional(exercise.askedExercise?.id),
            "kind": .string(set.kind.rawValue), "origin": .string(set.origin.rawValue),
            "is_skipped": .bool(set.isSkipped), "is_missed": .bool(set.isMissed),
            "rest_seconds": .int(set.restSeconds),
            "asked": set.target.map { .object(AskedSets.json($0, loadable: set.loadableKilograms)) } ?? .null,
            "set_id": .optional(set.done?.id),
        ]
    }

    private static let set: [SchemaMember] = [
        .required("session_set_id", .nullable(.integer)),
        .required("slot", .text(), "Of the routine; a letter and a number for an added one"),
        .required("exercise_id", .integer),
        .required(
            "asked_exercise_id", .nullable(.integer),
            "The exercise in whose place it is done; null if it was not swapped"),
        .required("kind", .choice(SetKind.self)),
        .required("origin", .choice(WorkoutSet.Origin.self)),
        .required("is_skipped", .boolean, "Not to be done any more"),
        .required("is_missed", .boolean, "Tried, and not one rep of it done; is_skipped is true too"),
        .required("rest_seconds", .nullable(.integer), "null for the person’s rest timer"),
        .required("asked", .nullable(.object(AskedSets.members)), "null if nothing was asked of this exercise"),
        .required("set_id", .nullable(.integer), "The logged set; null if it is not done"),
    ]
}
