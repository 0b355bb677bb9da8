import GRDB

/// What phones, watches and scales send, by the token that each of them was given.
@Sendable func createHealthTables(_ database: Database) throws {
    try database.execute(
        sql: """
            CREATE TABLE health_tokens (
                id INTEGER PRIMARY KEY,
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                token_digest BLOB NOT NULL UNIQUE CHECK (length(token_digest) = 32),
                name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
                created_at INTEGER NOT NULL,
                last_used_at INTEGER
            ) STRICT;
            CREATE INDEX health_tokens_of_user ON health_tokens (user_id, id);
            """)
}
