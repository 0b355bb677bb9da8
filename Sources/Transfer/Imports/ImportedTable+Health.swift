import Fitness
import Foundation
import GRDB
import Models

/// A sample as referred to by `import_rows.detail`: `steps 12 1700000000`.
private struct NamedSample {
    let metric: HealthMetric
    let source: Int64
    let key: Int64

    init?(_ detail: String?) {
        let parts = (detail ?? "").split(separator: " ")
        guard parts.count == 3, let metric = HealthMetric(rawValue: String(parts[0])), let source = Int64(parts[1]),
            let key = Int64(parts[2])
        else { return nil }
        (self.metric, self.source, self.key) = (metric, source, key)
    }

    func arguments(_ user: User) -> StatementArguments { [user.id, metric.rawValue, source, key] }
}

extension User.Imports {
    private static let isSample = "user_id = ? AND metric = ? AND source_id = ? AND started_at = ?"

    func deleteSample(_ database: Database, _ detail: String?) throws {
        guard let sample = NamedSample(detail) else { return }
        try database.run("DELETE FROM health_samples WHERE \(Self.isSample)", sample.arguments(user))
    }

    /// The days of samples added by file imports.
    func healthDays(_ database: Database, ofSamples details: [String]) throws -> Set<HealthDayKey> {
        return try Set(
            details.compactMap { detail in
                try NamedSample(detail).flatMap {
                    try RowReader.first(
                        database, "SELECT metric, day FROM health_samples WHERE \(Self.isSample)", $0.arguments(user),
                        Self.day)
                }
            })
    }

    /// The days of samples added by an archive.
    func healthDays(_ database: Database, ofSamples numbers: [Int64]) throws -> Set<HealthDayKey> {
        return try Set(
            numbers.compactMap {
                try RowReader.first(
                    database, "SELECT metric, day FROM health_samples WHERE id = ? AND user_id = ?", [$0, user.id],
                    Self.day)
            })
    }

    private static func day(_ row: inout RowReader) throws -> HealthDayKey {
        try HealthDayKey(metric: row.next(), day: row.next())
    }

    func deleteEmptyFileSources(_ database: Database) throws {
        try database.run(
            """
            DELETE FROM health_sources WHERE user_id = ?1 AND app = ?2
                AND NOT EXISTS (SELECT 1 FROM health_samples WHERE source_id = health_sources.id AND user_id = ?1)
                AND NOT EXISTS (SELECT 1 FROM health_workouts WHERE source_id = health_sources.id AND user_id = ?1)
            """, [user.id, HealthApp.appleHealth.rawValue])
    }
}
