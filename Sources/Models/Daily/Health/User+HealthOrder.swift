import Fitness
import Foundation
import GRDB

/// A value that its app lowered later, without saying that it is a correction.
package struct HealthCorrection: Sendable, Identifiable {
    package let id: Int64
    package let source: String
    package let stream: HealthStream
    package let smaller: Double
    /// Nil for all of the day.
    package var start: Int64?
    package var end: Int64?
}

// The order of the devices.
extension User.Health {
    /// In the person's order. Those that they did not move stand as they counted on the last day, and then by name.
    func healthSources(_ database: Database) throws -> [HealthSource] {
        let all = try HealthSource.all(
            database,
            """
            SELECT \(HealthSource.columns) FROM health_sources
            WHERE user_id = ? AND \(HealthSource.notBeingDeletedCondition) ORDER BY app, name
            """, [user.id])
        let used = try lastSummedDay(database).map { try HealthDay.order($0.metric, readings(database, of: $0)) } ?? []
        let places = all.enumerated().map { offset, source -> (Int, Int, Int) in
            (source.position ?? .max, used.firstIndex(of: source.id) ?? .max, offset)
        }
        return all.indices.sorted { places[$0] < places[$1] }.map { all[$0] }
    }

    /// The last day of something that is added up, of which the devices that nobody moved show their order.
    func lastSummedDay(_ database: Database) throws -> HealthDayKey? {
        try HealthMetric.allCases.filter { $0.aggregation == .sum }.compactMap { metric in
            try HealthDayKey.first(
                database,
                "SELECT metric, day FROM health_days WHERE user_id = ? AND metric = ? ORDER BY day DESC LIMIT 1",
                [user.id, metric.rawValue])
        }.max { $0.day < $1.day }
    }

    /// Moves a device past its neighbor, which decides the order of all. Days that are not closed are derived again.
    /// - Returns: whether the user has this source.
    package func moveHealthSource(
        _ database: Database, id source: Int64, _ direction: ListDirection
    ) throws -> Bool {
        let all = try healthSources(database).map(\.id)
        guard try database.move("health_sources", id: source, of: user.id, direction, in: all) else { return false }
        // A day that an archive brought without samples is all that is known of it, and stays.
        try database.run(
            """
            UPDATE health_days SET is_outdated = 1
            WHERE user_id = ? AND metric IN (\(HealthMetric.list { $0.aggregation == .sum })) AND is_closed = 0
                AND EXISTS (SELECT 1 FROM health_samples WHERE user_id = health_days.user_id
                AND metric = health_days.metric AND day = health_days.day)
            """, [user.id])
        return true
    }

    // Values that were lowered.

    /// Selects the values that their person can still decide about: a closed day stays as it is.
    private static let isOpenCorrection = """
        smaller_value IS NOT NULL AND NOT EXISTS (SELECT 1 FROM health_days AS closed
            WHERE closed.user_id = health_samples.user_id AND closed.metric = health_samples.metric
            AND closed.day = health_samples.day AND is_closed = 1)
        """

    func healthCorrections(_ database: Database) throws -> [HealthCorrection] {
        try RowReader.all(
            database,
            """
            SELECT health_samples.id, name, metric, day, value, smaller_value,
                iif(ended_at IS NULL, NULL, started_at), ended_at
            FROM health_samples JOIN health_sources ON health_sources.id = source_id
            WHERE health_samples.user_id = ? AND \(Self.isOpenCorrection) AND \(HealthSource.notBeingDeletedCondition)
            ORDER BY day DESC LIMIT 20
            """, [user.id]
        ) { row in
            try HealthCorrection(
                id: row.next(), source: row.next(),
                stream: HealthStream(metric: row.next(), day: row.next(), value: row.next()), smaller: row.next(),
                start: row.next(Int64?.self), end: row.next(Int64?.self))
        }
    }

    /// Takes the smaller value, or keeps the larger one: then the app is no longer asked about as little as that.
    /// - Returns: the step that undoes it; nil if there is nothing to decide any more.
    package func settleCorrection(
        _ database: Database, id sample: Int64, keepsLarger: Bool, now: Date
    ) throws -> Int64? {
        let rows = { try StoredRow.all(database, "health_samples", of: user.id, is: sample) }
        let step = try user.leaveUndoStep(database, at: .health, of: rows, now: now.secondsSince1970) {
            try database.run(
                """
                UPDATE health_samples SET \(keepsLarger ? "dismissed_value" : "value") = smaller_value, smaller_value = NULL
                WHERE id = ? AND user_id = ? AND \(Self.isOpenCorrection)
                """, [sample, user.id])
        }
        if step != nil { try deriveHealthDays(database, ofSamples: rows(), now: now) }
        return step
    }

    package func hasSample(_ database: Database, id sample: Int64) throws -> Bool {
        try !StoredRow.all(database, "health_samples", of: user.id, is: sample).isEmpty
    }

    /// Derives the days of some samples, which a step has changed.
    func deriveHealthDays(_ database: Database, ofSamples rows: [StoredRow], now: Date) throws {
        let keys = rows.filter { $0.table == "health_samples" }.compactMap { row -> HealthDayKey? in
            guard case .text(let name) = row["metric"], let metric = HealthMetric(rawValue: name) else { return nil }
            return row.day.map { HealthDayKey(metric: metric, day: $0) }
        }
        try deriveHealthDays(database, Set(keys), now: now)
    }
}
