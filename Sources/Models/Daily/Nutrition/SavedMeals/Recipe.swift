import Fitness
import GRDB
import Micronutrients
import Texts

/// A dish made from foods. It is itself one of the user's foods: found, measured and logged like any other.
package struct Recipe: StoredRecipe, Sendable, Identifiable, Equatable {
    package let id: Int64
    package let foodID: Int64
    package var name: String
    /// How many servings it makes.
    package var servings: Double
    /// The weight of the finished dish; nil if it was not weighed.
    package var weightGrams: Double?
    package let ingredients: [StoredMealItem]

    /// Of the whole dish.
    package var nutrients: NutrientSum { NutrientSum(ingredients.map(\.item.nutrients)) }
    package var ingredientGrams: Double { ingredients.map(\.item).grams }
    package var perServing: NutrientSum { nutrients.scaled(by: 1 / servings) }

    /// `4 servings · 320 kcal each`
    package var note: String {
        let count =
            servings == 1 ? NutritionTexts.singleServing : NutritionTexts.servings(DecimalText.format(servings))
        return [count, NutrientText.energy(perServing).map { NutritionTexts.energyEach($0) }].compactMap { $0 }.joined(
            separator: " · ")
    }

    fileprivate func has(_ draft: RecipeDraft) -> Bool {
        name == draft.name && servings == draft.servings && weightGrams == draft.weightGrams
    }

    // What a recipe's food has of vitamins, minerals and others, from what its ingredients have now.

    /// Recipes in recipes are followed no further, as two of them may contain each other.
    private static let deepest = 8

    /// Those of all recipes, after the foods that come with WorkHome have changed.
    static func refreshMicronutrients(_ database: Database) throws {
        for recipe in try Int64.all(database, "SELECT id FROM recipes ORDER BY id") {
            try refreshMicronutrients(database, of: recipe)
        }
    }

    /// Those of a recipe, and of the recipes that contain it.
    static func refreshMicronutrients(_ database: Database, of recipe: Int64) throws {
        try database.run(refreshing, [recipe])
        guard let food = try Int64.first(database, "SELECT food_id FROM recipes WHERE id = ?", [recipe]) else { return }
        try refreshMicronutrients(database, with: food)
    }

    /// Those of all recipes with a food that has changed: anybody's, as foods are shared.
    static func refreshMicronutrients(_ database: Database, with food: Int64) throws {
        var changed: Set = [food]
        for _ in 0..<deepest where !changed.isEmpty {
            var next: Set<Int64> = []
            for food in changed {
                let recipes: [Int64: Int64] = try RowReader.dictionary(database, containing, [food])
                for recipe in recipes.keys { try database.run(refreshing, [recipe]) }
                next.formUnion(recipes.values)
            }
            changed = next
        }
    }

    private static let containing = """
        SELECT recipes.id, recipes.food_id FROM recipe_ingredients AS part
        JOIN recipes ON recipes.id = part.recipe_id AND recipes.user_id = part.user_id WHERE part.food_id = ?
        """

    /// An amount is known only if it is for each ingredient that may have some: entries of the recipe have one known
    /// share of energy, all or nothing, so a part would be taken for the whole. A milliliter counts as a gram. Nothing is
    /// written for a recipe of which nothing was ever known.
    private static let refreshing = """
        INSERT OR REPLACE INTO food_nutrients (food_id, \(Micronutrient.columnNames.joined(separator: ", ")))
        SELECT recipes.food_id, \(Micronutrient.allCases.map(amount).joined(separator: ", "))
        FROM recipes
        JOIN foods ON foods.id = recipes.food_id AND foods.source = 'own' AND foods.added_by = recipes.user_id
        JOIN recipe_ingredients AS part ON part.user_id = recipes.user_id AND part.recipe_id = recipes.id
        LEFT JOIN food_nutrients AS known ON known.food_id = part.food_id
        WHERE recipes.id = ? GROUP BY recipes.id
        HAVING count(known.food_id) > 0 OR count(part.micronutrients) > 0
            OR EXISTS (SELECT 1 FROM food_nutrients WHERE food_nutrients.food_id = recipes.food_id)
        """

    private static func amount(of nutrient: Micronutrient) -> String {
        let column = nutrient.column
        // An ingredient's own are those of all of it, and a food's those of 100 g. As in the diary, own ones count alone.
        let part = """
            iif(part.micronutrients IS NULL, part.amount * known.\(column),
                100.0 * (part.micronutrients ->> '$.\(column)'))
            """
        let matters =
            DietaryNutrient.micronutrient(nutrient).isInFoodWithoutEnergy
            ? "" : "part.energy_kilocalories IS NOT 0 AND "
        return """
            iif(count(*) FILTER (WHERE \(matters)\(part) IS NULL) = 0,
                min(\(nutrient.range.upperBound), sum(\(part))
                    / coalesce(recipes.weight_grams, nullif(total(part.amount), 0))), NULL)
            """
    }
}

