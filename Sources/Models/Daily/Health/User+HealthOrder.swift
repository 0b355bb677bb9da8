import Fitness
import Foundation
import GRDB

/// A day to which a device belongs, and which device counted when.
package struct HealthExplanation: Sendable {
    package let stream: HealthStream
    package let parts: [HealthDay.Part]
}

/// A value that its app lowered later, without saying that it is a correction.
package struct HealthCorrection: Sendable, Identifiable {
    package let id: Int64
    package let source: String
    package let stream: HealthStream
    package let smaller: Double
    /// Nil for a value of the whole day.
    package let startedAt: Int64?
}

extension HealthCorrection: RowReadable {
    static let columns = "health_samples.id, name, metric, day, value, smaller_value, started_at"

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        source = try row.next()
        stream = try HealthStream(metric: row.next(), day: row.next(), value: row.next())
        smaller = try row.next()
        startedAt = try row.next(in: OutsideNumber.moments)
    }
}

// The order of the devices.
extension User.Health {
    func healthSources(_ database: Database) throws -> [HealthSource] {
        let all = try HealthSource.all(
            database,
            "SELECT \(HealthSource.columns) FROM health_sources WHERE user_id = ? AND \(HealthSource.notBeingDeletedCondition) ORDER BY app, name",
            [user.id])
        return all.filter { $0.position != nil }.sorted { ($0.position ?? 0, $0.id) < ($1.position ?? 0, $1.id) }
            + all.filter { $0.position == nil }
    }

    /// Moves a device past its neighbor, which decides the order of all. Days that are not closed are derived again.
    /// - Returns: whether the user has this source.
    package func moveHealthSource(_ database: Database, id source: Int64, _ direction: TrackableDirection) throws -> Bool
    {
        var all = try healthSources(database)
        guard let index = all.firstIndex(where: { $0.id == source }) else { return false }
        let neighbor = direction == .up ? index - 1 : index + 1
        guard all.indices.contains(neighbor) else { return true }
        all.swapAt(index, neighbor)
        for (position, source) in all.enumerated() where source.position != position {
            try database.update("health_sources", id: source.id, of: user.id, ["position": position])
        }
        try Self.markOpenDays(database, of: user.id)
        return true
    }

    /// The last days of what the device measures and is added up.
    package func healthExplanations(_ database: Database, of source: Int64) throws -> [HealthExplanation] {
        try HealthMetric.allCases.filter { $0.aggregation == .sum }.flatMap { metric in
            let days = try LocalDay.all(
                database,
                """
                SELECT DISTINCT day FROM health_samples WHERE source_id = ? AND user_id = ? AND metric = ?
                ORDER BY day DESC LIMIT 7
                """, [source, user.id, metric.rawValue])
            return try days.compactMap { day in
                let key = HealthDayKey(metric: metric, day: day)
                let value = try Double.first(
                    database, "SELECT value FROM health_days WHERE user_id = ? AND metric = ? AND day = ?",
                    [user.id, metric.rawValue, day])
                guard let value else { return nil }
                return HealthExplanation(
                    stream: HealthStream(metric: metric, day: day, value: value),
                    parts: HealthDay.parts(metric, try readings(database, of: key)))
            }
        }
    }
}

// Values that were lowered.
extension User.Health {
    /// How many of them the page lists.
    private static let shownCorrections = 20

    func healthCorrections(_ database: Database) throws -> [HealthCorrection] {
        try HealthCorrection.all(
            database,
            """
            SELECT \(HealthCorrection.columns) FROM health_samples JOIN health_sources ON health_sources.id = source_id
            WHERE health_samples.user_id = ? AND smaller_value IS NOT NULL ORDER BY day DESC LIMIT ?
            """, [user.id, Self.shownCorrections])
    }

    /// Takes the smaller value, or forgets it.
    /// - Returns: false if there is no smaller value any more.
    package func answerCorrection(_ database: Database, id sample: Int64, isTaken: Bool, now: Date) throws -> Bool {
        let key = try RowReader.first(
            database, "SELECT metric, day FROM health_samples WHERE id = ? AND user_id = ? AND smaller_value IS NOT NULL",
            [sample, user.id]
        ) { try HealthDayKey(metric: $0.next(), day: $0.next()) }
        guard let key else { return false }
        try database.run(
            """
            UPDATE health_samples SET value = iif(?, smaller_value, value), smaller_value = NULL
            WHERE id = ? AND user_id = ?
            """, [isTaken, sample, user.id])
        if isTaken { try deriveHealthDays(database, [key], now: now) }
        return true
    }
}
