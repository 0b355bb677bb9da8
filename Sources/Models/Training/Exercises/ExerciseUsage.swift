import GRDB

/// How much the user has used an exercise.
package struct ExerciseUsage: Sendable, Equatable {
    package internal(set) var sets = 0
    package internal(set) var cardioSessions = 0
    /// How many of the user's workout plans contain it.
    package internal(set) var plans = 0
    /// How many of the user's routines contain it.
    package internal(set) var routines = 0
    /// How many of the user's goals count only this exercise.
    package internal(set) var goals = 0

    package var isLogged: Bool { sets + cardioSessions > 0 }
    /// Whether what was done is lost with the exercise.
    package var hasHistory: Bool { isLogged || goals > 0 }
}

extension User.Training {
    package func usage(_ database: Database, of exercise: Int64) throws -> ExerciseUsage {
        return try RowReader.first(
            database,
            """
            SELECT (SELECT count(*) FROM strength_sets WHERE exercise_id = ?1 AND user_id = ?2),
                (SELECT count(*) FROM cardio_sessions WHERE exercise_id = ?1 AND user_id = ?2),
                (SELECT count(*) FROM workout_plans WHERE user_id = ?2 AND EXISTS (
                    SELECT 1 FROM workout_plan_exercises
                    WHERE plan_id = workout_plans.id AND exercise_id = ?1)),
                (SELECT count(*) FROM routines WHERE user_id = ?2 AND EXISTS (
                    SELECT 1 FROM routine_exercises WHERE routine_id = routines.id AND exercise_id = ?1)),
                (SELECT count(*) FROM goals WHERE exercise_id = ?1 AND user_id = ?2)
            """, [exercise, user.id]
        ) {
            try ExerciseUsage(
                sets: $0.next(), cardioSessions: $0.next(), plans: $0.next(), routines: $0.next(), goals: $0.next())
        } ?? ExerciseUsage()
    }
}
