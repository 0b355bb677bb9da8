import Fitness
import GRDB
import Models
import Routines
import Web

/// A set with what was asked of it.
struct LoggedStrengthSet: Sendable {
    let set: StrengthSet
    let asked: AskedOfSet?
}

extension Resource where Item == LoggedStrengthSet {
    static var sets: Resource<LoggedStrengthSet> {
        let logged = Resource<StrengthSet>.loggedSets
        var sets = logged.extended(
            properties: logged.properties.map { property in property.of { $0.set } } + properties, { $0.set }
        ) { database, context, set in
            LoggedStrengthSet(set: set, asked: try context.user.routines.asked(database, ofSet: set.id))
        }
        let create = sets.create
        sets.create = { database, context, change in
            guard let place = change.values.row("session_set_id") else {
                return try create?(database, context, change) ?? ""
            }
            let draft = try Resource<StrengthSet>.draft(database, context, change).get()
            try change.confirm(draft.questions(database, for: context.user, context.units))
            return String(try context.user.routines.log(database, draft, in: place, at: context.moment))
        }
        sets.createNothing = { database, context, change in
            guard let place = change.values.row("session_set_id"),
                let exercise = try Resource<StrengthSet>.missedExercise(database, context, change)
            else { return false }
            let day = try Resource<StrengthSet>.day(database, context, change)
            try context.user.routines.miss(database, exercise, on: day, in: place, at: context.moment)
            return true
        }
        return sets
    }

    private static let properties: [ResourceProperty<LoggedStrengthSet>] = [
        .writable(
            "session_set_id", .nullable(.rowID), "The place in the workout of a routine where it was done",
            time: .atCreation
        ) { .optional($0.asked?.place) },
        .readOnly("asked", .nullable(.object(AskedSets.members)), "What the routine asked of it") { logged in
            guard let asked = logged.asked, let target = asked.target else { return .null }
            return .object(AskedSets.json(target, loadable: asked.loadableKilograms))
        },
    ]
}

extension Resource where Item == StrengthSet {
    fileprivate static let loggedSets: Resource<StrengthSet> = .track(
        path: "sets", name: "Set", title: "Sets", one: "a set", properties: properties
    ) { try draft($0, $1, $2, over: $3) }

    @Sendable fileprivate static func draft(
        _ database: Database, _ context: ResourceContext, _ change: ResourceChange, over old: StrengthSet? = nil
    ) throws -> Result<StrengthSetDraft, Faults> {
        let values = change.values
        let exercise = try context.exercise(database, change, .strength)
        return StrengthSetDraft.checked(
            exercise: exercise,
            day: try day(database, context, change), kind: values.choice("kind", .normal),
            measure: exercise?.measure ?? .reps,
            reps: values.whole("reps"), durationSeconds: values.whole("duration_seconds"),
            distanceMeters: values.number("distance_meters"), weightKilograms: values.number("weight_kilograms"),
            ratingOfPerceivedExertion: values.number("rpe"), note: values.text("note"),
            over: old, today: context.today, context.units)
    }

    /// Without one that is sent, that of its place in a workout, or else today.
    fileprivate static func day(
        _ database: Database, _ context: ResourceContext, _ change: ResourceChange
    ) throws -> LocalDay? {
        let place = change.isNew ? change.values.row("session_set_id") : nil
        let day = try place.flatMap { try context.user.routines.day(database, ofWorkoutSet: $0) }
        return change.values.day("day", day ?? context.today)
    }

    /// The exercise of a set that was tried without one rep, which is sent as 0.
    fileprivate static func missedExercise(
        _ database: Database, _ context: ResourceContext, _ change: ResourceChange
    ) throws -> Exercise? {
        let values = change.values
        guard values.whole("reps") == 0, values.whole("duration_seconds") == nil,
            values.number("distance_meters") == nil,
            let exercise = try context.exercise(database, change, .strength), exercise.measure == .reps
        else { return nil }
        return exercise
    }

    private static let properties: [ResourceProperty<StrengthSet>] = [
        .readOnly("id", .integer) { .integer($0.id) },
        .writable(
            "exercise_id", .rowID, "An exercise that is logged in sets", isRequired: true,
            time: .atCreation, example: 1
        ) { .integer($0.exerciseID) },
        .writable("day", as: "date", .day, "Default: today", example: "2026-11-20") { .day($0.day) },
        .writable("kind", .choice(StrengthSet.Kind.self), "Default: normal") { .string($0.kind.rawValue) },
        .writable(
            "reps", .whole(0...StrengthSetLimits.repetitions.upperBound),
            """
            0 for a set of time or distance, which needs no reps. With a session_set_id, 0 also says that the set was \
            tried and missed: no set is logged, and the answer is 204
            """, example: 8
        ) { .int($0.reps) },
        .writable(
            "duration_seconds", as: "duration", .nullable(.whole(StrengthSetLimits.seconds)),
            "Of a hold, or of a carry whose time is known"
        ) { .int($0.amount.seconds) },
        .writable(
            "distance_meters", as: "distance", .nullable(.decimal(StrengthSetLimits.meters)), "Of a carry"
        ) { .optional($0.amount.meters) },
        .writable(
            "weight_kilograms", as: "weight",
            .nullable(.decimal(StrengthSetLimits.kilograms)),
            "The total load. For a bodyweight exercise, the added weight; below zero for assistance",
            example: 62.5
        ) { .number($0.weightKilograms) },
        .writable(
            "rpe", .nullable(.decimal(StrengthSetLimits.efforts, by: StrengthSetLimits.effortStep)),
            "Effort, from 1 to 10",
            example: 8
        ) { .optional($0.ratingOfPerceivedExertion) },
        .writable("note", .text(atMost: TextLimits.note)) { .string($0.note) },
        .readOnly("workout_session_id", .nullable(.integer), "The timed workout in which it was logged") {
            .optional($0.timedWorkoutID)
        },
        .readOnly("body_weight_kilograms", .nullable(.number), "How much of the load is the body itself") {
            .optional($0.bodyWeightKilograms)
        },
        .readOnly("volume_kilograms", .number, "Load × reps; 0 for a warm-up") {
            .number(Double($0.volumeGrams) / 1_000)
        },
        .readOnly("logged_at", .moment) { .moment($0.loggedAt) },
        .confirmation,
    ]
}
