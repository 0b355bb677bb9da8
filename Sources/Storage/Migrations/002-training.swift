import GRDB

/// Exercises, logged training, what is derived from it, and display preferences.
///
/// `exercises` without a user are built-in. Totals are in whole grams, meters, seconds and kilocalories, so that they
/// do not depend on the order of addition. Ids of deleted entries are never reused, so that a deletion can be undone.
@Sendable func createTrainingTables(_ database: Database) throws {
    try database.execute(sql: preferenceColumns)
    try database.execute(sql: exerciseTables)
    try database.execute(sql: trackableTables)
    try database.execute(sql: derivedTables)
    try countTrainingDays(database)
    try watchTrainingPatterns(database)
    for table in [
        "exercises", "strength_sets", "cardio_sessions", "trackables", "trackable_entries", "days_off",
        "personal_records", "achievements", "undo_steps",
    ] {
        try countRevisions(database, of: table)
    }
}

private let preferenceColumns = """
    ALTER TABLE users ADD COLUMN weight_unit TEXT NOT NULL DEFAULT 'kilograms'
        CHECK (weight_unit IN ('kilograms', 'pounds'));
    ALTER TABLE users ADD COLUMN distance_unit TEXT NOT NULL DEFAULT 'kilometers'
        CHECK (distance_unit IN ('kilometers', 'miles'));
    ALTER TABLE users ADD COLUMN appearance TEXT NOT NULL DEFAULT 'system'
        CHECK (appearance IN ('system', 'light', 'dark'));
    ALTER TABLE users ADD COLUMN first_weekday INTEGER NOT NULL DEFAULT 0 CHECK (first_weekday IN (0, 5, 6));
    ALTER TABLE users ADD COLUMN rest_days_per_week INTEGER NOT NULL DEFAULT 2
        CHECK (rest_days_per_week BETWEEN 0 AND 6);
    ALTER TABLE users ADD COLUMN streak_alive_until TEXT
        CHECK (streak_alive_until GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]');
    ALTER TABLE users ADD COLUMN rest_timer_seconds INTEGER NOT NULL DEFAULT 90
        CHECK (rest_timer_seconds BETWEEN 0 AND 600);
    """

private let exerciseTables = """
    CREATE TABLE exercises (
        id INTEGER PRIMARY KEY,
        user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
        key TEXT UNIQUE,
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
        kind TEXT NOT NULL CHECK (kind IN ('strength', 'cardio', 'mobility')),
        load TEXT NOT NULL CHECK (load IN ('external', 'bodyweight')),
        equipment TEXT NOT NULL,
        mechanic TEXT CHECK (mechanic IN ('compound', 'isolation')),
        primary_muscle TEXT NOT NULL,
        secondary_muscles TEXT NOT NULL DEFAULT '',
        met_code TEXT CHECK (length(met_code) = 5),
        met REAL NOT NULL CHECK (met BETWEEN 1 AND 25),
        instructions TEXT NOT NULL DEFAULT '' CHECK (length(instructions) <= 4000),
        archived_at INTEGER,
        CHECK ((user_id IS NULL) = (key IS NOT NULL))
    ) STRICT;
    CREATE UNIQUE INDEX exercises_by_name ON exercises (user_id, name COLLATE NOCASE);

    CREATE TABLE strength_sets (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
        day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
        kind TEXT NOT NULL CHECK (kind IN ('normal', 'warmUp', 'drop', 'failure')),
        reps INTEGER NOT NULL CHECK (reps BETWEEN 1 AND 10000),
        weight_kilograms REAL NOT NULL CHECK (weight_kilograms BETWEEN -1000 AND 100000),
        body_weight_kilograms REAL CHECK (body_weight_kilograms BETWEEN 20 AND 500),
        rpe REAL CHECK (rpe BETWEEN 1 AND 10),
        note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
        logged_at INTEGER NOT NULL,
        logged_minute INTEGER CHECK (logged_minute BETWEEN 0 AND 1439),
        volume_grams INTEGER GENERATED ALWAYS AS (
            CASE kind WHEN 'warmUp' THEN 0 ELSE
                CAST(round(max(0.0, weight_kilograms + coalesce(body_weight_kilograms, 0.0)) * 1000) AS INTEGER) * reps
            END) VIRTUAL
    ) STRICT;
    CREATE INDEX strength_sets_by_day ON strength_sets (user_id, day, logged_at, id);
    CREATE INDEX strength_sets_of_exercise ON strength_sets (exercise_id, user_id, day, logged_at, id);

    CREATE TABLE cardio_sessions (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
        day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
        duration_seconds INTEGER NOT NULL CHECK (duration_seconds BETWEEN 1 AND 604800),
        distance_meters REAL CHECK (distance_meters > 0 AND distance_meters <= 5000000),
        energy_kilocalories INTEGER NOT NULL CHECK (energy_kilocalories BETWEEN 0 AND 3000000),
        note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
        logged_at INTEGER NOT NULL,
        logged_minute INTEGER CHECK (logged_minute BETWEEN 0 AND 1439)
    ) STRICT;
    CREATE INDEX cardio_sessions_by_day ON cardio_sessions (user_id, day, logged_at, id);
    CREATE INDEX cardio_sessions_of_exercise ON cardio_sessions (exercise_id, user_id, day, logged_at, id);

    CREATE TRIGGER strength_sets_exercise BEFORE INSERT ON strength_sets
    WHEN NOT EXISTS (SELECT 1 FROM exercises WHERE id = new.exercise_id AND coalesce(user_id, new.user_id) = new.user_id)
    BEGIN SELECT raise(ABORT, 'the exercise is not theirs'); END;
    CREATE TRIGGER cardio_sessions_exercise BEFORE INSERT ON cardio_sessions
    WHEN NOT EXISTS (SELECT 1 FROM exercises WHERE id = new.exercise_id AND coalesce(user_id, new.user_id) = new.user_id)
    BEGIN SELECT raise(ABORT, 'the exercise is not theirs'); END;
    """

