import Fitness
import Forms
import Models
import Web

extension WeightCourse {
    /// - Parameter path: where the point of a day leads; nil where the reader may not go there.
    package func series(_ unit: WeightUnit, path: (@Sendable (LocalDay) -> String)?) -> DaySeries {
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
    package func card(_ unit: WeightUnit) -> ChartCard? {
        let range = span.range
        return series(unit) { Paths.analyzed(Paths.bodyWeightAnalysis, range, day: $0) }.card
    }
}
