import GRDB

/// The trainers that a household has, and the links by which somebody without an account may see a person's progress.
@Sendable func createTrainerTables(_ database: Database) throws {
    try database.execute(
        sql: """
            CREATE TABLE trainers (
                id INTEGER PRIMARY KEY,
                added_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
                name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
                created_at INTEGER NOT NULL
            ) STRICT;
            """)
}
