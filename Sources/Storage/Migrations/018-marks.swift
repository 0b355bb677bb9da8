import GRDB

/// Lets changes of hundreds of thousands of rows run in slices, while others write.
///
/// Triggers no longer recompute a day's totals with each row: they mark the day, and the transaction recomputes marked
/// days once before it commits (`AppDatabase.settleDays`). Work for more than one transaction is recorded here, so that
/// it resumes after a restart.
@Sendable func markDays(_ database: Database) throws {
    try database.execute(sql: markTables)
    let setColumns = "user_id, exercise_id, day, kind, reps, weight_kilograms, body_weight_kilograms"
    let sessionColumns = "user_id, exercise_id, day, duration_seconds, distance_meters"
    for (table, columns) in [("strength_sets", setColumns), ("cardio_sessions", sessionColumns)] {
        try markDays(
            database, of: table, trigger: "exercise_day", updateOf: "OF \(columns) ",
            in: "outdated_exercise_days", ["exercise_id", "user_id", "day"])
    }
    try markDays(
        database, of: "meal_entries", trigger: "day", updateOf: "", in: "outdated_nutrition_days", ["user_id", "day"])
    try allowLongImports(database)
}

private let markTables = """
    -- Days whose sums a transaction has yet to make anew: empty between transactions. Without foreign keys, because the
    -- rows of a person who is being deleted mark their days as well.
    CREATE TABLE outdated_exercise_days (
        exercise_id INTEGER NOT NULL,
        user_id INTEGER NOT NULL,
        day TEXT NOT NULL,
        PRIMARY KEY (exercise_id, user_id, day)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE outdated_nutrition_days (
        user_id INTEGER NOT NULL,
        day TEXT NOT NULL,
        PRIMARY KEY (user_id, day)
    ) STRICT, WITHOUT ROWID;

    -- Exercises whose records are those of an earlier state, from a day on, while many of their rows change.
    CREATE TABLE outdated_records (
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
        day TEXT NOT NULL,
        PRIMARY KEY (user_id, exercise_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX outdated_records_of_exercise ON outdated_records (exercise_id);

    -- What is deleted bit by bit.
    CREATE TABLE deletions (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        noun TEXT NOT NULL CHECK (noun IN ('account', 'exercise', 'healthSource')),
        -- Which exercise or source; 0 of an account.
        row_id INTEGER NOT NULL,
        created_at INTEGER NOT NULL,
        UNIQUE (user_id, noun, row_id)
    ) STRICT;
    """

private func markDays(
    _ database: Database, of table: String, trigger: String, updateOf columns: String, in marks: String,
    _ key: [String]
) throws {
    func mark(_ row: String) -> String {
        let values = key.map { "\(row).\($0)" }.joined(separator: ", ")
        return "INSERT INTO \(marks) VALUES (\(values)) ON CONFLICT DO NOTHING;"
    }
    try database.execute(
        sql: """
            DROP TRIGGER \(table)_\(trigger)_insert;
            DROP TRIGGER \(table)_\(trigger)_update;
            DROP TRIGGER \(table)_\(trigger)_delete;
            CREATE TRIGGER \(table)_\(trigger)_insert AFTER INSERT ON \(table)
            BEGIN \(mark("new")) END;
            CREATE TRIGGER \(table)_\(trigger)_update AFTER UPDATE \(columns)ON \(table)
            BEGIN \(mark("old")) \(mark("new")) END;
            CREATE TRIGGER \(table)_\(trigger)_delete AFTER DELETE ON \(table)
            BEGIN \(mark("old")) END;
            """)
}

/// Adds the states of an import that is partly added or undone.
private func allowLongImports(_ database: Database) throws {
    try database.execute(
        sql: """
            CREATE TABLE long_imports (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                format TEXT NOT NULL CHECK (length(format) BETWEEN 1 AND 40),
                file_name TEXT NOT NULL CHECK (length(file_name) <= 255),
                file_size INTEGER NOT NULL CHECK (file_size >= 0),
                digest BLOB NOT NULL CHECK (length(digest) = 32),
                state TEXT NOT NULL CHECK (state IN ('waiting', 'adding', 'done', 'undoing', 'undone')),
                file_uuid BLOB UNIQUE CHECK (length(file_uuid) = 16),
                summary TEXT NOT NULL CHECK (json_valid(summary)),
                problems TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(problems)),
                created_at INTEGER NOT NULL,
                changed_at INTEGER NOT NULL CHECK (changed_at >= created_at),
                UNIQUE (id, user_id),
                CHECK ((state IN ('waiting', 'adding')) = (file_uuid IS NOT NULL))
            ) STRICT;
            INSERT INTO long_imports SELECT id, user_id, format, file_name, file_size, digest, state, file_uuid, summary,
                problems, created_at, changed_at FROM imports;
            DELETE FROM sqlite_sequence WHERE name = 'long_imports';
            UPDATE sqlite_sequence SET name = 'long_imports' WHERE name = 'imports';
            DROP TABLE imports;
            ALTER TABLE long_imports RENAME TO imports;
            CREATE INDEX imports_of_user ON imports (user_id, id);
            CREATE INDEX imports_waiting ON imports (created_at) WHERE state = 'waiting';
            CREATE INDEX imports_running ON imports (user_id) WHERE state IN ('adding', 'undoing');
            """)
    try countRevisions(database, of: "imports")
}
