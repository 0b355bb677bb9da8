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

/// The rate of weight change: the least-squares line through the weigh-ins of the last four weeks.
package struct WeightRate: Sendable, Equatable {
    package static let days = 28
    /// Fewer weigh-ins, or a shorter time between them, give no rate.
    package static let minimumWeighIns = 6
    static let minimumSpanDays = 14

    package let kilogramsPerDay: Double
    /// The margin of error: about 95 % of samples of this size are within 2.5 standard errors of the true rate
    /// (Student's t for 5 to 28 degrees of freedom is 2.6 to 2.0).
    let marginPerDay: Double

    /// Whether the direction of the change is certain.
    package var isCertain: Bool { kilogramsPerDay.magnitude > marginPerDay }

    /// - Parameter values: in kilograms, oldest first, one per day; those older than four weeks are ignored.
    package init?(_ values: [ChartValue], today: LocalDay) {
        let recent = values.filter { today - $0.day < Self.days }
        guard recent.count >= Self.minimumWeighIns, let first = recent.first, let last = recent.last,
            last.day - first.day >= Self.minimumSpanDays
        else { return nil }
        let count = Double(recent.count)
        let points = recent.map { (x: Double($0.day - first.day), y: $0.value) }
        let mean = (x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
        let spread = points.reduce(0) { $0 + ($1.x - mean.x) * ($1.x - mean.x) }
        let slope = points.reduce(0) { $0 + ($1.x - mean.x) * ($1.y - mean.y) } / spread
        let errors = points.map { $0.y - mean.y - slope * ($0.x - mean.x) }
        let variance = errors.reduce(0) { $0 + $1 * $1 } / (count - 2)
        kilogramsPerDay = slope
        marginPerDay = 2.5 * (variance / spread).squareRoot()
    }

    init(kilogramsPerDay: Double, marginPerDay: Double) {
        self.kilogramsPerDay = kilogramsPerDay
        self.marginPerDay = marginPerDay
    }
}

/// When a target weight would be reached at the rate of the last four weeks.
package enum WeightProjection: Sendable, Equatable {
    /// No weight changes linearly for longer than this.
    static let longestDays = 730

    case reached
    /// - Parameter latest: nil if it may take longer than `longestDays`.
    case expected(LocalDay, earliest: LocalDay, latest: LocalDay?)
    case movingAway
    /// The direction of the change is not statistically certain.
    case uncertain
    case tooFar
    /// There are too few recent weigh-ins.
    case unknown

    /// - Parameters:
    ///   - level: the trend now, in kilograms.
    ///   - isLoss: whether the target is below the start.
    package init(target: Double, isLoss: Bool, level: Double, rate: WeightRate?, today: LocalDay) {
        let left = (target - level) * (isLoss ? -1 : 1)
        guard left > 0 else {
            self = .reached
            return
        }
        guard let rate else {
            self = .unknown
            return
        }
        guard rate.isCertain else {
            self = .uncertain
            return
        }
        let speed = rate.kilogramsPerDay * (isLoss ? -1 : 1)
        guard speed > 0 else {
            self = .movingAway
            return
        }
        guard let day = Self.day(left / speed, after: today) else {
            self = .tooFar
            return
        }
        self = .expected(
            day, earliest: Self.day(left / (speed + rate.marginPerDay), after: today) ?? day,
            latest: Self.day(left / (speed - rate.marginPerDay), after: today))
    }

    private static func day(_ days: Double, after today: LocalDay) -> LocalDay? {
        (0...Double(longestDays)).contains(days) ? today + Int(days.rounded(.up)) : nil
    }
}
