import Fitness
import GRDB

extension User.Nutrition {
    package static let maximumRecipes = 500

    /// By name.
    package func recipes(_ database: Database) throws -> [Recipe] {
        try RowReader.all(database, "\(Self.recipeQuery) ORDER BY recipes.id", [user.id]) {
            try recipe(database, &$0)
        }.sorted { $0.name.lowercased() < $1.name.lowercased() }
    }

    package func recipe(_ database: Database, id recipe: Int64) throws -> Recipe? {
        try RowReader.first(database, "\(Self.recipeQuery) AND recipes.id = ?", [user.id, recipe]) {
            try self.recipe(database, &$0)
        }
    }

    /// The id of the recipe behind one of the user's foods.
    package func recipe(_ database: Database, ofFood food: Int64) throws -> Int64? {
        try Int64.first(database, "SELECT id FROM recipes WHERE food_id = ? AND user_id = ?", [food, user.id])
    }

    private static let recipeQuery = """
        SELECT recipes.id, recipes.food_id, foods.name, recipes.servings, recipes.weight_grams
        FROM recipes JOIN foods ON foods.id = recipes.food_id WHERE recipes.user_id = ?
        """

    private func recipe(_ database: Database, _ row: inout RowReader) throws -> Recipe {
        let recipe = try row.next(Int64.self)
        return try Recipe(
            id: recipe, foodID: row.next(), name: row.next(), servings: row.next(), weightGrams: row.next(),
            ingredients: StoredMealItem.all(
                database,
                """
                SELECT id, \(MealItem.columns) FROM recipe_ingredients
                WHERE recipe_id = ? AND user_id = ? ORDER BY id
                """, [recipe, user.id]))
    }

    /// Creates a recipe. A form sent twice creates one: an empty recipe with the same values is reused.
    /// - Returns: its id; nil when the user has the maximum already.
    package func addRecipe(_ database: Database, _ draft: RecipeDraft, now: Int64) throws -> Int64? {
        let others = try recipes(database)
        if let same = others.first(where: { $0.ingredients.isEmpty && $0.draft == draft }) { return same.id }
        guard others.count < Self.maximumRecipes else { return nil }
        let food = try addFood(database, FoodDraft(name: draft.name), isShared: false, now: now)
        let recipe = try database.insert(into: "recipes", ["user_id": user.id, "food_id": food] + draft.columns)
        try refreshRecipe(database, id: recipe, now: now)
        return recipe
    }

    /// - Parameter ingredients: the new ingredients; nil to keep the current ones.
    /// - Returns: whether the user has this recipe.
    package func updateRecipe(
        _ database: Database, id recipe: Int64, _ draft: RecipeDraft, ingredients: [MealItem]? = nil, now: Int64
    ) throws -> Bool {
        guard try database.update("recipes", id: recipe, of: user.id, draft.columns) else { return false }
        if let ingredients {
            try database.run("DELETE FROM recipe_ingredients WHERE recipe_id = ? AND user_id = ?", [recipe, user.id])
            for item in ingredients { try insertIngredient(database, item, of: recipe) }
        }
        try refreshRecipe(database, id: recipe, named: draft.name, now: now)
        return true
    }

    private func insertIngredient(_ database: Database, _ item: MealItem, of recipe: Int64) throws {
        try database.insert(into: "recipe_ingredients", ["user_id": user.id, "recipe_id": recipe] + item.columns)
    }

    /// An ingredient equal to the last one is taken for a repeated tap and not added.
    /// - Returns: whether the user has this recipe.
    package func addIngredient(_ database: Database, _ item: MealItem, to recipe: Int64, now: Int64) throws -> Bool {
        guard let ingredients = try self.recipe(database, id: recipe)?.ingredients else { return false }
        guard ingredients.last?.item != item else { return true }
        try insertIngredient(database, item, of: recipe)
        try refreshRecipe(database, id: recipe, now: now)
        return true
    }

    /// - Returns: false if the ingredient is not in this recipe of the user.
    package func updateIngredient(
        _ database: Database, id ingredient: Int64, of recipe: Int64, _ item: MealItem, now: Int64
    ) throws -> Bool {
        let isFound = try database.update(
            "recipe_ingredients", item.columns, where: "id = ? AND recipe_id = ? AND user_id = ?",
            [ingredient, recipe, user.id])
        guard isFound else { return false }
        try refreshRecipe(database, id: recipe, now: now)
        return true
    }

    /// - Returns: false if the ingredient is not in this recipe of the user.
    package func removeIngredient(_ database: Database, id ingredient: Int64, of recipe: Int64, now: Int64) throws
        -> Bool
    {
        try database.run(
            "DELETE FROM recipe_ingredients WHERE id = ? AND recipe_id = ? AND user_id = ?",
            [ingredient, recipe, user.id])
        guard database.changesCount > 0 else { return false }
        try refreshRecipe(database, id: recipe, now: now)
        return true
    }

    /// Deletes a recipe with its food; the entries that logged it stay.
    /// - Returns: the id of the undo step; nil if the user had no such recipe.
    package func deleteRecipe(_ database: Database, id recipe: Int64, now: Int64) throws -> Int64? {
        try self.recipe(database, id: recipe).flatMap { try deleteFood(database, id: $0.foodID, now: now) }
    }

    /// Computes what the user's recipes have of vitamins and others from the foods as they are here.
    package func refreshRecipeMicronutrients(_ database: Database) throws {
        for recipe in try Int64.all(database, "SELECT id FROM recipes WHERE user_id = ? ORDER BY id", [user.id]) {
            try Recipe.refreshMicronutrients(database, of: recipe)
        }
    }

    /// Recomputes the recipe's food from its ingredients; without ingredients the food is archived.
    /// - Throws: `RecipeTooLightError`, which rolls back the change.
    private func refreshRecipe(_ database: Database, id: Int64, named name: String? = nil, now: Int64) throws {
        guard var recipe = try recipe(database, id: id) else { return }
        recipe.name = name ?? recipe.name
        guard recipe.isPossible else { throw RecipeTooLightError() }
        _ = try updateFood(
            database, id: recipe.foodID, recipe.food ?? FoodDraft(name: recipe.name), isShared: false, now: now)
        try Recipe.refreshMicronutrients(database, of: id)
        try database.run(
            "UPDATE foods SET archived_at = ? WHERE id = ? AND added_by = ?",
            [recipe.food == nil ? now : nil, recipe.foodID, user.id])
    }
}

extension RecipeDraft {
    fileprivate var columns: ColumnValues { ["servings": servings, "weight_grams": weightGrams] }
}

extension Recipe {
    var draft: RecipeDraft { RecipeDraft(name: name, servings: servings, weightGrams: weightGrams) }
}
