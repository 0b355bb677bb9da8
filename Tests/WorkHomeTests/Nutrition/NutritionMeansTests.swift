import Support
import Testing

@testable import DailyPages
@testable import Fitness

@Suite struct NutritionMeansTests {
    private let today = LocalDay(daysSinceEpoch: 20_000)

    private func day(_ back: Int, _ kilocalories: Double, protein: Double = 0, unknown: Double = 0)
        -> NutritionTrend.Day
    {
        NutritionTrend.Day(
            day: today - back, energyKilocalories: kilocalories, proteinGrams: protein, carbohydrateGrams: 0,
            fatGrams: 0, unknown: NutritionTrend.Unknown(proteinKilocalories: unknown))
    }

    private func trend(_ days: [NutritionTrend.Day], since back: Int) -> NutritionTrend {
        NutritionTrend(first: today - back, last: today, days: days, targets: [])
    }

    @Test func aMacroCountsOnDaysOnWhichItIsMostlyKnown() {
        let days = [
            day(3, 2_000, protein: 100), day(2, 2_000, protein: 60, unknown: 1_000),
            day(1, 2_000, protein: 10, unknown: 1_001),
        ]
        #expect(days.meanEnergy == NutrientMean(amount: 2_000, isAtLeast: false))
        #expect(days.meanGrams(of: .protein) == NutrientMean(amount: 80, isAtLeast: true))
        #expect([days[0]].meanGrams(of: .protein) == NutrientMean(amount: 100, isAtLeast: false))
        #expect([days[2]].meanGrams(of: .protein) == nil)
        #expect([NutritionTrend.Day]().meanEnergy == nil)
    }

    @Test func foodOfUnknownEnergyMakesEverySumAMinimum() {
        let day = NutritionTrend.Day(
            day: today - 1, energyKilocalories: 500, proteinGrams: 20, carbohydrateGrams: 0, fatGrams: 0,
            unknown: NutritionTrend.Unknown(entries: 1))
        #expect([day].meanEnergy == NutrientMean(amount: 500, isAtLeast: true))
        #expect([day].meanGrams(of: .protein)?.isAtLeast == true)
    }

    @Test func barsStandForDaysWeeksAndMonths() {
        let period = { (back: Int) in trend([], since: back).period(firstWeekday: .monday) }
        #expect(period(89) == .day)
        #expect(period(181) == .week(from: .monday))
        #expect(period(364) == .week(from: .monday))
        #expect(period(367) == .months(1))
        #expect(period(3_000) == .months(1))
    }

    /// Every bar is the mean of its days with food, counted one by one; today, which is not over, is in none.
    @Test(arguments: 1...UInt64(Soak.amount(short: 4, long: 40)))
    func aBarIsTheMeanOfItsDays(seed: UInt64) {
        var random = SeededGenerator(seed: Soak.seed(seed))
        var days: [NutritionTrend.Day] = []
        for back in stride(from: 600, through: 0, by: -1) where Bool.random(using: &random) {
            days.append(day(back, Double.random(in: 500...3_000, using: &random), protein: 50))
        }
        for period in [ChartPeriod.week(from: .monday), .week(from: .sunday), .months(1)] {
            let spans = trend(days, since: 600).spans(period)
            #expect(spans.map(\.number) == spans.map(\.number).sorted())
            #expect(spans.reduce(0) { $0 + $1.days.count } == days.count { $0.day < today })
            for span in spans {
                let (first, next) = (period.firstDay(of: span.number), period.firstDay(of: span.number + 1))
                var (sum, count) = (0.0, 0)
                for day in days where day.day >= first && day.day < next && day.day < today {
                    sum += day.energyKilocalories
                    count += 1
                }
                #expect(span.days.count == count)
                #expect(abs((span.energy?.amount ?? 0) - sum / Double(count)) < 1e-6)
            }
        }
    }
}
