import GRDB

/// The household's trainers, and the links that show a user's progress without an account.
///
/// A shared trainer outlives the account that added it; a private one is deleted with it.
@Sendable func createTrainerTables(_ database: Database) throws {
    try database.execute(
        sql: """
            CREATE TABLE trainers (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                added_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
                is_private INTEGER NOT NULL CHECK (is_private IN (0, 1)),
                name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
                photo_uuid BLOB UNIQUE CHECK (length(photo_uuid) = 16),
                specialities TEXT NOT NULL DEFAULT '' CHECK (length(specialities) <= 1000),
                bio TEXT NOT NULL DEFAULT '' CHECK (length(bio) <= 4000),
                languages TEXT NOT NULL DEFAULT '' CHECK (length(languages) <= 400),
                rate_amount TEXT CHECK (length(rate_amount) BETWEEN 1 AND 20),
                rate_currency TEXT CHECK (rate_currency GLOB '[A-Z][A-Z][A-Z]'),
                rate_period TEXT CHECK (rate_period IN ('hour', 'session', 'month')),
                phone TEXT CHECK (phone GLOB '+[1-9]*' AND substr(phone, 2) NOT GLOB '*[^0-9]*'
                    AND length(phone) BETWEEN 8 AND 16),
                telegram_name TEXT CHECK (telegram_name GLOB '[A-Za-z]*' AND telegram_name NOT GLOB '*[^A-Za-z0-9_]*'
                    AND length(telegram_name) BETWEEN 5 AND 32),
                email TEXT CHECK (length(email) BETWEEN 1 AND 254),
                created_at INTEGER NOT NULL,
                CHECK ((rate_amount IS NULL) = (rate_currency IS NULL)),
                CHECK ((rate_amount IS NULL) = (rate_period IS NULL)),
                CHECK (is_private = 0 OR added_by IS NOT NULL)
            ) STRICT;
            CREATE INDEX trainers_of_household ON trainers (is_private);
            CREATE INDEX trainers_of_user ON trainers (added_by, is_private);

            CREATE TRIGGER users_take_private_trainers BEFORE DELETE ON users
            BEGIN DELETE FROM trainers WHERE added_by = old.id AND is_private = 1; END;

            CREATE TABLE progress_shares (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                trainer_id INTEGER REFERENCES trainers (id) ON DELETE SET NULL,
                recipient TEXT NOT NULL CHECK (length(recipient) BETWEEN 1 AND 100),
                token_digest BLOB NOT NULL UNIQUE CHECK (length(token_digest) = 32),
                parts TEXT NOT NULL CHECK (length(parts) > 0),
                created_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL
                    CHECK (expires_at > created_at AND expires_at <= created_at + 368 * 86400),
                revoked_at INTEGER
            ) STRICT;
            CREATE INDEX progress_shares_of_user ON progress_shares (user_id, id);
            CREATE INDEX progress_shares_of_trainer ON progress_shares (trainer_id);

            CREATE TABLE progress_share_views (
                id INTEGER PRIMARY KEY,
                share_id INTEGER NOT NULL REFERENCES progress_shares (id) ON DELETE CASCADE,
                viewed_at INTEGER NOT NULL,
                address TEXT NOT NULL,
                user_agent TEXT NOT NULL CHECK (length(user_agent) <= 400)
            ) STRICT;
            CREATE INDEX progress_share_views_of_share ON progress_share_views (share_id, id);
            """)
    try countRevisions(database, of: "progress_shares")
}
