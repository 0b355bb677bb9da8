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
        let statement = """
            SELECT \(Exercise.columns) FROM exercises
            WHERE user_id IS ? AND archived_at IS NULL ORDER BY name COLLATE NOCASE
            """
        let catalogue = try Exercise.fetchAll(database.cachedStatement(sql: statement), arguments: [nil])
        let own = try Exercise.fetchAll(database.cachedStatement(sql: statement), arguments: [id])
        return (own + catalogue).sorted { $0.name.lowercased() < $1.name.lowercased() }
    }
}
