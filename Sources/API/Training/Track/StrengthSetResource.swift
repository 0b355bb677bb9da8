import Fitness
import GRDB
import Models

extension Resource where Item == StrengthSet {
    static var sets: Resource<StrengthSet> {
        .track(path: "sets", name: "Set", title: "Sets", one: "a set", properties: properties) {
            database, context, change in
            let values = change.values
            let exercise = try context.exercise(database, change, .strength)
            return StrengthSetDraft.checked(
                exercise: exercise,
                day: values.day("day", context.today), kind: values.choice("kind", .normal),
                measure: exercise?.measure ?? .reps,
                reps: values.whole("reps"), durationSeconds: values.whole("duration_seconds"),
                distanceMeters: values.number("distance_meters"), weightKilograms: values.number("weight_kilograms"),
                ratingOfPerceivedExertion: values.number("rpe"), note: values.text("note"),
                today: context.today, context.user.units)
        }
    }

    private static var properties: [ResourceProperty<StrengthSet>] {
        [
            .readOnly("id", .integer) { .integer($0.id) },
            .writable(
                "exercise_id", .rowID, "An exercise that is logged in sets", isRequired: true,
                time: .atCreation, example: 1
            ) { .integer($0.exerciseID) },
            .writable("day", as: "date", .day, "Default: today", example: "2026-11-20") { .day($0.day) },
            .writable("kind", .choice(StrengthSet.Kind.self), "Default: normal") { .string($0.kind.rawValue) },
            .writable(
                "reps", .whole(0...StrengthSetLimits.repetitions.upperBound),
                "0 for a set of time or distance, which needs no reps", example: 8
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
            ) {
                .optional($0.ratingOfPerceivedExertion)
            },
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
}
