package enum GoalDirection: String, CaseIterable, Sendable {
    case increase, decrease
}

/// How often a goal repeats.
package enum GoalCadence: String, CaseIterable, Sendable {
    case once, daily, weekly, monthly, yearly

    /// The days of the period with this day. A one-time goal has only one period, see `GoalRules`.
    package func days(containing day: LocalDay, weeksFrom first: Weekday) -> ClosedRange<LocalDay> {
        switch self {
        case .once, .daily: day...day
        case .weekly: day.startOfWeek(first)...day.startOfWeek(first) + 6
        case .monthly: day.month.firstDay...day.month.lastDay
        case .yearly: Self.year(containing: day)
        }
    }

    private static func year(containing day: LocalDay) -> ClosedRange<LocalDay> {
        let year = day.components.year
        return (LocalDay(year: year, month: 1, day: 1) ?? day)...(LocalDay(year: year, month: 12, day: 31) ?? day)
    }
}

/// How the values of the days in a period are combined.
///
/// A sum starts from zero in each period. A best is shown as of all time, and reached only from the goal's first day on:
/// what was done before does not complete it. The latest and the mean are levels: a one-time goal goes from a start value
/// to the target, a repeated one is the last value, or the average of the days, at least or at most the target.
package enum GoalAggregate: Sendable {
    case sum, best, latest, mean

    /// - Returns: nil if there are no days.
    func value(_ days: some BidirectionalCollection<DayValue>) -> Double? {
        guard let last = days.last else { return nil }
        return switch self {
        case .sum: days.reduce(0) { $0 + $1.value }
        case .best: days.reduce(last.value) { max($0, $1.value) }
        case .latest: last.value
        case .mean: days.reduce(0) { $0 + $1.value } / Double(days.count)
        }
    }
}

/// The value of a day for a goal.
package struct DayValue: Sendable, Equatable {
    package let day: LocalDay
    package let value: Double

    package init(day: LocalDay, value: Double) {
        self.day = day
        self.value = value
    }
}
