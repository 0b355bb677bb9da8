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

    /// The foods of one of the user's recipes or saved meals, in the order in which they were added.
    package func items(_ database: Database, of list: MealItemList) throws -> [StoredMealItem] {
        let (table, owner, id) = list.rows
        return try StoredMealItem.all(
            database, "SELECT id, \(MealItem.columns) FROM \(table) WHERE \(owner) = ? AND user_id = ? ORDER BY id",
            [id, user.id])
    }

    /// - Returns: nil if the user has no such item there.
    package func item(_ database: Database, id item: Int64, of list: MealItemList) throws -> StoredMealItem? {
        try items(database, of: list).first { $0.id == item }
    }

    /// How many foods a recipe or a saved meal has at most.
    package static let maximumItems = 200

    /// Adds a food to one of the user's recipes or saved meals, or changes an old one. A new one that is equal to the
    /// last is taken for a repeated tap and not added.
    /// - Returns: its id.
    /// - Throws: `Faults` for one food too many, or if a recipe would weigh too little for it.
    @discardableResult
    package func saveItem(
        _ database: Database, _ item: MealItem, over old: StoredMealItem? = nil, of list: MealItemList, now: Int64
    ) throws -> Int64 {
        if old == nil {
            let items = try items(database, of: list)
            if let last = items.last, last.item == item { return last.id }
            try Faults.requireRoom(
                "quantity", for: items.count, atMost: Self.maximumItems, NutritionTexts.tooManyItems)
        }
        let id = try old?.id ?? insert(database, item, into: list)
        if old != nil { try database.update(list.rows.table, id: id, of: user.id, item.columns) }
        try refresh(database, list, Faults("quantity", NutritionTexts.recipeWeightTooSmall), now: now)
        return id
    }

    /// Removes a food; the last one of a saved meal can only be deleted together with the meal.
    /// - Returns: false if the user has no such item there, or it is the only one of a saved meal.
    /// - Throws: `Faults` if a recipe weighs too little for the rest.
    package func removeItem(_ database: Database, id item: Int64, of list: MealItemList, now: Int64) throws -> Bool {
        let items = try items(database, of: list)
        if case .savedMeal = list, items.count == 1 { return false }
        guard items.contains(where: { $0.id == item }) else { return false }
        try database.delete(from: list.rows.table, id: item, of: user.id)
        try refresh(database, list, Self.tooLight, now: now)
        return true
    }

    /// Replaces all foods, in this order. If they are the same, their rows stay.
    func replaceItems(_ database: Database, of list: MealItemList, by items: [MealItem]) throws {
        guard try items != self.items(database, of: list).map(\.item) else { return }
        let (table, owner, id) = list.rows
        try database.run("DELETE FROM \(table) WHERE \(owner) = ? AND user_id = ?", [id, user.id])
        for item in items { _ = try insert(database, item, into: list) }
    }

    private func insert(_ database: Database, _ item: MealItem, into list: MealItemList) throws -> Int64 {
        let (table, owner, id) = list.rows
        return try database.insert(into: table, ["user_id": user.id, owner: id] + item.columns)
    }

    private func refresh(_ database: Database, _ list: MealItemList, _ tooLight: Faults, now: Int64) throws {
        guard case .recipe(let recipe) = list else { return }
        try refreshRecipe(database, id: recipe, tooLight, now: now)
    }
}

/// What food is in instead of a day.
package enum MealItemList: Sendable, Equatable {
    case recipe(Int64), savedMeal(Int64)

    /// Where its foods are stored.
    fileprivate var rows: (table: String, owner: String, id: Int64) {
        switch self {
        case .recipe(let id): ("recipe_ingredients", "recipe_id", id)
        case .savedMeal(let id): ("saved_meal_items", "saved_meal_id", id)
        }
    }
}

/// An item of a saved meal or a recipe, with the id of its row.
package struct StoredMealItem: Sendable, Identifiable, Equatable {
    package let id: Int64
    package let item: MealItem
}

extension StoredMealItem: RowReadable {
    package init(_ row: inout RowReader) throws {
        try self.init(id: row.next(), item: MealItem(&row))
    }
}
