import GRDB

/// How much of the body an exercise moves, and sets whose body weight follows their weighing.
///
/// All bodyweight sets are computed again once, when this version's exercises are loaded. What was reached before stays:
/// periods of goals that are over, and achievements. The people whom it concerns are told for some days.
@Sendable func countBodyShares(_ database: Database) throws {
    try allowPartsOfBodies(database)
    try database.execute(sql: bodyShareColumns)
    try database.execute(sql: keepingWhatWasReached)
    for (event, change, rows) in [
        ("insert", "INSERT", ["new"]), ("delete", "DELETE", ["old"]),
        ("update", "UPDATE OF user_id, weight_kilograms, recorded_on, recorded_at", ["old", "new"]),
    ] {
        try database.execute(
            sql: """
                CREATE TRIGGER weight_records_sets_\(event) AFTER \(change) ON weight_records
                BEGIN \(rows.map(outdatingBodyWeights).joined(separator: " ")) END;
                """)
    }
}

/// The sets since a weighing have its weight, and those before the first one, too.
private func outdatingBodyWeights(_ row: String) -> String {
    """
    INSERT INTO outdated_body_weights VALUES (\(row).user_id, iif(EXISTS (SELECT 1 FROM weight_records
        WHERE user_id = \(row).user_id AND recorded_on < \(row).recorded_on), \(row).recorded_on, '1000-01-01'))
        ON CONFLICT (user_id) DO UPDATE SET day = min(day, excluded.day);
    """
}

/// A part of a light person's weight is less than anybody weighs. All rows are valid as they are, so the text of the table
/// is changed in place, as in `addSetAmounts`.
private func allowPartsOfBodies(_ database: Database) throws {
    let version = try Int.fetchOne(database, sql: "PRAGMA schema_version") ?? 0
    let old = "CHECK (body_weight_kilograms BETWEEN 20 AND 500)"
    try database.execute(sql: "PRAGMA writable_schema = ON")
    try database.execute(
        sql: """
            UPDATE sqlite_schema SET sql = replace(sql, '\(old)', 'CHECK (body_weight_kilograms BETWEEN 0 AND 500)')
            WHERE type = 'table' AND name = 'strength_sets' AND instr(sql, '\(old)') > 0
            """)
    guard database.changesCount == 1 else {
        throw DatabaseError(message: "strength_sets has no limits of body weights")
    }
    try database.execute(sql: "PRAGMA schema_version = \(version + 1); PRAGMA writable_schema = RESET")
}

/// The marks are without foreign keys, as those of days are. What only the weight of a body changes is no edit of an
/// imported set.
private let bodyShareColumns = """
    ALTER TABLE exercises ADD COLUMN body_share REAL NOT NULL DEFAULT 1.0 CHECK (body_share BETWEEN 0 AND 1);
    CREATE TABLE outdated_body_weights (
        user_id INTEGER PRIMARY KEY,
        -- The first day whose sets may have another body weight.
        day TEXT NOT NULL
    ) STRICT;
    INSERT INTO outdated_body_weights
    SELECT DISTINCT user_id, '1000-01-01' FROM strength_sets WHERE body_weight_kilograms NOT NULL;
    CREATE TRIGGER exercises_body_share AFTER UPDATE OF body_share ON exercises WHEN new.body_share <> old.body_share
    BEGIN
        INSERT INTO outdated_body_weights SELECT DISTINCT user_id, '1000-01-01' FROM strength_sets
            WHERE exercise_id = new.id ON CONFLICT (user_id) DO UPDATE SET day = excluded.day;
    END;
    CREATE TRIGGER strength_sets_records_update AFTER UPDATE OF body_weight_kilograms ON strength_sets
    WHEN new.body_weight_kilograms IS NOT old.body_weight_kilograms
    BEGIN
        INSERT INTO outdated_records (user_id, exercise_id, day) VALUES (new.user_id, new.exercise_id, new.day)
            ON CONFLICT (user_id, exercise_id) DO UPDATE SET day = min(day, excluded.day);
    END;
    DROP TRIGGER strength_sets_import_strengthSet_update;
    CREATE TRIGGER strength_sets_import_strengthSet_update AFTER UPDATE OF exercise_id, day, kind, reps,
        duration_seconds, distance_meters, weight_kilograms, rpe, note, workout_session_id, session_set_id
        ON strength_sets
    BEGIN UPDATE import_rows SET is_edited = 1 WHERE noun = 'strengthSet' AND row_id = new.id; END;
    """

private let keepingWhatWasReached = """
    ALTER TABLE goals ADD COLUMN kept_until TEXT
        CHECK (kept_until GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]');
    ALTER TABLE achievements ADD COLUMN is_kept INTEGER NOT NULL DEFAULT 0 CHECK (is_kept IN (0, 1));
    ALTER TABLE users ADD COLUMN recounted_on TEXT
        CHECK (recounted_on GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]');
    UPDATE users SET recounted_on = date('now') WHERE id IN (SELECT user_id FROM outdated_body_weights);
    UPDATE goals SET kept_until = (SELECT max(last_day) FROM goal_periods WHERE goal_id = goals.id)
    WHERE type = 'strength' AND measure IN ('volume', 'oneRepMax')
        AND (exercise_id IS NULL OR exercise_id IN (SELECT id FROM exercises WHERE load = 'bodyweight'))
        AND user_id IN (SELECT user_id FROM outdated_body_weights);
    UPDATE achievements SET is_kept = 1
    WHERE revoked_at IS NULL AND (key LIKE 'volume%' OR key LIKE '%record%')
        AND user_id IN (SELECT user_id FROM outdated_body_weights);
    CREATE TRIGGER users_kept_goals AFTER UPDATE OF first_weekday ON users WHEN new.first_weekday <> old.first_weekday
    BEGIN UPDATE goals SET kept_until = NULL WHERE user_id = new.id AND cadence = 'weekly'; END;
    """
