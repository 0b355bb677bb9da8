import Fitness
import GRDB

extension User.Nutrition {
    package static let mostRecipes = 500

    /// By name.
    package func recipes(_ database: Database) throws -> [Recipe] {
        try RowReader.all(
            database.cachedStatement(sql: "\(Self.recipeQuery) ORDER BY recipes.id"), arguments: [user.id]
        ) {
            try recipe(database, &$0)
        }.sorted { $0.name.lowercased() < $1.name.lowercased() }
    }

    package func recipe(_ database: Database, id recipe: Int64) throws -> Recipe? {
        try RowReader.first(
            database.cachedStatement(sql: "\(Self.recipeQuery) AND recipes.id = ?"), arguments: [user.id, recipe]
        ) { try self.recipe(database, &$0) }
    }

    /// The recipe that belongs to one of their foods.
    package func recipe(_ database: Database, ofFood food: Int64) throws -> Int64? {
        try Int64.fetchOne(
            database.cachedStatement(sql: "SELECT id FROM recipes WHERE food_id = ? AND user_id = ?"),
            arguments: [food, user.id])
    }

    private static let recipeQuery = """
        SELECT recipes.id, recipes.food_id, foods.name, recipes.servings, recipes.weight_grams
        FROM recipes JOIN foods ON foods.id = recipes.food_id WHERE recipes.user_id = ?
        """

    private func recipe(_ database: Database, _ row: inout RowReader) throws -> Recipe {
        let recipe = try row.next(Int64.self)
        return try Recipe(
            id: recipe, foodID: row.next(), name: row.next(), servings: row.next(), weightGrams: row.next(),
            ingredients: KeptItem.fetchAll(
                database.cachedStatement(
                    sql: """
                        SELECT id, \(MealItem.columns) FROM recipe_ingredients
                        WHERE recipe_id = ? AND user_id = ? ORDER BY id
                        """),
                arguments: [recipe, user.id]))
    }

    /// Begins a recipe. A form that is sent twice begins one: an empty one that says the same is the one.
    /// - Returns: its id; nil when they have as many as there can be.
    package func addRecipe(_ database: Database, _ draft: RecipeDraft, now: Int64) throws -> Int64? {
        let others = try recipes(database)
        if let same = others.first(where: { $0.ingredients.isEmpty && $0.draft == draft }) { return same.id }
        guard others.count < Self.mostRecipes else { return nil }
        let food = try addFood(database, FoodDraft(name: draft.name), isShared: false, now: now)
        try database.cachedStatement(
            sql: "INSERT INTO recipes (user_id, food_id, servings, weight_grams) VALUES (?, ?, ?, ?)"
        ).execute(arguments: [user.id, food, draft.servings, draft.weightGrams])
        let recipe = database.lastInsertedRowID
        try refreshRecipe(database, id: recipe, now: now)
        return recipe
    }

    /// - Parameter ingredients: all of them, where they are to be others.
    /// - Returns: whether they have such a recipe.
    package func updateRecipe(
        _ database: Database, id recipe: Int64, _ draft: RecipeDraft, ingredients: [MealItem]? = nil, now: Int64
    ) throws -> Bool {
        try database.cachedStatement(
            sql: "UPDATE recipes SET servings = ?, weight_grams = ? WHERE id = ? AND user_id = ?"
        ).execute(arguments: [draft.servings, draft.weightGrams, recipe, user.id])
        guard database.changesCount > 0 else { return false }
        if let ingredients {
            try database.cachedStatement(sql: "DELETE FROM recipe_ingredients WHERE recipe_id = ? AND user_id = ?")
                .execute(arguments: [recipe, user.id])
            for item in ingredients { try insertIngredient(database, item, of: recipe) }
        }
        try refreshRecipe(database, id: recipe, named: draft.name, now: now)
        return true
    }

    private func insertIngredient(_ database: Database, _ item: MealItem, of recipe: Int64) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO recipe_ingredients (user_id, recipe_id, \(MealItem.columns))
                VALUES (?, ?, \(MealItem.placeholders))
                """
        ).execute(arguments: [user.id, recipe] + item.arguments)
    }

    /// The same as the ingredient before is the same tap.
    /// - Returns: whether they have such a recipe.
    package func addIngredient(_ database: Database, _ item: MealItem, to recipe: Int64, now: Int64) throws -> Bool {
        guard let ingredients = try self.recipe(database, id: recipe)?.ingredients else { return false }
        guard ingredients.last?.item != item else { return true }
        try insertIngredient(database, item, of: recipe)
        try refreshRecipe(database, id: recipe, now: now)
        return true
    }

    /// - Returns: false if none of the person's recipes has that ingredient.
    package func removeIngredient(_ database: Database, id ingredient: Int64, of recipe: Int64, now: Int64) throws
        -> Bool
    {
        try database.cachedStatement(
            sql: "DELETE FROM recipe_ingredients WHERE id = ? AND recipe_id = ? AND user_id = ?"
        ).execute(arguments: [ingredient, recipe, user.id])
        guard database.changesCount > 0 else { return false }
        try refreshRecipe(database, id: recipe, now: now)
        return true
    }

    /// Deletes a recipe with its food; days on which it was logged stay.
    /// - Returns: whether they had such a recipe.
    package func deleteRecipe(_ database: Database, id recipe: Int64) throws -> Bool {
        guard let recipe = try self.recipe(database, id: recipe) else { return false }
        return try deleteFood(database, id: recipe.foodID)
    }

    /// Makes its food what its ingredients amount to; without ingredients it is not found.
    /// - Throws: `RecipeTooLightError`, which takes the change back with it.
    private func refreshRecipe(_ database: Database, id: Int64, named name: String? = nil, now: Int64) throws {
        guard var recipe = try recipe(database, id: id) else { return }
        recipe.name = name ?? recipe.name
        guard recipe.isPossible else { throw RecipeTooLightError() }
        _ = try updateFood(
            database, id: recipe.foodID, recipe.food ?? FoodDraft(name: recipe.name), isShared: false, now: now)
        try database.cachedStatement(sql: "UPDATE foods SET archived_at = ? WHERE id = ? AND added_by = ?")
            .execute(arguments: [recipe.food == nil ? now : nil, recipe.foodID, user.id])
    }
}

extension Recipe {
    var draft: RecipeDraft { RecipeDraft(name: name, servings: servings, weightGrams: weightGrams) }
}
