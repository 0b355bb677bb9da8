import Fitness
import Foundation
import GRDB

extension User.Weights {
    /// The latest weighings, newest first, after skipping some.
    package func latestWeightRecords(_ database: Database, limit: Int, offset: Int = 0) throws -> [WeightRecord] {
        try WeightRecord.all(
            database,
            """
            SELECT \(WeightRecord.columns) FROM weight_records
            WHERE user_id = ? ORDER BY recorded_on DESC, recorded_at DESC, id DESC LIMIT ? OFFSET ?
            """, [user.id, limit, offset])
    }

    /// The weighings of a day in the order in which they were written down.
    func weightRecords(_ database: Database, on day: LocalDay) throws -> [WeightRecord] {
        try WeightRecord.all(
            database,
            """
            SELECT \(WeightRecord.columns) FROM weight_records
            WHERE user_id = ? AND recorded_on = ? ORDER BY recorded_at, id
            """, [user.id, day])
    }

    package func weightRecord(_ database: Database, id record: Int64) throws -> WeightRecord? {
        try WeightRecord.first(
            database, "SELECT \(WeightRecord.columns) FROM weight_records WHERE user_id = ? AND id = ?",
            [user.id, record])
    }

    /// Appends a weighing, where there was one, and brings the user's own measurements up to date.
    package func recordMeasurements(_ database: Database, _ measurements: Measurements, now: Date) throws {
        if let weightKilograms = measurements.weightKilograms {
            try WeightRecord.insert(
                database, user: user.id, weightKilograms: weightKilograms, on: measurements.day, at: now)
        }
        try updateMeasurements(database, heightCentimeters: measurements.heightCentimeters)
    }

    /// Makes a weighing another weight, or that of another day, and brings the user's own measurements up to date.
    package func updateWeightRecord(
        _ database: Database, id record: Int64, _ measurements: Measurements
    ) throws {
        try database.run(
            """
            UPDATE weight_records SET weight_kilograms = coalesce(?, weight_kilograms), recorded_on = ?
            WHERE user_id = ? AND id = ?
            """, [measurements.weightKilograms, measurements.day, user.id, record])
        try recomputeMeasurements(database)
    }

    /// The last one is kept: it is what the current weight stands on.
    package func deleteWeightRecord(_ database: Database, id record: Int64) throws -> WeightRecordDeletion {
        guard try weightRecord(database, id: record) != nil else { return .notFound }
        guard try latestWeightRecords(database, limit: 2).count > 1 else { return .lastOneKept }
        try database.run("DELETE FROM weight_records WHERE user_id = ? AND id = ?", [user.id, record])
        try recomputeMeasurements(database)
        return .deleted
    }

    /// Makes the current weight and the start those of the weighings. The start is the one that was written down first;
    /// to find it, all of them are looked through, which saving another one need not do.
    /// Without any, as when the scale that sent them is forgotten, both are unknown.
    package func recomputeMeasurements(_ database: Database) throws {
        let latest = try latestWeightRecords(database, limit: 1).first
        try database.run(
            """
            UPDATE users SET weight_kilograms = ?2,
                starting_weight_kilograms = (SELECT weight_kilograms FROM weight_records
                    WHERE id = (SELECT min(id) FROM weight_records WHERE user_id = ?1)),
                revision = revision + 1
            WHERE id = ?1
            """, [user.id, latest?.weightKilograms])
    }

    /// The current weight is that of the latest day, whenever it was written down; the first one is the start.
    private func updateMeasurements(_ database: Database, heightCentimeters: Double?) throws {
        guard let latest = try latestWeightRecords(database, limit: 1).first else { return }
        try database.run(
            """
            UPDATE users SET weight_kilograms = ?2,
                starting_weight_kilograms = coalesce(starting_weight_kilograms, ?2),
                height_centimeters = coalesce(?3, height_centimeters), revision = revision + 1
            WHERE id = ?1
            """, [user.id, latest.weightKilograms, heightCentimeters])
    }
}

package enum WeightRecordDeletion: Sendable {
    case deleted, lastOneKept, notFound
}
