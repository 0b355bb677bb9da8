import Fitness
import GRDB

/// The user's body weight over a range, in kilograms.
package struct BodyWeightAnalysis: Sendable {
    package let course: WeightSeries
    /// The latest known weight, even when it is older than the range.
    package let latest: ChartValue?
    package let rate: WeightRate?
    /// The selected day and its weighings.
    package let shown: (day: LocalDay, weights: [WeightRecord])?

    package var range: ChartRange { course.span.range }
    package var today: LocalDay { course.span.today }
    package var weights: [ChartValue] { course.weights }
    package var trend: [ChartValue] { course.trend }

    package init(_ database: Database, _ user: User, range: ChartRange, day: LocalDay?, today: LocalDay) throws {
        let start = range.firstDay(today: today)
        // The trend at the start of the range depends on earlier weights.
        let read = start.map { min($0, today - WeightRate.days) - WeightTrend.memoryDays }
        let known = try user.weights.weightDays(database, since: read)
        course = WeightSeries(known, span: user.weights.chartSpan(range, today: today))
        latest =
            try known.last
            ?? user.weights.weightRecord(database, at: "DESC", besides: user.weights.unsureWeighing(database)).map {
                ChartValue(day: $0.day, value: $0.weightKilograms)
            }
        rate = WeightRate(known, today: today)
        shown = try day.map { ($0, try user.weights.weightRecords(database, on: $0)) }
    }
}
