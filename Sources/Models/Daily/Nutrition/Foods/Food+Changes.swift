import Fitness
import FoodTable
import FoodWords
import GRDB
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

    /// Deletes a food, with its recipe if it has one, and leaves an undo step. Entries with the food stay, with their
    /// nutrients unchanged; undoing it has them refer to the food again.
    /// - Parameter now: seconds since 1970.
    /// - Returns: the id of the step; nil if the user has no such food of their own.
    package func deleteFood(_ database: Database, id food: Int64, now: Int64) throws -> Int64? {
        let owned = "id = ? AND added_by = ? AND source = 'own'"
        guard try Int64.first(database, "SELECT id FROM foods WHERE \(owned)", [food, user.id]) != nil else {
            return nil
        }
        let rows = try foodRows(database, of: food)
        let references = try Self.referring.flatMap {
            try StoredRow.references(database, $0, toFood: food)
        }.filter { reference in
            !rows.contains { $0.table == reference.table && $0["id"] == reference["id"] }
        }
        try database.run("DELETE FROM foods WHERE \(owned)", [food, user.id])
        return try user.leaveUndoStep(
            database, at: .nutrition, previous: rows + references, current: [], token: nil, now: now)
    }

    /// The tables whose rows lose a food that is deleted.
    private static let referring = ["meal_entries", "saved_meal_items", "recipe_ingredients"]

    /// The rows that go with a food, in the order in which they need each other.
    private func foodRows(_ database: Database, of food: Int64) throws -> [StoredRow] {
        let recipes = try StoredRow.all(database, "recipes", of: user.id, where: "food_id", is: food)
        let ingredients = try recipes.flatMap { recipe -> [StoredRow] in
            guard case .integer(let id) = recipe["id"] else { return [] }
            return try StoredRow.all(database, "recipe_ingredients", of: user.id, where: "recipe_id", is: id)
        }
        return try StoredRow.all(database, "foods", where: "id", is: food)
            + StoredRow.all(database, "food_portions", where: "food_id", is: food)
            + StoredRow.all(database, "food_nutrients", where: "food_id", is: food) + recipes + ingredients
    }

    /// Recipes that came back, and those with a food that did, have the vitamins of what is in them now.
    func refreshRecipes(afterUndoing step: UndoStep, _ database: Database) throws {
        for row in step.previous {
            switch (row.table, row["id"]) {
            case ("foods", .integer(let food)): try Recipe.refreshMicronutrients(database, with: food)
            case ("recipes", .integer(let recipe)): try Recipe.refreshMicronutrients(database, of: recipe)
            default: break
            }
        }
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
