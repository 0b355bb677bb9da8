import Fitness
import FoodTable
import FoodWords
import GRDB
import Micronutrients
import Texts

extension User.Nutrition {
    /// More than anybody creates; everybody's searches go through all of them.
    package static let maximumOwnFoods = 2_000

    /// Adds a food of the user's own, or changes an old one.
    /// - Parameter isShared: whether the food is for the whole household instead of only for the user. A guest's is not.
    /// - Returns: its id.
    /// - Throws: `Faults` for one food too many.
    @discardableResult
    package func saveFood(
        _ database: Database, _ draft: FoodDraft, over old: Food? = nil, isShared: Bool, now: Int64
    ) throws -> Int64 {
        if old == nil {
            let count = try Int.first(database, "SELECT count(*) FROM foods WHERE added_by = ?", [user.id])
            try Faults.requireRoom(for: count ?? 0, atMost: Self.maximumOwnFoods) {
                NutritionTexts.tooManyFoods(DecimalText.grouped(Double($0)))
            }
        }
        return try writeFood(database, draft, over: old?.id, isShared: isShared, now: now)
    }

    /// Writes the row of an own food, or of a recipe, of which there is another limit. Nobody else's is changed.
    @discardableResult
    func writeFood(
        _ database: Database, _ draft: FoodDraft, over old: Int64? = nil, isShared: Bool, now: Int64
    ) throws -> Int64 {
        let owner: ColumnValues = ["user_id": isShared && user.sharesAtHome ? nil : user.id]
        let columns = owner + draft.columns(source: .own, now: now)
        guard let old else {
            let origin: ColumnValues = ["added_by": user.id, "source": FoodSource.own.rawValue]
            let food = try database.insert(into: "foods", origin + columns)
            try draft.saveParts(database, of: food)
            return food
        }
        let isOwn = "id = ? AND added_by = ? AND source = 'own'"
        if try database.update("foods", columns, where: isOwn, [old, user.id]) {
            try draft.saveParts(database, of: old)
        }
        return old
    }
}

extension Food {
    /// Saves a source's food for the whole household: as a new row, or over its existing one.
    /// - Returns: its id.
    @discardableResult
    package static func save(
        _ database: Database, _ draft: FoodDraft, source: FoodSource, key: String, now: Int64
    ) throws -> Int64 {
        var columns = draft.columns(source: source, now: now)
        if source == .foodDataCentral { columns = columns + ["short_name": try draft.shortName(database)] }
        let id = try Int64.first(
            database,
            """
            INSERT INTO foods (source, source_key, \(columns.names.joined(separator: ", ")))
            VALUES (?, ?, \(databaseQuestionMarks(count: columns.names.count)))
            ON CONFLICT (source, source_key) DO UPDATE SET archived_at = NULL,
                \(columns.names.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
            RETURNING id
            """, [source.rawValue, key] + StatementArguments(columns.values))
        guard let id else { throw DatabaseError(message: "a saved food has no id") }
        try draft.saveParts(database, of: id)
        return id
    }
}

extension FoodDraft {
    /// The shortest name that no unlike food has. Brands' foods are many, and keep their own names.
    fileprivate func shortName(_ database: Database) throws -> String? {
        guard brand.isEmpty else { return nil }
        return try ShortFoodName(name).choices.first { name in
            let others = try RowReader.all(
                database, "SELECT energy_kilocalories FROM foods WHERE short_name = ? AND user_id IS NULL", [name]
            ) { try $0.next(Double?.self) }
            return others.allSatisfy { FoodNaming.areAlike($0, nutrients.energyKilocalories) }
        }
    }

    fileprivate func columns(source: FoodSource, now: Int64) -> ColumnValues {
        [
            "name": name, "brand": brand, "barcode": barcode?.digits, "unit": unit.rawValue, "updated_at": now,
            "search_position": FoodPlainness.position(of: self, source: source),
        ] + nutrients.columns
    }

    fileprivate func saveParts(_ database: Database, of food: Int64) throws {
        try savePortions(database, of: food)
        try micronutrients.save(database, of: food)
        try Recipe.refreshMicronutrients(database, with: food)
    }

    private func savePortions(_ database: Database, of food: Int64) throws {
        try database.run("DELETE FROM food_portions WHERE food_id = ?", [food])
        for (position, portion) in portions.enumerated() {
            try database.insert(
                into: "food_portions",
                ["food_id": food, "position": position, "name": portion.name, "amount": portion.amount])
        }
    }
}
