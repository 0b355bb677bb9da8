import GRDB

/// Somebody's weight over a range, in kilograms.
struct BodyWeightAnalysis: Sendable {
    let range: ChartRange
    let today: LocalDay
    /// The last weighing of each day of the range, oldest first.
    let weights: [ChartValue]
    /// `WeightTrend` on these days.
    let trend: [ChartValue]
    /// The latest of all.
    let latest: ChartValue?
    let rate: WeightRate?
    /// The day that somebody chose, and its weighings.
    let shown: (day: LocalDay, weights: [WeightRecord])?

    init(_ database: Database, _ user: User, range: ChartRange, day: LocalDay?, today: LocalDay) throws {
        let start = range.firstDay(today: today)
        // What came before the range is part of its trend.
        let read = start.map { min($0, today - WeightRate.days) - WeightTrend.memoryDays }
        let known = try user.weightRecords(database, since: read).lastOfEachDay { $0.day }
            .map { ChartValue(day: $0.day, value: $0.weightKilograms) }
        let isShown = { (value: ChartValue) in start.map { value.day >= $0 } ?? true }
        self.range = range
        self.today = today
        weights = known.filter(isShown)
        trend = WeightTrend.smooth(known).filter(isShown)
        latest =
            try known.last
            ?? user.latestWeightRecords(database, limit: 1).first.map {
                ChartValue(day: $0.day, value: $0.weightKilograms)
            }
        rate = WeightRate(known, today: today)
        shown = try day.map { ($0, try user.weightRecords(database, on: $0)) }
    }
}
