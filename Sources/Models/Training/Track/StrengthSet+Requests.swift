import Fitness
import GRDB

extension StrengthSet: TrackRow, StoredStrengthSet {
    package static let table = "strength_sets"
    package var trainedExercise: Int64? { exerciseID }
}

extension StrengthSetDraft: TrackDraft {
    package typealias Row = StrengthSet
    package var trainedExercise: Int64? { exercise.id }

    package var columns: ColumnValues {
        [
            "exercise_id": exercise.id, "day": day, "kind": kind, "reps": amount.reps,
            "duration_seconds": amount.seconds, "distance_meters": amount.meters, "weight_kilograms": weightKilograms,
            "rpe": ratingOfPerceivedExertion, "note": note,
        ]
    }

    package func columns(_ database: Database, for user: User, at moment: TrainingMoment) throws -> ColumnValues {
        let workout = try timedWorkout.flatMap { try user.workouts.hasTimedWorkout(database, id: $0) ? $0 : nil }
        return [
            "body_weight_kilograms": try user.training.movedBody(database, exercise, on: day),
            "logged_minute": moment.loggedMinute(of: day), "workout_session_id": workout,
            "session_set_id": routineWorkoutSet,
        ]
    }

    /// A set that keeps its exercise and day keeps the body weight that it was logged with, and its place in a routine's
    /// workout.
    package func columns(_ database: Database, for user: User, changing old: StrengthSet) throws -> ColumnValues {
        guard (old.exerciseID, old.day) != (exercise.id, day) else { return [:] }
        return minute(leaving: old.day)
            + [
                "body_weight_kilograms": try user.training.movedBody(database, exercise, on: day),
                "session_set_id": nil,
            ]
    }

    package func questions(_ database: Database, for user: User, _ units: Units) throws -> [String] {
        let isBody = exercise.load == .bodyweight
        return questions(
            bodyWeightKilograms: isBody ? try user.training.bodyWeightKilograms(database, on: day) : nil, units)
    }
}

extension User.Training {
    /// How much of the body is part of a set's load, in kilograms: nil if the exercise moves something else, or if no
    /// weight is known; 0 if an unknown part of it moves. Triggers mark what depends on a weighing that is corrected.
    package func movedBody(_ database: Database, _ exercise: Exercise, on day: LocalDay) throws -> Double? {
        guard exercise.load == .bodyweight else { return nil }
        guard exercise.bodyShare > 0 else { return 0 }
        return try bodyWeightKilograms(database, on: day).map(exercise.movedKilograms)
    }

    /// Has the body weights of sets computed again from a day on, at the end of the transaction.
    package func outdateBodyWeights(_ database: Database, from day: LocalDay = .beginning) throws {
        try database.run(
            """
            INSERT INTO outdated_body_weights VALUES (?, ?)
            ON CONFLICT (user_id) DO UPDATE SET day = min(day, excluded.day)
            """, [user.id, day])
    }

    /// The user's weight on a day: the last weigh-in until then, or else the first one; nil without any.
    /// - Parameter skipped: a weighing that doesn't count.
    package func bodyWeightKilograms(
        _ database: Database, on day: LocalDay, besides skipped: WeightRecord? = nil
    ) throws -> Double? {
        let known = try user.weights.weightRecord(database, at: "DESC", through: day, besides: skipped)
        return try (known ?? user.weights.weightRecord(database, at: "ASC", besides: skipped))?.weightKilograms
    }
}
