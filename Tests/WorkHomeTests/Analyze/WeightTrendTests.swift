import Foundation
import Testing

@testable import Fitness

@Suite struct WeightTrendTests {
    private let start = LocalDay(daysSinceEpoch: 20_000)

    private func values(_ pairs: (Int, Double)...) -> [ChartValue] {
        pairs.map { ChartValue(day: start + $0.0, value: $0.1) }
    }

    @Test func aDayCountsTenPercent() {
        let trend = WeightTrend.smooth(values((0, 80), (1, 90), (2, 90)))
        #expect(trend.map { ($0.value * 1e9).rounded() / 1e9 } == [80, 81, 81.9])
    }

    /// A gap counts as its days: the same as if each of them had been weighed the same.
    @Test(arguments: 1...60)
    func aGapCountsAsItsDays(days: Int) throws {
        let gap = WeightTrend.smooth(values((0, 80), (days, 70)))
        let daily = WeightTrend.smooth(
            [ChartValue(day: start, value: 80)] + (1...days).map { ChartValue(day: start + $0, value: 70) })
        #expect(abs(try #require(gap.last).value - (try #require(daily.last)).value) < 1e-9)
    }

    @Test func aSteadyWeightIsItsOwnTrend() {
        #expect(WeightTrend.smooth([]).isEmpty)
        #expect(Set(WeightTrend.smooth(values((0, 75), (3, 75), (90, 75))).map(\.value)) == [75])
    }

    /// What is older than the memory makes no difference that is shown.
    @Test func whatIsForgottenIsForgotten() throws {
        let recent = (0..<20).map { ChartValue(day: start + WeightTrend.memoryDays + $0, value: 80 + Double($0 % 3)) }
        let long = WeightTrend.smooth(values((0, 120)) + recent)
        let short = WeightTrend.smooth(recent)
        #expect(abs(try #require(long.last).value - (try #require(short.last)).value) < 0.02)
    }
}
