import Fitness
import GRDB

extension User.Nutrition {
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
