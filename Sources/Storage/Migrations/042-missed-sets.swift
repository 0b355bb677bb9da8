import GRDB

/// A set of a workout that was tried without one rep is missed, which is not the same as skipped. Of older ones it is not
/// known: they stay skipped.
@Sendable func tellMissedSets(_ database: Database) throws {
    try database.execute(
        sql: """
            ALTER TABLE routine_session_sets ADD COLUMN
                is_missed INTEGER NOT NULL DEFAULT 0 CHECK (is_missed IN (0, 1))
                CHECK (is_missed = 0 OR skipped_at IS NOT NULL);
            """)
}
