import Foundation

/// The trend of a weight without daily fluctuations from food and water.
package enum WeightTrend {
    /// After this many days the weight of a weigh-in drops to 1/e. It corresponds to 10 % per day, the smoothing of
    /// John Walker's "The Hacker's Diet" (1991): 1 - exp(-1/τ) = 0.1.
    static let timeConstantDays = -1 / log(0.9)

    /// Weigh-ins this many days before the first one shown no longer matter: exp(-60/τ) < 0.2 %.
    package static let memoryDays = 60

    /// An exponential moving average for unevenly spaced days, weighted by elapsed time: after a gap of a month a
    /// weigh-in counts 96 %, after a day 10 %. This is EMA_next of Andreas Eckner, "Algorithms for Unevenly Spaced Time
    /// Series: Moving Averages and Other Rolling Operators" (2019).
    /// - Parameter values: oldest first, at most one per day.
    package static func smooth(_ values: [ChartValue]) -> [ChartValue] {
        var smoothed: [ChartValue] = []
        smoothed.reserveCapacity(values.count)
        for value in values {
            guard let before = smoothed.last else {
                smoothed.append(value)
                continue
            }
            let share = 1 - exp(-Double(value.day - before.day) / timeConstantDays)
            smoothed.append(ChartValue(day: value.day, value: before.value + share * (value.value - before.value)))
        }
        return smoothed
    }
}
