import GRDB

/// Somebody's weight over a range, in kilograms.
struct BodyWeightAnalysis: Sendable {
    let course: WeightCourse
    /// The latest of all.
    let latest: ChartValue?
    let rate: WeightRate?
    /// The day that somebody chose, and its weighings.
    let shown: (day: LocalDay, weights: [WeightRecord])?

    var range: ChartRange { course.span.range }
    var today: LocalDay { course.span.today }
    var weights: [ChartValue] { course.weights }
    var trend: [ChartValue] { course.trend }

    init(_ database: Database, _ user: User, range: ChartRange, day: LocalDay?, today: LocalDay) throws {
        let start = range.firstDay(today: today)
        // What came before the range is part of its trend.
        let read = start.map { min($0, today - WeightRate.days) - WeightTrend.memoryDays }
        let known = try user.weightDays(database, since: read)
        course = WeightCourse(known, span: user.chartSpan(range, today: today))
        latest =
            try known.last
            ?? user.latestWeightRecords(database, limit: 1).first.map {
                ChartValue(day: $0.day, value: $0.weightKilograms)
            }
        rate = WeightRate(known, today: today)
        shown = try day.map { ($0, try user.weightRecords(database, on: $0)) }
    }
}
