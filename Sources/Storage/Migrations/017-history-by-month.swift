import GRDB

/// Packs now include exercises' monthly totals: existing ones are packed again at the next change.
@Sendable func repackHistory(_ database: Database) throws {
    try database.execute(sql: "DELETE FROM histories")
}
