import Micronutrients
import Support

@testable import Fitness

extension Household {
    /// Adds a custom food of Alex's, with rows in every table of Nutrition.
    static func addFood(_ app: TestApp, _ alex: Browser) async throws -> Int64 {
        let food = try await app.addFood(
            FoodDraft(
                name: "A secret food of Alex", nutrients: Nutrients(energyKilocalories: 200, proteinGrams: 10),
                portions: [Portion(name: "1 bar", amount: 40)], micronutrients: [.iron: 2.5, .vitaminB12: 0.4]))
        try await alex.post(
            "/nutrition/entries",
            ["food_id": "\(food)", "meal": "lunch", "quantity": "2", "portion": "1 bar", "date": "2026-11-20"])
        let recipe = try await app.addFood(
            FoodDraft(name: "A secret recipe of Alex", micronutrients: [.iron: 2.5, .vitaminB12: 0.4]))
        try await app.execute(
            """
            INSERT INTO saved_meals (id, user_id, name) VALUES (1, 1, 'A secret meal of Alex');
            INSERT INTO saved_meal_items (user_id, saved_meal_id, food_id, name, quantity, portion, amount)
                VALUES (1, 1, \(food), 'Rice', 100, 'g', 100);
            INSERT INTO recipes (id, user_id, food_id, servings) VALUES (1, 1, \(recipe), 4);
            INSERT INTO recipe_ingredients (user_id, recipe_id, food_id, name, quantity, portion, amount)
                VALUES (1, 1, \(food), 'Rice', 100, 'g', 100);
            """)
        return food
    }
}
