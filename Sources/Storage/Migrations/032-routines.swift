import GRDB

/// Routines, what was asked in the sessions of them, and the weights that a person says.
///
/// Set lines, amounts and rules are stored in their text form (`SetLine`, `AskedAmount`, `ProgressionRule` of `Fitness`).
@Sendable func createRoutineTables(_ database: Database) throws {
    try database.execute(sql: routineTables)
    try database.execute(sql: routineSessionTables)
    let tables = ["routines", "routine_exercises", "routine_weights", "training_maxes", "routine_sessions"]
    for table in tables + ["routine_session_sets"] { try countRevisions(database, of: table) }
    try watchImportedRows(database, of: "routines", "routine", isReused: false)
}

private let routineTables = """
    CREATE TABLE routines (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
        note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
        -- Whether others at home see it and can copy it.
        is_shared INTEGER NOT NULL DEFAULT 0 CHECK (is_shared IN (0, 1)),
        -- The next slot, so that none is given twice.
        next_slot INTEGER NOT NULL DEFAULT 1 CHECK (next_slot BETWEEN 1 AND 10000),
        created_at INTEGER NOT NULL,
        UNIQUE (id, user_id)
    ) STRICT;
    CREATE INDEX routines_of_user ON routines (user_id, id);
    CREATE INDEX routines_shared ON routines (name) WHERE is_shared = 1;

    CREATE TABLE routine_exercises (
        routine_id INTEGER NOT NULL,
        -- Which exercise of the routine this is, whatever its place and its sets become.
        slot INTEGER NOT NULL CHECK (slot BETWEEN 1 AND 9999),
        user_id INTEGER NOT NULL,
        position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 59),
        exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
        -- Whether it is a superset with the one above.
        is_joined INTEGER NOT NULL DEFAULT 0 CHECK (is_joined IN (0, 1)),
        lines TEXT NOT NULL CHECK (length(lines) BETWEEN 1 AND 2000),
        rule TEXT CHECK (length(rule) BETWEEN 1 AND 200),
        -- NULL for the person's rest timer.
        rest_seconds INTEGER CHECK (rest_seconds BETWEEN 0 AND 900),
        note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
        PRIMARY KEY (routine_id, slot),
        UNIQUE (routine_id, position),
        FOREIGN KEY (routine_id, user_id) REFERENCES routines (id, user_id) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX routine_exercises_of_exercise ON routine_exercises (exercise_id, user_id);
    CREATE TRIGGER routine_exercises_exercise BEFORE INSERT ON routine_exercises
    WHEN NOT EXISTS (SELECT 1 FROM exercises WHERE id = new.exercise_id AND coalesce(user_id, new.user_id) = new.user_id)
    BEGIN SELECT raise(ABORT, 'the exercise is not theirs'); END;

    -- The weight from which the rule of an exercise goes on, as its person says, from a day on.
    CREATE TABLE routine_weights (
        routine_id INTEGER NOT NULL,
        slot INTEGER NOT NULL,
        first_day TEXT NOT NULL CHECK (first_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
        user_id INTEGER NOT NULL,
        kilograms REAL NOT NULL CHECK (kilograms BETWEEN -1000 AND 100000),
        PRIMARY KEY (routine_id, slot, first_day),
        FOREIGN KEY (routine_id, user_id) REFERENCES routines (id, user_id) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE training_maxes (
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
        first_day TEXT NOT NULL CHECK (first_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
        kilograms REAL NOT NULL CHECK (kilograms > 0 AND kilograms <= 100000),
        PRIMARY KEY (user_id, exercise_id, first_day)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX training_maxes_of_exercise ON training_maxes (exercise_id);
    """

