import Fitness
import GRDB

extension User.Nutrition {
    /// More than anybody makes; each is looked through in everybody's searches.
    package static let mostOwnFoods = 2_000

    package func hasRoomForFood(_ database: Database) throws -> Bool {
        let count = try Int.fetchOne(
            database.cachedStatement(sql: "SELECT count(*) FROM foods WHERE added_by = ?"), arguments: [user.id])
        return count ?? 0 < Self.mostOwnFoods
    }

    /// - Parameter isShared: whether it is everybody's at home, not theirs alone.
    /// - Returns: the new food's id.
    package func addFood(_ database: Database, _ draft: FoodDraft, isShared: Bool, now: Int64) throws -> Int64 {
        try database.cachedStatement(
            sql: """
                INSERT INTO foods (user_id, added_by, source, name, brand, barcode, unit, updated_at, search_position,
                    \(Nutrients.columnNames.joined(separator: ", ")))
                VALUES (?, ?, 'own', ?, ?, ?, ?, ?, ?, \(FoodDraft.placeholders))
                """
        ).execute(arguments: [isShared ? nil : user.id, user.id] + draft.arguments(source: .own, now: now))
        let food = database.lastInsertedRowID
        try draft.savePortions(database, of: food)
        return food
    }

    /// - Returns: whether there is such a food that is theirs to change.
    package func updateFood(_ database: Database, id food: Int64, _ draft: FoodDraft, isShared: Bool, now: Int64) throws
        -> Bool
    {
        try database.cachedStatement(
            sql: """
                UPDATE foods SET user_id = ?, name = ?, brand = ?, barcode = ?, unit = ?, updated_at = ?,
                    search_position = ?, \(Nutrients.columnNames.map { "\($0) = ?" }.joined(separator: ", "))
                WHERE id = ? AND added_by = ? AND source = 'own'
                """
        ).execute(arguments: [isShared ? nil : user.id] + draft.arguments(source: .own, now: now) + [food, user.id])
        guard database.changesCount == 1 else { return false }
        try draft.savePortions(database, of: food)
        return true
    }

    /// What was eaten of it stays, with its numbers as they were.
    /// - Returns: false if the person has no such food of their own.
    package func deleteFood(_ database: Database, id food: Int64) throws -> Bool {
        try database.cachedStatement(sql: "DELETE FROM foods WHERE id = ? AND added_by = ? AND source = 'own'")
            .execute(arguments: [food, user.id])
        return database.changesCount == 1
    }
}

extension Food {
    /// Writes a food of a source, everybody's: a new row, or the row that it has already.
    /// - Returns: its id.
    @discardableResult
    package static func save(
        _ database: Database, _ draft: FoodDraft, source: FoodSource, key: String, now: Int64
    ) throws -> Int64 {
        let names = Nutrients.columnNames
        let id = try Int64.fetchOne(
            database.cachedStatement(
                sql: """
                    INSERT INTO foods (source, source_key, name, brand, barcode, unit, updated_at, search_position,
                        \(names.joined(separator: ", ")))
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, \(FoodDraft.placeholders))
                    ON CONFLICT (source, source_key) DO UPDATE SET name = excluded.name, brand = excluded.brand,
                        barcode = excluded.barcode, unit = excluded.unit, updated_at = excluded.updated_at,
                        search_position = excluded.search_position, archived_at = NULL,
                        \(names.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
                    RETURNING id
                    """),
            arguments: [source.rawValue, key] + draft.arguments(source: source, now: now))
        guard let id else { throw DatabaseError(message: "a saved food has no id") }
        try draft.savePortions(database, of: id)
        return id
    }
}

extension FoodDraft {
    fileprivate static let placeholders = Nutrients.columnNames.map { _ in "?" }.joined(separator: ", ")

    /// From `name` on, in the order of the statements above.
    fileprivate func arguments(source: FoodSource, now: Int64) -> StatementArguments {
        [name, brand, barcode?.digits, unit.rawValue, now, FoodPlainness.position(of: self, source: source)]
            + StatementArguments(nutrients.databaseValues)
    }

    fileprivate func savePortions(_ database: Database, of food: Int64) throws {
        try database.cachedStatement(sql: "DELETE FROM food_portions WHERE food_id = ?").execute(arguments: [food])
        let statement = try database.cachedStatement(
            sql: "INSERT INTO food_portions (food_id, position, name, amount) VALUES (?, ?, ?, ?)")
        for (position, portion) in portions.enumerated() {
            try statement.execute(arguments: [food, position, portion.name, portion.amount])
        }
    }
}
