import Texts

/// The time range of a chart.
package enum ChartRange: String, CaseIterable, Sendable {
    case week, month, quarter, year, all

    package var name: String {
        switch self {
        case .week: QuantityTexts.week
        case .month: QuantityTexts.month
        case .quarter: CommonTexts.threeMonths
        case .year: QuantityTexts.year
        case .all: CommonTexts.all
        }
    }

    package var lengthDays: Int? {
        switch self {
        case .week: 7
        case .month: 30
        case .quarter: 90
        case .year: 365
        case .all: nil
        }
    }

    /// `last 30 days`, including today
    package var lengthText: String { lengthDays.map { QuantityTexts.lastDays($0) } ?? QuantityTexts.wholeTime }

    /// `in the last 30 days`
    package var text: String { QuantityTexts.inThe(lengthText) }

    /// The narrowest range that contains a day.
    package static func narrowest(holding day: LocalDay, today: LocalDay) -> ChartRange {
        allCases.first { range in range.firstDay(today: today).map { $0 <= day } ?? true } ?? .all
    }

    /// The first day of the range that ends today; nil if it is unlimited.
    package func firstDay(today: LocalDay) -> LocalDay? { lengthDays.map { today - ($0 - 1) } }
}

/// The time span of the charts on a page.
package struct ChartSpan: Sendable {
    package let range: ChartRange
    package let today: LocalDay
    package let firstWeekday: Weekday

    package init(range: ChartRange, today: LocalDay, firstWeekday: Weekday) {
        self.range = range
        self.today = today
        self.firstWeekday = firstWeekday
    }
}
