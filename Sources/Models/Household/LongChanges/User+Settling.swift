import Fitness
import GRDB

/// Updates the records of many changed rows, one small step at a time.
extension User {
    /// How many sets or sessions a step for the records reads, unless a single day has more.
    private static let recordStepRows = 500

    /// Whether a change of the user's data is running that takes several transactions. What is derived from training is
    /// updated at its end then, and nothing is celebrated.
    package func isInLongChange(_ database: Database) throws -> Bool {
        try Bool.first(
            database,
            """
            SELECT EXISTS (SELECT 1 FROM imports WHERE user_id = ?1 AND state IN ('adding', 'undoing'))
                OR EXISTS (SELECT 1 FROM deletions WHERE user_id = ?1)
            """, [id]) == true
    }

    /// Marks the records of an exercise as outdated from a day on.
    package func markRecords(_ database: Database, of exercise: Int64, from day: LocalDay) throws {
        try database.run(
            """
            INSERT INTO outdated_records (user_id, exercise_id, day) VALUES (?, ?, ?)
            ON CONFLICT (user_id, exercise_id) DO UPDATE SET day = min(day, excluded.day)
            """, [id, exercise, day])
    }

    /// Does the same for all days that this transaction has changed so far, which the triggers have marked.
    package func markRecordsOfChangedDays(_ database: Database) throws {
        try database.run(
            """
            INSERT INTO outdated_records (user_id, exercise_id, day)
            SELECT user_id, exercise_id, min(day) FROM outdated_exercise_days WHERE user_id = ? GROUP BY exercise_id
            ON CONFLICT (user_id, exercise_id) DO UPDATE SET day = min(day, excluded.day)
            """, [id])
    }

    /// Takes one step of updating the outdated records.
    /// - Parameter exercise: the exercise of the records; nil for any.
    /// - Returns: false when there were none.
    package func settleRecords(_ database: Database, of exercise: Int64? = nil) throws -> Bool {
        let mark = try RowReader.first(
            database,
            """
            SELECT exercise_id, day FROM outdated_records
            WHERE user_id = ?1 AND (?2 IS NULL OR exercise_id = ?2) LIMIT 1
            """, [id, exercise]
        ) { (try $0.next(Int64.self), try $0.next(LocalDay.self)) }
        guard let (exercise, day) = mark else { return false }
        let next = try endOfRecordStep(database, exercise, from: day)
        try training.refreshRecords(database, exercise: exercise, from: day, until: next)
        let statement =
            next == nil
            ? "DELETE FROM outdated_records WHERE user_id = ?1 AND exercise_id = ?2"
            : "UPDATE outdated_records SET day = ?3 WHERE user_id = ?1 AND exercise_id = ?2"
        try database.run(statement, next.map { [id, exercise, $0] } ?? [id, exercise])
        return true
    }

    /// The day before which a step ends; nil when it covers everything that is left.
    private func endOfRecordStep(_ database: Database, _ exercise: Int64, from day: LocalDay) throws -> LocalDay? {
        let days = try ["strength_sets", "cardio_sessions"].compactMap { table in
            try LocalDay.first(
                database,
                """
                SELECT day FROM \(table) WHERE exercise_id = ? AND user_id = ? AND day >= ?
                ORDER BY day LIMIT 1 OFFSET \(Self.recordStepRows)
                """, [exercise, id, day])
        }
        return days.min().map { max($0, day.next) }
    }
}
