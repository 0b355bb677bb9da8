import Fitness
import GRDB

extension StrengthSet: TrackRow {
    package static let table = "strength_sets"
    package var trainedExercise: Int64? { exerciseID }
}

extension StrengthSetDraft: TrackDraft {
    package typealias Row = StrengthSet
    package var trainedExercise: Int64? { exercise.id }

    package var columns: [String: (any DatabaseValueConvertible)?] {
        [
            "exercise_id": exercise.id, "day": day, "kind": kind, "reps": reps, "weight_kilograms": weightKilograms,
            "rpe": ratingOfPerceivedExertion, "note": note,
        ]
    }

    package func insert(_ database: Database, for user: User, at moment: TrainingMoment, id: Int64?) throws {
        try database.run(
            """
            INSERT INTO strength_sets (id, user_id, exercise_id, day, kind, reps, weight_kilograms,
                body_weight_kilograms, rpe, note, logged_at, logged_minute, workout_session_id)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12,
                (SELECT id FROM workout_sessions WHERE id = ?13 AND user_id = ?2))
            """,
            [
                id, user.id, exercise.id, day, kind.rawValue, reps, weightKilograms,
                try user.training.bodyWeight(database, for: self), ratingOfPerceivedExertion, note,
                moment.now.secondsSince1970, moment.loggedMinute(of: day), workoutSession,
            ])
    }

    /// A set that stays on its day keeps the minute and, of the same exercise, the body's weight that it was logged with.
    package func update(_ database: Database, _ old: StrengthSet, of user: User) throws {
        let keepsBodyWeight = (old.exerciseID, old.day) == (exercise.id, day)
        try database.run(
            """
            UPDATE strength_sets SET exercise_id = ?1, day = ?2, kind = ?3, reps = ?4, weight_kilograms = ?5,
                body_weight_kilograms = ?6, rpe = ?7, note = ?8, logged_minute = iif(day = ?2, logged_minute, NULL)
            WHERE id = ?9 AND user_id = ?10
            """,
            [
                exercise.id, day, kind.rawValue, reps, weightKilograms,
                keepsBodyWeight ? old.bodyWeightKilograms : try user.training.bodyWeight(database, for: self),
                ratingOfPerceivedExertion, note, old.id, user.id,
            ])
    }
}

extension User.Training {
    /// The body's weight that belongs to a set's load: none where the exercise moves something else.
    package func bodyWeight(_ database: Database, for draft: StrengthSetDraft) throws -> Double? {
        draft.exercise.load == .bodyweight ? try bodyWeightKilograms(database, on: draft.day) : nil
    }

    /// What the user weighed on a day as far as it is known: the last weighing until then, or else the first one.
    package func bodyWeightKilograms(_ database: Database, on day: LocalDay) throws -> Double? {
        if let weight = try Double.first(
            database,
            """
            SELECT weight_kilograms FROM weight_records WHERE user_id = ? AND recorded_on <= ?
            ORDER BY recorded_on DESC, recorded_at DESC, id DESC LIMIT 1
            """, [user.id, day])
        {
            return weight
        }
        return try Double.first(
            database,
            """
            SELECT weight_kilograms FROM weight_records WHERE user_id = ?
            ORDER BY recorded_on, recorded_at, id LIMIT 1
            """, [user.id])
    }
}
