import GRDB

/// After how many days an inactive guest is deleted; NULL for never.
@Sendable func limitGuests(_ database: Database) throws {
    try database.execute(
        sql: "ALTER TABLE household ADD COLUMN guest_days INTEGER DEFAULT 180 CHECK (guest_days BETWEEN 30 AND 730)")
}
