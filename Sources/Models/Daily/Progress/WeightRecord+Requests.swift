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

    /// The weighings of a day in the order in which they were recorded.
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

    /// Adds a weighing, if there is one, or changes an old one, and updates the user's current measurements.
    /// - Returns: its id; nil if only the height is new.
    @discardableResult
    package func save(
        _ database: Database, _ measurements: Measurements, over old: WeightRecord? = nil, now: Date
    ) throws -> Int64? {
        guard let old else {
            let id = try measurements.weightKilograms.map {
                try WeightRecord.insert(
                    database, user: user.id, weightKilograms: $0, on: measurements.day, at: now)
            }
            try updateMeasurements(database, heightCentimeters: measurements.heightCentimeters)
            return id
        }
        let kilograms = measurements.weightKilograms ?? old.weightKilograms
        try database.update(
            "weight_records", id: old.id, of: user.id,
            ["weight_kilograms": kilograms, "recorded_on": measurements.day])
        try recomputeMeasurements(database)
        return old.id
    }

    /// - Returns: false for the last remaining weighing, which is kept, because the current weight is based on it.
    package func delete(_ database: Database, _ record: WeightRecord) throws -> Bool {
        guard try latestWeightRecords(database, limit: 2).count > 1 else { return false }
        try database.delete(from: "weight_records", id: record.id, of: user.id)
        try recomputeMeasurements(database)
        return true
    }

    /// Takes the current weight and the starting weight from the weighings. The start is the weighing that was recorded
    /// first; finding it reads all of them, which is not necessary when one is added. Without any weighings, such as
    /// after the scale that sent them is deleted, both are unknown.
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

    /// The current weight is that of the latest day, whenever it was recorded; the first one becomes the start.
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
