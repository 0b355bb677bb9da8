import Fitness
import Texts

/// The time range of the nutrition trends.
package enum TrendRange: String, CaseIterable, Sendable {
    case week, month, quarter
    case halfYear = "half-year"
    case year, all

    /// The same range of other charts, which have no half years.
    private var chart: ChartRange? { ChartRange(rawValue: rawValue) }

    package var name: String { chart?.name ?? NutritionTexts.sixMonths }

    /// The first day of the range that ends today; nil if it is unlimited.
    package func firstDay(today: LocalDay) -> LocalDay? {
        guard let chart else { return today - (Self.halfYearDays - 1) }
        return chart.firstDay(today: today)
    }

    private static let halfYearDays = 182
}
