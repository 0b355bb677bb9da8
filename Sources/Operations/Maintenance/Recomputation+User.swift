import GRDB
import Models

extension User {
    /// Makes every number that follows from the user's rows anew.
    func rebuildDerivedNumbers(_ database: Database, at moment: TrainingMoment) throws {
        try rebuildTrainingDays(database)
        try rebuildExerciseDays(database)
        try rebuildNutritionDays(database)
        _ = try training.rebuildRecords(database)
        try rebuildGoals(database, at: moment)
        try database.execute(
            sql: """
                UPDATE training_totals SET records = (SELECT count(*) FROM personal_records
                    WHERE user_id = :user AND is_baseline = 0) WHERE user_id = :user;
                INSERT INTO training_patterns (user_id, is_outdated) VALUES (:user, 1)
                    ON CONFLICT (user_id) DO UPDATE SET is_outdated = 1;
                """,
            arguments: ["user": id])
        try training.refreshStanding(database, at: moment)
        try weights.recomputeMeasurements(database)
        try database.execute(sql: "DELETE FROM histories WHERE user_id = ?", arguments: [id])
        try analysis.packHistory(database, today: moment.today)
    }

    private func rebuildGoals(_ database: Database, at moment: TrainingMoment) throws {
        try goals.forgetGoalPeriods(database)
        try goals.refreshGoals(database, at: moment, celebrates: false)
    }

    private func rebuildNutritionDays(_ database: Database) throws {
        let nutrients = DerivedNumbers.nutritionCounts.dropFirst()
        try database.execute(
            sql: """
                DELETE FROM nutrition_days WHERE user_id = :user;
                INSERT INTO nutrition_days (user_id, day, entries, \(nutrients.joined(separator: ", ")))
                SELECT user_id, day, count(*), \(nutrients.map { "total(\($0))" }.joined(separator: ", "))
                FROM meal_entries WHERE user_id = :user GROUP BY user_id, day;
                """,
            arguments: ["user": id])
    }

    private func rebuildExerciseDays(_ database: Database) throws {
        try database.execute(
            sql: """
                DELETE FROM exercise_days WHERE user_id = :user;
                INSERT INTO exercise_days (user_id, exercise_id, day,
                    \(DerivedNumbers.exerciseCounts.joined(separator: ", ")))
                SELECT :user, exercise_id, day, sum(sets), sum(reps), max(reps), sum(volume_grams), max(weight_kilograms),
                    max(estimate), sum(sessions), sum(seconds), sum(meters), sum(paced_seconds)
                FROM (
                    SELECT exercise_id, day, 1 AS sets, reps, volume_grams, weight_kilograms,
                        CASE WHEN load <= 0 OR reps > 12 THEN NULL WHEN reps = 1 THEN load
                            ELSE load * (1 + reps / 30.0) END AS estimate,
                        0 AS sessions, 0 AS seconds, 0 AS meters, 0 AS paced_seconds
                    FROM (SELECT *, weight_kilograms + coalesce(body_weight_kilograms, 0.0) AS load FROM strength_sets
                        WHERE user_id = :user AND kind <> 'warmUp')
                    UNION ALL
                    SELECT exercise_id, day, 0, 0, 0, NULL, NULL, 1, duration_seconds,
                        CAST(round(coalesce(distance_meters, 0)) AS INTEGER),
                        iif(distance_meters IS NULL, 0, duration_seconds)
                    FROM cardio_sessions WHERE user_id = :user
                ) GROUP BY exercise_id, day;
                """,
            arguments: ["user": id])
    }

    /// The days from the rows of each table; the triggers add them up to the totals.
    private func rebuildTrainingDays(_ database: Database) throws {
        let zeros = DerivedNumbers.counts.map { "\($0) = 0" }.joined(separator: ", ")
        try database.execute(
            sql: """
                INSERT OR IGNORE INTO training_totals (user_id) VALUES (:user);
                DELETE FROM training_days WHERE user_id = :user;
                UPDATE training_totals SET training_days = 0, \(zeros) WHERE user_id = :user;
                INSERT INTO training_days (user_id, day, \(DerivedNumbers.counts.joined(separator: ", ")))
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
            arguments: ["user": id])
    }
}
