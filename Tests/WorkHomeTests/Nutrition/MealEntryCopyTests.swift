import Support
import Testing

@Suite struct MealEntryCopyTests {
    @Test func anEntryIsCopiedToAnotherDayAndMeal() async throws {
        let alex = try await NutritionFixture()
        try await alex.add()
        #expect(
            try await alex.browser.get("/nutrition/entries/1/edit").main
                .contains("href=\"/nutrition/entries/1/copy\""))
        let form = try await alex.browser.get("/nutrition/entries/1/copy")
        #expect(form.value(of: "date") == "2026-11-22")
        let token = form.value(of: "token") ?? ""
        for _ in 0..<2 {
            let copied = try await alex.browser.post(
                "/nutrition/entries/1/copies", ["date": "2026-11-20", "meal": "dinner", "token": token])
            #expect(copied.location == "/nutrition?date=2026-11-20#dinner")
            #expect(copied.undoStep == "2")
        }
        #expect(
            try await alex.entries() == [
                "2026-11-21 breakfast Zorb egg, raw 2 1 large 100 143",
                "2026-11-20 dinner Zorb egg, raw 2 1 large 100 143",
            ])
        try await alex.browser.post("/track/undo/2")
        #expect(try await alex.entries().count == 1)
        try await alex.browser.post("/nutrition/entries/1/copies", ["date": "2026-11-22", "meal": "lunch"])
        #expect(try await alex.app.count("meal_entries WHERE is_planned = 1 AND day = '2026-11-22'") == 1)
    }

    @Test func theCopyOfAPlanIsAPlanUnlessTheBoxIsUnticked() async throws {
        let alex = try await NutritionFixture()
        let box = "name=\"planned\" value=\"1\" checked"
        try await alex.add(["date": "2026-11-20", "planned": "1"])
        #expect(try await alex.browser.get("/nutrition/entries/1/copy").main.contains(box))
        let refused = try await alex.browser.post(
            "/nutrition/entries/1/copies", ["date": "", "meal": "lunch", "planned": "1"])
        #expect(refused.status == 422 && refused.main.contains(box))
        try await alex.browser.post(
            "/nutrition/entries/1/copies", ["date": "2026-11-21", "meal": "lunch", "planned": "1"])
        try await alex.browser.post("/nutrition/entries/1/copies", ["date": "2026-11-21", "meal": "dinner"])
        #expect(
            try await alex.app.rows("SELECT meal, is_planned FROM meal_entries ORDER BY id") == [
                "breakfast 1", "lunch 1", "dinner 0",
            ])
    }

    @Test(arguments: [
        ("date", "", "Please enter a date"), ("date", "2027-11-23", "Please choose a day within the next year"),
        ("meal", "brunch", "Please choose a meal"),
    ])
    func aWrongValueIsToldBesideItsField(name: String, text: String, message: String) async throws {
        let alex = try await NutritionFixture()
        try await alex.add()
        let values = ["date": "2026-11-19", "meal": "lunch"].map { FormValue($0.key, $0.key == name ? text : $0.value) }
        let answer = try await alex.browser.post("/nutrition/entries/1/copies", values)
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == [name: message] || name == "meal" && answer.main.words.contains(message))
        #expect(answer.value(of: "date") == (name == "date" ? text : "2026-11-19"))
        #expect(try await alex.entries().count == 1)
    }

    @Test func recentFoodsOfAMealAreAddedAgainFromTheDay() async throws {
        let alex = try await NutritionFixture()
        try await alex.add(["date": "2026-11-20"])
        let page = try await alex.browser.get("/nutrition")
        #expect(page.main.contains("aria-label=\"Add Zorb egg, raw, 2 large\""))
        #expect(page.main.between("role=\"search\"", "</form>")?.words.hasSuffix("Search foods Search") == true)
        try await alex.add()
        // What is in the meal already is not offered.
        #expect(try await !alex.browser.get("/nutrition").main.contains("Add Zorb egg, raw, 2 large"))
    }

    @Test func theMealOfASearchCanBeChanged() async throws {
        let alex = try await NutritionFixture()
        let page = try await alex.browser.get("/nutrition/foods?date=2026-11-20&q=zorb")
        #expect(page.main.contains("aria-current=\"true\""))
        #expect(page.main.contains("href=\"/nutrition/foods?meal=dinner&amp;date=2026-11-20&amp;q=zorb\""))
    }
}
