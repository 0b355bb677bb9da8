import Fitness
import Foundation
import GRDB

/// The row derived from a metric's day, and the value written to it.
private typealias DerivedRow = (id: Int64, value: Double)

extension HealthMetric {
    fileprivate var derivedTable: String { self == .weight ? "weight_records" : "trackable_entries" }

    /// Selects the row with this id, user, day and value: one that the user changed or deleted is left alone.
    fileprivate var derivedRow: String {
        let columns = self == .weight ? ["recorded_on", "weight_kilograms"] : ["day", "value"]
        return "id = ? AND user_id = ? AND \(columns[0]) = ? AND \(columns[1]) = ?"
    }
}

extension User.Health {
    /// Recomputes these days from their samples: their values, and the weights and trackables derived from them. Nobody
    /// says these, and each sample was within its metric's range: they have no draft.
    package func deriveHealthDays(_ database: Database, _ keys: Set<HealthDayKey>, now: Date) throws {
        for key in keys.sorted() {
            let old = try RowReader.first(
                database,
                """
                SELECT row_id, row_value FROM health_days
                WHERE user_id = ? AND metric = ? AND day = ? AND row_id IS NOT NULL AND row_value IS NOT NULL
                """, [user.id, key.metric.rawValue, key.day]
            ) { row -> DerivedRow in (id: try row.next(), value: try row.next()) }
            if let day = HealthDay(key.metric, try readings(database, of: key)) {
                let row = try writeRow(database, day, of: key, over: old)
                try save(database, day, row, of: key, now: now)
            } else {
                if let old {
                    try database.run(
                        "DELETE FROM \(key.metric.derivedTable) WHERE \(key.metric.derivedRow)",
                        [old.id, user.id, key.day, old.value])
                }
                try database.run(
                    "DELETE FROM health_days WHERE user_id = ? AND metric = ? AND day = ?",
                    [user.id, key.metric.rawValue, key.day])
            }
        }
        if keys.contains(where: { $0.metric == .weight }) { try user.weights.recomputeMeasurements(database) }
    }

    func readings(_ database: Database, of key: HealthDayKey) throws -> [HealthReading] {
        try RowReader.all(
            database,
            """
            SELECT name, source_id, position, started_at, ended_at, granularity, record_id IS NOT NULL, value,
                sample_count
            FROM health_samples JOIN health_sources ON health_sources.id = source_id
            WHERE health_samples.user_id = ? AND metric = ? AND day = ?
            """, [user.id, key.metric.rawValue, key.day]
        ) { row in
            try HealthReading(
                source: row.next(), sourceID: row.next(), position: row.next(),
                key: row.next(in: OutsideNumber.moments), endedAt: row.nextIfPresent(in: OutsideNumber.moments),
                granularity: row.next(), isRecord: row.next(), value: row.next(),
                count: row.next(in: 1...1_000_000_000))
        }
    }

    /// Derives some of the days whose samples or order changed.
    /// - Returns: false when there were none.
    package func deriveOutdatedDays(_ database: Database, now: Date) throws -> Bool {
        let keys = try HealthDayKey.all(
            database,
            """
            SELECT metric, day FROM health_days INDEXED BY health_days_outdated
            WHERE user_id = ? AND is_outdated = 1 LIMIT 50
            """, [user.id])
        try deriveHealthDays(database, Set(keys), now: now)
        return !keys.isEmpty
    }

    /// Derives the days that are not what their samples amount to. The rest of their history, such as whether their row
    /// was deleted since, is nowhere else.
    func rebuildHealthDays(_ database: Database, now: Date) throws {
        let days = try RowReader.all(
            database, "SELECT metric, day, value FROM health_days WHERE user_id = ?", [user.id]
        ) { row -> (key: HealthDayKey, value: Double) in (key: try HealthDayKey(&row), value: try row.next()) }
        let wrong = try days.filter { try !isRight(database, $0.value, on: $0.key) }
        try deriveHealthDays(database, Set(wrong.map(\.key)), now: now)
    }

    /// Marks a day that an archive brought with samples that amount to something else, because some were left out.
    package func checkDay(_ database: Database, _ key: HealthDayKey, value: Double) throws {
        guard try !isRight(database, value, on: key) else { return }
        try database.run(
            "UPDATE health_days SET is_outdated = 1 WHERE user_id = ? AND metric = ? AND day = ?",
            [user.id, key.metric.rawValue, key.day])
    }

