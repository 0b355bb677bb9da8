import Testing

@testable import Fitness

@Suite struct NutritionTrendTests {
    private let today = LocalDay(daysSinceEpoch: 20_000)

    private func day(_ back: Int, _ kilocalories: Double, unknown: Int = 0) -> NutritionTrend.Day {
        NutritionTrend.Day(
            day: today - back, energyKilocalories: kilocalories, proteinGrams: kilocalories / 20,
            carbohydrateGrams: 0, fatGrams: 0, unknown: NutritionTrend.Unknown(entries: unknown))
    }

    @Test func todayIsNoWholeDay() {
        let trend = NutritionTrend(
            first: today - 6, last: today, days: [day(5, 1_800), day(2, 2_200), day(0, 100)],
            targets: [(today - 3, 2_000)])
        #expect(trend.wholeDays.map(\.day) == [today - 5, today - 2])
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

    @Test func aDayOfUnknownCaloriesIsJudgedOnlyIfItIsOverAlready() {
        let days = [
            day(5, 2_000), day(4, 2_000, unknown: 1), day(3, 1_500, unknown: 1), day(2, 2_200, unknown: 2),
            day(1, 2_201, unknown: 1),
        ]
        let trend = NutritionTrend(first: today - 6, last: today, days: days, targets: [(today - 10, 2_000)])
        #expect(trend.judgedDays == [days[0], days[4]])
        #expect(trend.daysOnTarget == 1)
    }
}
