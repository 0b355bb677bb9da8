import GRDB

/// A routine that a workout began with from the library or the household is its person's own after the first set. Until then
/// it is on trial, and in no list.
@Sendable func tryRoutines(_ database: Database) throws {
    try database.execute(
        sql: "ALTER TABLE routines ADD COLUMN is_trial INTEGER NOT NULL DEFAULT 0 CHECK (is_trial IN (0, 1))")
}
