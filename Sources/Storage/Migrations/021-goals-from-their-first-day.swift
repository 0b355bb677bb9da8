import GRDB

/// A goal's first period included entries from before the goal's first day, and periods of weight goals had no start
/// value: all of them are recomputed.
@Sendable func recomputeFirstPeriods(_ database: Database) throws {
    try database.execute(sql: "UPDATE goals SET outdated_from = counts_from WHERE cadence <> 'once'")
}
