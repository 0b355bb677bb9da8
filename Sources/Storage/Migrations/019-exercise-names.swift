import GRDB

/// How users matched other apps' exercise names, for their next import.
@Sendable func createExerciseNames(_ database: Database) throws {
    try database.execute(
        sql: """
            CREATE TABLE exercise_names (
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                -- As names are compared: in lower case, with single spaces.
                name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
                kind TEXT NOT NULL CHECK (kind IN ('strength', 'cardio')),
                -- NULL where it is left out.
                exercise_id INTEGER REFERENCES exercises (id) ON DELETE CASCADE,
                PRIMARY KEY (user_id, name, kind)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX exercise_names_of_exercise ON exercise_names (exercise_id);
            """)
    try countRevisions(database, of: "exercise_names")
}