private let routineSessionTables = """
    CREATE TABLE routine_sessions (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        -- Named by the page that began it, which may have had no connection.
        token TEXT NOT NULL CHECK (length(token) BETWEEN 1 AND 64),
        routine_id INTEGER REFERENCES routines (id) ON DELETE SET NULL,
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
        day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
        started_at INTEGER NOT NULL,
        finished_at INTEGER CHECK (finished_at >= started_at),
        note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
        UNIQUE (user_id, token),
        UNIQUE (id, user_id, day)
    ) STRICT;
    CREATE INDEX routine_sessions_by_day ON routine_sessions (user_id, day, started_at, id);
    CREATE INDEX routine_sessions_of_routine ON routine_sessions (routine_id, day, id) WHERE routine_id IS NOT NULL;
    CREATE UNIQUE INDEX routine_sessions_open ON routine_sessions (user_id) WHERE finished_at IS NULL;
    CREATE TRIGGER routine_sessions_routine BEFORE INSERT ON routine_sessions
    WHEN new.routine_id IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM routines WHERE id = new.routine_id AND user_id = new.user_id)
    BEGIN SELECT raise(ABORT, 'the routine is not theirs'); END;

    CREATE TABLE routine_session_sets (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        session_id INTEGER NOT NULL,
        user_id INTEGER NOT NULL,
        day TEXT NOT NULL,
        -- What forms and waiting sets call it; never given twice in a session.
        place INTEGER NOT NULL CHECK (place BETWEEN 0 AND 999),
        -- Its order, which a person may change.
        position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 999),
        -- The slot of the routine, with the note and the rule; of an added exercise a letter and a number.
        slot TEXT NOT NULL CHECK (length(slot) BETWEEN 1 AND 60),
        -- Exercises with the same number are a superset.
        group_number INTEGER NOT NULL CHECK (group_number BETWEEN 0 AND 999),
        exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
        -- The exercise in whose place it is done; NULL where it was not swapped.
        asked_exercise_id INTEGER REFERENCES exercises (id) ON DELETE SET NULL,
        origin TEXT NOT NULL CHECK (origin IN ('asked', 'warmUp', 'added')),
        kind TEXT NOT NULL CHECK (kind IN ('normal', 'warmUp', 'drop', 'failure')),
        -- "8-12", "45 s", "40 m"; NULL only for an added set of which nothing is asked.
        amount TEXT CHECK (length(amount) BETWEEN 1 AND 60),
        -- Exactly what the rule or the line says, and what could be loaded.
        kilograms REAL CHECK (kilograms BETWEEN -1000 AND 100000),
        loadable_kilograms REAL CHECK (loadable_kilograms BETWEEN -1000 AND 100000),
        -- The number that the rule goes on from, such as the training max, and which share of it the weight is.
        basis_kilograms REAL CHECK (basis_kilograms BETWEEN -1000 AND 100000),
        share REAL CHECK (share BETWEEN 0.05 AND 2),
        -- An earlier weight to which the rule comes back.
        anchor_kilograms REAL CHECK (anchor_kilograms BETWEEN -1000 AND 100000),
        rpe REAL CHECK (rpe BETWEEN 1 AND 10),
        rest_seconds INTEGER CHECK (rest_seconds BETWEEN 0 AND 900),
        skipped_at INTEGER,
        UNIQUE (session_id, place),
        FOREIGN KEY (session_id, user_id, day) REFERENCES routine_sessions (id, user_id, day)
            ON UPDATE CASCADE ON DELETE CASCADE,
        CHECK (origin = 'added' OR amount IS NOT NULL),
        CHECK (loadable_kilograms IS NULL OR kilograms IS NOT NULL)
    ) STRICT;
    CREATE INDEX routine_session_sets_in_order ON routine_session_sets (session_id, user_id, position, id);
    CREATE INDEX routine_session_sets_of_exercise ON routine_session_sets (exercise_id);
    CREATE INDEX routine_session_sets_swapped ON routine_session_sets (asked_exercise_id)
        WHERE asked_exercise_id IS NOT NULL;

    ALTER TABLE strength_sets ADD COLUMN
        session_set_id INTEGER REFERENCES routine_session_sets (id) ON DELETE SET NULL;
    CREATE UNIQUE INDEX strength_sets_of_session_set ON strength_sets (session_set_id)
        WHERE session_set_id IS NOT NULL;
    CREATE TRIGGER strength_sets_session_set BEFORE INSERT ON strength_sets
    WHEN new.session_set_id IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM routine_session_sets WHERE id = new.session_set_id AND user_id = new.user_id)
    BEGIN SELECT raise(ABORT, 'the session is not theirs'); END;
    """
