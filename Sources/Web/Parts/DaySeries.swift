import Charts
import Fitness
import Texts

/// Values by day as a chart: by day when there are few, and by week, month or longer when there are many.
///
/// A chart of 3,000 days that shows only some of them would show the extremes and look wrong, so it aggregates each
/// week or month, with the range of its days.
package struct DaySeries: Sendable {
    package enum Kind: Sendable {
        /// A level, or the best of a day; weeks and months are averaged.
        case level
        /// A level that fluctuates from day to day; long ranges show its trend.
        case smoothed
        /// A total or a best so far; weeks and months show the value at their end.
        case running
        /// An amount that adds up, drawn as bars; weeks and months show their totals.
        case amount
    }

    /// The id of the card, which also forms the ids inside it.
    package let id: String
    package let title: String
    package var kind = Kind.level
    /// The unit of the values, if the title does not name it: `pounds`.
    package var unitName: String?
    /// The symbol of the unit on the axis: `lb`. Empty without a unit.
    package var symbol = ""
    /// Whether each value is the total of its day.
    package var isDailyTotal = false
    /// Oldest first, one per day.
    package let values: [ChartValue]
    /// A second line; for smoothed values the trend, which is the only line over a long range.
    package var trend: [ChartValue] = []
    package var trendName = CommonTexts.trend
    /// The days that were personal records.
    package var records: Set<LocalDay> = []
    /// The target on each day with a value, and possibly today's.
    package var goals: [ChartValue] = []
    package var goalName = CommonTexts.target
    /// The chosen day, where the readout starts; without one, that is the last day.
    package var shownDay: LocalDay?
    package var includesZero = false
    /// Whether lower values are better, as for a pace, and are drawn higher.
    package var isReversed = false
    package var ticks = TickScale.decimal
    package var note: String?
    package let span: ChartSpan
    /// A value with its unit.
    package let text: @Sendable (Double) -> String
    /// The link of a day's point; nil when the reader may not open it.
    package var path: (@Sendable (LocalDay) -> String)?

    package init(
        id: String, title: String, kind: Kind = Kind.level, unitName: String? = nil, symbol: String = "",
        isDailyTotal: Bool = false, values: [ChartValue], trend: [ChartValue] = [],
        trendName: String = CommonTexts.trend,
        records: Set<LocalDay> = [], goals: [ChartValue] = [], goalName: String = CommonTexts.target,
        shownDay: LocalDay? = nil,
        includesZero: Bool = false, isReversed: Bool = false, ticks: TickScale = TickScale.decimal,
        note: String? = nil, span: ChartSpan,
        text: @escaping @Sendable (Double) -> String, path: (@Sendable (LocalDay) -> String)? = nil
    ) {
        self.id = id
        self.title = title
        self.kind = kind
        self.unitName = unitName
        self.symbol = symbol
        self.isDailyTotal = isDailyTotal
        self.values = values
        self.trend = trend
        self.trendName = trendName
        self.records = records
        self.goals = goals
        self.goalName = goalName
        self.shownDay = shownDay
        self.includesZero = includesZero
        self.isReversed = isReversed
        self.ticks = ticks
        self.note = note
        self.span = span
        self.text = text
        self.path = path
    }

    /// Nil when there is nothing to draw.
    package var card: ChartCard? {
        guard !values.isEmpty else { return nil }
        if kind == .amount { return barCard }
        return values.count > ChartPeriod.maximumDays ? periodCard : dayCard
    }

    var highestWord: String { isReversed ? ChartTexts.slowest : CommonTexts.highest }
    var lowestWord: String { isReversed ? ChartTexts.fastest : CommonTexts.lowest }

    func named(_ title: String) -> String { unitName.map { ChartTexts.titleInUnit(title, $0) } ?? title }

    func marker(_ words: String, href: String?, isRecord: Bool, isShown: Bool) -> ChartPoint.Marker {
        ChartPoint.Marker(
            text: isRecord ? ChartTexts.valueThatIsARecord(words) : words, href: href, isRecord: isRecord,
            isShown: isShown)
    }

    /// Whether the readout starts at the point for these days.
    func isShown(_ days: ClosedRange<LocalDay>) -> Bool {
        (shownDay ?? values.last?.day).map(days.contains) ?? false
    }

    /// The legend of the goal's line: `Target 1,800 kcal`, or `Target, now 1,800 kcal` if it changed.
    var goalText: String? {
        goals.last.map { "\(hasChangingGoal ? ChartTexts.changedGoal(goalName) : goalName) \(text($0.value))" }
    }

    /// Only then does the table need a column for the goal.
    var hasChangingGoal: Bool { goals.contains { $0.value != goals[0].value } }

    /// A goal for each place where the value changes.
    func steps(_ goals: [(start: Double, value: Double)]) -> [LineChart.Goal] {
        var steps: [LineChart.Goal] = []
        for goal in goals where steps.last?.value != goal.value {
            steps.append(LineChart.Goal(value: goal.value, start: goal.start))
        }
        return steps
    }

    func links(_ days: [LocalDay]) -> [String] { path.map { days.map($0) } ?? [] }

    /// The days to compare: today's total is left out, because an unfinished day would look too low.
    var wholeDays: [ChartValue] { isDailyTotal ? values.filter { $0.day < span.today } : values }

    /// The message of a chart of days in words.
    var description: String {
        description(of: wholeDays, last: values.last, height: { $0.value }) { word, value in
            ChartTexts.namedValueOnDay(word, text(value.value), value.day.mediumText)
        }
    }

    /// The message of a chart in words: of the days, weeks or months that it draws.
    /// - Parameter whole: those to compare.
    func description<Drawn>(
        of whole: [Drawn], last: Drawn?, height: (Drawn) -> Double, told: (_ word: String, Drawn) -> String
    ) -> String {
        guard let last else { return "" }
        let lowest = whole.min { height($0) < height($1) } ?? last
        let highest = whole.max { height($0) < height($1) } ?? last
        let extremes = whole.count > 1 ? [told(highestWord, highest), told(lowestWord, lowest)] : []
        let best = records.isEmpty ? [] : ["\(CountTexts.personalRecords(records.count))."]
        return (extremes + [told(CommonTexts.last, last)] + best).joined(separator: " ")
    }

    var axisText: LineChart.ValueText {
        switch ticks {
        case .clock: { value, _ in DurationText.clock(seconds: value) }
        case .decimal, .whole: LineChart.plainValueText
        }
    }

    static func placeText(spansYears: Bool) -> @Sendable (Double) -> String {
        { place in
            let day = LocalDay(daysSinceEpoch: Int(place.rounded()))
            return spansYears ? "\(day.month.shortName) \(day.components.year)" : day.shortText
        }
    }

    /// Labels the days under a chart; a range of about a year or more gets months and years.
    var dayText: LineChart.PlaceText {
        let days = (values + trend).map(\.day)
        let length = (days.max() ?? span.today) - (days.min() ?? span.today)
        return Self.placeText(spansYears: length > 330)
    }
}

