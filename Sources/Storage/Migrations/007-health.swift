import GRDB

/// Data from phones, watches and scales, each with its own token, and daily values.
///
/// Samples are stored as received. `health_days` is derived from them, with a reference to the row it produced: a
/// trackable's value or a weight. A row that the user has changed or deleted since is not overwritten.
@Sendable func createHealthTables(_ database: Database) throws {
    try database.execute(sql: healthTables)
    try database.execute(sql: reminderTables)
    // Pages show days instead of samples: tens of thousands of new samples need not count as a revision each.
    for table in [
        "health_tokens", "health_syncs", "health_sources", "health_days", "health_workouts", "reminder_dismissals",
    ] {
        try countRevisions(database, of: table)
    }
}

private let healthTables = """
    CREATE TABLE health_tokens (
        id INTEGER PRIMARY KEY,
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        token_digest BLOB NOT NULL UNIQUE CHECK (length(token_digest) = 32),
        name TEXT NOT NULL COLLATE NOCASE CHECK (length(name) BETWEEN 1 AND 60),
        created_at INTEGER NOT NULL,
        last_used_at INTEGER,
        UNIQUE (user_id, name)
    ) STRICT;

    CREATE TABLE health_syncs (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        app TEXT NOT NULL CHECK (app IN ('autoExport', 'hcWebhook', 'weightEntry')),
        token_name TEXT NOT NULL,
        received_at INTEGER NOT NULL,
        new_count INTEGER NOT NULL CHECK (new_count >= 0),
        changed_count INTEGER NOT NULL CHECK (changed_count >= 0),
        unchanged_count INTEGER NOT NULL CHECK (unchanged_count >= 0),
        ignored_count INTEGER NOT NULL CHECK (ignored_count >= 0)
    ) STRICT;
    CREATE INDEX health_syncs_of_user ON health_syncs (user_id, id);

    CREATE TABLE health_sources (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        app TEXT NOT NULL CHECK (app IN ('autoExport', 'hcWebhook', 'weightEntry')),
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        UNIQUE (user_id, app, name),
        UNIQUE (id, user_id)
    ) STRICT;

    CREATE TABLE health_samples (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        user_id INTEGER NOT NULL,
        source_id INTEGER NOT NULL,
        metric TEXT NOT NULL CHECK (metric IN ('steps', 'activeEnergy', 'weight', 'bodyFat', 'restingHeartRate',
            'heartRate', 'sleep', 'water')),
        started_at INTEGER NOT NULL,
        day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
        value REAL NOT NULL CHECK (value BETWEEN 0 AND 1000000),
        UNIQUE (user_id, metric, source_id, started_at),
        FOREIGN KEY (source_id, user_id) REFERENCES health_sources (id, user_id) ON DELETE CASCADE
    ) STRICT;
    CREATE INDEX health_samples_by_day ON health_samples (user_id, metric, day, source_id, started_at, value);
    CREATE INDEX health_samples_of_source ON health_samples (source_id, user_id, metric, day);

    CREATE TABLE health_days (
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        metric TEXT NOT NULL,
        day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
        value REAL NOT NULL,
        row_id INTEGER,
        row_value REAL,
        PRIMARY KEY (user_id, metric, day)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE health_workouts (
        id INTEGER PRIMARY KEY,
        user_id INTEGER NOT NULL,
        source_id INTEGER NOT NULL,
        external_id TEXT NOT NULL CHECK (length(external_id) BETWEEN 1 AND 300),
        started_at INTEGER NOT NULL,
        exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
        duration_seconds INTEGER NOT NULL,
        distance_meters REAL,
        cardio_session_id INTEGER NOT NULL,
        UNIQUE (user_id, external_id),
        FOREIGN KEY (source_id, user_id) REFERENCES health_sources (id, user_id) ON DELETE CASCADE
    ) STRICT;
    CREATE INDEX health_workouts_of_source ON health_workouts (source_id, user_id);
    CREATE INDEX health_workouts_of_exercise ON health_workouts (exercise_id);
    """

private let reminderTables = """
    ALTER TABLE users ADD COLUMN step_goal INTEGER NOT NULL DEFAULT 10000 CHECK (step_goal BETWEEN 100 AND 200000);

    CREATE TABLE reminder_dismissals (
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
        reminder TEXT NOT NULL CHECK (length(reminder) BETWEEN 1 AND 40),
        PRIMARY KEY (user_id, day, reminder)
    ) STRICT, WITHOUT ROWID;
    """