private let trackableTables = """
    CREATE TABLE trackables (
        id INTEGER PRIMARY KEY,
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        key TEXT CHECK (key IN ('steps', 'water', 'sleep')),
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
        unit TEXT NOT NULL CHECK (length(unit) <= 20),
        icon TEXT NOT NULL,
        step REAL NOT NULL CHECK (step > 0 AND step <= 1000000),
        aggregation TEXT NOT NULL CHECK (aggregation IN ('sum', 'last')),
        position INTEGER NOT NULL DEFAULT 0,
        archived_at INTEGER,
        UNIQUE (user_id, key),
        UNIQUE (id, user_id)
    ) STRICT;
    CREATE UNIQUE INDEX trackables_by_name ON trackables (user_id, name COLLATE NOCASE);
    CREATE INDEX trackables_in_order ON trackables (user_id, position, id);

    CREATE TABLE trackable_entries (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        user_id INTEGER NOT NULL,
        trackable_id INTEGER NOT NULL,
        day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
        value REAL NOT NULL CHECK (value BETWEEN 0 AND 1000000000),
        note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
        logged_at INTEGER NOT NULL,
        FOREIGN KEY (trackable_id, user_id) REFERENCES trackables (id, user_id) ON DELETE CASCADE
    ) STRICT;
    CREATE INDEX trackable_entries_by_day ON trackable_entries (user_id, day, logged_at, id);
    CREATE INDEX trackable_entries_of_trackable
        ON trackable_entries (trackable_id, user_id, day, logged_at, id, value);

    INSERT INTO trackables (user_id, key, name, unit, icon, step, aggregation, position)
        SELECT id, 'steps', 'Steps', 'steps', 'steps', 1000, 'sum', 0 FROM users
        UNION ALL SELECT id, 'water', 'Water', 'ml', 'water', 250, 'sum', 1 FROM users
        UNION ALL SELECT id, 'sleep', 'Sleep', 'h', 'sleep', 0.5, 'last', 2 FROM users;
    CREATE TRIGGER users_trackables AFTER INSERT ON users
    BEGIN
        INSERT INTO trackables (user_id, key, name, unit, icon, step, aggregation, position) VALUES
            (new.id, 'steps', 'Steps', 'steps', 'steps', 1000, 'sum', 0),
            (new.id, 'water', 'Water', 'ml', 'water', 250, 'sum', 1),
            (new.id, 'sleep', 'Sleep', 'h', 'sleep', 0.5, 'last', 2);
    END;
    """

