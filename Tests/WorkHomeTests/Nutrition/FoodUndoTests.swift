import Micronutrients
import Support
import Testing

@testable import Fitness
@testable import Models

/// Taking back the deletion of an own food, a recipe or a saved meal.
@Suite struct FoodUndoTests {
    private let alex: NutritionFixture
    private let bread: Int64

    init() async throws {
        alex = try await NutritionFixture()
        bread = try await alex.app.addFood(
            FoodDraft(
                name: "Zorb bread", nutrients: Nutrients(energyKilocalories: 200.5, proteinGrams: 8),
                portions: [Portion(name: "1 slice", amount: 40), Portion(name: "loaf", amount: 500)],
                micronutrients: [.iron: 6]),
            isShared: true)
    }

    /// All rows of foods, and of what refers to them.
    private func state() async throws -> [String] {
        var rows: [String] = []
        for table in [
            "foods", "food_portions", "food_nutrients", "meal_entries", "recipes", "recipe_ingredients", "saved_meals",
            "saved_meal_items",
        ] { rows += try await alex.app.rows("SELECT * FROM \(table) ORDER BY 1, 2") }
        return rows
    }

    private func eat(_ food: Int64, _ browser: Browser? = nil) async throws {
        try await (browser ?? alex.browser).post(
            "/nutrition/entries",
            ["food_id": "\(food)", "meal": "lunch", "quantity": "100", "portion": "g", "date": "2026-11-21"])
    }

    private func cook(_ food: Int64) async throws {
        try await alex.browser.post("/nutrition/recipes", ["name": "Zorb toast", "servings": "2"])
        try await alex.browser.post(
            "/nutrition/recipes/1/ingredients", ["food_id": "\(food)", "quantity": "100", "portion": "g"])
    }

    private func keepMeal() async throws {
        try await alex.browser.post(
            "/nutrition/meals", ["name": "Zorb lunch", "meal": "lunch", "date": "2026-11-21"])
    }

    /// Of everybody in the household.
    @Test func whatReferredToAFoodRefersToItAgain() async throws {
        let sam = try await alex.app.member(Cast.sam)
        try await eat(bread)
        try await eat(bread, sam)
        try await cook(bread)
        try await keepMeal()
        let before = try await state()
        let answer = try await alex.browser.post("/nutrition/foods/\(bread)/delete")
        let left = "SELECT id FROM meal_entries WHERE food_id NOT NULL"
        #expect(try await alex.app.rows(left) == [])
        #expect(try await alex.browser.follow(answer).main.words.contains("Deleted Zorb bread Undo"))
        #expect(try await alex.browser.get("/nutrition/meals").main.words.contains("Deleted Zorb bread Undo"))
        let undone = try await alex.browser.post("/track/undo/\(answer.undoStep)")
        #expect(try await alex.browser.follow(undone).flash == "Undone.")
        #expect(try await state() == before)
        #expect(try await alex.app.foodNames("zorb bread", for: Cast.sam) == ["Zorb bread"])
        #expect(try await sam.get("/nutrition/nutrients?date=2026-11-21").main.words.contains("Iron 6 mg"))
        #expect(!(try await alex.browser.get("/nutrition/meals")).main.words.contains("Deleted Zorb bread"))
    }

    /// What was done with an entry since has nothing to do with its food.
    @Test func entriesMayHaveChangedOrGoneSince() async throws {
        for _ in 0..<3 { try await eat(bread) }
        let step = try await alex.browser.post("/nutrition/foods/\(bread)/delete").undoStep
        try await alex.app.execute(
            """
            UPDATE meal_entries SET quantity = 50 WHERE id = 1; DELETE FROM meal_entries WHERE id = 2;
            UPDATE meal_entries SET name = 'Canteen' WHERE id = 3
            """)
        let undone = try await alex.browser.post("/track/undo/\(step)")
        #expect(try await alex.browser.follow(undone).flash == "Undone.")
        let entries = try await alex.app.rows("SELECT id, quantity, food_id FROM meal_entries")
        #expect(entries == ["1 50 \(bread)", "3 100 null"])
    }

    @Test func aRecipeComesBackWithItsIngredients() async throws {
        try await cook(alex.egg)
        let food = try #require(try await alex.app.rows("SELECT food_id FROM recipes").first.flatMap { Int64($0) })
        try await eat(food)
        // A recipe may contain itself.
        try await alex.browser.post(
            "/nutrition/recipes/1/ingredients", ["food_id": "\(food)", "quantity": "10", "portion": "g"])
        let before = try await state()
        let answer = try await alex.browser.post("/nutrition/recipes/1/delete")
        #expect(answer.location == "/nutrition/meals")
        #expect(try await alex.app.count("recipe_ingredients") == 0)
        try await alex.browser.post("/track/undo/\(answer.undoStep)")
        #expect(try await state() == before)
    }

    @Test func aSavedMealComesBackUnlessItsNameIsTaken() async throws {
        try await eat(bread)
        try await keepMeal()
        let before = try await state()
        let answer = try await alex.browser.post("/nutrition/meals/1/delete")
        let undone = try await alex.browser.post("/track/undo/\(answer.undoStep)")
        #expect(undone.location == "/nutrition/meals")
        #expect(try await state() == before)
        let step = try await alex.browser.post("/nutrition/meals/1/delete").undoStep
        try await keepMeal()
        let refused = try await alex.browser.follow(alex.browser.post("/track/undo/\(step)"))
        #expect(refused.flash == "This can’t be undone: it has been changed or deleted since.")
        #expect(try await alex.app.rows("SELECT id FROM saved_meals") == ["2"])
    }

    private let known = "SELECT iron_milligrams FROM food_nutrients JOIN recipes USING (food_id)"

    @Test func aRecipeThatComesBackHasTheVitaminsOfItsIngredientsNow() async throws {
        try await cook(bread)
        let step = try await alex.browser.post("/nutrition/recipes/1/delete").undoStep
        try await alex.app.execute("UPDATE food_nutrients SET iron_milligrams = 8 WHERE food_id = \(bread)")
        try await alex.browser.post("/track/undo/\(step)")
        #expect(try await alex.app.rows(known) == ["8"])
    }

    @Test func aRecipeKnowsItsVitaminsAgain() async throws {
        try await cook(bread)
        #expect(try await alex.app.rows(known) == ["6"])
        let step = try await alex.browser.post("/nutrition/foods/\(bread)/delete").undoStep
        try await alex.browser.post("/nutrition/recipes/1", ["name": "Zorb slice", "servings": "2"])
        #expect(try await alex.app.rows(known).isEmpty)
        try await alex.browser.post("/track/undo/\(step)")
        #expect(try await alex.app.rows(known) == ["6"])
    }
}
