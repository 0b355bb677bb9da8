import GRDB

/// A person who keeps the larger of two values says so once: what they put aside is remembered, and nothing that is not
/// more than it is asked about again. An app that sends less and less of its first day would ask with each delivery.
@Sendable func keepDismissedValues(_ database: Database) throws {
    try database.execute(
        sql: """
            ALTER TABLE health_samples ADD COLUMN
                dismissed_value REAL CHECK (dismissed_value BETWEEN 0 AND 1000000);
            """)
}
