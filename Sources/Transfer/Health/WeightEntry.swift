import Fitness
import Foundation
import GRDB
import Models
import Texts

/// A weight received through `weightentry`, in wger's format: in kilograms.
package struct WeightEntry: Encodable, Sendable, Equatable, RowReadable {
    let id: Int64
    let date: String
    let weight: String

    fileprivate init(id: Int64, startedAt: Int64, kilograms: Double) {
        self.id = id
        date = Date(timeIntervalSince1970: Double(startedAt)).withinYears.formatted(.iso8601)
        weight = DecimalText.format(kilograms)
    }

    fileprivate static let columns = "id, started_at, value"

    package init(_ row: inout RowReader) throws {
        try self.init(id: row.next(), startedAt: row.next(), kilograms: row.next())
    }
}

extension User.Health {
    private static let received = """
        FROM health_samples WHERE user_id = ?1 AND metric = 'weight'
            AND source_id IN (SELECT id FROM health_sources WHERE user_id = ?1 AND app = 'weightEntry')
        """

    /// The latest entries, and how many there are.
    /// - Parameter moment: a start time to match; nil for all entries.
    package func weightEntries(_ database: Database, at moment: Int64?, limit: Int, skipping skipped: Int) throws
        -> (count: Int, entries: [WeightEntry])
    {
        let all = try WeightEntry.all(
            database, "SELECT \(WeightEntry.columns) \(Self.received) AND started_at BETWEEN ?2 AND ?3",
            [user.id, moment ?? 0, moment ?? Int64.max]
        ).sorted { ($0.date, $0.id) > ($1.date, $1.id) }
        return (all.count, Array(all.dropFirst(skipped).prefix(limit)))
    }

    package func weightEntry(_ database: Database, at moment: Int64, source: String) throws -> WeightEntry? {
        try WeightEntry.first(
            database,
            """
            SELECT \(WeightEntry.columns) \(Self.received) AND started_at = ?2
                AND ?3 = (SELECT name FROM health_sources WHERE id = source_id)
            """, [user.id, moment, source])
    }

    /// - Returns: nil if no such entry was received this way.
    package func updateWeightEntry(_ database: Database, id entry: Int64, to sample: HealthSample, now: Date) throws
        -> WeightEntry?
    {
        guard let day = try weightEntryDay(database, id: entry) else { return nil }
        // Replaces another entry of the same moment: there is one weight per moment and source.
        try database.run(
            "UPDATE OR REPLACE health_samples SET started_at = ?, day = ?, value = ? WHERE id = ? AND user_id = ?",
            [sample.startedAt, sample.day, sample.value, entry, user.id])
        try deriveHealthDays(database, Set([day, sample.day].map { HealthDayKey(metric: .weight, day: $0) }), now: now)
        return WeightEntry(id: entry, startedAt: sample.startedAt, kilograms: sample.value)
    }

    /// - Returns: whether such an entry was received this way.
    package func deleteWeightEntry(_ database: Database, id entry: Int64, now: Date) throws -> Bool {
        guard let day = try weightEntryDay(database, id: entry) else { return false }
        try database.delete(from: "health_samples", id: entry, of: user.id)
        try deriveHealthDays(database, [HealthDayKey(metric: .weight, day: day)], now: now)
        return true
    }

    private func weightEntryDay(_ database: Database, id entry: Int64) throws -> LocalDay? {
        try LocalDay.first(database, "SELECT day \(Self.received) AND id = ?2", [user.id, entry])
    }
}
