import GRDB

/// Packs have what exercises amounted to by month too. Whoever has packs without that is packed anew at the next change.
@Sendable func packHistoryAnew(_ database: Database) throws {
    try database.execute(sql: "DELETE FROM histories")
}
