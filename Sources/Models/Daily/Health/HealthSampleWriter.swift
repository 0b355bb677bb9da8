import Fitness
import GRDB

/// The stored row of a sample, or of the part of it that a day has.
private struct StoredHealthSample {
    let id: Int64
    let value: Double
    let day: LocalDay
    let startedAt: Int64
    let endedAt: Int64?
    let granularity: HealthGranularity
    let smallerValue: Double?
    /// A smaller value that its person put aside.
    let dismissedValue: Double?

    /// A sleep without a start keeps the first one that was seen for its end.
    func start(of piece: HealthSample) -> Int64 {
        piece.isStartGiven || endedAt != piece.endedAt ? piece.key : startedAt
    }

    func matches(_ piece: HealthSample, _ value: Double) -> Bool {
        (self.value, day, startedAt, endedAt) == (value, piece.day, start(of: piece), piece.endedAt)
            && granularity == piece.granularity
    }
}

extension StoredHealthSample: RowReadable {
    static let columns = "id, value, day, started_at, ended_at, granularity, smaller_value, dismissed_value"

    init(_ row: inout RowReader) throws {
        try self.init(
            id: row.next(), value: row.next(), day: row.next(), startedAt: row.next(), endedAt: row.next(),
            granularity: row.next(), smallerValue: row.next(), dismissedValue: row.next())
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
        let (former, pieces) = (try sources.known(database, sample.formerSource), sample.pieces)
        var old = try stored(database, pieces, source: source, former)
        for day in pieces.map(\.day) + old.compactMap({ $0?.day }) {
            guard try !isClosed(database, sample.metric, day) else {
                lateCounts[sample.metric, default: 0] += 1
                return nil
            }
        }
        let isNew = old.allSatisfy { $0 == nil }
        // The earlier version of a record may have had other days.
        if sample.recordID != nil, old.compactMap({ $0?.day }) != pieces.map(\.day) {
            for row in old.compactMap({ $0 }) {
                try database.delete(from: "health_samples", id: row.id, of: user.id)
                note(sample.metric, row.day)
                room = room.map { $0 + 1 }
            }
            old = pieces.map { _ in nil }
        }
        var isChanged = false
        for (piece, row) in zip(pieces, old) {
            if try write(database, piece, over: row, source: source) { isChanged = true }
        }
        return isNew ? .new : isChanged ? .changed : .unchanged
    }

    /// Stores a part of a sample. A record with an id replaces its own earlier version. Without one, a smaller value
    /// for the same interval does not lower a larger one, because the app may have seen only a part of it: it is kept
    /// beside it, for its person to decide.
    /// - Returns: whether anything changed.
    private mutating func write(
        _ database: Database, _ piece: HealthSample, over old: StoredHealthSample?, source: Int64
    ) throws -> Bool {
        guard let old else {
            try insert(database, piece, source: source)
            return true
        }
        // What was stored without an end may have been of another interval, unless it is of the whole day.
        let isOther = old.granularity == .kept && !piece.lastsADay
        let isCorrection = isOther || piece.recordID != nil || piece.metric.aggregation != .sum
        let isSmaller = !isCorrection && piece.value < old.value
        let isAsked = isSmaller && piece.value > old.dismissedValue ?? -1
        let (value, smaller) = (isSmaller ? old.value : piece.value, isAsked ? piece.value : nil)
        let isSame = old.matches(piece, value)
        guard !isSame || old.smallerValue != smaller else { return false }
        try database.update(
            "health_samples", id: old.id, of: user.id,
            columns(piece, source: source, at: old.start(of: piece), value) + ["smaller_value": smaller])
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
        let (former, pieces) = (try sources.known(database, sample.formerSource), sample.pieces)
        guard let source = try sources.known(database, sample.source) ?? former else { return pieces.count }
        return try max(0, pieces.count - stored(database, pieces, source: source, former).count { $0 != nil })
    }

    private mutating func note(_ metric: HealthMetric, _ days: LocalDay...) {
        changedDays.formUnion(days.map { HealthDayKey(metric: metric, day: $0) })
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
        try database.insert(
            into: "health_samples",
            ["user_id": user.id, "metric": sample.metric.rawValue]
                + columns(sample, source: source, at: sample.key, sample.value))
        note(sample.metric, sample.day)
    }

    private func columns(_ piece: HealthSample, source: Int64, at start: Int64, _ value: Double) -> ColumnValues {
        [
            "source_id": source, "started_at": start, "day": piece.day, "value": value, "ended_at": piece.endedAt,
            "granularity": piece.granularity.rawValue, "record_id": piece.recordID,
        ]
    }

    /// The stored rows of a record with an id, in order, or else that of each of a sample's parts: of the same
    /// interval, or from before intervals had ends. The first of a day may also be stored as the day, and a day's total
    /// under its moment, if it was sent in another time zone.
    /// - Parameter former: the source under whose name it was stored before intervals had ends.
    private func stored(
        _ database: Database, _ pieces: [HealthSample], source: Int64, _ former: Int64?
    ) throws -> [StoredHealthSample?] {
        let (metric, record) = (pieces[0].metric, pieces[0].recordID)
        let rows = { (condition: String, arguments: StatementArguments) throws -> [StoredHealthSample] in
            try StoredHealthSample.all(
                database,
                """
                SELECT \(StoredHealthSample.columns) FROM health_samples
                WHERE user_id = ? AND metric = ? AND source_id IN (?, ?)
                    AND (source_id = ? OR granularity = 'kept') AND \(condition)
                """, [user.id, metric.rawValue, source, former, source] + arguments)
        }
        let ofRecord = try record.map { try rows("record_id = ?", [$0]) } ?? []
        guard ofRecord.isEmpty else { return ofRecord.sorted { $0.startedAt < $1.startedAt } }
        return try pieces.map { piece -> StoredHealthSample? in
            let times = [piece.startedAt, piece.isFirstOfDay ? piece.dayKey : piece.startedAt]
            let found =
                try piece.isStartGiven
                ? rows("record_id IS NULL AND started_at IN (?, ?)", StatementArguments(times))
                : rows("record_id IS NULL AND day = ?", [piece.day])
            let same = found.first { $0.startedAt == $0.start(of: piece) && $0.endedAt == piece.endedAt }
            let earlier = found.first { row in
                let isTotal = piece.isOfDay && row.granularity == .total
                return times.contains(row.startedAt) && (isTotal || row.granularity == .kept)
            }
            return record == nil ? same ?? earlier : earlier
        }
    }
}

extension User.Health {
    package func healthSampleCount(_ database: Database) throws -> Int {
        try Int.first(database, "SELECT count(*) FROM health_samples WHERE user_id = ?", [user.id])
            ?? 0
    }
}
