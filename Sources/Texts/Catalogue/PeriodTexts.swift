/// The periods that charts and goals consist of.
package enum Period: String, CaseIterable, Sendable {
    case day, week, month, quarter, year
}

package enum PeriodTexts {
    /// `a week`
    package static func a(_ period: Period) -> String { text("a \(nounOf: 1, period.rawValue)") }
    /// `kg a week`
    package static func per(_ period: Period, _ unit: String) -> String {
        text("\(unit) a \(nounOf: 1, period.rawValue)")
    }
    /// `Chest by week`
    package static func by(_ period: Period, _ subject: String) -> String {
        text("\(subject) by \(nounOf: 1, period.rawValue)")
    }
    /// `3 weeks`
    package static func count(_ count: Int, _ period: Period) -> String { text("\(count, period.rawValue)") }

    /// At the top of a column.
    package static func heading(_ period: Period) -> String {
        switch period {
        case .day: text("Day")
        case .week: text("Week")
        case .month: text("Month")
        case .quarter: text("Quarter")
        case .year: text("Year")
        }
    }

    package static func adjective(_ period: Period) -> String {
        switch period {
        case .day: text("daily")
        case .week: text("weekly")
        case .month: text("monthly")
        case .quarter: text("quarterly")
        case .year: text("yearly")
        }
    }
}
