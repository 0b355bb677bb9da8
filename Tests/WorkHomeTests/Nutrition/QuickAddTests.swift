import Support
import Testing

@Suite struct QuickAddTests {
    private let macros = """
        SELECT energy_kilocalories, protein_grams, carbohydrate_grams, fat_grams FROM meal_entries ORDER BY id
        """

    @Test func whatIsLeftEmptyStaysUnknown() async throws {
        let alex = try await NutritionFixture()
        try await alex.browser.post("/nutrition/quick-add", ["energy": "600", "meal": "lunch"])
        #expect(try await alex.app.rows(macros) == ["600 null null null"])
        try await alex.add()
        let page = try await alex.browser.get("/nutrition")
        #expect(page.main.words.contains("Eaten 743 kcal"))
        #expect(page.main.words.contains("Protein at least 13 of 126 g"))
        // Breakfast is the egg alone, of which everything is known.
        #expect(page.main.words.contains("143 kcal · protein 13 g · carbs 0.7 g · fat 9.5 g"))
    }

    @Test func aDrinkWithoutCaloriesLeavesNothingUnknown() async throws {
        let alex = try await NutritionFixture()
        try await alex.browser.post("/nutrition/quick-add", ["energy": "0", "meal": "breakfast", "name": "Coffee"])
        try await alex.add()
        let page = try await alex.browser.get("/nutrition")
        #expect(page.main.words.contains("Protein 13 of 126 g"))
        #expect(!page.main.words.contains("at least"))
    }

    @Test(arguments: [
        ("20", "", "", "80 20 null null"), ("20", "30", "10", "290 20 30 10"), ("", "", "10", "90 null null 10"),
    ])
    func macrosMakeTheCalories(protein: String, carbs: String, fat: String, row: String) async throws {
        let alex = try await NutritionFixture()
        let answer = try await alex.browser.post(
            "/nutrition/quick-add",
            ["energy": "", "protein": protein, "carbohydrate": carbs, "fat": fat, "meal": "lunch"])
        #expect(
            try await alex.browser.follow(answer).flash == "Added. The calories are computed from the macros.")
        #expect(try await alex.app.rows(macros) == [row])
        #expect(try await alex.browser.get("/nutrition/entries/1/edit").value(of: "protein") == protein)
    }

    @Test func nothingAtAllIsRefusedAndMacrosOfTooMuchEnergy() async throws {
        let alex = try await NutritionFixture()
        let missing = "Enter the calories, or protein, carbs or fat."
        let message = "Please enter the calories, from 0 to 20,000"
        let empty = try await alex.browser.post("/nutrition/quick-add", ["name": "Canteen", "meal": "lunch"])
        #expect(empty.fieldErrors == ["energy": missing] && empty.value(of: "name") == "Canteen")
        let much = try await alex.browser.post(
            "/nutrition/quick-add", ["protein": "2000", "carbohydrate": "2000", "fat": "2000", "meal": "lunch"])
        #expect(much.fieldErrors == ["energy": message] && much.value(of: "fat") == "2000")
        #expect(try await alex.entries().isEmpty)
    }

    @Test(arguments: ["x", "6000"])
    func aWrongMacroIsTheOnlyError(protein: String) async throws {
        let alex = try await NutritionFixture()
        let answer = try await alex.browser.post(
            "/nutrition/quick-add", ["energy": "", "protein": protein, "meal": "lunch"])
        #expect(answer.fieldErrors == ["protein": "Please enter grams, from 0 to 2,000"])
        #expect(answer.value(of: "protein") == protein)
        #expect(try await alex.entries().isEmpty)
    }

    @Test(arguments: [
        // Made from the macros, and made anew.
        ("290", ["energy": "290", "protein": "33", "carbohydrate": "20", "fat": "10"], "302 33 20 10"),
        // Typed by hand.
        ("290", ["energy": "310", "protein": "33", "carbohydrate": "20", "fat": "10"], "310 33 20 10"),
        ("300", ["energy": "300", "protein": "33", "carbohydrate": "20", "fat": "10"], "300 33 20 10"),
        // Only the calories are left.
        ("290", ["energy": "290", "protein": "", "carbohydrate": "", "fat": ""], "290 null null null"),
    ])
    func changedMacrosMakeTheCaloriesThatTheyMade(
        before: String, values: [String: String], row: String
    ) async throws {
        let alex = try await NutritionFixture()
        try await alex.browser.post(
            "/nutrition/quick-add",
            ["energy": before, "protein": "30", "carbohydrate": "20", "fat": "10", "meal": "lunch"])
        let fields = values.map { FormValue($0.key, $0.value) } + [FormValue("meal", "lunch")]
        #expect(try await alex.browser.post("/nutrition/entries/1", fields).status == 303)
        #expect(try await alex.app.rows(macros) == [row])
    }

    @Test func anEntryOfUnknownCaloriesMayKeepThem() async throws {
        let alex = try await NutritionFixture()
        try await alex.add(["food_id": "\(alex.tea)", "quantity": "200", "portion": "ml"])
        try await alex.app.execute("DELETE FROM foods WHERE id = \(alex.tea)")
        try await alex.browser.post("/nutrition/entries/1", ["energy": "", "protein": "0.2", "meal": "snack"])
        #expect(try await alex.app.rows("SELECT meal, energy_kilocalories FROM meal_entries") == ["snack null"])
    }
}
