import Fitness
import GRDB

/// The stored row for a sample's key.
private struct StoredHealthSample: RowReadable {
    let id: Int64
    let value: Double
    let day: LocalDay

    init(_ row: inout RowReader) throws {
        id = try row.next()
        value = try row.next()
        day = try row.next()
    }
}

/// Writes the samples of one payload.
package struct HealthSampleWriter {
    let user: User
    let limits: HealthLimits
    package var sources: HealthSources
    package private(set) var changedDays: Set<HealthDayKey> = []
    private var lateCounts: [HealthMetric: Int] = [:]
    private var closed: [HealthDayKey: Bool] = [:]
    /// How many more samples fit; nil until there is a new one.
    private var room: Int?

    package init(_ user: User, app: HealthApp, limits: HealthLimits) {
        self.user = user
        self.limits = limits
        sources = HealthSources(user: user.id, app: app, limits: limits)
    }

    /// How many samples were left out because their day is closed.
    var leftOut: [HealthPayload.Ignored] {
        HealthMetric.allCases.compactMap { metric in
            lateCounts[metric].map {
                HealthPayload.Ignored(name: metric.rawValue, reason: .closedDay, count: $0)
            }
        }
    }

    /// - Returns: nil where the sample was left out.
    /// - Throws: `Faults` when there is no room for it.
    package mutating func keep(_ database: Database, _ sample: HealthSample) throws -> HealthReport.Change? {
        let source = try sources.id(database, of: sample.source)
        guard try !isClosed(database, sample.metric, sample.day) else { return skip(sample) }
        guard let old = try stored(database, sample, source: source) else {
            try insert(database, sample, source: source)
            return .new
        }
        guard old.value != sample.value || old.day != sample.day else { return .unchanged }
        guard try !isClosed(database, sample.metric, old.day) else { return skip(sample) }
        try database.run(
            "UPDATE health_samples SET value = ?, day = ? WHERE id = ? AND user_id = ?",
            [sample.value, sample.day, old.id, user.id])
        note(sample.metric, old.day, sample.day)
        return .changed
    }

    /// Clears what was read from the database, which may change before the next transaction.
    package mutating func clearCache() {
        sources = HealthSources(user: user.id, app: sources.app, limits: limits)
        (closed, room) = ([:], nil)
    }

    /// Hands over the changed days, which the caller has to derive from now on.
    package mutating func takeChangedDays() -> Set<HealthDayKey> {
        defer { changedDays = [] }
        return changedDays
    }

    /// Whether a sample is already stored, with any value.
    mutating func has(_ database: Database, _ sample: HealthSample) throws -> Bool {
        guard let source = try sources.known(database, sample.source) else { return false }
        return try stored(database, sample, source: source, key: sample.key) != nil
    }

    private mutating func note(_ metric: HealthMetric, _ days: LocalDay...) {
        changedDays.formUnion(days.map { HealthDayKey(metric: metric, day: $0) })
    }

    private mutating func skip(_ sample: HealthSample) -> HealthReport.Change? {
        lateCounts[sample.metric, default: 0] += 1
        return nil
    }

    private mutating func isClosed(_ database: Database, _ metric: HealthMetric, _ day: LocalDay) throws -> Bool {
        guard metric.condensesOldDays else { return false }
        let key = HealthDayKey(metric: metric, day: day)
        if let known = closed[key] { return known }
        let isClosed = try Bool.first(
            database, "SELECT is_closed FROM health_days WHERE user_id = ? AND metric = ? AND day = ?",
            [user.id, metric.rawValue, day])
        closed[key] = isClosed == true
        return isClosed == true
    }

    private mutating func insert(_ database: Database, _ sample: HealthSample, source: Int64) throws {
        let left = try room ?? limits.samples - user.health.healthSampleCount(database)
        guard left > 0 else { throw limits.tooManySamples }
        room = left - 1
        try database.run(
            """
            INSERT INTO health_samples (user_id, source_id, metric, started_at, day, value)
            VALUES (?, ?, ?, ?, ?, ?)
            """, [user.id, source, sample.metric.rawValue, sample.key, sample.day, sample.value])
        note(sample.metric, sample.day)
    }

    /// The stored row of a sample. A sample at midnight may also be stored under its moment, if it was sent in another
    /// time zone, or if it is a day's total from before days had their own keys: only one of the two rows is kept.
    private mutating func stored(_ database: Database, _ sample: HealthSample, source: Int64) throws
        -> StoredHealthSample?
    {
        let found = try stored(database, sample, source: source, key: sample.key)
        guard sample.isOfDay, let other = try stored(database, sample, source: source, key: sample.startedAt),
            try !isClosed(database, sample.metric, other.day)
        else { return found }
        if found == nil {
            try database.run(
                "UPDATE health_samples SET started_at = ? WHERE id = ? AND user_id = ?",
                [sample.key, other.id, user.id])
            return other
        }
        try database.delete(from: "health_samples", id: other.id, of: user.id)
        note(sample.metric, other.day)
        return found
    }

    private func stored(_ database: Database, _ sample: HealthSample, source: Int64, key: Int64) throws
        -> StoredHealthSample?
    {
        try StoredHealthSample.first(
            database,
            """
            SELECT id, value, day FROM health_samples
            WHERE user_id = ? AND metric = ? AND source_id = ? AND started_at = ?
            """, [user.id, sample.metric.rawValue, source, key])
    }
}

extension User.Health {
    package func healthSampleCount(_ database: Database) throws -> Int {
        try Int.first(database, "SELECT count(*) FROM health_samples WHERE user_id = ?", [user.id])
            ?? 0
    }
}