extension User.Nutrition {
    private static let maximumRecipes = 500

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
            ingredients: items(database, of: .recipe(recipe)))
    }

    /// Creates a recipe, or changes an old one. A form sent twice creates one: an empty recipe with the same values is
    /// it.
    /// - Parameter ingredients: nil to keep those of the old recipe.
    /// - Returns: its id.
    /// - Throws: `Faults` for one recipe too many, and for one that weighs too little for its ingredients.
    @discardableResult
    package func saveRecipe(
        _ database: Database, _ draft: RecipeDraft, _ ingredients: [MealItem]? = nil, over old: Recipe? = nil,
        now: Int64
    ) throws -> Int64 {
        let known = try old ?? recipes(database).first { $0.ingredients.isEmpty && $0.has(draft) }
        let recipe = try known?.id ?? insertRecipe(database, draft, now: now)
        try database.update("recipes", id: recipe, of: user.id, draft.columns)
        if let ingredients { try replaceItems(database, of: .recipe(recipe), by: ingredients) }
        try refreshRecipe(database, id: recipe, named: draft.name, now: now)
        return recipe
    }

    private func insertRecipe(_ database: Database, _ draft: RecipeDraft, now: Int64) throws -> Int64 {
        let count = try Int.first(database, "SELECT count(*) FROM recipes WHERE user_id = ?", [user.id])
        try Faults.requireRoom(for: count ?? 0, atMost: Self.maximumRecipes, NutritionTexts.tooManyRecipes)
        let food = try writeFood(database, draft.foodWithoutIngredients, isShared: false, now: now)
        return try database.insert(into: "recipes", ["user_id": user.id, "food_id": food] + draft.columns)
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

    /// Of a recipe that weighs too little for what is in it.
    static var tooLight: Faults { Faults("weight", NutritionTexts.cookedWeightTooSmall) }

    /// Recomputes the recipe's food from its ingredients; without ingredients the food is archived.
    /// - Throws: `tooLight`, which rolls back the change.
    func refreshRecipe(
        _ database: Database, id: Int64, named name: String? = nil, _ tooLight: Faults = Self.tooLight, now: Int64
    ) throws {
        guard let recipe = try recipe(database, id: id) else { return }
        let food = FoodDraft.recipe(
            named: name ?? recipe.name, servings: recipe.servings, weightGrams: recipe.weightGrams,
            recipe.ingredients.map(\.item))
        guard let food else { throw tooLight }
        try writeFood(database, food, over: recipe.foodID, isShared: false, now: now)
        try Recipe.refreshMicronutrients(database, of: id)
        try database.run(
            "UPDATE foods SET archived_at = ? WHERE id = ? AND added_by = ?",
            [food.portions.isEmpty ? now : nil, recipe.foodID, user.id])
    }
}

extension RecipeDraft {
    fileprivate var columns: ColumnValues { ["servings": servings, "weight_grams": weightGrams] }
}
