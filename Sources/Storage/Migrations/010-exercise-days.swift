import GRDB

/// Daily totals of each exercise, so that a chart of ten years reads a row per day instead of every set.
///
/// A day's row is recomputed from its sets and sessions at each change, so that nothing can drift. Warm-ups are left
/// out; a day with only warm-ups has no row. Paces come from the sessions with a distance.
@Sendable func createExerciseDays(_ database: Database) throws {
    try database.execute(
        sql: """
            CREATE TABLE exercise_days (
                exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                day TEXT NOT NULL,
                sets INTEGER NOT NULL,
                repetitions INTEGER NOT NULL,
                most_repetitions INTEGER NOT NULL,
                volume_grams INTEGER NOT NULL,
                heaviest_kilograms REAL,
                one_rep_max_kilograms REAL,
                cardio_sessions INTEGER NOT NULL,
                cardio_seconds INTEGER NOT NULL,
                cardio_meters INTEGER NOT NULL,
                paced_seconds INTEGER NOT NULL,
                PRIMARY KEY (exercise_id, user_id, day)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX exercise_days_by_day ON exercise_days (user_id, day, exercise_id, sets, volume_grams);
            CREATE INDEX strength_sets_by_repetitions ON strength_sets (exercise_id, user_id, reps, day)
                WHERE kind <> 'warmUp';

            INSERT INTO exercise_days \(exerciseDays(where: "true"));
            """)
    let setColumns = "user_id, exercise_id, day, kind, reps, weight_kilograms, body_weight_kilograms"
    let sessionColumns = "user_id, exercise_id, day, duration_seconds, distance_meters"
    for (table, columns) in [("strength_sets", setColumns), ("cardio_sessions", sessionColumns)] {
        try database.execute(
            sql: """
                CREATE TRIGGER \(table)_exercise_day_insert AFTER INSERT ON \(table)
                BEGIN \(remaking("new")) END;
                CREATE TRIGGER \(table)_exercise_day_update AFTER UPDATE OF \(columns) ON \(table)
                BEGIN \(remaking("old")) \(remaking("new")) END;
                CREATE TRIGGER \(table)_exercise_day_delete AFTER DELETE ON \(table)
                BEGIN \(remaking("old")) END;
                """)
    }
}

/// Removes the row of a day with nothing left, and inserts none for a deleted user or exercise.
private func remaking(_ row: String) -> String {
    let key = "exercise_id = \(row).exercise_id AND user_id = \(row).user_id AND day = \(row).day"
    return """
        DELETE FROM exercise_days WHERE \(key);
        INSERT INTO exercise_days \(exerciseDays(where: """
            \(key) AND EXISTS (SELECT 1 FROM users WHERE id = \(row).user_id)
                AND EXISTS (SELECT 1 FROM exercises WHERE id = \(row).exercise_id)
            """));
        """
}

/// The days of the sets and sessions that meet a condition. A one-rep max is estimated as in `OneRepMax`.
private func exerciseDays(where condition: String) -> String {
    """
    SELECT exercise_id, user_id, day, sum(sets), sum(repetitions), max(repetitions), sum(volume_grams),
        max(weight_kilograms), max(one_rep_max_kilograms), sum(sessions), sum(seconds), sum(meters), sum(paced_seconds)
    FROM (
        SELECT exercise_id, user_id, day, 1 AS sets, reps AS repetitions, volume_grams, weight_kilograms,
            CASE WHEN weight_kilograms + coalesce(body_weight_kilograms, 0.0) <= 0 OR reps > 12 THEN NULL
                WHEN reps = 1 THEN weight_kilograms + coalesce(body_weight_kilograms, 0.0)
                ELSE (weight_kilograms + coalesce(body_weight_kilograms, 0.0)) * (1 + reps / 30.0)
                END AS one_rep_max_kilograms,
            0 AS sessions, 0 AS seconds, 0 AS meters, 0 AS paced_seconds
        FROM strength_sets WHERE kind <> 'warmUp' AND \(condition)
        UNION ALL
        SELECT exercise_id, user_id, day, 0, 0, 0, NULL, NULL, 1, duration_seconds,
            CAST(round(coalesce(distance_meters, 0)) AS INTEGER), iif(distance_meters IS NULL, 0, duration_seconds)
        FROM cardio_sessions WHERE \(condition)
    ) GROUP BY exercise_id, user_id, day
    """
}
