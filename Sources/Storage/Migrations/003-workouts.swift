import GRDB

/// Workout plans, which have no user if they are from the library, and their timed sessions.
@Sendable func createWorkoutTables(_ database: Database) throws {
    try database.execute(
        sql: """
            CREATE TABLE workout_plans (
                id INTEGER PRIMARY KEY,
                user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
                key TEXT UNIQUE,
                name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
                summary TEXT NOT NULL DEFAULT '' CHECK (length(summary) <= 1000),
                focus TEXT NOT NULL CHECK (focus IN ('strength', 'hiit', 'mobility', 'core', 'cardio')),
                level TEXT NOT NULL CHECK (level IN ('beginner', 'intermediate', 'advanced')),
                goals TEXT NOT NULL DEFAULT '',
                rounds INTEGER NOT NULL CHECK (rounds BETWEEN 1 AND 20),
                created_at INTEGER NOT NULL,
                archived_at INTEGER,
                CHECK ((user_id IS NULL) = (key IS NOT NULL))
            ) STRICT;
            CREATE INDEX workout_plans_of_user ON workout_plans (user_id, id);

            CREATE TABLE workout_plan_exercises (
                plan_id INTEGER NOT NULL REFERENCES workout_plans (id) ON DELETE CASCADE,
                position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 99),
                user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
                exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
                seconds INTEGER CHECK (seconds BETWEEN 5 AND 3600),
                reps INTEGER CHECK (reps BETWEEN 1 AND 1000),
                rest_seconds INTEGER NOT NULL CHECK (rest_seconds BETWEEN 0 AND 600),
                PRIMARY KEY (plan_id, position),
                CHECK ((seconds IS NULL) <> (reps IS NULL))
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX workout_plan_exercises_of_exercise ON workout_plan_exercises (exercise_id);
            CREATE INDEX workout_plan_exercises_of_user ON workout_plan_exercises (user_id);

            CREATE TABLE workout_sessions (
                id INTEGER PRIMARY KEY,
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                plan_id INTEGER REFERENCES workout_plans (id) ON DELETE SET NULL,
                plan_name TEXT NOT NULL,
                focus TEXT NOT NULL,
                day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
                body_weight_kilograms REAL CHECK (body_weight_kilograms BETWEEN 20 AND 500),
                started_at INTEGER NOT NULL,
                logged_minute INTEGER CHECK (logged_minute BETWEEN 0 AND 1439),
                phase TEXT NOT NULL CHECK (phase IN ('exercise', 'rest', 'complete')),
                position INTEGER NOT NULL CHECK (position >= 0),
                phase_started_at_milliseconds INTEGER NOT NULL,
                phase_elapsed_milliseconds INTEGER NOT NULL DEFAULT 0 CHECK (phase_elapsed_milliseconds >= 0),
                is_paused INTEGER NOT NULL DEFAULT 0 CHECK (is_paused IN (0, 1)),
                completed_at INTEGER CHECK (completed_at >= started_at),
                recorded_at INTEGER,
                exercise_count INTEGER NOT NULL CHECK (exercise_count > 0),
                exercises_done INTEGER NOT NULL DEFAULT 0 CHECK (exercises_done BETWEEN 0 AND exercise_count),
                is_mostly_done INTEGER NOT NULL AS (exercises_done * 2 >= exercise_count),
                duration_seconds INTEGER NOT NULL DEFAULT 0 CHECK (duration_seconds >= 0),
                energy_kilocalories INTEGER NOT NULL DEFAULT 0 CHECK (energy_kilocalories >= 0),
                UNIQUE (id, user_id),
                CHECK ((phase = 'complete') = (completed_at IS NOT NULL)),
                CHECK ((completed_at IS NULL) = (recorded_at IS NULL)),
                CHECK (completed_at IS NULL OR exercises_done > 0)
            ) STRICT;
            CREATE UNIQUE INDEX workout_sessions_running ON workout_sessions (user_id) WHERE completed_at IS NULL;
            CREATE INDEX workout_sessions_by_day ON workout_sessions (user_id, day, started_at, id);
            CREATE INDEX workout_sessions_of_plan ON workout_sessions (plan_id, user_id, started_at);

            CREATE TABLE workout_session_exercises (
                session_id INTEGER NOT NULL,
                position INTEGER NOT NULL CHECK (position >= 0),
                user_id INTEGER NOT NULL,
                exercise_id INTEGER REFERENCES exercises (id) ON DELETE SET NULL,
                name TEXT NOT NULL,
                met REAL NOT NULL,
                seconds INTEGER CHECK (seconds > 0),
                reps INTEGER CHECK (reps > 0),
                rest_seconds INTEGER NOT NULL CHECK (rest_seconds >= 0),
                active_milliseconds INTEGER NOT NULL DEFAULT 0 CHECK (active_milliseconds >= 0),
                rested_milliseconds INTEGER NOT NULL DEFAULT 0 CHECK (rested_milliseconds >= 0),
                is_done INTEGER NOT NULL DEFAULT 0 CHECK (is_done IN (0, 1)),
                PRIMARY KEY (session_id, position),
                FOREIGN KEY (session_id, user_id) REFERENCES workout_sessions (id, user_id) ON DELETE CASCADE,
                CHECK ((seconds IS NULL) <> (reps IS NULL))
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX workout_session_exercises_of_exercise ON workout_session_exercises (exercise_id);
            """)
    try countWorkouts(database)
    for table in ["workout_plans", "workout_plan_exercises", "workout_sessions", "workout_session_exercises"] {
        try countRevisions(database, of: table)
    }
}
