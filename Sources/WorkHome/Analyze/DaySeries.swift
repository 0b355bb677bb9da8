import Charts

/// A value of a day, in the unit that its chart shows.
struct ChartValue: Sendable, Equatable {
    let day: LocalDay
    let value: Double
}

/// Values by day, to be drawn as a line whose points lead to their days.
struct DaySeries: Sendable {
    /// A value that leads to its day, in the words of the chart and of its table.
    private struct Told {
        let day: LocalDay
        let date: String
        let value: String
        let isRecord: Bool
        let path: String

        var marker: ChartPoint.Marker {
            ChartPoint.Marker(
                text: "\(date): \(value)\(isRecord ? ", a personal record" : "")", href: path, isRecord: isRecord)
        }
    }

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
    ///
    /// More values than a chart can show are sampled by `Downsampling.minMax`, which keeps what is highest and lowest. Of
    /// these again `ChartSize.linkLimit` lead to their days and are in the table: a point stands for many days anyway.
    var card: ChartCard? {
        guard let first = values.first, let last = values.last else { return nil }
        let drawn = Self.sampled(values, limit: ChartSize.desk.pointLimit)
        let told = (drawn.count < values.count ? Self.sampled(drawn, limit: ChartSize.linkLimit) : drawn)
            .map(inWords)
        let markers = Dictionary(uniqueKeysWithValues: told.map { ($0.day, $0.marker) })
        let chart = LineChart(
            id: "chart-\(id)", title: unitName.map { "\(title) in \($0)" } ?? title, description: description,
            points: drawn.map { Self.point($0, marker: markers[$0.day]) },
            trend: Self.sampled(trend, limit: ChartSize.desk.pointLimit).map { Self.point($0) },
            goal: goal, includesZero: includesZero, ticks: ticks,
            xLabels: .formatted(Self.placeText(spansYears: last.day - first.day > 330)), valueText: axisText)
        return ChartCard(
            id: id, title: title, note: note, svg: chart.responsiveSVG() ?? "", table: table(of: told).html(),
            hasRecords: told.contains(where: \.isRecord), hasTrend: trend.count > 1)
    }

    private static func sampled(_ values: [ChartValue], limit: Int) -> [ChartValue] {
        Downsampling.minMax(
            places: values.map { Double($0.day.daysSinceEpoch) }, values: values.map(\.value), limit: limit
        ).map { values[$0] }
    }

    private static func point(_ value: ChartValue, marker: ChartPoint.Marker? = nil) -> ChartPoint {
        ChartPoint(x: Double(value.day.daysSinceEpoch), y: value.value, marker: marker)
    }

    private func inWords(_ value: ChartValue) -> Told {
        Told(
            day: value.day, date: value.day.mediumText, value: text(value.value), isRecord: records.contains(value.day),
            path: path(value.day))
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

    private func table(of told: [Told]) -> ChartTable {
        ChartTable(
            caption: told.count < values.count
                ? "\(title) on \(told.count) of \(DecimalText.grouped(Double(values.count))) days, highest and lowest among them"
                : title,
            columns: ["Date", title],
            rows: told.reversed().map { [$0.date, $0.value + ($0.isRecord ? " · PR" : "")] },
            links: told.reversed().map(\.path))
    }

    private var axisText: LineChart.ValueText {
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
}
