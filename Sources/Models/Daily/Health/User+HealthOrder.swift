import Fitness
import Foundation
import GRDB

/// A value that its app lowered later, without saying that it is a correction.
package struct HealthCorrection: Sendable, Identifiable {
    package let id: Int64
    package let source: String
    package let stream: HealthStream
    package let smaller: Double
}

// The order of the devices.
extension User.Health {
    func healthSources(_ database: Database) throws -> [HealthSource] {
        let all = try HealthSource.all(
            database,
            """
            SELECT \(HealthSource.columns) FROM health_sources
            WHERE user_id = ? AND \(HealthSource.notBeingDeletedCondition) ORDER BY app, name
            """, [user.id])
        return all.enumerated().sorted { left, right in
            (left.element.position ?? .max, left.offset) < (right.element.position ?? .max, right.offset)
        }.map(\.element)
    }

    /// Moves a device past its neighbor, which decides the order of all. Days that are not closed are derived again.
    /// - Returns: whether the user has this source.
    package func moveHealthSource(
        _ database: Database, id source: Int64, _ direction: TrackableDirection
    ) throws -> Bool {
        var all = try healthSources(database)
        guard let index = all.firstIndex(where: { $0.id == source }) else { return false }
        let neighbor = direction == .up ? index - 1 : index + 1
        guard all.indices.contains(neighbor) else { return true }
        all.swapAt(index, neighbor)
        for (position, source) in all.enumerated() where source.position != position {
            try database.update("health_sources", id: source.id, of: user.id, ["position": position])
        }
        // A day that an archive brought without samples is all that is known of it, and stays.
        for metric in HealthMetric.allCases where metric.aggregation == .sum {
            try database.run(
                """
                UPDATE health_days SET is_outdated = 1 WHERE user_id = ? AND metric = ? AND is_closed = 0
                    AND EXISTS (SELECT 1 FROM health_samples WHERE user_id = health_days.user_id
                    AND metric = health_days.metric AND day = health_days.day)
                """, [user.id, metric.rawValue])
        }
        return true
    }
}

// Values that were lowered.
extension User.Health {
    func healthCorrections(_ database: Database) throws -> [HealthCorrection] {
        try RowReader.all(
            database,
            """
            SELECT health_samples.id, name, metric, day, value, smaller_value
            FROM health_samples JOIN health_sources ON health_sources.id = source_id
            WHERE health_samples.user_id = ? AND smaller_value IS NOT NULL ORDER BY day DESC LIMIT 20
            """, [user.id]
        ) { row in
            try HealthCorrection(
                id: row.next(), source: row.next(),
                stream: HealthStream(metric: row.next(), day: row.next(), value: row.next()), smaller: row.next())
        }
    }

    /// Takes the smaller value.
    /// - Returns: false if there is none any more.
    package func takeCorrection(_ database: Database, id sample: Int64, now: Date) throws -> Bool {
        let keys = try RowReader.all(
            database,
            """
            UPDATE health_samples SET value = smaller_value, smaller_value = NULL
            WHERE id = ? AND user_id = ? AND smaller_value IS NOT NULL RETURNING metric, day
            """, [sample, user.id]
        ) { try HealthDayKey(metric: $0.next(), day: $0.next()) }
        try deriveHealthDays(database, Set(keys), now: now)
        return !keys.isEmpty
    }
}
