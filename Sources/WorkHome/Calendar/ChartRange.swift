/// How far back a chart looks.
enum ChartRange: String, CaseIterable, Sendable {
    case week, month, quarter, year, all

    var name: String {
        switch self {
        case .week: "Week"
        case .month: "Month"
        case .quarter: "3 months"
        case .year: "Year"
        case .all: "All"
        }
    }

    private var lengthDays: Int? {
        switch self {
        case .week: 7
        case .month: 30
        case .quarter: 90
        case .year: 365
        case .all: nil
        }
    }

    /// The first day of the range that ends today; nil when it has no beginning.
    func firstDay(today: LocalDay) -> LocalDay? {
        lengthDays.map { today - ($0 - 1) }
    }
}
