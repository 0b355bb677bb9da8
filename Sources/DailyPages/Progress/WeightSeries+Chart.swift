import Fitness
import Forms
import Models
import Texts
import Web

extension WeightSeries {
    /// - Parameter path: the link of a day's point; nil when the reader may not open it.
    package func series(_ unit: WeightUnit, path: (@Sendable (LocalDay) -> String)?) -> DaySeries {
        DaySeries(
            id: "weight", title: CommonTexts.bodyWeight, kind: .smoothed, unitName: unit.name, symbol: unit.symbol,
            values: weights.map { ChartValue(day: $0.day, value: unit.reading(ofKilograms: $0.value)) },
            trend: trend.map { ChartValue(day: $0.day, value: unit.value(ofKilograms: $0.value)) }, note: note,
            span: span,
            text: { Figure(DecimalText.grouped($0, maximumDecimals: 2), unit.symbol).text }, path: path)
    }

    private var note: String? {
        guard weights.count > 1 else { return nil }
        return weights.count > ChartPeriod.maximumDays
            ? ProgressTexts.lineIsTheTrend
            : ProgressTexts.secondLineIsTheTrend
    }

    /// The chart on the user's own pages, whose points link to the analysis.
    package func card(_ unit: WeightUnit) -> ChartCard? {
        let range = span.range
        return series(unit) { Paths.analyzed(Paths.bodyWeightAnalysis, range, day: $0) }.card
    }
}
