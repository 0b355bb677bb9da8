import Fitness
import GRDB

extension User.Training {
    /// An exercise of the catalogue or of the user's own.
    package func exercise(_ database: Database, id exercise: Int64) throws -> Exercise? {
        try Exercise.first(
            database,
            """
            SELECT \(Exercise.columns) FROM \(Exercise.tables)
            WHERE exercises.id = :exercise AND (exercises.user_id IS NULL OR exercises.user_id = :user)
            """, ["exercise": exercise, "user": user.id])
    }

    /// An exercise of the catalogue.
    package func exercise(_ database: Database, key: String) throws -> Exercise? {
        try Exercise.first(
            database, "SELECT \(Exercise.columns) FROM \(Exercise.tables) WHERE key = :key",
            ["key": key, "user": user.id])
    }

    /// The exercises that the user can choose, by name: the catalogue's and the user's own, without archived ones.
    /// - Parameter withHidden: whether to include hidden ones, which a name in a file may still mean.
    package func exercises(_ database: Database, withHidden: Bool = false) throws -> [Exercise] {
        // Each half comes in the order of its index, and SQLite merges them.
        let all = try Exercise.all(
            database,
            """
            SELECT \(Exercise.columns) FROM \(Exercise.tables)
            WHERE exercises.user_id IS NULL AND archived_at IS NULL
            UNION ALL SELECT \(Exercise.columns) FROM \(Exercise.tables)
            WHERE exercises.user_id = :user AND archived_at IS NULL
            ORDER BY common_name COLLATE NOCASE
            """, ["user": user.id])
        return (withHidden ? all : all.filter { !$0.isHidden }).byName
    }

    /// Every exercise of a user, or with nil of the catalogue, by name, including archived ones.
    package func exercises(_ database: Database, of owner: Int64?) throws -> [Exercise] {
        try Exercise.all(
            database,
            """
            SELECT \(Exercise.columns) FROM \(Exercise.tables) WHERE exercises.user_id IS :owner
            ORDER BY common_name COLLATE NOCASE
            """, ["owner": owner, "user": user.id]
        ).byName
    }
}

extension [Exercise] {
    /// Sorted again if the user has renamed exercises, so that these are in their place.
    fileprivate var byName: [Exercise] {
        guard contains(where: { $0.builtInName != nil }) else { return self }
        return sorted { $0.name.lowercased() < $1.name.lowercased() }
    }
}
