import GRDB

/// The first period of a goal counted what was logged in it before the day that the goal counts from, and periods of a
/// weight did not say where it began: all of them are worked out anew.
@Sendable func settleFirstPeriodsAnew(_ database: Database) throws {
    try database.execute(sql: "UPDATE goals SET outdated_from = counts_from WHERE cadence <> 'once'")
}
