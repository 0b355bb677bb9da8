import Support
import Testing

@testable import Fitness

/// Alex with two foods of the household, and short forms for logging them.
struct NutritionFixture {
    let app: TestApp
    let browser: Browser
    /// 143 kcal per 100 g; a large one has 50 g.
    let egg: Int64
    /// Its calories are unknown.
    let tea: Int64

    init() async throws {
        app = try await TestApp()
        browser = try await app.member()
        egg = try await app.addFood(
            FoodDraft(
                name: "Zorb egg, raw",
                nutrients: Nutrients(
                    energyKilocalories: 143, proteinGrams: 12.56, carbohydrateGrams: 0.72, fatGrams: 9.51,
                    fiberGrams: 0),
                portions: [Portion(name: "1 large", amount: 50), Portion(name: "box", amount: 500)]),
            isShared: true)
        tea = try await app.addFood(
            FoodDraft(name: "Tea", brand: "Herbs", unit: .milliliters, nutrients: Nutrients(proteinGrams: 0.1)))
    }

    @discardableResult
    func add(_ values: KeyValuePairs<String, String> = [:]) async throws -> Answer {
        let standard: KeyValuePairs = [
            "food_id": "\(egg)", "meal": "breakfast", "quantity": "2", "portion": "1 large", "date": "2026-11-21",
        ]
        let given = values.map { FormValue($0.key, $0.value) }
        return try await browser.post(
            "/nutrition/entries",
            standard.filter { pair in !given.contains { $0.name == pair.key } }.map { FormValue($0.key, $0.value) }
                + given)
    }

    func entries() async throws -> [String] {
        try await app.rows(
            "SELECT day, meal, name, quantity, portion, amount, energy_kilocalories FROM meal_entries ORDER BY id")
    }

    func days() async throws -> [String] {
        try await app.rows("SELECT day, entries, energy_kilocalories, protein_grams FROM nutrition_days ORDER BY day")
    }
}
