import Fitness
import GRDB

/// The stored row of a sample, or of the part of it that a day has.
private struct StoredHealthSample: RowReadable {
    let id: Int64
    let value: Double
    let day: LocalDay
    let startedAt: Int64
    let endedAt: Int64?
    let granularity: HealthGranularity
    let smallerValue: Double?

    static let columns = "id, value, day, started_at, ended_at, granularity, smaller_value"

    init(_ row: inout RowReader) throws {
        id = try row.next()
        value = try row.next()
        day = try row.next()
        startedAt = try row.next()
        endedAt = try row.next()
        granularity = try row.next()
        smallerValue = try row.next()
    }

    func matches(_ piece: HealthSample, from start: Int64, _ value: Double) -> Bool {
        (self.value, day, startedAt, endedAt) == (value, piece.day, start, piece.endedAt)
            && granularity == piece.granularity
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
        let pieces = sample.pieces
        let old = try stored(database, pieces, source: source)
        for day in pieces.map(\.day) + old.compactMap({ $0?.day }) {
            guard try !isClosed(database, sample.metric, day) else { return skip(sample) }
        }
        var isChanged = old.count > pieces.count
        for row in old.dropFirst(pieces.count).compactMap({ $0 }) {
            try database.delete(from: "health_samples", id: row.id, of: user.id)
            note(sample.metric, row.day)
        }
        for (place, piece) in pieces.enumerated() {
            let row = place < old.count ? old[place] : nil
            if try write(database, piece, over: row, source: source) { isChanged = true }
        }
        guard old.contains(where: { $0 != nil }) else { return .new }
        return isChanged ? .changed : .unchanged
    }

    /// Stores a part of a sample. A record with an id replaces its own earlier version. Without one, a smaller value for
    /// the same interval does not lower a larger one, because the app may have seen only a part of it: it is kept beside
    /// it, for its person to decide.
    /// - Returns: whether anything changed.
    private mutating func write(
        _ database: Database, _ piece: HealthSample, over old: StoredHealthSample?, source: Int64
    ) throws -> Bool {
        guard let old else {
            try insert(database, piece, source: source)
            return true
        }
        let isCorrection = piece.recordID != nil || piece.metric.aggregation != .sum || old.granularity == .kept
        let isSmaller = !isCorrection && piece.value < old.value
        let value = isSmaller ? old.value : piece.value
        let smaller: Double? = isSmaller ? piece.value : nil
        // A sleep without a start keeps the first one that was seen for its end.
        let start = piece.isStartGiven ? piece.key : old.startedAt
        let isSame = old.matches(piece, from: start, value)
        guard !isSame || old.smallerValue != smaller else { return false }
        try database.run(
            """
            UPDATE health_samples SET value = ?, day = ?, started_at = ?, ended_at = ?, granularity = ?,
                smaller_value = ? WHERE id = ? AND user_id = ?
            """,
            [value, piece.day, start, piece.endedAt, piece.granularity.rawValue, smaller, old.id, user.id])
        if !isSame { note(piece.metric, old.day, piece.day) }
        return true
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

    /// How many rows a sample needs beside those that it already has, with any value.
    mutating func missing(_ database: Database, _ sample: HealthSample) throws -> Int {
        let pieces = sample.pieces
        guard let source = try sources.known(database, sample.source) else { return pieces.count }
        let known = try stored(database, pieces, source: source).count { $0 != nil }
        return max(0, pieces.count - known)
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
            INSERT INTO health_samples (user_id, source_id, metric, started_at, day, value, ended_at, granularity,
                record_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                user.id, source, sample.metric.rawValue, sample.key, sample.day, sample.value, sample.endedAt,
                sample.granularity.rawValue, sample.recordID,
            ])
        note(sample.metric, sample.day)
    }

    /// The stored rows of a record with an id, in order, or else that of each of a sample's parts.
    private func stored(_ database: Database, _ pieces: [HealthSample], source: Int64) throws -> [StoredHealthSample?] {
        guard let record = pieces[0].recordID else {
            return try pieces.map { try stored(database, $0, source: source) }
        }
        return try StoredHealthSample.all(
            database,
            """
            SELECT \(StoredHealthSample.columns) FROM health_samples
            WHERE user_id = ? AND metric = ? AND source_id = ? AND record_id = ?
            """, [user.id, pieces[0].metric.rawValue, source, record]
        ).sorted { $0.startedAt < $1.startedAt }
    }

    /// The row of the same interval, or one that was stored before intervals had ends. The first of a day may also be
    /// stored as the day, and a day's total under its moment, if it was sent in another time zone.
    private func stored(_ database: Database, _ piece: HealthSample, source: Int64) throws -> StoredHealthSample? {
        let ofSource = "user_id = ? AND metric = ? AND source_id = ? AND record_id IS NULL"
        let arguments: StatementArguments = [user.id, piece.metric.rawValue, source]
        let rows = "SELECT \(StoredHealthSample.columns) FROM health_samples WHERE \(ofSource)"
        let same = try StoredHealthSample.first(
            database, "\(rows) AND started_at = ? AND ended_at IS ?", arguments + [piece.key, piece.endedAt])
        if let same { return same }
        if !piece.isStartGiven {
            let ending = try StoredHealthSample.first(
                database, "\(rows) AND day = ? AND ended_at = ? AND granularity <> 'kept'",
                arguments + [piece.day, piece.endedAt])
            if let ending { return ending }
        }
        return try StoredHealthSample.first(
            database, "\(rows) AND started_at IN (?, ?) AND granularity IN ('kept', ?)",
            arguments + [
                piece.startedAt, piece.isFirstOfDay ? piece.dayKey : piece.startedAt,
                piece.isOfDay ? HealthGranularity.total.rawValue : HealthGranularity.kept.rawValue,
            ])
    }
}

extension User.Health {
    package func healthSampleCount(_ database: Database) throws -> Int {
        try Int.first(database, "SELECT count(*) FROM health_samples WHERE user_id = ?", [user.id])
            ?? 0
    }
}
