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
