import Fitness
import GRDB

/// The user's weigh-ins over a range and their trend, in kilograms.
package struct WeightSeries: Sendable {
    package let span: ChartSpan
    /// The last weighing of each day, oldest first.
    package let weights: [ChartValue]
    /// `WeightTrend` on these days.
    package let trend: [ChartValue]

    /// - Parameter known: the weights of the range, and the earlier ones that its trend depends on.
    init(_ known: [ChartValue], span: ChartSpan) {
        let start = span.range.firstDay(today: span.today)
        let before = start.map { start in known.prefix { $0.day < start }.count } ?? 0
        self.span = span
        weights = Array(known[before...])
        trend = Array(WeightTrend.smooth(known)[before...])
    }
}

extension User.Weights {
    package func weightSeries(_ database: Database, _ range: ChartRange, today: LocalDay) throws -> WeightSeries {
        let start = range.firstDay(today: today).map { $0 - WeightTrend.memoryDays }
        return WeightSeries(try weightDays(database, since: start), span: chartSpan(range, today: today))
    }

    package func chartSpan(_ range: ChartRange, today: LocalDay) -> ChartSpan {
        ChartSpan(range: range, today: today, firstWeekday: user.firstWeekday)
    }

    /// The last weighing of each day, oldest first, without one that is unconfirmed.
    func weightDays(_ database: Database, since start: LocalDay?) throws -> [ChartValue] {
        let days = try user.analysis.history(database, of: .weight, since: start)
            .map { ChartValue(day: $0, value: $1[0]) }.lastOfEachDay { $0.day }
        guard let unsure = try unsureWeighing(database) else { return days }
        let sure = try weightRecords(database, on: unsure.day).last { $0 != unsure }
        return days.compactMap { (day: ChartValue) -> ChartValue? in
            guard day.day == unsure.day else { return day }
            return sure.map { ChartValue(day: $0.day, value: $0.weightKilograms) }
        }
    }
}
