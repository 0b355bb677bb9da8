import GRDB

/// Users' changes to built-in exercises: another name, or hidden.
@Sendable func createExerciseChoices(_ database: Database) throws {
    try database.execute(
        sql: """
            CREATE TABLE exercise_choices (
                id INTEGER PRIMARY KEY,
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
                -- NULL where it has the catalogue's.
                name TEXT CHECK (length(name) BETWEEN 1 AND 100),
                -- NULL where it is offered.
                hidden_at INTEGER,
                UNIQUE (user_id, exercise_id),
                CHECK (name IS NOT NULL OR hidden_at IS NOT NULL)
            ) STRICT;
            CREATE INDEX exercise_choices_of_exercise ON exercise_choices (exercise_id);
            """)
    try countRevisions(database, of: "exercise_choices")
}
