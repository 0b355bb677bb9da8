import Fitness
import Foundation
import GRDB
import Models

extension User.Imports {
    private static let isSample = "user_id = ? AND metric = ? AND source_id = ? AND started_at = ?"

    /// - Parameter detail: a sample as `import_rows` refers to it: `steps 12 1700000000`.
    private func arguments(ofSample detail: String) -> StatementArguments? {
        let parts = detail.split(separator: " ").map { String($0) }
        guard parts.count == 3, let source = Int64(parts[1]), let key = Int64(parts[2]) else { return nil }
        return [user.id, parts[0], source, key]
    }

    func deleteSample(_ database: Database, _ detail: String?) throws {
        guard let sample = detail.flatMap(arguments(ofSample:)) else { return }
        try database.run("DELETE FROM health_samples WHERE \(Self.isSample)", sample)
    }

    /// The days of samples added by file imports.
    func healthDays(_ database: Database, ofSamples details: [String]) throws -> Set<HealthDayKey> {
        let select = "SELECT metric, day FROM health_samples WHERE \(Self.isSample)"
        return try Set(
            details.compactMap(arguments(ofSample:)).compactMap { try HealthDayKey.first(database, select, $0) })
    }

    /// The days of samples added by an archive.
    func healthDays(_ database: Database, ofSamples numbers: [Int64]) throws -> Set<HealthDayKey> {
        let select = "SELECT metric, day FROM health_samples WHERE id = ? AND user_id = ?"
        return try Set(numbers.compactMap { try HealthDayKey.first(database, select, [$0, user.id]) })
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
