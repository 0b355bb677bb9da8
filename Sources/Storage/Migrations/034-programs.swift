import GRDB

/// Programs: days in an order or on weekdays, and what was done of them.
///
/// A day is a routine of the person's own, so that its sessions, its editor and its history are those of any routine.
@Sendable func createProgramTables(_ database: Database) throws {
    try database.execute(sql: programTables)
    for table in ["programs", "program_days", "program_entries"] { try countRevisions(database, of: table) }
    try watchImportedRows(database, of: "programs", "program", isReused: false)
}

private let programTables = """
    CREATE TABLE programs (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
        note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
        -- The built-in program with which it began.
        library_key TEXT CHECK (length(library_key) BETWEEN 1 AND 60),
        schedule TEXT NOT NULL CHECK (schedule IN ('rotation', 'weekly')),
        -- Digits of ISO weekdays in order, Monday is 1. Weekly, each belongs to one day.
        weekdays TEXT NOT NULL CHECK (weekdays NOT GLOB '*[^1-7]*' AND length(weekdays) BETWEEN 1 AND 7),
        -- After how many weeks its sets begin again, and which of every so many weeks is light; NULL for none.
        weeks INTEGER NOT NULL DEFAULT 1 CHECK (weeks BETWEEN 1 AND 52),
        deload_every INTEGER CHECK (deload_every BETWEEN 2 AND 52),
        -- The number of the next day, so that none is given twice.
        next_number INTEGER NOT NULL DEFAULT 1 CHECK (next_number BETWEEN 1 AND 10000),
        started_on TEXT NOT NULL CHECK (started_on GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
        ended_on TEXT CHECK (ended_on GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
        created_at INTEGER NOT NULL,
        UNIQUE (id, user_id)
    ) STRICT;
    CREATE INDEX programs_of_user ON programs (user_id, id);

    CREATE TABLE program_days (
        program_id INTEGER NOT NULL,
        -- Which day of the program this is, whatever its place becomes.
        number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 9999),
        user_id INTEGER NOT NULL,
        position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 99),
        routine_id INTEGER,
        -- A timed workout instead of a routine.
        plan_id INTEGER REFERENCES workout_plans (id) ON DELETE CASCADE,
        PRIMARY KEY (program_id, number),
        UNIQUE (program_id, position),
        FOREIGN KEY (program_id, user_id) REFERENCES programs (id, user_id) ON DELETE CASCADE,
        FOREIGN KEY (routine_id, user_id) REFERENCES routines (id, user_id) ON DELETE CASCADE,
        CHECK ((routine_id IS NULL) <> (plan_id IS NULL))
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX program_days_of_routine ON program_days (routine_id) WHERE routine_id IS NOT NULL;
    CREATE INDEX program_days_of_plan ON program_days (plan_id) WHERE plan_id IS NOT NULL;
    CREATE TRIGGER program_days_plan BEFORE INSERT ON program_days
    WHEN new.plan_id IS NOT NULL AND NOT EXISTS
        (SELECT 1 FROM workout_plans WHERE id = new.plan_id AND coalesce(user_id, new.user_id) = new.user_id)
    BEGIN SELECT raise(ABORT, 'the plan is not theirs'); END;

    -- A day that was done, or left out on purpose: then it has no session.
    CREATE TABLE program_entries (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        program_id INTEGER NOT NULL,
        user_id INTEGER NOT NULL,
        number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 9999),
        -- The weeks of the program, from 1.
        week INTEGER NOT NULL CHECK (week BETWEEN 1 AND 5000),
        is_deload INTEGER NOT NULL DEFAULT 0 CHECK (is_deload IN (0, 1)),
        day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
        entered_at INTEGER NOT NULL,
        routine_session_id INTEGER,
        workout_session_id INTEGER,
        FOREIGN KEY (program_id, user_id) REFERENCES programs (id, user_id) ON DELETE CASCADE,
        FOREIGN KEY (routine_session_id, user_id, day) REFERENCES routine_sessions (id, user_id, day)
            ON UPDATE CASCADE ON DELETE CASCADE,
        FOREIGN KEY (workout_session_id, user_id) REFERENCES workout_sessions (id, user_id) ON DELETE CASCADE,
        CHECK (routine_session_id IS NULL OR workout_session_id IS NULL)
    ) STRICT;
    CREATE INDEX program_entries_in_order ON program_entries (program_id, user_id, day, entered_at, id);
    CREATE UNIQUE INDEX program_entries_of_routine_session ON program_entries (routine_session_id)
        WHERE routine_session_id IS NOT NULL;
    CREATE UNIQUE INDEX program_entries_of_workout_session ON program_entries (workout_session_id)
        WHERE workout_session_id IS NOT NULL;

    -- Whether the same exercise with the same rule on another day of its program progresses together with it.
    ALTER TABLE routine_exercises ADD COLUMN shares_progress INTEGER NOT NULL DEFAULT 1
        CHECK (shares_progress IN (0, 1));
    """
