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
        #expect(page.main.components(separatedBy: "class=\"chart-bar ").count - 1 == 12)
        #expect(try await alex.browser.get("/nutrition/trends?range=quarter").main.words.contains("1 Oct 2026"))
        #expect(try await alex.browser.get("/nutrition/trends?range=all").main.contains("range=month\" aria-current"))
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
