import Charts
import Mustache

/// A number of each day over time: of a trackable, or a nutrient.
struct DayValuesPage: PageContent {
    /// What the days are of.
    struct Subject: Sendable {
        let name: String
        let unitName: String?
        let symbol: String
        /// The page's own address.
        let path: String
        /// Whether a day's values are added up, so that today, which is not over, is no part of a mean.
        let isSum: Bool
        let text: @Sendable (Double) -> Figure
        var goal: Double?
        let emptyAction: Link
        let more: Link
    }

    let view = View.dayAnalysis
    let subject: Subject
    let span: ChartSpan
    /// Those of the range, oldest first.
    let values: [ChartValue]
    /// The last day of all that has a value.
    let lastDay: LocalDay?
    let shown: ShownDay?

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Analyze", to: Paths.analyze)
        case "ranges": RangeLink.links(current: range, path: path)
        case "empty": empty
        case "shown": shown
        case "hasTiles": !values.isEmpty
        case "tiles": tiles
        case "charts": [series.card].compactMap { $0 }
        case "more": subject.more
        default: nil
        }
    }

    private var range: ChartRange { span.range }
    private var today: LocalDay { span.today }

    private func path(_ range: ChartRange) -> String { Paths.analyzed(subject.path, range) }

    private var series: DaySeries {
        let (subject, range) = (subject, range)
        return DaySeries(
            id: "values", title: subject.name, unitName: subject.unitName, symbol: subject.symbol,
            isDailyTotal: subject.isSum, values: values.count > ChartPeriod.mostDays ? wholeDays : values,
            goal: subject.goal.map { LineChart.Goal(value: $0, label: "Target") }, includesZero: subject.isSum,
            widest: .wide, span: span, text: { subject.text($0).text },
            path: { Paths.analyzed(subject.path, range, day: $0) })
    }

    /// An average is not of a day that is not over.
    private var wholeDays: [ChartValue] { subject.isSum ? values.filter { $0.day < today } : values }

    private var tiles: [Tile] {
        let numbers = wholeDays.map(\.value)
        let mean = numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
        return [
            tile("Last", values.last?.value), tile(subject.isSum ? "Daily average" : "Average", mean),
            tile("Highest", values.map(\.value).max()), tile("Lowest", numbers.min()),
        ].compactMap { $0 } + [
            Tile(
                label: "Days", value: DecimalText.grouped(Double(values.count)),
                unit: range.lengthDays.map { "of \($0)" })
        ]
    }

    private func tile(_ label: String, _ value: Double?) -> Tile? {
        value.map {
            let figure = subject.text($0)
            return Tile(label: label, value: figure.value, unit: figure.unit)
        }
    }

    private var empty: EmptyState? {
        guard values.isEmpty else { return nil }
        guard let lastDay else {
            return EmptyState(
                icon: "analyze", title: "No data to analyze", text: "Log \(subject.name) to see its chart",
                action: subject.emptyAction)
        }
        return .nothing(in: range, last: lastDay, today: today, path: path)
    }
}
