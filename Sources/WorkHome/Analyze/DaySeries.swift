import Charts

/// A value of a day, in the unit that its chart shows.
struct ChartValue: Sendable, Equatable {
    let day: LocalDay
    let value: Double
}

/// Values by day, to be drawn as a line whose points lead to their days.
struct DaySeries: Sendable {
    /// More points than these are sampled by `Downsampling.minMax`, which keeps what is highest and lowest.
    static let maximumPoints = 100

    /// Of the card and everything in it.
    let id: String
    let title: String
    /// What the values are in, where the title does not say it: `pounds`.
    var unitName: String?
    /// Oldest first, one a day.
    let values: [ChartValue]
    var trend: [ChartValue] = []
    /// The days that were personal records.
    var records: Set<LocalDay> = []
    var goal: LineChart.Goal?
    var includesZero = false
    var ticks = TickScale.decimal
    var note: String?
    /// A value with its unit.
    let text: @Sendable (Double) -> String
    /// Where a day's point leads.
    let path: @Sendable (LocalDay) -> String

    /// Nil when there is nothing to draw.
    var card: ChartCard? {
        guard let first = values.first, let last = values.last else { return nil }
        let points = Self.sampled(values).map(marked)
        let chart = LineChart(
            id: "chart-\(id)", title: unitName.map { "\(title) in \($0)" } ?? title, description: description,
            points: points, trend: Self.sampled(trend),
            goal: goal, includesZero: includesZero, ticks: ticks,
            xLabels: .formatted(Self.placeText(spansYears: last.day - first.day > 330)), valueText: axisText)
        return ChartCard(
            id: id, title: title, note: note, svg: chart.responsiveSVG() ?? "", table: table(of: points).html(),
            hasRecords: points.contains { $0.marker?.isRecord == true }, hasTrend: trend.count > 1)
    }

    private static func sampled(_ values: [ChartValue]) -> [ChartPoint] {
        Downsampling.minMax(
            values.map { ChartPoint(x: Double($0.day.daysSinceEpoch), y: $0.value) }, limit: maximumPoints)
    }

    private func marked(_ point: ChartPoint) -> ChartPoint {
        let day = LocalDay(daysSinceEpoch: Int(point.x))
        let isRecord = records.contains(day)
        var point = point
        point.marker = ChartPoint.Marker(
            text: "\(day.mediumText): \(text(point.y))\(isRecord ? ", a personal record" : "")", href: path(day),
            isRecord: isRecord)
        return point
    }

    private var description: String {
        guard let last = values.last, let lowest = values.min(by: { $0.value < $1.value }),
            let highest = values.max(by: { $0.value < $1.value })
        else { return "" }
        func told(_ word: String, _ value: ChartValue) -> String {
            "\(word) \(text(value.value)) on \(value.day.mediumText)."
        }
        let extremes = values.count > 1 ? [told("Highest", highest), told("Lowest", lowest)] : []
        let best = records.isEmpty ? [] : ["\(CountText.of(records.count, "personal record"))."]
        return (extremes + [told("Last", last)] + best).joined(separator: " ")
    }

    private func table(of points: [ChartPoint]) -> ChartTable {
        let days = points.reversed().map { LocalDay(daysSinceEpoch: Int($0.x)) }
        return ChartTable(
            caption: points.count < values.count
                ? "\(title) on \(points.count) of \(DecimalText.grouped(Double(values.count))) days, highest and lowest among them"
                : title,
            columns: ["Date", title],
            rows: zip(days, points.reversed()).map { day, point in
                [day.mediumText, text(point.y) + (records.contains(day) ? " · PR" : "")]
            },
            links: days.map(path))
    }

    private var axisText: LineChart.ValueText {
        switch ticks {
        case .clock: { value, _ in DurationText.clock(seconds: value) }
        case .decimal: Self.groupedText
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
}
