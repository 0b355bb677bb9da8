import Testing

@testable import Fitness

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
}
