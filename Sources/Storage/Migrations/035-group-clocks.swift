import GRDB

/// The clock by which an exercise or a superset of a routine is done, in its text form (`GroupClock` of `Fitness`), and
/// what was asked in a session.
@Sendable func addGroupClocks(_ database: Database) throws {
    try database.execute(
        sql: """
            -- Of the whole superset, at its first exercise.
            ALTER TABLE routine_exercises ADD COLUMN
                clock TEXT CHECK (length(clock) BETWEEN 1 AND 40) CHECK (clock IS NULL OR is_joined = 0);
            ALTER TABLE routine_session_sets ADD COLUMN clock TEXT CHECK (length(clock) BETWEEN 1 AND 40);
            """)
}
