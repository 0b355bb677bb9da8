import Charts
import Fitness
import Texts

/// Many days as a line of weekly or monthly averages, or a trend, in front of the range of daily values.
extension DaySeries {
    private struct Point {
        let value: PeriodValue
        let name: String
        let place: Double
        let height: Double
        /// The average target of its days.
        let goal: Double?
    }

    var periodCard: ChartCard? {
        guard let first = values.first, let last = values.last else { return nil }
        let period = ChartPeriod.longer(first.day...last.day, firstWeekday: span.firstWeekday)
        let points = points(period)
        let title =
            kind == .running
            ? title : ChartTexts.averageByPeriod(title, PeriodTexts.adjective(period.period), averageNoun)
        let others = kind == .smoothed ? [] : trend
        var chart = LineChart(
            id: "chart-\(id)", title: named(title), description: description(points),
            points: points.map { ChartPoint(x: $0.place, y: $0.height, marker: marker($0)) },
            band: kind == .running
                ? []
                : points.map {
                    LineChart.Band(x: $0.place, lowest: $0.value.lowest.value, highest: $0.value.highest.value)
                },
            highlights: values.filter { records.contains($0.day) }.map { Self.point($0) },
            trend: others.map { Self.point($0) }, goals: goals(of: points),
            axisTitle: axisTitle(period), isReversed: isReversed, includesZero: includesZero, ticks: ticks,
            placeText: dayText, valueText: axisText)
        chart.placeWidth = period.usualDays
        return ChartCard(
            id: id, title: title, note: note, svg: chart.html() ?? "",
            table: table(points, period, title), linkLabel: path == nil ? nil : bestLabel,
            hasRecords: values.contains { records.contains($0.day) },
            trendName: others.count > 1 ? trendName : nil,
            bandName: kind == .running ? nil : bandName, goalName: goalText)
    }

    private func description(_ points: [Point]) -> String {
        let whole = isDailyTotal ? points.filter { $0.value.last.day < span.today } : points
        return description(of: whole, last: points.last, height: { $0.height }) { word, point in
            ChartTexts.namedValueInPeriod(word, text(point.height), point.name)
        }
    }

    /// Each goal holds from midway between its point and the one before.
    private func goals(of points: [Point]) -> [LineChart.Goal] {
        let starts = zip(points.dropFirst(), points).map { ($0.place + $1.place) / 2 }
        return steps(
            zip(points, (points.first.map { [$0.place] } ?? []) + starts)
                .compactMap { point, start in point.goal.map { (start, $0) } })
    }

    private var averageNoun: String {
        switch kind {
        case .smoothed: ChartTexts.trendNoun
        case .running: CommonTexts.soFar
        case .level, .amount: ChartTexts.averageNoun
        }
    }

    private var bandName: String { isReversed ? ChartTexts.slowestToFastestDay : ChartTexts.lowestToHighestDay }

    /// The day of a period that its point links to.
    private var best: (PeriodValue) -> ChartValue { isReversed ? { $0.lowest } : { $0.highest } }
    private var bestLabel: String { isReversed ? ChartTexts.showTheFastestDay : ChartTexts.showTheHighestDay }

    private func axisTitle(_ period: ChartPeriod) -> String {
        if kind == .running { return symbol }
        let average = ChartTexts.averageOfPeriod(averageNoun, period.period)
        return [isDailyTotal ? PeriodTexts.per("day", symbol) : symbol, average].filter { !$0.isEmpty }.joined(
            separator: ", ")
    }

    private func points(_ period: ChartPeriod) -> [Point] {
        let trends = kind == .smoothed ? PeriodValue.grouped(trend, by: period) : []
        let trendOf = Dictionary(uniqueKeysWithValues: trends.map { ($0.number, $0.last) })
        let goalOf = Dictionary(
            uniqueKeysWithValues: PeriodValue.grouped(Array(goals.prefix(values.count)), by: period).map {
                ($0.number, $0.mean)
            })
        return PeriodValue.grouped(values, by: period).map { value in
            let smoothed = kind == .running ? value.last : trendOf[value.number]
            return Point(
                value: value, name: period.name(value.number),
                place: smoothed.map { Double($0.day.daysSinceEpoch) } ?? value.place,
                height: smoothed.map(shown) ?? value.mean, goal: goalOf[value.number])
        }
    }

    /// A trend is rounded to tenths: more digits than a scale shows have no meaning.
    private func shown(_ value: ChartValue) -> Double {
        kind == .smoothed ? (value.value * 10).rounded() / 10 : value.value
    }

    private func marker(_ point: Point) -> ChartPoint.Marker {
        let isShown = isShown(point.value.first.day...point.value.last.day)
        if kind == .running {
            return marker(
                ChartTexts.valueSoFar(point.name, text(point.height)), href: path?(point.value.last.day),
                isRecord: false,
                isShown: isShown)
        }
        let (lowest, highest) = (point.value.lowest.value, point.value.highest.value)
        let days =
            point.value.count == 1
            ? ChartTexts.oneDay
            : lowest == highest ? ChartTexts.everyDayTheSame : ChartTexts.fromTo(text(lowest), text(highest))
        return ChartPoint.Marker(
            text: ChartTexts.periodValue(point.name, averageNoun, text(point.height), days),
            href: path?(best(point.value).day), isShown: isShown)
    }

    private func table(_ points: [Point], _ period: ChartPeriod, _ title: String) -> String {
        let (newest, hasGoal) = (points.reversed(), hasChangingGoal)
        return ChartTable(
            caption: title,
            columns: [PeriodTexts.heading(period.period), averageNoun.capitalized, lowestWord, highestWord]
                + (hasGoal ? [goalName] : []),
            rows: newest.map { point in
                let value = point.value
                return [period.rowName(value.number), text(point.height), cell(value.lowest), cell(value.highest)]
                    + (hasGoal ? [point.goal.map(text) ?? ""] : [])
            },
            links: links(newest.map { best($0.value).day }), linkColumn: isReversed ? 2 : 3
        ).html()
    }
}

extension ChartPeriod {
    /// Its name below a heading that says what it is: `16 Nov 2026` for a week.
    func rowName(_ number: Int) -> String {
        if case .week = self { firstDay(of: number).mediumText } else { name(number) }
    }
}
