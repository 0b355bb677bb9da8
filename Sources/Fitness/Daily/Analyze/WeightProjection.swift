/// When a weight would be reached if it went on as in the last four weeks.
package enum WeightProjection: Sendable, Equatable {
    /// Nobody's weight goes on in a line for longer than this.
    static let longestDays = 730

    case reached
    /// - Parameter latest: nil where it may as well take longer than `longestDays`.
    case expected(LocalDay, earliest: LocalDay, latest: LocalDay?)
    case otherWay
    /// It may as well go neither up nor down.
    case uncertain
    case tooFar
    /// Too few weighings of late.
    case unknown

    /// - Parameters:
    ///   - level: the trend now, in kilograms.
    ///   - isLoss: whether the way leads down.
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
            self = .otherWay
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
        days <= Double(longestDays) ? today + Int(days.rounded(.up)) : nil
    }
}
