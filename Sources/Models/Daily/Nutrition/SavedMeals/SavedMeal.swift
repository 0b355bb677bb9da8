import Fitness
import GRDB
import Texts

/// Foods that the user often has together, under a name.
package struct SavedMeal: NamedRow, Sendable, Equatable {
    package let id: Int64
    package let name: String
    package let parts: [StoredMealItem]

    package var nutrients: NutrientSum { NutrientSum(parts.map(\.item.nutrients)) }

    /// `3 foods · 520 kcal`
    package var note: String {
        [CountTexts.foods(parts.count), NutrientText.energy(nutrients)].compactMap { $0 }.joined(separator: " · ")
    }
}

extension User.Nutrition {
    private static let maximumSavedMeals = 200

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
        return try SavedMeal(id: meal, name: row.next(), parts: items(database, of: .savedMeal(meal)))
    }

    /// Saves foods under a name, or changes an old meal. A form sent twice saves once.
    /// - Parameter items: nil to keep those of the old meal.
    /// - Returns: its id.
    /// - Throws: `Faults` without foods, for a name that another meal has, and for one meal too many.
    @discardableResult
    package func saveMeal(
        _ database: Database, named name: String, _ items: [MealItem]? = nil, over old: SavedMeal? = nil
    ) throws -> Int64 {
        guard items?.isEmpty == false || items == nil && old != nil else {
            throw Faults("name", NutritionTexts.thisMealHasNoFoods)
        }
        let others = try savedMeals(database).filter { $0.id != old?.id }
        let same = others.first { $0.name.nameKey == name.nameKey }
        if let same, old == nil, same.parts.map(\.item) == items { return same.id }
        try Faults.requireFree(name, among: others, over: old) { _ in NutritionTexts.savedMealExists }
        if old == nil {
            try Faults.requireRoom(
                for: others.count, atMost: Self.maximumSavedMeals, NutritionTexts.tooManySavedMeals)
        }
        let meal = try old?.id ?? database.insert(into: "saved_meals", ["user_id": user.id, "name": name])
        if old != nil { try database.update("saved_meals", id: meal, of: user.id, ["name": name]) }
        if let items { try replaceItems(database, of: .savedMeal(meal), by: items) }
        return meal
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
