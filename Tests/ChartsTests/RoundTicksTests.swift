import Foundation
import Support
import Testing
import Texts

@testable import Charts

struct RoundTicksTests {
    @Test(arguments: [
        (79.1...80.9, 5, [79, 79.5, 80, 80.5, 81], 1),
        (0.0...100.0, 6, [0, 20, 40, 60, 80, 100], 0),
        (0.0...10.0, 5, [0, 2.5, 5, 7.5, 10], 1),
        (-3.0...3.0, 5, [-4, -2, 0, 2, 4], 0),
        (0.1...0.3, 5, [0.1, 0.15, 0.2, 0.25, 0.3], 2),
        (7_900.0...8_100.0, 5, [7900, 7950, 8000, 8050, 8100], 0),
        (76.5...78.5, 5, [76.5, 77, 77.5, 78, 78.5], 1),
    ])
    func coversTheRangeWithRoundNumbers(
        range: ClosedRange<Double>, limit: Int, values: [Double], decimals: Int
    ) {
        let ticks = RoundTicks(covering: range, limit: limit)
        #expect(ticks.values == values)
        #expect(ticks.decimals == decimals)
    }

    @Test func anyRangeIsCoveredByThreeToEightRoundTicks() throws {
        var generator = SeededGenerator(seed: 2026)
        for _ in 0..<5000 {
            let ends = [generator.anyMagnitude(), generator.anyMagnitude()]
            let near = [ends[0], ends[0] * .random(in: 0.9...1.1, using: &generator)]
            let values = Bool.random(using: &generator) ? ends : near
            let range = try #require(ValueRange.covering(values, zero: Bool.random(using: &generator)))
            let limit = Int.random(in: 5...8, using: &generator)
            let ticks = RoundTicks(covering: range, limit: limit)
            try #require((3...limit).contains(ticks.values.count), "\(range) \(limit)")
            let (first, last) = try (#require(ticks.values.first), #require(ticks.values.last))
            try #require(first <= range.lowerBound && range.upperBound <= last, "\(range)")
            let step = (last - first) / Double(ticks.values.count - 1)
            try #require(range.lowerBound - first <= step && last - range.upperBound <= step, "\(range)")
            for (left, right) in zip(ticks.values, ticks.values.dropFirst()) {
                try #require(abs(right - left - step) < step * 1e-3, "\(range)")
            }
            let mantissa = step / pow(10, floor(log10(step * 1.000_1)))
            try #require([1, 2, 2.5, 5].contains { abs(mantissa - $0) < 0.01 }, "\(range) \(mantissa)")
            let texts = ticks.values.map { DecimalText.make($0, decimals: ticks.decimals) }
            try #require(Set(texts).count == texts.count, "\(texts)")
        }
    }

    @Test(arguments: [
        (0.0...1.0, [0.0, 1]), (0.0...3.0, [0, 1, 2, 3]), (0.0...10.0, [0, 5, 10]), (3.0...5.0, [3, 4, 5]),
        (0.0...40.0, [0, 10, 20, 30, 40]), (0.0...100.0, [0, 25, 50, 75, 100]),
    ])
    func whatIsCountedHasNoFractions(range: ClosedRange<Double>, values: [Double]) {
        let ticks = RoundTicks(covering: range, limit: 5, scale: .whole)
        #expect(ticks.values == values)
        #expect(ticks.decimals == 0)
    }

    @Test func ticksOfAClockCoverTheRangeInEvenSteps() {
        var generator = SeededGenerator(seed: 12)
        for _ in 0..<500 {
            let low = Double.random(in: 0...20_000, using: &generator)
            let high = low + Double.random(in: 1...400_000, using: &generator)
            let values = RoundTicks(covering: low...high, limit: 6, scale: .clock).values
            #expect((2...6).contains(values.count))
            #expect((values.first ?? .infinity) <= low && (values.last ?? 0) >= high)
            let steps = Set(zip(values.dropFirst(), values).map { $0 - $1 })
            #expect(steps.count == 1)
            let step = steps.first ?? 0
            #expect([1, 2, 5, 10, 15, 30].contains(step) || step.truncatingRemainder(dividingBy: 60) == 0)
        }
        #expect(RoundTicks(covering: 295...330, limit: 6, scale: .clock).values == [290, 300, 310, 320, 330])
        #expect(RoundTicks(covering: 0...5_000, limit: 6, scale: .clock).values == [0, 1_800, 3_600, 5_400])
    }
}
