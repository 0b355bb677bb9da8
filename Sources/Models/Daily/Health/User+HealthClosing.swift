import Fitness
import Foundation
import GRDB

extension User.Health {
    /// Replaces the samples of old days with one or two rows per source. The day's value stays as it is, and data that
    /// arrives later is left out, because there is no way to tell whether it is already included.
    func closeHealthDays(_ database: Database, _ limits: HealthLimits, at moment: TrainingMoment) throws {
        let quietSince = moment.now.secondsSince1970 - Int64(limits.quietDays) * 86_400
        let days = try HealthDayKey.all(
            database,
            """
            SELECT metric, day FROM health_days
            WHERE user_id = ? AND metric IN (\(HealthMetric.list { $0.condensesOldDays })) AND day < ? AND is_closed = 0
                AND changed_at < ? AND is_outdated = 0 LIMIT ?
            """, [user.id, moment.today - limits.openDays, quietSince, limits.maximumDaysClosedPerPayload])
        for day in days { try close(database, day) }
    }

    private func close(_ database: Database, _ key: HealthDayKey) throws {
        let readings = try readings(database, of: key)
        let folded = HealthDay.folded(key.metric, readings)
        if folded.count < readings.count {
            try database.run(
                "DELETE FROM health_samples WHERE user_id = ? AND metric = ? AND day = ?",
                [user.id, key.metric.rawValue, key.day])
            for reading in folded {
                try database.insert(
                    into: "health_samples",
                    [
                        "user_id": user.id, "source_id": reading.sourceID, "metric": key.metric.rawValue,
                        "started_at": reading.key, "day": key.day, "value": reading.value,
                        "sample_count": reading.count, "ended_at": reading.endedAt,
                        "granularity": reading.granularity.rawValue,
                    ])
            }
        }
        try database.run(
            "UPDATE health_days SET is_closed = 1 WHERE user_id = ? AND metric = ? AND day = ?",
            [user.id, key.metric.rawValue, key.day])
    }
}
