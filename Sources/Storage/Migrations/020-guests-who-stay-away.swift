import GRDB

/// After how many days a guest who has not come back is deleted; never where it is NULL.
@Sendable func limitGuests(_ database: Database) throws {
    try database.execute(
        sql: "ALTER TABLE household ADD COLUMN guest_days INTEGER DEFAULT 180 CHECK (guest_days BETWEEN 30 AND 730)")
}
