/// Which numbers count as round.
public enum TickScale: Sendable {
    case decimal
    /// For counts: no fractions.
    case whole
    /// For seconds, in the units of a clock.
    case clock
}

/// Evenly spaced round numbers that cover a range.
///
/// After Paul Heckbert, "Nice Numbers for Graph Labels", Graphics Gems (1990), with 2.5 beside his 1, 2 and 5: the step
/// is 1, 2, 2.5 or 5 × 10^n, the smallest that needs no more ticks than allowed.
struct RoundTicks: Sendable, Equatable {
    /// Ascending; the first is at or below the range's start, the last at or above its end.
    let values: [Double]
    /// The number of decimals that shows every value exactly.
    let decimals: Int

    /// - Parameters:
    ///   - range: finite, and much wider than the spacing of doubles there (``ValueRange`` ensures both).
    ///   - limit: the maximum number of ticks, 5 to 8. There are at least three, or two for whole numbers.
    init(covering range: ClosedRange<Double>, limit: Int, scale: TickScale = .decimal) {
        switch scale {
        case .decimal: self.init(decimalCovering: range, limit: limit, isWhole: false)
        case .whole: self.init(decimalCovering: range, limit: limit, isWhole: true)
        case .clock: self.init(clockCovering: range, limit: limit)
        }
    }

    /// Steps of whole seconds, minutes or hours, then of a day, doubled as often as needed.
    private init(clockCovering range: ClosedRange<Double>, limit: Int) {
        var steps: [Double] = [1, 2, 5, 10, 15, 30]
        steps += steps.map { $0 * 60 } + [3_600, 7_200, 10_800, 21_600, 43_200]
        var step = steps.first { Self.count(covering: range, step: $0) <= limit } ?? 86_400
        while Self.count(covering: range, step: step) > limit { step *= 2 }
        let first = (range.lowerBound / step).rounded(.down)
        values = (0..<Self.count(covering: range, step: step)).map { (first + Double($0)) * step }
        decimals = 0
    }

    private static func count(covering range: ClosedRange<Double>, step: Double) -> Int {
        Int((range.upperBound / step).rounded(.up) - (range.lowerBound / step).rounded(.down)) + 1
    }

    private init(decimalCovering range: ClosedRange<Double>, limit: Int, isWhole: Bool) {
        let roughStep = (range.upperBound - range.lowerBound) / Double(limit - 1)
        var exponent = max(Step.exponent(of: roughStep), isWhole ? 0 : .min)
        while true {
            for mantissaTenths in [10, 20, 25, 50] {
                let step = Step(mantissaTenths: mantissaTenths, exponent: exponent)
                let indices = step.indices(covering: range)
                if indices.count <= limit, !isWhole || step.decimals == 0 {
                    values = indices.map(step.value(at:))
                    decimals = step.decimals
                    return
                }
            }
            exponent += 1
        }
    }

    /// `mantissaTenths` / 10 × 10^`exponent`, kept as integers so that multiples of 0.1 come out as the nearest double.
    private struct Step {
        let mantissaTenths: Int
        let exponent: Int

        var decimals: Int { max(0, mantissaTenths % 10 == 0 ? -exponent : 1 - exponent) }

        func value(at index: Int) -> Double {
            let tenths = Double(index * mantissaTenths)
            let power = Step.powerOfTen((exponent - 1).magnitude)
            return exponent >= 1 ? tenths * power : tenths / power
        }

        /// The indices of the multiples that cover the range.
        func indices(covering range: ClosedRange<Double>) -> ClosedRange<Int> {
            let step = value(at: 1)
            // A bound that is a multiple may divide to slightly off the integer: round to it, then check.
            var first = Int((range.lowerBound / step + 1e-9).rounded(.down))
            if value(at: first) > range.lowerBound { first -= 1 }
            var last = Int((range.upperBound / step - 1e-9).rounded(.up))
            if value(at: last) < range.upperBound { last += 1 }
            return first...last
        }

        /// The largest n with 10^n ≤ `number`, which is positive.
        static func exponent(of number: Double) -> Int {
            var exponent = 0
            while powerOfTen(exponent.magnitude) <= number / 10 { exponent += 1 }
            while number * powerOfTen(exponent.magnitude) < 1 { exponent -= 1 }
            return exponent
        }

        static func powerOfTen(_ exponent: UInt) -> Double {
            var power = 1.0
            for _ in 0..<exponent { power *= 10 }
            return power
        }
    }
}

/// The values an axis has to show.
enum ValueRange {
    /// The smallest range that holds the finite `values`; a single value is widened so that it lies in the middle.
    static func covering(_ values: some Sequence<Double>, zero includesZero: Bool) -> ClosedRange<Double>? {
        var range: ClosedRange<Double>?
        for value in values {
            guard let known = range else {
                range = value...value
                continue
            }
            range = min(known.lowerBound, value)...max(known.upperBound, value)
        }
        guard let range else { return nil }
        return wide(includesZero ? min(range.lowerBound, 0)...max(range.upperBound, 0) : range)
    }

    /// Differences below a millionth, or a five-hundredth of the value, are rounding and not data: on an axis of
    /// hundredths of a pound they would look like mountains.
    private static func wide(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
        let (low, high) = (range.lowerBound, range.upperBound)
        let magnitude = max(low.magnitude, high.magnitude)
        guard high - low < max(1e-6, magnitude * 0.002) else { return range }
        if low == 0 { return 0...1 }
        let margin = max(1, magnitude * 0.01)
        return low - margin...high + margin
    }
}
