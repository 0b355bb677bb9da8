import Charts
import GRDB

/// Somebody's weights over a range with their trend, in kilograms.
struct WeightCourse: Sendable {
    let span: ChartSpan
    /// The last weighing of each day, oldest first.
    let weights: [ChartValue]
    /// `WeightTrend` on these days.
    let trend: [ChartValue]

    /// - Parameter known: the weights from before the range on, as far as its trend remembers.
    init(_ known: [ChartValue], span: ChartSpan) {
        let start = span.range.firstDay(today: span.today)
        let before = start.map { start in known.prefix { $0.day < start }.count } ?? 0
        self.span = span
        weights = Array(known[before...])
        trend = Array(WeightTrend.smooth(known)[before...])
    }

    /// - Parameter path: where the point of a day leads; nil where the reader may not go there.
    func series(_ unit: WeightUnit, path: (@Sendable (LocalDay) -> String)?) -> DaySeries {
        DaySeries(
            id: "weight", title: "Body weight", kind: .smoothed, unitName: unit.name, symbol: unit.symbol,
            values: weights.map { ChartValue(day: $0.day, value: unit.reading(ofKilograms: $0.value)) },
            trend: trend.map { ChartValue(day: $0.day, value: unit.value(ofKilograms: $0.value)) }, note: note,
            span: span,
            text: { Figure(DecimalText.grouped($0, maximumDecimals: 2), unit.symbol).text }, path: path)
    }

    private var note: String? {
        guard weights.count > 1 else { return nil }
        return weights.count > ChartPeriod.mostDays
            ? "The line is the trend. It smooths out day-to-day swings."
            : "The second line is the trend. It smooths out day-to-day swings."
    }

    /// The chart of somebody's own pages, whose points lead to the page that has more about them.
    func card(_ unit: WeightUnit) -> ChartCard? {
        let range = span.range
        return series(unit) { Paths.analyzed(Paths.bodyWeightAnalysis, range, day: $0) }.card
    }
}

extension User {
    func weightCourse(_ database: Database, _ range: ChartRange, today: LocalDay) throws -> WeightCourse {
        let start = range.firstDay(today: today).map { $0 - WeightTrend.memoryDays }
        return WeightCourse(try weightDays(database, since: start), span: chartSpan(range, today: today))
    }

    func chartSpan(_ range: ChartRange, today: LocalDay) -> ChartSpan {
        ChartSpan(range: range, today: today, firstWeekday: firstWeekday)
    }

    /// The last weighing of each day, oldest first.
    func weightDays(_ database: Database, since start: LocalDay?) throws -> [ChartValue] {
        try history(database, of: .weight, since: start).map { ChartValue(day: $0, value: $1[0]) }
            .lastOfEachDay { $0.day }
    }
}
