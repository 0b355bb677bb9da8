import Foundation

/// The course of a weight without what a breakfast or a glass of water changes from day to day.
package enum WeightTrend {
    /// After so many days a weighing counts 1/e of what it did. It is that of 10 % a day, the smoothing of John Walker's
    /// "The Hacker's Diet" (1991): 1 - exp(-1/τ) = 0.1.
    static let timeConstantDays = -1 / log(0.9)

    /// So many days before the first one that is shown, older weighings are forgotten: exp(-60/τ) < 0.2 %.
    package static let memoryDays = 60

    /// An exponential moving average of days at uneven distances, by the time that went by: after a gap of a month a
    /// weighing counts 96 %, after a day 10 %. This is EMA_next of Andreas Eckner, "Algorithms for Unevenly Spaced Time
    /// Series: Moving Averages and Other Rolling Operators" (2019).
    /// - Parameter values: oldest first, at most one a day.
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
