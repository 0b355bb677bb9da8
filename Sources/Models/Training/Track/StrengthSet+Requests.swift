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
            "body_weight_kilograms": try user.training.bodyWeight(database, for: self),
            "logged_minute": moment.loggedMinute(of: day), "workout_session_id": workout,
            "session_set_id": routineWorkoutSet,
        ]
    }

    /// A set that keeps its exercise and day keeps the body weight that it was logged with, and its place in a routine's
    /// workout.
    package func columns(_ database: Database, for user: User, changing old: StrengthSet) throws -> ColumnValues {
        guard (old.exerciseID, old.day) != (exercise.id, day) else { return [:] }
        return minute(leaving: old.day)
            + ["body_weight_kilograms": try user.training.bodyWeight(database, for: self), "session_set_id": nil]
    }

    package func questions(_ database: Database, for user: User, _ units: Units) throws -> [String] {
        questions(bodyWeightKilograms: try user.training.bodyWeight(database, for: self), units)
    }
}

extension User.Training {
    /// The body weight that is part of a set's load: none if the exercise moves something else, and otherwise all of it,
    /// because the share that an exercise moves is known for few. It stays if the weight is corrected later.
    package func bodyWeight(_ database: Database, for draft: StrengthSetDraft) throws -> Double? {
        draft.exercise.load == .bodyweight ? try bodyWeightKilograms(database, on: draft.day) : nil
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
