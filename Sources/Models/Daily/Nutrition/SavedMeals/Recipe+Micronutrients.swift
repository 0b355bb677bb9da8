import GRDB
import Micronutrients

/// What a recipe's food has of vitamins, minerals and others, from what its ingredients have now.
extension Recipe {
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
        HAVING count(known.food_id) > 0
            OR EXISTS (SELECT 1 FROM food_nutrients WHERE food_nutrients.food_id = recipes.food_id)
        """

    private static func amount(of nutrient: Micronutrient) -> String {
        let column = nutrient.column
        let matters =
            DietaryNutrient.micronutrient(nutrient).isInFoodWithoutEnergy
            ? "" : "part.energy_kilocalories IS NOT 0 AND "
        return """
            iif(count(*) FILTER (WHERE \(matters)known.\(column) IS NULL) = 0,
                min(\(nutrient.range.upperBound), sum(part.amount * known.\(column))
                    / coalesce(recipes.weight_grams, nullif(total(part.amount), 0))), NULL)
            """
    }
}