    /// Whether a day is what its samples amount to. One without any is all that is known of it.
    private func isRight(_ database: Database, _ value: Double, on key: HealthDayKey) throws -> Bool {
        guard let right = HealthDay(key.metric, try readings(database, of: key))?.value else { return true }
        // A closed day is added up in another order.
        return abs(right - value) <= 1e-9 * max(1, value)
    }

    private func save(
        _ database: Database, _ day: HealthDay, _ row: DerivedRow?, of key: HealthDayKey, now: Date
    ) throws {
        try database.run(
            """
            INSERT INTO health_days (user_id, metric, day, value, row_id, row_value, changed_at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (user_id, metric, day) DO UPDATE SET value = excluded.value, row_id = excluded.row_id,
                row_value = excluded.row_value, changed_at = excluded.changed_at, is_outdated = 0
            """,
            [
                user.id, key.metric.rawValue, key.day, day.value, row?.id, row?.value, now.secondsSince1970,
            ])
    }

    /// - Returns: the row that represents the day; nil when there is none.
    private func writeRow(
        _ database: Database, _ day: HealthDay, of key: HealthDayKey, over old: DerivedRow?
    ) throws -> DerivedRow? {
        if key.metric == .weight { return try writeWeight(database, day, of: key, over: old) }
        guard let trackable = key.metric.trackableKey else { return nil }
        return try writeEntry(database, day, of: key, trackable, over: old)
    }

    /// - Returns: the row as it is now.
    private func update(
        _ database: Database, _ old: DerivedRow, of key: HealthDayKey, to value: Double, _ columns: ColumnValues
    ) throws -> DerivedRow {
        let isUpdated = try database.update(
            key.metric.derivedTable, columns, where: key.metric.derivedRow, [old.id, user.id, key.day, old.value])
        return (old.id, isUpdated ? value : old.value)
    }

    // Values of trackables.

    /// Writes the day's entry as the first of its day: entries that the user typed add to it or, where the last value
    /// counts, override it.
    private func writeEntry(
        _ database: Database, _ day: HealthDay, of key: HealthDayKey, _ trackable: String, over old: DerivedRow?
    ) throws -> DerivedRow? {
        let value = day.value.hundredths
        if let old { return try update(database, old, of: key, to: value, ["value": value, "note": day.source]) }
        let found = try Int64.first(
            database, "SELECT id FROM trackables WHERE user_id = ? AND key = ? AND archived_at IS NULL",
            [user.id, trackable])
        guard let found, value > 0 else { return nil }
        let entry = try database.insert(
            into: "trackable_entries",
            [
                "user_id": user.id, "trackable_id": found, "day": key.day, "value": value, "note": day.source,
                "logged_at": key.day.start(in: user.timeZone),
            ])
        return (entry, value)
    }

    // Weights.

    /// A weight that the user typed that day is not overwritten: the day gets no weight from the scale.
    private func writeWeight(
        _ database: Database, _ day: HealthDay, of key: HealthDayKey, over old: DerivedRow?
    ) throws -> DerivedRow? {
        let measuredAt = day.measuredAt ?? key.day.start(in: user.timeZone)
        if let old {
            guard try !hasTypedWeight(database, on: key.day, beside: old.id) else { return old }
            return try update(
                database, old, of: key, to: day.value, ["weight_kilograms": day.value, "recorded_at": measuredAt])
        }
        guard try !hasTypedWeight(database, on: key.day, beside: nil) else { return nil }
        let row = try WeightRecord.insert(
            database, user: user.id, weightKilograms: day.value, on: key.day,
            at: Date(timeIntervalSince1970: Double(measuredAt)))
        return (row, day.value)
    }

    /// Whether the day has a weight in another row.
    package func hasTypedWeight(_ database: Database, on day: LocalDay, beside row: Int64?) throws -> Bool {
        try Bool.first(
            database,
            """
            SELECT EXISTS (SELECT 1 FROM weight_records WHERE user_id = ? AND recorded_on = ? AND id IS NOT ?)
            """, [user.id, day, row]) == true
    }

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
