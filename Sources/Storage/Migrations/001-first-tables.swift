import GRDB

/// Timestamps are in whole seconds since 1970 (UTC), days are the user's local `YYYY-MM-DD`.
@Sendable func createFirstTables(_ database: Database) throws {
    try database.execute(
        sql: """
            CREATE TABLE users (
                id INTEGER PRIMARY KEY,
                uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
                first_name TEXT NOT NULL CHECK (length(first_name) BETWEEN 1 AND 100),
                last_name TEXT NOT NULL CHECK (length(last_name) <= 100),
                email TEXT CHECK (length(email) BETWEEN 1 AND 254),
                email_key TEXT UNIQUE,
                password_hash TEXT,
                birth_day TEXT CHECK (birth_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
                height_centimeters REAL CHECK (height_centimeters BETWEEN 50 AND 272),
                weight_kilograms REAL CHECK (weight_kilograms BETWEEN 20 AND 500),
                starting_weight_kilograms REAL CHECK (starting_weight_kilograms BETWEEN 20 AND 500),
                fitness_goal TEXT NOT NULL
                    CHECK (fitness_goal IN ('loseWeight', 'buildMuscle', 'stayFit', 'improveEndurance')),
                time_zone TEXT NOT NULL,
                photo_uuid BLOB UNIQUE CHECK (length(photo_uuid) = 16),
                current_streak INTEGER NOT NULL DEFAULT 0 CHECK (current_streak >= 0),
                best_streak INTEGER NOT NULL DEFAULT 0 CHECK (best_streak >= current_streak),
                total_workouts INTEGER NOT NULL DEFAULT 0 CHECK (total_workouts >= 0),
                total_calories_burned REAL NOT NULL DEFAULT 0 CHECK (total_calories_burned >= 0),
                total_points INTEGER NOT NULL DEFAULT 0 CHECK (total_points >= 0),
                level INTEGER NOT NULL DEFAULT 1 CHECK (level >= 1),
                workout_reminders INTEGER NOT NULL DEFAULT 1 CHECK (workout_reminders IN (0, 1)),
                meal_reminders INTEGER NOT NULL DEFAULT 1 CHECK (meal_reminders IN (0, 1)),
                achievement_alerts INTEGER NOT NULL DEFAULT 1 CHECK (achievement_alerts IN (0, 1)),
                step_goal_alerts INTEGER NOT NULL DEFAULT 0 CHECK (step_goal_alerts IN (0, 1)),
                revision INTEGER NOT NULL DEFAULT 0,
                created_at INTEGER NOT NULL,
                CHECK ((email IS NULL) = (email_key IS NULL) AND (email IS NULL) = (password_hash IS NULL)),
                CHECK ((weight_kilograms IS NULL) = (starting_weight_kilograms IS NULL))
            ) STRICT;

            CREATE TABLE sessions (
                id INTEGER PRIMARY KEY,
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                token_digest BLOB NOT NULL UNIQUE CHECK (length(token_digest) = 32),
                user_agent TEXT NOT NULL CHECK (length(user_agent) <= 400),
                address TEXT NOT NULL,
                created_at INTEGER NOT NULL,
                last_seen_at INTEGER NOT NULL CHECK (last_seen_at >= created_at)
            ) STRICT;
            CREATE INDEX sessions_of_user ON sessions (user_id, last_seen_at);

            CREATE TABLE login_buckets (
                key TEXT PRIMARY KEY,
                tokens REAL NOT NULL CHECK (tokens >= 0),
                updated_at REAL NOT NULL
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX login_buckets_by_age ON login_buckets (updated_at);

            CREATE TABLE weight_records (
                id INTEGER PRIMARY KEY,
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                weight_kilograms REAL NOT NULL CHECK (weight_kilograms BETWEEN 20 AND 500),
                recorded_on TEXT NOT NULL CHECK (recorded_on GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
                recorded_at INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX weight_records_by_day
                ON weight_records (user_id, recorded_on, recorded_at, id, weight_kilograms);

            CREATE TABLE journal_entries (
                id INTEGER PRIMARY KEY,
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
                text TEXT NOT NULL CHECK (length(text) <= 100000),
                created_at INTEGER NOT NULL,
                updated_at INTEGER NOT NULL,
                UNIQUE (user_id, day),
                UNIQUE (id, user_id)
            ) STRICT;

            CREATE TABLE journal_photos (
                id INTEGER PRIMARY KEY,
                uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
                user_id INTEGER NOT NULL,
                entry_id INTEGER NOT NULL,
                position INTEGER NOT NULL CHECK (position >= 0),
                width INTEGER NOT NULL CHECK (width BETWEEN 1 AND 1024),
                height INTEGER NOT NULL CHECK (height BETWEEN 1 AND 1024),
                created_at INTEGER NOT NULL,
                UNIQUE (entry_id, position),
                FOREIGN KEY (entry_id, user_id) REFERENCES journal_entries (id, user_id) ON DELETE CASCADE
            ) STRICT;
            CREATE INDEX journal_photos_of_entry ON journal_photos (entry_id, user_id, position);

            CREATE TRIGGER users_revision AFTER UPDATE ON users WHEN new.revision = old.revision
            BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.id; END;
            """)
    for table in ["weight_records", "journal_entries", "journal_photos"] {
        try countRevisions(database, of: table)
    }
}

/// Increments the user's revision with every change of a table's rows. Rendered pages are cached by it.
/// - Parameters:
///   - person: the column of the user.
///   - name: that of the triggers, after the table's.
func countRevisions(
    _ database: Database, of table: String, by person: String = "user_id", as name: String = "revision"
) throws {
    for (event, row) in [("INSERT", "new"), ("UPDATE", "new"), ("DELETE", "old")] {
        try database.execute(
            sql: """
                CREATE TRIGGER \(table)_\(name)_\(event.lowercased()) AFTER \(event) ON \(table)
                BEGIN UPDATE users SET revision = revision + 1 WHERE id = \(row).\(person); END;
                """)
    }
}
