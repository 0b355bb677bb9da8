import Charts
import Fitness
import Texts

/// Amounts as bars: of days, or the totals of weeks and months.
extension DaySeries {
    private struct Bars {
        let period: ChartPeriod
        let numbers: ClosedRange<Int>
        let values: [PeriodValue]
    }

    var barCard: ChartCard? {
        guard let bars else { return nil }
        let (period, isDaily) = (bars.period, bars.period == .day)
        let title = isDaily ? title : ChartTexts.periodTotal(title, PeriodTexts.adjective(period.period))
        let chart = BarChart(
            id: "chart-\(id)", title: named(title), description: isDaily ? description : description(bars),
            bars: bars.values.map { value in
                let isRecord = isDaily && records.contains(value.first.day)
                let marker = marker(
                    words(value, period), href: path?(value.highest.day), isRecord: isRecord,
                    isShown: isShown(value.first.day...value.last.day))
                return BarChart.Bar(
                    x: value.number, parts: [value.sum], text: marker.text, href: marker.href, isRecord: isRecord,
                    isShown: marker.isShown)
            },
            range: bars.numbers, axisTitle: PeriodTexts.per(period.period, symbol), ticks: ticks,
            placeText: period.shortName, valueText: axisText)
        return ChartCard(
            id: id, title: title, note: note(bars), svg: chart.html() ?? "",
            table: isDaily ? dayTable(told) : table(bars, title),
            linkLabel: path == nil ? nil : isDaily ? CommonTexts.showThisDay : ChartTexts.showTheHighestDay,
            hasRecords: isDaily && bars.values.contains { records.contains($0.first.day) })
    }

    private var bars: Bars? {
        guard let oldest = values.first, let last = values.last else { return nil }
        let start = span.range.firstDay(today: span.today)
        let days = min(start ?? oldest.day, oldest.day)...max(span.today, last.day)
        let period = ChartPeriod.fitting(days, firstWeekday: span.firstWeekday)
        let first = period.number(of: days.lowerBound)
        // A week that began before the range would look too low.
        let isCut = start != nil && period.firstDay(of: first) < days.lowerBound
        let all = PeriodValue.grouped(values, by: period)
        let whole = isCut ? all.filter { $0.number > first } : all
        let (shown, lowest) = whole.isEmpty ? (all, first) : (whole, isCut ? first + 1 : first)
        return Bars(period: period, numbers: lowest...period.number(of: days.upperBound), values: shown)
    }

    private func words(_ value: PeriodValue, _ period: ChartPeriod) -> String {
        let sum = text(value.sum)
        return "\(period.name(value.number)): \(period == .day ? sum : ChartTexts.valueOnDays(sum, value.count))"
    }

    /// The total of a week that is not over yet would look too low.
    private func description(_ bars: Bars) -> String {
        let running = bars.period.number(of: span.today)
        return description(
            of: bars.values.filter { $0.number < running }, last: bars.values.last, height: { $0.sum }
        ) { word, value in
            ChartTexts.namedValueInPeriod(word, text(value.sum), bars.period.name(value.number))
        }
    }

    private func note(_ bars: Bars) -> String? {
        let isRunning = bars.period != .day && bars.values.last?.number == bars.period.number(of: span.today)
        let parts = [note, isRunning ? ChartTexts.periodIsNotOverYet(bars.period.period) : nil].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    private func table(_ bars: Bars, _ title: String) -> String {
        let newest = bars.values.reversed()
        return ChartTable(
            caption: title,
            columns: [
                PeriodTexts.heading(bars.period.period), ChartTexts.total, CommonTexts.days, ChartTexts.highestDay,
            ],
            rows: newest.map { value in
                [bars.period.rowName(value.number), text(value.sum), String(value.count), cell(value.highest)]
            },
            links: links(newest.map(\.highest.day)), linkColumn: 3
        ).html()
    }
}
