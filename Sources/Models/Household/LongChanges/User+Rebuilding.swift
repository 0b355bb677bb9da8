import GRDB
import Storage

extension User.Training {
    /// The columns that a training day and the totals share.
    package static let dayCounts = [
        "strength_sets", "repetitions", "volume_grams", "cardio_sessions", "cardio_seconds", "cardio_meters",
        "workouts", "completed_workouts", "workout_seconds", "energy_kilocalories", "early_entries", "late_entries",
    ]

    /// Rebuilds the days from the rows of each table; the triggers add them up to the totals.
    func rebuildDays(_ database: Database) throws {
        let zeros = Self.dayCounts.map { "\($0) = 0" }.joined(separator: ", ")
        try database.execute(
            sql: """
                INSERT OR IGNORE INTO training_totals (user_id) VALUES (:user);
                DELETE FROM training_days WHERE user_id = :user;
                UPDATE training_totals SET training_days = 0, \(zeros) WHERE user_id = :user;
                INSERT INTO training_days (user_id, day, \(Self.dayCounts.joined(separator: ", ")))
                SELECT :user, day, sum(strength_sets), sum(repetitions), sum(volume_grams), sum(cardio_sessions),
                    sum(cardio_seconds), sum(cardio_meters), sum(workouts), sum(completed_workouts),
                    sum(workout_seconds), sum(energy_kilocalories), sum(coalesce(logged_minute < 420, 0)),
                    sum(coalesce(logged_minute >= 1260, 0))
                FROM (
                    SELECT day, logged_minute, 1 AS strength_sets, iif(kind = 'warmUp', 0, reps) AS repetitions,
                        volume_grams, 0 AS cardio_sessions, 0 AS cardio_seconds, 0 AS cardio_meters, 0 AS workouts,
                        0 AS completed_workouts, 0 AS workout_seconds, 0 AS energy_kilocalories
                    FROM strength_sets WHERE user_id = :user
                    UNION ALL
                    SELECT day, logged_minute, 0, 0, 0, 1, duration_seconds,
                        CAST(round(coalesce(distance_meters, 0)) AS INTEGER), 0, 0, 0, energy_kilocalories
                    FROM cardio_sessions WHERE user_id = :user
                    UNION ALL
                    SELECT day, logged_minute, 0, 0, 0, 0, 0, 0, 1, is_mostly_done, duration_seconds,
                        energy_kilocalories
                    FROM workout_sessions WHERE user_id = :user AND completed_at IS NOT NULL
                ) GROUP BY day;
                """,
            arguments: ["user": user.id])
    }

    func rebuildExerciseDays(_ database: Database) throws {
        try database.execute(
            sql: """
                DELETE FROM exercise_days WHERE user_id = :user;
                INSERT INTO outdated_exercise_days (exercise_id, user_id, day)
                SELECT exercise_id, user_id, day FROM strength_sets WHERE user_id = :user
                UNION SELECT exercise_id, user_id, day FROM cardio_sessions WHERE user_id = :user;
                """,
            arguments: ["user": user.id])
        try AppDatabase.settleDays(database)
    }

    func rebuildStanding(_ database: Database, at moment: TrainingMoment) throws {
        try database.execute(
            sql: """
                UPDATE training_totals SET records = (SELECT count(*) FROM personal_records
                    WHERE user_id = :user AND is_baseline = 0) WHERE user_id = :user;
                INSERT INTO training_patterns (user_id, is_outdated) VALUES (:user, 1)
                    ON CONFLICT (user_id) DO UPDATE SET is_outdated = 1;
                """,
            arguments: ["user": user.id])
        try refreshStanding(database, at: moment)
    }
}

extension User.Nutrition {
    func rebuildDays(_ database: Database) throws {
        try database.execute(
            sql: """
                DELETE FROM nutrition_days WHERE user_id = :user;
                INSERT INTO outdated_nutrition_days (user_id, day)
                SELECT DISTINCT user_id, day FROM meal_entries WHERE user_id = :user;
                """,
            arguments: ["user": user.id])
        try AppDatabase.settleDays(database)
    }
}
