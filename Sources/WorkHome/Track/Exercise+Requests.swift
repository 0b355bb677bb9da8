import GRDB

extension User {
    /// An exercise of the catalogue or of the user's own.
    func exercise(_ database: Database, id exercise: Int64) throws -> Exercise? {
        try Exercise.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT \(Exercise.columns) FROM exercises WHERE id = ? AND (user_id IS NULL OR user_id = ?)
                    """),
            arguments: [exercise, id])
    }

    /// The catalogue's and the user's own exercises by name, without those that are archived.
    func exercises(_ database: Database) throws -> [Exercise] {
        // Each half comes in the order of its index, and SQLite merges them.
        try Exercise.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT \(Exercise.columns) FROM exercises WHERE user_id IS NULL AND archived_at IS NULL
                    UNION ALL SELECT \(Exercise.columns) FROM exercises WHERE user_id = ? AND archived_at IS NULL
                    ORDER BY name COLLATE NOCASE
                    """),
            arguments: [id])
    }

    /// Every exercise of a user, or with nil of the catalogue, by name, archived ones too.
    func exercises(_ database: Database, of owner: Int64?) throws -> [Exercise] {
        try Exercise.fetchAll(
            database.cachedStatement(
                sql: "SELECT \(Exercise.columns) FROM exercises WHERE user_id IS ? ORDER BY name COLLATE NOCASE"),
            arguments: [owner])
    }
}
