import Fitness
import Foundation
import GRDB
import Models
import Texts

/// A weight received through `weightentry`, in wger's format: in kilograms.
package struct WeightEntry: Encodable, Sendable, Equatable {
    let id: Int64
    let date: String
    let weight: String

    fileprivate init(id: Int64, startedAt: Int64, kilograms: Double) {
        self.id = id
        date = Date(timeIntervalSince1970: Double(startedAt)).withinYears.formatted(.iso8601)
        weight = DecimalText.format(kilograms)
    }
}

extension User.Health {
    /// The latest entries, and how many there are.
    /// - Parameter moment: a start time to match; nil for all entries.
    package func weightEntries(_ database: Database, at moment: Int64?, limit: Int, skipping skipped: Int) throws
        -> (count: Int, entries: [WeightEntry])
    {
        var all: [WeightEntry] = []
        for source in try weightEntrySources(database) {
            all += try RowReader.all(
                database,
                """
                SELECT id, started_at, value FROM health_samples
                WHERE user_id = ? AND metric = 'weight' AND source_id = ? AND started_at BETWEEN ? AND ?
                """, [user.id, source, moment ?? 0, moment ?? .max]
            ) { try WeightEntry(id: $0.next(), startedAt: $0.next(), kilograms: $0.next()) }
        }
        let sorted = all.sorted { ($0.date, $0.id) > ($1.date, $1.id) }
        return (sorted.count, Array(sorted.dropFirst(skipped).prefix(limit)))
    }

    package func weightEntry(_ database: Database, at moment: Int64, source: String) throws -> WeightEntry? {
        var sources = HealthSources(user: user.id, app: .weightEntry)
        return try RowReader.first(
            database,
            """
            SELECT id, value FROM health_samples
            WHERE user_id = ? AND metric = 'weight' AND source_id = ? AND started_at = ?
            """, [user.id, try sources.id(database, of: source), moment]
        ) { try WeightEntry(id: $0.next(), startedAt: moment, kilograms: $0.next()) }
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
        try LocalDay.first(
            database,
            """
            SELECT day FROM health_samples JOIN health_sources ON health_sources.id = source_id
            WHERE health_samples.id = ? AND health_samples.user_id = ? AND metric = 'weight'
                AND app = 'weightEntry'
            """, [entry, user.id])
    }

    private func weightEntrySources(_ database: Database) throws -> [Int64] {
        try Int64.all(
            database, "SELECT id FROM health_sources WHERE user_id = ? AND app = 'weightEntry' ORDER BY name", [user.id]
        )
    }
}
