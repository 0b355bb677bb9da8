import Support
import Testing

@testable import Fitness
@testable import Models

@Suite struct NutritionTrendTests {
    private let today = LocalDay(daysSinceEpoch: 20_000)

    private func day(_ back: Int, _ kilocalories: Double) -> NutritionTrend.Day {
        NutritionTrend.Day(
            day: today - back, energyKilocalories: kilocalories, proteinGrams: kilocalories / 20,
            carbohydrateGrams: 0, fatGrams: 0)
    }

    @Test func meansAreThoseOfWholeDaysWithFood() {
        let trend = NutritionTrend(
            first: today - 6, last: today, days: [day(5, 1_800), day(2, 2_200), day(0, 100)],
            targets: [(today - 3, 2_000)])
        #expect(trend.mean { $0.energyKilocalories } == 2_000)
        #expect(trend.mean { $0.proteinGrams } == 100)
        #expect(NutritionTrend(first: today, last: today, days: [day(0, 100)], targets: []).mean { $0.fatGrams } == nil)
    }

    @Test func aDayIsMeasuredByItsOwnTarget() {
        let trend = NutritionTrend(
            first: today - 6, last: today, days: [day(5, 1_800), day(4, 1_799), day(2, 1_500), day(1, 1_800)],
            targets: [(today - 10, 2_000), (today - 3, 1_500)])
        #expect(trend.target(on: today - 4) == 2_000)
        #expect(trend.target(on: today - 3) == 1_500)
        #expect(trend.target(on: today - 20) == 2_000)
        #expect(trend.daysOnTarget == 2)
    }

    @Test func thePageTellsWhatTheDaysSay() async throws {
        let alex = try await Eater()
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

    @Test func withoutFoodItSaysSo() async throws {
        let page = try await TestApp().member().get("/nutrition/trends")
        #expect(page.main.words.contains("Nothing logged in this range"))
    }
}
