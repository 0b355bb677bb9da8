import GRDB

/// What people said of their sex last, with their targets or alone. NULL is not asked since: then the newest target with
/// a sex says it.
@Sendable func askForSex(_ database: Database) throws {
    try database.execute(
        sql: "ALTER TABLE users ADD COLUMN sex TEXT CHECK (sex IN ('female', 'male', 'unsaid'));")
}
