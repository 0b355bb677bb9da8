import Fitness
import Foundation
import GRDB
import Storage

extension User.Analysis {
    /// A subject's rows since a day, or all of them; packed months are read from their packs.
    /// - Parameter one: the id of the exercise or trackable, if the subject has a history for each.
    package func history(
        _ database: Database, of subject: HistorySubject, _ one: Int64 = 0, since start: LocalDay?
    ) throws -> HistoryRecords {
        var records = HistoryRecords(of: subject)
        let packedBefore = try packedBefore(database)
        if let packedBefore, start.map({ $0 < packedBefore }) ?? true {
            let packs = try Row.fetchCursor(
                database.statement(
                    """
                    SELECT records FROM history_months
                    WHERE user_id = ? AND subject = ? AND subject_id = ? AND month >= ? AND month < ? ORDER BY month
                    """),
                arguments: [user.id, subject.rawValue, one, start?.month.firstDay.description ?? "", packedBefore])
            while let pack = try packs.next() {
                try pack.withUnsafeData(atIndex: 0) { if let bytes = $0 { records.append(bytes) } }
            }
        }
        try read(
            database, subject, one, from: [start, packedBefore].compactMap { $0 }.max(), before: nil, into: &records)
        if let start { records.drop(before: start) }
        return records
    }

    /// Packs the finished months that are not packed yet, at the end of a transaction that may have changed some of
    /// them or deleted the user.
    /// - Parameter maximumDays: the number of days after which to stop, at the end of a month.
    /// - Returns: whether there is more to pack.
    @discardableResult
    package func packHistory(_ database: Database, today: LocalDay, maximumDays: Int? = nil) throws -> Bool {
        let (start, last) = (try packedBefore(database), today.month.firstDay)
        guard start.map({ $0 < last }) ?? true else { return false }
        try AppDatabase.settleDays(database)
        var end = last
        if let maximumDays, let first = try start ?? firstDay(database) {
            end = min(last, (first + maximumDays).month.firstDay)
        }
        try database.run(
            "DELETE FROM history_months WHERE user_id = ? AND month >= ?", [user.id, start?.description ?? ""])
        let exercises = Set(try pack(database, .training, from: start, before: end).map { Int64($1[0]) })
        for subject in [HistorySubject.weight, .nutrition, .trainingByMonth] {
            try pack(database, subject, from: start, before: end)
        }
        for exercise in exercises.sorted() {
            try pack(database, .exercise, exercise, from: start, before: end)
            try pack(database, .repetitions, exercise, from: start, before: end)
        }
        let trackables = try Int64.all(database, "SELECT id FROM trackables WHERE user_id = ?", [user.id])
        for trackable in trackables { try pack(database, .trackable, trackable, from: start, before: end) }
        try database.run(
            """
            INSERT INTO histories (user_id, packed_before) SELECT id, ? FROM users WHERE id = ?
            ON CONFLICT (user_id) DO UPDATE SET packed_before = excluded.packed_before
            """, [end, user.id])
        return end < last
    }

    /// Discards the packing state: months are read from their rows until they are packed again.
    func forgetHistory(_ database: Database) throws {
        try database.run("DELETE FROM histories WHERE user_id = ?", [user.id])
    }

    /// Whether there are finished months that are not packed.
    func isHistoryOutdated(_ database: Database, today: LocalDay) throws -> Bool {
        try packedBefore(database).map { $0 < today.month.firstDay } ?? true
    }

    /// The first day that any history has data for.
    private func firstDay(_ database: Database) throws -> LocalDay? {
        try LocalDay.first(
            database,
            """
            SELECT min(day) FROM (
                SELECT min(recorded_on) AS day FROM weight_records WHERE user_id = ?1
                UNION ALL SELECT min(day) FROM trackable_entries WHERE user_id = ?1
                UNION ALL SELECT min(day) FROM nutrition_days WHERE user_id = ?1
                UNION ALL SELECT min(day) FROM exercise_days WHERE user_id = ?1)
            """, [user.id])
    }

    @discardableResult
    private func pack(
        _ database: Database, _ subject: HistorySubject, _ one: Int64 = 0, from start: LocalDay?, before end: LocalDay
    ) throws -> HistoryRecords {
        var records = HistoryRecords(of: subject)
        try read(database, subject, one, from: start, before: end, into: &records)
        if subject == .trainingByMonth { records = records.summedByMonth }
        let statement = try database.cachedStatement(
            sql: "INSERT INTO history_months (user_id, subject, subject_id, month, records) VALUES (?, ?, ?, ?, ?)")
        for (month, bytes) in records.bytesByMonth {
            try statement.execute(arguments: [user.id, subject.rawValue, one, month, bytes])
        }
        return records
    }

    private func read(
        _ database: Database, _ subject: HistorySubject, _ one: Int64, from start: LocalDay?, before end: LocalDay?,
        into records: inout HistoryRecords
    ) throws {
        let range: StatementArguments = [user.id, start?.description ?? "", end?.description ?? "9"]
        try RowReader.forEach(database, subject.sql, subject.hasSubjectID ? range + [one] : range) {
            try records.append(&$0)
        }
    }

    private func packedBefore(_ database: Database) throws -> LocalDay? {
        try LocalDay.first(database, "SELECT packed_before FROM histories WHERE user_id = ?", [user.id])
    }
}
