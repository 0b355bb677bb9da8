import GRDB

/// The timed workout in which a set was logged; NULL if there was none, or it was deleted.
@Sendable func linkSetsToWorkouts(_ database: Database) throws {
    try database.execute(
        sql: """
            ALTER TABLE strength_sets ADD COLUMN
                workout_session_id INTEGER REFERENCES workout_sessions (id) ON DELETE SET NULL;
            CREATE INDEX strength_sets_of_workout ON strength_sets (workout_session_id)
                WHERE workout_session_id IS NOT NULL;
            CREATE TRIGGER strength_sets_workout BEFORE INSERT ON strength_sets
            WHEN new.workout_session_id IS NOT NULL AND NOT EXISTS
                (SELECT 1 FROM workout_sessions WHERE id = new.workout_session_id AND user_id = new.user_id)
            BEGIN SELECT raise(ABORT, 'the workout is not theirs'); END;
            """)
}
