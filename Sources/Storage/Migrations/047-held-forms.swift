import GRDB

/// A form that was sent after somebody else had signed in in its browser waits for its writer. Its token tells the forms of
/// one address apart: the same form takes the place of what it said before.
@Sendable func holdForms(_ database: Database) throws {
    try database.execute(
        sql: """
            CREATE TABLE held_forms (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                action TEXT NOT NULL CHECK (action LIKE '/%'),
                token TEXT NOT NULL,
                body TEXT NOT NULL,
                created_at INTEGER NOT NULL,
                UNIQUE (user_id, action, token)
            ) STRICT;
            CREATE INDEX held_forms_by_age ON held_forms (created_at);
            """)
    // Home tells of it.
    try countRevisions(database, of: "held_forms")
}
