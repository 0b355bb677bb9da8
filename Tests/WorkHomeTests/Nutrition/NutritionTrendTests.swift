import Support
import Testing

@Suite struct NutritionTrendPageTests {
    @Test func thePageTellsWhatTheDaysSay() async throws {
        let alex = try await NutritionFixture()
        for (day, energy) in [
            ("2026-11-18", "1700"), ("2026-11-20", "2100"), ("2026-11-21", "350"), ("2026-10-01", "340"),
        ] {
            try await alex.browser.post(
                "/nutrition/quick-add", ["energy": energy, "protein": "80", "meal": "lunch", "date": day])
        }
        let page = try await alex.browser.get("/nutrition/trends?range=week")
        #expect(page.main.words.contains("Calories per day 1,900 kcal Protein per day 80 g"))
        #expect(page.main.words.contains("Days on target 1 of 2 days"))
        #expect(page.main.words.contains("20 Nov 2026 2,100 kcal 1,720 kcal"))
        #expect(page.main.words.contains("20 Nov 2026 80 g") && page.main.words.contains("Calories Target 1,720 kcal"))
        #expect(!page.main.words.contains("1 Oct 2026"))
        let bars = page.main.allBetween("class=\"chart-bar ", "/>").map { $0.components(separatedBy: "z").count - 1 }
        #expect(bars == [3, 3])
        #expect(try await alex.browser.get("/nutrition/trends?range=quarter").main.words.contains("1 Oct 2026"))
        #expect(try await alex.browser.get("/nutrition/trends?range=x").main.contains("range=month\" aria-current"))
        // Calories alone say nothing about carbs.
        #expect(page.main.words.contains("Carbs per day – g"))
    }

    @Test func aYearIsShownByWeekAndMoreByMonth() async throws {
        let alex = try await NutritionFixture()
        for (day, energy) in [("2026-11-10", "1500"), ("2026-11-12", "2500"), ("2025-06-03", "1000")] {
            try await alex.browser.post(
                "/nutrition/quick-add", ["energy": energy, "protein": "80", "meal": "lunch", "date": day])
        }
        for range in ["half-year", "year"] {
            let weeks = try await alex.browser.get("/nutrition/trends?range=\(range)")
            #expect(weeks.main.contains("range=\(range)\" aria-current"))
            #expect(weeks.main.words.contains(#/Week of (8|9) Nov 2026 2,000 kcal 1,720 kcal 2/#))
        }
        let months = try await alex.browser.get("/nutrition/trends?range=all")
        #expect(months.main.words.contains("November 2026 2,000 kcal 1,720 kcal 2"))
        #expect(months.main.words.contains("June 2025 1,000 kcal"))
    }

    @Test func aDayOfUnknownCaloriesIsNotCounted() async throws {
        let alex = try await NutritionFixture()
        for day in ["2026-11-19", "2026-11-20"] {
            try await alex.browser.post("/nutrition/quick-add", ["energy": "1700", "meal": "lunch", "date": day])
        }
        try await alex.add(["food_id": "\(alex.tea)", "quantity": "200", "portion": "ml", "date": "2026-11-20"])
        let page = try await alex.browser.get("/nutrition/trends?range=week")
        #expect(page.main.words.contains("Days on target 1 of 1 day"))
    }

    /// Today is not over, so that it is on no target yet.
    @Test func withoutAWholeDayNoneIsCounted() async throws {
        let alex = try await NutritionFixture()
        try await alex.add()
        let page = try await alex.browser.get("/nutrition/trends")
        #expect(page.main.words.contains("Days on target – Averages of days with food logged, without today."))
    }

    @Test func withoutFoodItSaysSo() async throws {
        let page = try await TestApp().member().get("/nutrition/trends")
        #expect(page.main.words.contains("Nothing logged in this range"))
    }
}
