import Texts

/// The period of a bar in a chart over time. Periods are numbered consecutively.
package enum ChartPeriod: Sendable, Equatable {
    case day
    case week(from: Weekday)
    /// A number of months that divides a year.
    case months(Int)

    /// The maximum number of days that are distinguishable side by side; `maximumShown` is that of other periods.
    package static let maximumDays = 98
    private static let maximumPeriods = 130

    /// The shortest period for which a chart can show all these days.
    package static func fitting(_ days: ClosedRange<LocalDay>, firstWeekday: Weekday) -> ChartPeriod {
        if days.upperBound - days.lowerBound < maximumDays { return .day }
        return longer(days, firstWeekday: firstWeekday)
    }

    /// The same with at least a week.
    package static func longer(_ days: ClosedRange<LocalDay>, firstWeekday: Weekday) -> ChartPeriod {
        [.week(from: firstWeekday), .months(1), .months(3)].first { period in
            period.number(of: days.upperBound) - period.number(of: days.lowerBound) < maximumPeriods
        } ?? .months(12)
    }

    package var isOfMonths: Bool { if case .months = self { true } else { false } }

    /// The approximate length of a period.
    package var usualDays: Double {
        switch self {
        case .day: 1
        case .week: 7
        case .months(let count): 30 * Double(count)
        }
    }

    package func number(of day: LocalDay) -> Int {
        switch self {
        case .day: return day.daysSinceEpoch
        case .week(let first): return Self.floor((day - first.firstSinceEpoch), by: 7)
        case .months(let count):
            let (year, month, _) = day.components
            return (year * 12 + month - 1) / count
        }
    }

    package func firstDay(of number: Int) -> LocalDay {
        switch self {
        case .day: LocalDay(daysSinceEpoch: number)
        case .week(let first): first.firstSinceEpoch + 7 * number
        case .months(let count): LocalMonth(number: number * count).firstDay
        }
    }

    private static func floor(_ days: Int, by length: Int) -> Int {
        days >= 0 ? days / length : (days - length + 1) / length
    }

    /// The word by which texts choose theirs.
    package var period: String {
        switch self {
        case .day: "day"
        case .week: "week"
        case .months(1): "month"
        case .months(12): "year"
        case .months: "quarter"
        }
    }

    /// `21 Nov 2026`, `Week of 16 Nov 2026`, `November 2026`, `Oct – Dec 2026`, `2026`
    package func name(_ number: Int) -> String {
        let first = firstDay(of: number)
        return switch self {
        case .day: first.mediumText
        case .week: QuantityTexts.weekOf(first.mediumText)
        case .months(1): "\(first.month.name) \(first.month.year)"
        case .months(12): String(first.month.year)
        case .months: "\(first.month.shortName) – \((firstDay(of: number + 1) - 1).month.shortName) \(first.month.year)"
        }
    }

    /// Short enough for the label of a bar.
    package func shortName(_ number: Int) -> String {
        let first = firstDay(of: number)
        return switch self {
        case .day, .week: first.shortText
        case .months(12): String(first.month.year)
        case .months: "\(first.month.shortName) \(first.month.year)"
        }
    }
}

extension Weekday {
    /// The first such day after the epoch.
    fileprivate var firstSinceEpoch: LocalDay { LocalDay(daysSinceEpoch: (rawValue + 4) % 7) }
}

extension LocalMonth {
    /// - Parameter number: months since January of the year 0.
    fileprivate init(number: Int) { (year, month) = (number / 12, number % 12 + 1) }
}
