import Fitness
import Foundation
import GRDB

/// One weighing.
package struct WeightRecord: Sendable, Identifiable, Equatable {
    package let id: Int64
    package let weightKilograms: Double
    package let day: LocalDay
}

extension WeightRecord: RowReadable, StoredWeighing {
    /// In the order of `init(_:)`: a chart reads thousands of rows, and access by position is faster than by name.
    package static let columns = "id, weight_kilograms, recorded_on"

    package init(_ row: inout RowReader) throws {
        try self.init(id: row.next(), weightKilograms: row.next(), day: row.next())
    }

    /// Adds a weighing whose limits were checked where it was read: in a form, a registration, a file, a phone's payload.
    @discardableResult
    package static func insert(
        _ database: Database, user: Int64, weightKilograms: Double, on day: LocalDay, at now: Date
    ) throws -> Int64 {
        try database.insert(
            into: "weight_records",
            [
                "user_id": user, "weight_kilograms": weightKilograms, "recorded_on": day,
                "recorded_at": now.secondsSince1970,
            ])
    }
}

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
            try recomputeMeasurements(database)
            try updateHeight(database, measurements.heightCentimeters)
            return id
        }
        let kilograms = measurements.weightKilograms ?? old.weightKilograms
        if kilograms != old.weightKilograms, try unsureWeighing(database)?.id == old.id {
            try database.run("UPDATE users SET unconfirmed = unconfirmed & 3 WHERE id = ?", [user.id])
        }
        try database.update(
            "weight_records", id: old.id, of: user.id,
            ["weight_kilograms": kilograms, "recorded_on": measurements.day])
        try recomputeMeasurements(database)
        return old.id
    }

    /// What a step keeps beside the columns of a weighing that was unconfirmed.
    private static let unsureMember = "is_unsure"

    /// The row of a weighing, to be kept before it changes.
    package func rows(_ database: Database, of record: Int64) throws -> [StoredRow] {
        var rows = try StoredRow.all(database, "weight_records", of: user.id, is: record)
        guard !rows.isEmpty, try unsureWeighing(database)?.id == record else { return rows }
        rows[0].values[Self.unsureMember] = .integer(1)
        return rows
    }

    /// After an undo: a weighing that was unconfirmed before the change is so again.
    func recomputeMeasurements(_ database: Database, restoring rows: [StoredRow]) throws {
        if rows.contains(where: { $0[Self.unsureMember] == .integer(1) }) {
            let mark = UnconfirmedNumbers.firstWeighing.rawValue
            try database.run("UPDATE users SET unconfirmed = unconfirmed | ? WHERE id = ?", [mark, user.id])
        }
        try recomputeMeasurements(database)
    }

    /// Stores what is needed to undo a change of a weighing.
    /// - Parameter old: its row as it was; empty if it is new.
    package func leaveUndoStep(
        _ database: Database, of record: Int64, over old: [StoredRow], now: Date
    ) throws -> Int64 {
        let current = try StoredRow.all(database, "weight_records", of: user.id, is: record)
        return try user.leaveUndoStep(
            database, at: .progress, previous: old, current: current, token: nil, now: now.secondsSince1970)
    }

    /// - Returns: false for the last remaining weighing, which is kept, because the current weight is based on it.
    package func delete(_ database: Database, _ record: WeightRecord) throws -> Bool {
        guard try latestWeightRecords(database, limit: 2).count > 1 else { return false }
        try database.delete(from: "weight_records", id: record.id, of: user.id)
        try recomputeMeasurements(database)
        return true
    }

    /// Chooses the day from which the change of the weight counts; without one, it is that of the first weight.
    package func startChange(_ database: Database, on day: LocalDay?) throws {
        try database.run("UPDATE users SET weight_change_from = ? WHERE id = ?", [day, user.id])
        try recomputeMeasurements(database)
    }

    /// Takes the current weight and the starting weight from the weighings. The start is the first since the day that the
    /// user chose, or else the registration's, or else the earliest. A registration's that is unconfirmed counts only while
    /// there is no other. Without any weighings, such as after the scale that sent them is deleted, both are unknown.
    package func recomputeMeasurements(_ database: Database) throws {
        let unsure = try unsureWeighing(database)
        let chosen = "SELECT weight_change_from FROM users WHERE id = ? AND weight_change_from NOT NULL"
        let day = try LocalDay.first(database, chosen, [user.id])
        let latest = try weightRecord(database, at: "DESC", besides: unsure) ?? unsure
        let first = try weightRecord(database, at: "ASC", from: day, besides: unsure) ?? latest
        let start = try day == nil && unsure == nil ? registeredWeight(database) ?? first : first
        let isAlone = unsure != nil && latest == unsure
        try database.run(
            """
            UPDATE users SET weight_kilograms = ?2, starting_weight_kilograms = ?3,
                unconfirmed = iif(?4, unconfirmed | 8, unconfirmed & 7), revision = revision + 1
            WHERE id = ?1
            """,
            [user.id, latest?.weightKilograms, start?.weightKilograms, isAlone])
    }

    /// The weighing of the registration while it is unconfirmed.
    package func unsureWeighing(_ database: Database) throws -> WeightRecord? {
        try registeredWeight(database, marked: .firstWeighing)
    }

    private func registeredWeight(
        _ database: Database, marked marks: UnconfirmedNumbers = []
    ) throws -> WeightRecord? {
        let id = registeredID(marked: marks)
        return try WeightRecord.first(database, "SELECT \(WeightRecord.columns) FROM weight_records WHERE id = \(id)")
    }

    /// Finds the id of the registration's weighing; NULL without one, or if it isn't marked so.
    func registeredID(marked marks: UnconfirmedNumbers) -> String {
        """
        (SELECT min(weights.id) FROM users JOIN weight_records AS weights ON weights.user_id = users.id
            AND weights.recorded_at = users.created_at
        WHERE users.id = \(user.id) AND users.unconfirmed & \(marks.rawValue) = \(marks.rawValue))
        """
    }

    /// The first or last weighing of some days.
    func weightRecord(
        _ database: Database, at end: String, from first: LocalDay? = nil, through last: LocalDay? = nil,
        besides skipped: WeightRecord? = nil
    ) throws -> WeightRecord? {
        try WeightRecord.first(
            database,
            """
            SELECT \(WeightRecord.columns) FROM weight_records
            WHERE user_id = ? AND recorded_on BETWEEN ? AND ? AND id IS NOT ?
            ORDER BY recorded_on \(end), recorded_at \(end), id \(end) LIMIT 1
            """, [user.id, first?.description ?? "", last?.description ?? "9", skipped?.id])
    }

    private func updateHeight(_ database: Database, _ centimeters: Double?) throws {
        guard let centimeters else { return }
        try database.run("UPDATE users SET height_centimeters = ? WHERE id = ?", [centimeters, user.id])
    }

    package func weightSeries(_ database: Database, _ range: ChartRange, today: LocalDay) throws -> WeightSeries {
        let start = range.firstDay(today: today).map { $0 - WeightTrend.memoryDays }
        return WeightSeries(try weightDays(database, since: start), span: chartSpan(range, today: today))
    }

    package func chartSpan(_ range: ChartRange, today: LocalDay) -> ChartSpan {
        ChartSpan(range: range, today: today, firstWeekday: user.firstWeekday)
    }

    /// The last weighing of each day, oldest first, without one that is unconfirmed.
    func weightDays(_ database: Database, since start: LocalDay?) throws -> [ChartValue] {
        let days = try user.analysis.history(database, of: .weight, since: start)
            .map { ChartValue(day: $0, value: $1[0]) }.lastOfEachDay { $0.day }
        guard let unsure = try unsureWeighing(database) else { return days }
        let sure = try weightRecords(database, on: unsure.day).last { $0 != unsure }
        return days.compactMap { (day: ChartValue) -> ChartValue? in
            guard day.day == unsure.day else { return day }
            return sure.map { ChartValue(day: $0.day, value: $0.weightKilograms) }
        }
    }
}

/// The user's weigh-ins over a range and their trend, in kilograms.
package struct WeightSeries: Sendable {
    package let span: ChartSpan
    /// The last weighing of each day, oldest first.
    package let weights: [ChartValue]
    /// `WeightTrend` on these days.
    package let trend: [ChartValue]

    /// - Parameter known: the weights of the range, and the earlier ones that its trend depends on.
    init(_ known: [ChartValue], span: ChartSpan) {
        let start = span.range.firstDay(today: span.today)
        let before = start.map { start in known.prefix { $0.day < start }.count } ?? 0
        self.span = span
        weights = Array(known[before...])
        trend = Array(WeightTrend.smooth(known)[before...])
    }
}
