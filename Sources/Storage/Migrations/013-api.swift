import GRDB

/// API sign-ins, API keys, and the stored answers to requests that create something.
///
/// A sign-in is a family of refresh tokens: each is used once and yields the next one. If one is used twice, it was
/// stolen, and the whole family is revoked. Only digests of tokens are stored.
@Sendable func createAPITables(_ database: Database) throws {
    try database.execute(
        sql: """
            -- What access tokens are signed with, by every server of this data.
            CREATE TABLE api_signing_keys (
                id INTEGER PRIMARY KEY CHECK (id = 1),
                secret BLOB NOT NULL CHECK (length(secret) >= 32)
            ) STRICT;

            -- An id is never given again: access tokens name it.
            CREATE TABLE api_sign_ins (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                user_agent TEXT NOT NULL CHECK (length(user_agent) <= 400),
                address TEXT NOT NULL,
                created_at INTEGER NOT NULL,
                last_seen_at INTEGER NOT NULL CHECK (last_seen_at >= created_at),
                UNIQUE (id, user_id)
            ) STRICT;
            CREATE INDEX api_sign_ins_of_user ON api_sign_ins (user_id, last_seen_at);

            CREATE TABLE api_refresh_tokens (
                token_digest BLOB PRIMARY KEY CHECK (length(token_digest) = 32),
                sign_in_id INTEGER NOT NULL,
                user_id INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
                used_at INTEGER,
                FOREIGN KEY (sign_in_id, user_id) REFERENCES api_sign_ins (id, user_id) ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX api_refresh_tokens_of_sign_in ON api_refresh_tokens (sign_in_id, user_id, expires_at);

            CREATE TABLE api_keys (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                token_digest BLOB NOT NULL UNIQUE CHECK (length(token_digest) = 32),
                name TEXT NOT NULL COLLATE NOCASE CHECK (length(name) BETWEEN 1 AND 60),
                areas TEXT NOT NULL CHECK (length(areas) > 0),
                can_write INTEGER NOT NULL CHECK (can_write IN (0, 1)),
                created_at INTEGER NOT NULL,
                expires_at INTEGER,
                last_used_at INTEGER,
                UNIQUE (user_id, name)
            ) STRICT;

            -- Until a change is committed there is no row; until its answer is known the row has none.
            CREATE TABLE idempotent_answers (
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                key TEXT NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
                request_digest BLOB NOT NULL CHECK (length(request_digest) = 32),
                claim BLOB NOT NULL CHECK (length(claim) = 16),
                created_at INTEGER NOT NULL,
                status INTEGER,
                headers TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(headers)),
                body BLOB,
                PRIMARY KEY (user_id, key)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX idempotent_answers_by_age ON idempotent_answers (created_at);
            """)
    // No page shows the other two.
    for table in ["api_sign_ins", "api_keys"] { try countRevisions(database, of: table) }
}
