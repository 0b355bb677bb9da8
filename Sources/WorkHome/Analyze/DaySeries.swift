import Charts

/// What the charts of a page look back over.
struct ChartSpan: Sendable {
    let range: ChartRange
    let today: LocalDay
    let firstWeekday: Weekday
}

/// Values by day as a chart: each day where they are few, and weeks, months or longer where they are many.
///
/// A chart of 3,000 days that shows only some of them shows the extreme ones and looks like nothing that was: so it shows
/// what each week or month came to, with the range in which its days lay.
struct DaySeries: Sendable {
    enum Kind: Sendable {
        /// A state, or the best of a day: weeks and months are averages.
        case level
        /// A state that swings from day to day: a long time is shown by its trend.
        case smoothed
        /// A total or a best so far: of weeks and months what it was at their end.
        case running
        /// What adds up: bars, of weeks and months their totals.
        case amount
    }

    /// Of the card and everything in it.
    let id: String
    let title: String
    var kind = Kind.level
    /// What the values are in, where the title does not say it: `pounds`.
    var unitName: String?
    /// What the axis says that they are in: `lb`. Empty where they have no unit.
    var symbol = ""
    /// Whether each value is the total of its day.
    var isDailyTotal = false
    /// Oldest first, one a day.
    let values: [ChartValue]
    /// A second line: of what is smoothed its trend, which is the only line of a long time.
    var trend: [ChartValue] = []
    var trendName = "Trend"
    /// The days that were personal records.
    var records: Set<LocalDay> = []
    var goal: LineChart.Goal?
    var includesZero = false
    /// Whether less is better, as of a pace, and stands higher.
    var isReversed = false
    var ticks = TickScale.decimal
    var note: String?
    /// How wide its card can be.
    var widest = ChartSize.desk
    let span: ChartSpan
    /// A value with its unit.
    let text: @Sendable (Double) -> String
    /// Where the point of a day leads; nil where the reader may not go there.
    var path: (@Sendable (LocalDay) -> String)?

    /// Nil when there is nothing to draw.
    var card: ChartCard? {
        guard !values.isEmpty else { return nil }
        if kind == .amount { return barCard }
        return values.count > ChartPeriod.mostDays ? periodCard : dayCard
    }

    var highestWord: String { isReversed ? "Slowest" : "Highest" }
    var lowestWord: String { isReversed ? "Fastest" : "Lowest" }

    func named(_ title: String) -> String { unitName.map { "\(title) in \($0)" } ?? title }

    func marker(_ words: String, _ day: LocalDay, isRecord: Bool) -> ChartPoint.Marker {
        ChartPoint.Marker(
            text: words + (isRecord ? ", a personal record" : ""), href: path?(day), isRecord: isRecord)
    }

    func links(_ days: [LocalDay]) -> [String] { path.map { days.map($0) } ?? [] }

    /// The message of the chart in words.
    var description: String {
        guard let last = values.last, let lowest = values.min(by: { $0.value < $1.value }),
            let highest = values.max(by: { $0.value < $1.value })
        else { return "" }
        func told(_ word: String, _ value: ChartValue) -> String {
            "\(word) \(text(value.value)) on \(value.day.mediumText)."
        }
        let extremes = values.count > 1 ? [told(highestWord, highest), told(lowestWord, lowest)] : []
        let best = records.isEmpty ? [] : ["\(CountText.of(records.count, "personal record"))."]
        return (extremes + [told("Last", last)] + best).joined(separator: " ")
    }

    var axisText: LineChart.ValueText {
        switch ticks {
        case .clock: { value, _ in DurationText.clock(seconds: value) }
        case .decimal, .whole: Self.groupedText
        }
    }

    /// In groups of three digits, with the decimals that the ticks need.
    static let groupedText: LineChart.ValueText = { value, decimals in
        decimals == 0 ? DecimalText.grouped(value) : LineChart.plainValueText(value, decimals)
    }

    static func placeText(spansYears: Bool) -> @Sendable (Double) -> String {
        { place in
            let day = LocalDay(daysSinceEpoch: Int(place.rounded()))
            return spansYears ? "\(day.month.shortName) \(day.components.year)" : day.shortText
        }
    }

    /// Names days under a chart from the first to the last.
    var dayLabels: LineChart.XLabels {
        let days = (values + trend).map(\.day)
        let length = (days.max() ?? span.today) - (days.min() ?? span.today)
        return .formatted(Self.placeText(spansYears: length > 330))
    }
}

// Few days

extension DaySeries {
    private var dayCard: ChartCard {
        let chart = LineChart(
            id: "chart-\(id)", title: named(title), description: description,
            points: values.map { value in
                Self.point(
                    value,
                    marker: marker(
                        "\(value.day.mediumText): \(text(value.value))", value.day,
                        isRecord: records.contains(value.day)))
            },
            trend: trend.map { Self.point($0) }, goal: goal, axisTitle: isDailyTotal ? "\(symbol) a day" : symbol,
            isReversed: isReversed, includesZero: includesZero, ticks: ticks, xLabels: dayLabels, valueText: axisText)
        return ChartCard(
            id: id, title: title, note: note, svg: chart.responsiveSVG(upTo: widest) ?? "", table: dayTable,
            linkLabel: path == nil ? nil : "Show this day", hasRecords: values.contains { records.contains($0.day) },
            trendName: trend.count > 1 ? trendName : nil)
    }

    var dayTable: String {
        let newest = values.reversed()
        return ChartTable(
            caption: title, columns: ["Date", title],
            rows: newest.map { [$0.day.mediumText, text($0.value) + (records.contains($0.day) ? " · PR" : "")] },
            links: links(newest.map(\.day))
        ).html()
    }

    static func point(_ value: ChartValue, marker: ChartPoint.Marker? = nil) -> ChartPoint {
        ChartPoint(x: Double(value.day.daysSinceEpoch), y: value.value, marker: marker)
    }
}
