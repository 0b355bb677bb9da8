import GRDB

extension AppDatabase {
    /// Recomputes, once each, what triggers have marked in this transaction: the body weights of sets
    /// (`outdated_body_weights`), then daily totals (`outdated_exercise_days`, `outdated_nutrition_days`).
    ///
    /// Every transaction ends with it; code that reads `exercise_days` or `nutrition_days` after changing their rows in
    /// the same transaction must call it first. Deleted users and exercises get no rows.
    public static func settleDays(_ database: Database) throws {
        if try isMarked(database, "outdated_body_weights") { try settle(database, settlingBodyWeights) }
        if try isMarked(database, "outdated_exercise_days") { try settle(database, settlingExerciseDays) }
        if try isMarked(database, "outdated_nutrition_days") { try settle(database, settlingNutritionDays) }
    }

    private static func isMarked(_ database: Database, _ marks: String) throws -> Bool {
        try Int.fetchOne(database.cachedStatement(sql: "SELECT 1 FROM \(marks) LIMIT 1")) != nil
    }

    private static func settle(_ database: Database, _ statements: [String]) throws {
        for sql in statements { try database.cachedStatement(sql: sql).execute() }
    }

    /// A set has the last weighing until its day, or else the first one, and of it the part that its exercise moves. Without
    /// any weighing it keeps what it has.
    static let settlingBodyWeights = [
        """
        UPDATE strength_sets SET body_weight_kilograms = \(movedBody(of: "strength_sets"))
        WHERE id IN (
            SELECT sets.id FROM outdated_body_weights AS marks CROSS JOIN strength_sets AS sets
                ON sets.user_id = marks.user_id AND sets.day >= marks.day
            CROSS JOIN exercises ON exercises.id = sets.exercise_id
            WHERE load = 'bodyweight' AND body_weight_kilograms IS NOT coalesce(\(movedBody(of: "sets")),
                body_weight_kilograms))
        """,
        "DELETE FROM outdated_body_weights",
    ]

    /// As `Exercise.movedKilograms` computes it.
    private static func movedBody(of sets: String) -> String {
        let weighing = "SELECT weight_kilograms FROM weight_records WHERE user_id = \(sets).user_id"
        return """
            (SELECT CASE share WHEN 0 THEN 0.0 WHEN 1 THEN body ELSE round(body * share * 1000) / 1000 END
            FROM (SELECT (SELECT body_share FROM exercises WHERE id = \(sets).exercise_id) AS share, coalesce(
                (\(weighing) AND recorded_on <= \(sets).day ORDER BY recorded_on DESC, recorded_at DESC, id DESC LIMIT 1),
                (\(weighing) ORDER BY recorded_on, recorded_at, id LIMIT 1)) AS body))
            """
    }

    /// `day` comes first in the DELETE: in another order SQLite would scan all days of the exercise.
    ///
    /// Warm-ups are left out. A one-rep max is Epley's estimate, for at most twelve reps, and for no exercise that moves an
    /// unknown part of the body; paces come from the sessions with a distance.
    static let settlingExerciseDays = [
        """
        DELETE FROM exercise_days WHERE (day, exercise_id, user_id)
            IN (SELECT day, exercise_id, user_id FROM outdated_exercise_days)
        """,
        """
        INSERT INTO exercise_days (exercise_id, user_id, day, sets, repetitions, most_repetitions, volume_grams,
            heaviest_kilograms, one_rep_max_kilograms, cardio_sessions, cardio_seconds, cardio_meters, paced_seconds,
            longest_seconds, held_seconds, farthest_meters, carried_meters)
        SELECT exercise_id, user_id, day, sum(sets), sum(reps), max(reps), sum(volume_grams), max(weight_kilograms),
            max(CASE WHEN load <= 0 OR reps NOT BETWEEN 1 AND 12 THEN NULL WHEN reps = 1 THEN load
                ELSE load * (1 + reps / 30.0) END),
            sum(sessions), sum(seconds), sum(meters), sum(paced_seconds),
            max(iif(set_meters = 0, set_seconds, 0)), sum(set_seconds), max(set_meters),
            CAST(round(sum(set_meters)) AS INTEGER)
        FROM (
            SELECT marks.*, 1 AS sets, reps, volume_grams, weight_kilograms,
                iif(body_weight_kilograms = 0, NULL, weight_kilograms + coalesce(body_weight_kilograms, 0.0)) AS load,
                0 AS sessions, 0 AS seconds, 0 AS meters, 0 AS paced_seconds,
                coalesce(duration_seconds, 0) AS set_seconds, coalesce(distance_meters, 0.0) AS set_meters
            FROM outdated_exercise_days AS marks CROSS JOIN strength_sets
                ON strength_sets.exercise_id = marks.exercise_id AND strength_sets.user_id = marks.user_id
                AND strength_sets.day = marks.day
            WHERE kind <> 'warmUp'
            UNION ALL
            SELECT marks.*, 0, 0, 0, NULL, NULL, 1, duration_seconds,
                CAST(round(coalesce(distance_meters, 0)) AS INTEGER), iif(distance_meters IS NULL, 0, duration_seconds),
                0, 0.0
            FROM outdated_exercise_days AS marks CROSS JOIN cardio_sessions
                ON cardio_sessions.exercise_id = marks.exercise_id AND cardio_sessions.user_id = marks.user_id
                AND cardio_sessions.day = marks.day
        ) WHERE EXISTS (SELECT 1 FROM users WHERE id = user_id)
            AND EXISTS (SELECT 1 FROM exercises WHERE id = exercise_id)
        GROUP BY exercise_id, user_id, day
        """,
        "DELETE FROM outdated_exercise_days",
    ]

    /// Only what was eaten, not what is planned. Unknown nutrients count as zero; the energy of the entries that lack
    /// a macro is summed beside it.
    static let settlingNutritionDays = [
        "DELETE FROM nutrition_days WHERE (day, user_id) IN (SELECT day, user_id FROM outdated_nutrition_days)",
        """
        INSERT INTO nutrition_days (user_id, day, entries, energy_kilocalories, protein_grams, carbohydrate_grams,
            fat_grams, fiber_grams, unknown_entries, protein_unknown_kilocalories, carbohydrate_unknown_kilocalories,
            fat_unknown_kilocalories)
        SELECT marks.user_id, marks.day, count(*), total(energy_kilocalories), total(protein_grams),
            total(carbohydrate_grams), total(fat_grams), total(fiber_grams), sum(energy_kilocalories IS NULL),
            total(iif(protein_grams IS NULL, energy_kilocalories, 0)),
            total(iif(carbohydrate_grams IS NULL, energy_kilocalories, 0)),
            total(iif(fat_grams IS NULL, energy_kilocalories, 0))
        FROM outdated_nutrition_days AS marks CROSS JOIN meal_entries
            ON meal_entries.user_id = marks.user_id AND meal_entries.day = marks.day
        WHERE is_planned = 0 AND EXISTS (SELECT 1 FROM users WHERE id = marks.user_id)
        GROUP BY marks.user_id, marks.day
        """,
        "DELETE FROM outdated_nutrition_days",
    ]
}