// MARK: Short ranges, drawn day by day

extension DaySeries {
    /// A day's value as text, with its link.
    struct DayText {
        let date: String
        let text: String
        let href: String?
        let isRecord: Bool
    }

    var told: [DayText] {
        values.map {
            DayText(
                date: $0.day.mediumText, text: text($0.value), href: path?($0.day), isRecord: records.contains($0.day))
        }
    }

    private var dayCard: ChartCard {
        let told = told
        let chart = LineChart(
            id: "chart-\(id)", title: named(title), description: description,
            points: zip(values, told).map { value, told in
                Self.point(
                    value,
                    marker: marker(
                        "\(told.date): \(told.text)", href: told.href, isRecord: told.isRecord,
                        isShown: isShown(value.day...value.day)))
            },
            trend: trend.map { Self.point($0) },
            goals: steps(goals.map { (Double($0.day.daysSinceEpoch) - 0.5, $0.value) }),
            axisTitle: isDailyTotal ? ChartTexts.unitPerDay(symbol) : symbol,
            isReversed: isReversed, includesZero: includesZero, ticks: ticks, placeText: dayText, valueText: axisText)
        return ChartCard(
            id: id, title: title, note: note, svg: chart.html() ?? "", table: dayTable(told),
            linkLabel: path == nil ? nil : CommonTexts.showThisDay, hasRecords: told.contains(where: \.isRecord),
            trendName: trend.count > 1 ? trendName : nil, goalName: goalText)
    }

    /// A value with its day, for the row of a period, which names the year.
    func cell(_ value: ChartValue) -> String {
        let words = CommonTexts.valueOnDay(text(value.value), value.day.shortText)
        return records.contains(value.day) ? ChartTexts.markedRecord(words) : words
    }

    func dayTable(_ told: [DayText]) -> String {
        let newest = told.reversed()
        let goals = hasChangingGoal ? goals.reversed().map { [text($0.value)] } : values.map { _ in [] }
        return ChartTable(
            caption: title, columns: [CommonTexts.date, title] + (hasChangingGoal ? [goalName] : []),
            rows: zip(newest, goals).map { value, goal in
                [value.date, value.isRecord ? ChartTexts.markedRecord(value.text) : value.text] + goal
            },
            links: newest.compactMap(\.href)
        ).html()
    }

    static func point(_ value: ChartValue, marker: ChartPoint.Marker? = nil) -> ChartPoint {
        ChartPoint(x: Double(value.day.daysSinceEpoch), y: value.value, marker: marker)
    }
}
