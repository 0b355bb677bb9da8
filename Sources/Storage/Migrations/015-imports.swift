import GRDB

/// Imported files, and for each row the file that added it and its identity there, so that a row is added only once and
/// a whole file can be undone.
@Sendable func createImportTables(_ database: Database) throws {
    try database.execute(sql: importTables)
    for (table, noun, isReused) in importedTables {
        try watchImportedRows(database, of: table, noun, isReused: isReused)
    }
    try acceptHealthFiles(database)
    // An import of a hundred thousand rows is one change for the user: the revision counts `imports`.
    for table in ["imports", "health_sources"] { try countRevisions(database, of: table) }
}

private let importTables = """
    CREATE TABLE imports (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        format TEXT NOT NULL CHECK (length(format) BETWEEN 1 AND 40),
        file_name TEXT NOT NULL CHECK (length(file_name) <= 255),
        file_size INTEGER NOT NULL CHECK (file_size >= 0),
        digest BLOB NOT NULL CHECK (length(digest) = 32),
        state TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'undone')),
        file_uuid BLOB UNIQUE CHECK (length(file_uuid) = 16),
        summary TEXT NOT NULL CHECK (json_valid(summary)),
        problems TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(problems)),
        created_at INTEGER NOT NULL,
        changed_at INTEGER NOT NULL CHECK (changed_at >= created_at),
        UNIQUE (id, user_id),
        CHECK ((state = 'waiting') = (file_uuid IS NOT NULL))
    ) STRICT;
    CREATE INDEX imports_of_user ON imports (user_id, id);
    CREATE INDEX imports_waiting ON imports (created_at) WHERE state = 'waiting';

    CREATE TABLE import_rows (
        id INTEGER PRIMARY KEY,
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        import_id INTEGER NOT NULL,
        noun TEXT NOT NULL CHECK (length(noun) BETWEEN 1 AND 40),
        -- Which row of the noun's table; NULL where that was deleted and its number may be given again.
        row_id INTEGER,
        -- What else it takes to find it.
        detail TEXT,
        -- What the row is in its source: the first half of a SHA-256.
        identity BLOB NOT NULL CHECK (length(identity) = 16),
        is_edited INTEGER NOT NULL DEFAULT 0 CHECK (is_edited IN (0, 1)),
        UNIQUE (user_id, identity),
        FOREIGN KEY (import_id, user_id) REFERENCES imports (id, user_id) ON DELETE CASCADE
    ) STRICT;
    CREATE INDEX import_rows_of_import ON import_rows (import_id, user_id, noun, row_id, is_edited);
    CREATE INDEX import_rows_of_row ON import_rows (noun, row_id);
    """

/// The tables that imports add to, and whether their ids can be reused.
private let importedTables: [(table: String, noun: String, isReused: Bool)] = [
    ("strength_sets", "strengthSet", false), ("cardio_sessions", "cardioSession", false),
    ("cardio_sessions", "healthWorkout", false), ("trackable_entries", "trackableEntry", false),
    ("meal_entries", "mealEntry", false), ("weight_records", "weightRecord", true),
    ("exercises", "exercise", true), ("trackables", "trackable", true),
]

/// Marks an imported row that its person changes.
func watchImportedRows(_ database: Database, of table: String, _ noun: String, isReused: Bool) throws {
    try database.execute(
        sql: """
            CREATE TRIGGER \(table)_import_\(noun)_update AFTER UPDATE ON \(table)
            BEGIN UPDATE import_rows SET is_edited = 1 WHERE noun = '\(noun)' AND row_id = new.id; END;
            """)
    guard isReused else { return }
    try database.execute(
        sql: """
            CREATE TRIGGER \(table)_import_\(noun)_delete AFTER DELETE ON \(table)
            BEGIN UPDATE import_rows SET row_id = NULL WHERE noun = '\(noun)' AND row_id = old.id; END;
            """)
}

/// Apple Health files are another kind of source, next to apps that sync.
private func acceptHealthFiles(_ database: Database) throws {
    try database.execute(
        sql: """
            CREATE TABLE health_sources_with_files (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                app TEXT NOT NULL CHECK (length(app) BETWEEN 1 AND 40),
                name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
                UNIQUE (user_id, app, name),
                UNIQUE (id, user_id)
            ) STRICT;
            INSERT INTO health_sources_with_files SELECT id, user_id, app, name FROM health_sources;
            DELETE FROM sqlite_sequence WHERE name = 'health_sources_with_files';
            UPDATE sqlite_sequence SET name = 'health_sources_with_files' WHERE name = 'health_sources';
            DROP TABLE health_sources;
            ALTER TABLE health_sources_with_files RENAME TO health_sources;
            -- A file and a phone tell of the same workouts.
            CREATE INDEX health_workouts_by_start ON health_workouts (user_id, started_at);
            """)
}
