import Fitness
import GRDB
import Texts

/// An item of a saved meal or a recipe, with the id of its row.
package struct StoredMealItem: Sendable, Identifiable, Equatable {
    package let id: Int64
    package let item: MealItem
}

/// Foods that the user often has together, under a name.
package struct SavedMeal: Sendable, Identifiable, Equatable {
    package let id: Int64
    package let name: String
    package let parts: [StoredMealItem]

    package var nutrients: NutrientSum { NutrientSum(parts.map(\.item.nutrients)) }

    /// `3 foods · 520 kcal`
    package var note: String {
        [CountTexts.foods(parts.count), NutrientText.energy(nutrients)].compactMap { $0 }.joined(separator: " · ")
    }
}

extension StoredMealItem: RowReadable {
    package init(_ row: inout RowReader) throws {
        id = try row.next()
        item = try MealItem(&row)
    }
}

/// Why a meal was not saved.
package enum SavedMealRefusal: Error {
    case nameTaken, tooMany, empty

    package var message: String {
        switch self {
        case .nameTaken: NutritionTexts.savedMealExists
        case .empty: NutritionTexts.thisMealHasNoFoods
        case .tooMany: NutritionTexts.tooManySavedMeals(User.Nutrition.maximumSavedMeals)
        }
    }
}

extension User.Nutrition {
    package static let maximumSavedMeals = 200

    /// By name.
    package func savedMeals(_ database: Database) throws -> [SavedMeal] {
        try RowReader.all(
            database, "SELECT id, name FROM saved_meals WHERE user_id = ? ORDER BY name COLLATE NOCASE", [user.id]
        ) { try savedMeal(database, &$0) }
    }

    package func savedMeal(_ database: Database, id meal: Int64) throws -> SavedMeal? {
        try RowReader.first(database, "SELECT id, name FROM saved_meals WHERE id = ? AND user_id = ?", [meal, user.id])
        { try savedMeal(database, &$0) }
    }

    private func savedMeal(_ database: Database, _ row: inout RowReader) throws -> SavedMeal {
        let meal = try row.next(Int64.self)
        return try SavedMeal(
            id: meal, name: row.next(),
            parts: StoredMealItem.all(
                database,
                """
                SELECT id, \(MealItem.columns) FROM saved_meal_items
                WHERE saved_meal_id = ? AND user_id = ? ORDER BY id
                """, [meal, user.id]))
    }

    /// Saves foods under a name. A form sent twice saves once.
    package func saveMeal(_ database: Database, named name: String, _ items: [MealItem]) throws {
        let others = try savedMeals(database)
        if let same = others.first(where: { $0.name.lowercased() == name.lowercased() }) {
            guard same.parts.map(\.item) == items else { throw SavedMealRefusal.nameTaken }
            return
        }
        guard others.count < Self.maximumSavedMeals else { throw SavedMealRefusal.tooMany }
        let meal = try database.insert(into: "saved_meals", ["user_id": user.id, "name": name])
        try addItems(database, items, toSavedMeal: meal)
    }

    private func addItems(_ database: Database, _ items: [MealItem], toSavedMeal meal: Int64) throws {
        for item in items {
            try database.insert(
                into: "saved_meal_items", ["user_id": user.id, "saved_meal_id": meal] + item.columns)
        }
    }

    /// Replaces the foods of one of the user's meals, in this order.
    package func replaceItems(_ database: Database, ofSavedMeal meal: SavedMeal, by items: [MealItem]) throws {
        guard items != meal.parts.map(\.item) else { return }
        try database.run("DELETE FROM saved_meal_items WHERE saved_meal_id = ? AND user_id = ?", [meal.id, user.id])
        try addItems(database, items, toSavedMeal: meal.id)
    }

    /// - Returns: whether the user has this meal.
    package func renameSavedMeal(_ database: Database, id meal: Int64, to name: String) throws -> Bool {
        let isTaken = try savedMeals(database).contains { $0.id != meal && $0.name.lowercased() == name.lowercased() }
        guard !isTaken else { throw SavedMealRefusal.nameTaken }
        return try database.update("saved_meals", id: meal, of: user.id, ["name": name])
    }

    /// - Returns: false if the food is not in this meal of the user.
    package func updateSavedMealItem(
        _ database: Database, id item: Int64, of meal: Int64, _ changed: MealItem
    ) throws -> Bool {
        try database.update(
            "saved_meal_items", changed.columns, where: "id = ? AND saved_meal_id = ? AND user_id = ?",
            [item, meal, user.id])
    }

    /// Removes a food from a meal; the last one can only be deleted together with the meal.
    /// - Returns: false if the food is in none of the user's meals, or is the only one in its meal.
    package func removeSavedMealItem(_ database: Database, id item: Int64, of meal: Int64) throws -> Bool {
        guard let saved = try savedMeal(database, id: meal), saved.parts.count > 1 else { return false }
        try database.run(
            "DELETE FROM saved_meal_items WHERE id = ? AND saved_meal_id = ? AND user_id = ?", [item, meal, user.id])
        return database.changesCount > 0
    }

    /// - Parameter now: seconds since 1970.
    /// - Returns: the id of the undo step; nil if the user had no such meal.
    package func deleteSavedMeal(_ database: Database, id meal: Int64, now: Int64) throws -> Int64? {
        let rows =
            try StoredRow.all(database, "saved_meals", of: user.id, is: meal)
            + StoredRow.all(database, "saved_meal_items", of: user.id, where: "saved_meal_id", is: meal)
        guard try database.delete(from: "saved_meals", id: meal, of: user.id) else { return nil }
        return try user.leaveUndoStep(
            database, at: .nutrition, previous: rows, current: [], token: nil, now: now)
    }
}
