import GRDB

/// Sets of time or distance: a hold or a carry has no repetitions.
///
/// All other rows are valid as they are, so the text of the table is changed in place, as in `neverReuseIDs`
/// (sqlite.org/lang_altertable.html#otheralter).
@Sendable func addSetAmounts(_ database: Database) throws {
    let version = try Int.fetchOne(database, sql: "PRAGMA schema_version") ?? 0
    try database.execute(sql: "PRAGMA writable_schema = ON")
    try database.execute(
        sql: """
            UPDATE sqlite_schema
            SET sql = replace(sql, 'CHECK (reps BETWEEN 1 AND 10000)', 'CHECK (reps BETWEEN 0 AND 10000)')
            WHERE type = 'table' AND name = 'strength_sets' AND instr(sql, 'CHECK (reps BETWEEN 1 AND 10000)') > 0
            """)
    guard database.changesCount == 1 else { throw DatabaseError(message: "strength_sets has no limits of reps") }
    try database.execute(sql: "PRAGMA schema_version = \(version + 1); PRAGMA writable_schema = RESET")
    try database.execute(
        sql: """
            ALTER TABLE strength_sets ADD COLUMN duration_seconds INTEGER CHECK (duration_seconds BETWEEN 1 AND 86400);
            ALTER TABLE strength_sets ADD COLUMN distance_meters REAL
                CHECK (distance_meters > 0 AND distance_meters <= 100000)
                CHECK ((reps = 0) = (duration_seconds IS NOT NULL OR distance_meters IS NOT NULL));
            DROP TRIGGER strength_sets_exercise_day_update;
            CREATE TRIGGER strength_sets_exercise_day_update AFTER UPDATE OF user_id, exercise_id, day, kind, reps,
                weight_kilograms, body_weight_kilograms, duration_seconds, distance_meters ON strength_sets
            BEGIN
                INSERT INTO outdated_exercise_days VALUES (old.exercise_id, old.user_id, old.day)
                    ON CONFLICT DO NOTHING;
                INSERT INTO outdated_exercise_days VALUES (new.exercise_id, new.user_id, new.day)
                    ON CONFLICT DO NOTHING;
            END;
            """)
}
