import Foundation
import GRDB

extension User {
    /// Takes out the days of devices and the workouts that an import brought, and what followed from them.
    func deleteHealth(_ database: Database, of dataImport: Int64, now: Date) throws {
        var changed: Set<HealthDayKey> = []
        for detail in try details(database, .healthSample, of: dataImport) {
            let parts = detail.split(separator: " ")
            guard parts.count == 3, let metric = HealthMetric(rawValue: String(parts[0])), let source = Int64(parts[1]),
                let key = Int64(parts[2])
            else { continue }
            let day = try LocalDay.fetchOne(
                database.cachedStatement(
                    sql: """
                        DELETE FROM health_samples
                        WHERE user_id = ? AND metric = ? AND source_id = ? AND started_at = ? RETURNING day
                        """),
                arguments: [id, metric.rawValue, source, key])
            if let day { changed.insert(HealthDayKey(metric: metric, day: day)) }
        }
        try deriveHealthDays(database, changed, now: now)
        for workout in try details(database, .healthWorkout, of: dataImport) {
            try database.cachedStatement(sql: "DELETE FROM health_workouts WHERE user_id = ? AND external_id = ?")
                .execute(arguments: [id, workout])
        }
        try deleteEmptyFileSources(database)
    }

    private func details(_ database: Database, _ noun: ImportNoun, of dataImport: Int64) throws -> [String] {
        try String.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT detail FROM import_rows
                    WHERE import_id = ? AND user_id = ? AND noun = ? AND detail IS NOT NULL
                    """),
            arguments: [dataImport, id, noun.rawValue])
    }

    private func deleteEmptyFileSources(_ database: Database) throws {
        try database.cachedStatement(
            sql: """
                DELETE FROM health_sources WHERE user_id = ?1 AND app = ?2
                    AND NOT EXISTS (SELECT 1 FROM health_samples WHERE source_id = health_sources.id AND user_id = ?1)
                    AND NOT EXISTS (SELECT 1 FROM health_workouts WHERE source_id = health_sources.id AND user_id = ?1)
                """
        ).execute(arguments: [id, HealthApp.appleHealth.rawValue])
    }
}