private let derivedTables = """
    CREATE TABLE days_off (
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
        reason TEXT NOT NULL CHECK (reason IN ('sick', 'travel')),
        PRIMARY KEY (user_id, day)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE training_days (
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        day TEXT NOT NULL,
        strength_sets INTEGER NOT NULL DEFAULT 0,
        repetitions INTEGER NOT NULL DEFAULT 0,
        volume_grams INTEGER NOT NULL DEFAULT 0,
        cardio_sessions INTEGER NOT NULL DEFAULT 0,
        cardio_seconds INTEGER NOT NULL DEFAULT 0,
        cardio_meters INTEGER NOT NULL DEFAULT 0,
        workouts INTEGER NOT NULL DEFAULT 0,
        completed_workouts INTEGER NOT NULL DEFAULT 0,
        workout_seconds INTEGER NOT NULL DEFAULT 0,
        energy_kilocalories INTEGER NOT NULL DEFAULT 0,
        early_entries INTEGER NOT NULL DEFAULT 0,
        late_entries INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (user_id, day)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE training_totals (
        user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        training_days INTEGER NOT NULL DEFAULT 0,
        strength_sets INTEGER NOT NULL DEFAULT 0,
        repetitions INTEGER NOT NULL DEFAULT 0,
        volume_grams INTEGER NOT NULL DEFAULT 0,
        cardio_sessions INTEGER NOT NULL DEFAULT 0,
        cardio_seconds INTEGER NOT NULL DEFAULT 0,
        cardio_meters INTEGER NOT NULL DEFAULT 0,
        workouts INTEGER NOT NULL DEFAULT 0,
        completed_workouts INTEGER NOT NULL DEFAULT 0,
        workout_seconds INTEGER NOT NULL DEFAULT 0,
        energy_kilocalories INTEGER NOT NULL DEFAULT 0,
        early_entries INTEGER NOT NULL DEFAULT 0,
        late_entries INTEGER NOT NULL DEFAULT 0,
        records INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    INSERT INTO training_totals (user_id) SELECT id FROM users;
    CREATE TRIGGER users_training_totals AFTER INSERT ON users
    BEGIN INSERT INTO training_totals (user_id) VALUES (new.id); END;

    CREATE TABLE personal_records (
        id INTEGER PRIMARY KEY,
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
        kind TEXT NOT NULL CHECK (kind IN ('weight', 'oneRepMax', 'repetitions', 'setVolume', 'dayVolume',
            'distance', 'duration', 'pace1Kilometer', 'pace5Kilometers', 'pace10Kilometers', 'paceHalfMarathon',
            'paceMarathon')),
        weight_grams INTEGER NOT NULL DEFAULT 0,
        value REAL NOT NULL,
        day TEXT NOT NULL,
        set_id INTEGER REFERENCES strength_sets (id) ON DELETE CASCADE,
        cardio_session_id INTEGER REFERENCES cardio_sessions (id) ON DELETE CASCADE,
        is_baseline INTEGER NOT NULL CHECK (is_baseline IN (0, 1)),
        CHECK (set_id IS NULL OR cardio_session_id IS NULL)
    ) STRICT;
    CREATE INDEX personal_records_of_exercise ON personal_records (exercise_id, user_id, day, id);
    CREATE INDEX personal_records_of_line
        ON personal_records (exercise_id, user_id, kind, weight_grams, value, day);
    CREATE INDEX personal_records_by_day ON personal_records (user_id, day, id);
    CREATE INDEX personal_records_improved ON personal_records (user_id, day, id) WHERE is_baseline = 0;
    CREATE INDEX personal_records_of_set ON personal_records (set_id);
    CREATE INDEX personal_records_of_cardio_session ON personal_records (cardio_session_id);
    CREATE TRIGGER personal_records_counted AFTER INSERT ON personal_records WHEN new.is_baseline = 0
    BEGIN UPDATE training_totals SET records = records + 1 WHERE user_id = new.user_id; END;
    CREATE TRIGGER personal_records_recounted AFTER UPDATE OF is_baseline ON personal_records
    BEGIN UPDATE training_totals SET records = records + old.is_baseline - new.is_baseline WHERE user_id = new.user_id; END;
    CREATE TRIGGER personal_records_uncounted AFTER DELETE ON personal_records WHEN old.is_baseline = 0
    BEGIN UPDATE training_totals SET records = records - 1 WHERE user_id = old.user_id; END;

    CREATE TABLE achievements (
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        key TEXT NOT NULL,
        unlocked_at INTEGER NOT NULL,
        revoked_at INTEGER CHECK (revoked_at >= unlocked_at),
        PRIMARY KEY (user_id, key)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE undo_steps (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        noun TEXT NOT NULL CHECK (noun IN ('strengthSet', 'cardioSession', 'trackableEntry')),
        previous TEXT NOT NULL CHECK (json_valid(previous)),
        current TEXT NOT NULL CHECK (json_valid(current)),
        token TEXT CHECK (length(token) <= 64),
        created_at INTEGER NOT NULL,
        UNIQUE (user_id, token)
    ) STRICT;
    CREATE INDEX undo_steps_by_age ON undo_steps (user_id, created_at, id);
    CREATE INDEX undo_steps_of_all_by_age ON undo_steps (created_at);
    """
