import Foundation
import Samples
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

    /// A gap counts as if the same weight had been measured on each of its days.
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

    /// Values older than the memory make no visible difference.
    @Test func whatIsForgottenIsForgotten() throws {
        let recent = (0..<20).map { ChartValue(day: start + WeightTrend.memoryDays + $0, value: 80 + Double($0 % 3)) }
        let long = WeightTrend.smooth(values((0, 120)) + recent)
        let short = WeightTrend.smooth(recent)
        #expect(abs(try #require(long.last).value - (try #require(short.last)).value) < 0.02)
    }

    /// It stays within the range of the weights, and scales with the unit.
    @Test func itIsAMeanOfTheWeighings() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<300 {
            var day = start
            let weighed = (0..<30).map { _ in
                day = day + Int.random(in: 1...20, using: &random)
                return ChartValue(day: day, value: .random(in: 60...90, using: &random))
            }
            let trend = WeightTrend.smooth(weighed)
            #expect(trend.map(\.day) == weighed.map(\.day))
            for (index, value) in trend.enumerated() {
                let before = weighed[...index].map(\.value)
                #expect(value.value >= (before.min() ?? 0) - 1e-9 && value.value <= (before.max() ?? 0) + 1e-9)
            }
            let pounds = WeightTrend.smooth(weighed.map { ChartValue(day: $0.day, value: $0.value * 2.2) })
            #expect(zip(trend, pounds).allSatisfy { abs($0.value * 2.2 - $1.value) < 1e-9 })
        }
    }
}
