import GRDB

/// What the sets of an exercise are counted in, and the day's sums of those that are not counted in repetitions.
///
/// Histories are packed again, because a packed day has these sums. Holds and carries logged before get their records.
@Sendable func addSetMeasures(_ database: Database) throws {
    try database.execute(
        sql: """
            ALTER TABLE exercises ADD COLUMN measure TEXT NOT NULL DEFAULT 'reps'
                CHECK (measure IN ('reps', 'hold', 'carry') AND (measure = 'reps' OR kind = 'strength'));
            ALTER TABLE exercise_days ADD COLUMN longest_seconds INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE exercise_days ADD COLUMN held_seconds INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE exercise_days ADD COLUMN farthest_meters REAL NOT NULL DEFAULT 0;
            ALTER TABLE exercise_days ADD COLUMN carried_meters INTEGER NOT NULL DEFAULT 0;
            INSERT INTO outdated_exercise_days (exercise_id, user_id, day)
            SELECT DISTINCT exercise_id, user_id, day FROM strength_sets WHERE reps = 0 ON CONFLICT DO NOTHING;
            INSERT INTO outdated_records (user_id, exercise_id, day)
            SELECT user_id, exercise_id, min(day) FROM strength_sets WHERE reps = 0 GROUP BY user_id, exercise_id
            ON CONFLICT DO UPDATE SET day = min(day, excluded.day);
            DELETE FROM histories;
            INSERT OR IGNORE INTO goal_measures VALUES ('strength', 'longestTime', 1, 0, 0),
                ('strength', 'farthest', 1, 0, 0), ('strength', 'heldTime', 1, 0, 0);
            """)
}
