import Fitness
import Forms
import Texts
import Web

/// A page with one number per day over time.
protocol DayAnalysisPage: PageContent {
    var back: Link { get }
    var ranges: [RangeLink] { get }
    var empty: EmptyState? { get }
    /// The day chosen in a chart.
    var shown: ShownDay? { get }
    var hasTiles: Bool { get }
    var tiles: [Tile] { get }
    var notes: [String] { get }
    var charts: [ChartCard] { get }
    /// The question of when a weight is reached, on the page that answers it.
    var weightTarget: WeightTarget? { get }
    var more: Link { get }
}

extension DayAnalysisPage {
    var weightTarget: WeightTarget? { nil }
}

/// A number per day over time, of a trackable or a nutrient.
struct DayValuesPage: DayAnalysisPage {
    /// What the numbers are about.
    struct Subject: Sendable {
        let name: String
        let unitName: String?
        let symbol: String
        /// The address of the page.
        let path: String
        /// Whether a day's values are added up, so that today, which is not over, is left out of averages.
        let isSum: Bool
        let text: @Sendable (Double) -> Figure
        let emptyAction: Link
        let more: Link
    }

    var view: CompiledView<Self> { view_analyze_days }
    let subject: Subject
    let span: ChartSpan
    /// The values of the range, oldest first.
    let values: [ChartValue]
    /// The last day with a value, in any range.
    let lastDay: LocalDay?
    let shown: ShownDay?
    var shownDay: LocalDay?
    /// The target on each day with a value.
    var goals: [ChartValue] = []
    /// Whether a part of the last day's value is unknown.
    var isLastAtLeast = false
    var unknownNote: String?

    var back: Link { Link(CommonTexts.backToAnalyze, to: Paths.analyze) }
    var ranges: [RangeLink] { RangeLink.links(current: range, path: path) }
    var hasTiles: Bool { !values.isEmpty }
    var notes: [String] { [todayNote, unknownNote].compactMap { $0 } }
    var charts: [ChartCard] { [series.card].compactMap { $0 } }
    var more: Link { subject.more }

    private var range: ChartRange { span.range }
    private var today: LocalDay { span.today }

    private func path(_ range: ChartRange) -> String { Paths.analyzed(subject.path, range) }

    private var series: DaySeries {
        let (subject, range) = (subject, range)
        let drawn = values.count > ChartPeriod.maximumDays ? wholeDays : values
        return DaySeries(
            id: "values", title: subject.name, unitName: subject.unitName, symbol: subject.symbol,
            isDailyTotal: subject.isSum, values: drawn, goals: goals, shownDay: shownDay,
            includesZero: subject.isSum, span: span, text: { subject.text($0).text },
            path: { Paths.analyzed(range, day: $0) })
    }

    /// Averages leave out a day that is not over.
    private var wholeDays: [ChartValue] { subject.isSum ? values.filter { $0.day < today } : values }

    private var todayNote: String? {
        wholeDays.isEmpty || wholeDays.count == values.count
            ? nil : AnalyzeTexts.todayIsLeftOut
    }

    var tiles: [Tile] {
        let numbers = wholeDays.map(\.value)
        let mean = numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
        return [
            tile(isLastAtLeast ? AnalyzeTexts.lastAtLeast : CommonTexts.last, values.last?.value),
            tile(subject.isSum ? CommonTexts.dailyAverage : AnalyzeTexts.average, mean),
            tile(CommonTexts.highest, numbers.max()), tile(CommonTexts.lowest, numbers.min()),
        ].compactMap { $0 } + [
            Tile(
                label: CommonTexts.days, value: DecimalText.grouped(Double(values.count)),
                unit: range.lengthDays.map { CommonTexts.ofTotal(String($0)) })
        ]
    }

    private func tile(_ label: String, _ value: Double?) -> Tile? {
        value.map {
            let figure = subject.text($0)
            return Tile(label: label, value: figure.value, unit: figure.unit)
        }
    }

    var empty: EmptyState? {
        guard values.isEmpty else { return nil }
        guard let lastDay else {
            return EmptyState(
                icon: "analyze", title: CommonTexts.noDataToAnalyze, text: AnalyzeTexts.noValuesHint(subject.name),
                action: subject.emptyAction)
        }
        return .nothing(in: range, last: lastDay, today: today, path: path)
    }
}
