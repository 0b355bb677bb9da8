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
        let known = try user.weightDays(database, since: read)
        let before = start.map { start in known.prefix { $0.day < start }.count } ?? 0
        self.range = range
        self.today = today
        weights = Array(known[before...])
        trend = Array(WeightTrend.smooth(known)[before...])
        latest =
            try known.last
            ?? user.latestWeightRecords(database, limit: 1).first.map {
                ChartValue(day: $0.day, value: $0.weightKilograms)
            }
        rate = WeightRate(known, today: today)
        shown = try day.map { ($0, try user.weightRecords(database, on: $0)) }
    }
}

extension User {
    /// The last weighing of each day, oldest first.
    func weightDays(_ database: Database, since start: LocalDay?) throws -> [ChartValue] {
        try history(database, of: .weight, since: start).map { ChartValue(day: $0, value: $1[0]) }
            .lastOfEachDay { $0.day }
    }
}
