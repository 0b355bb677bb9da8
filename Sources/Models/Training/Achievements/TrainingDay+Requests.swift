import Fitness
import GRDB

extension TrainingDay: RowReadable {
    static let columns = """
        day, (strength_sets > 0) + (cardio_sessions > 0) * 2 + (workouts > 0) * 4 + (early_entries > 0) * 8 \
        + (late_entries > 0) * 16
        """

    package init(_ row: inout RowReader) throws {
        try self.init(day: row.next(), kinds: Kinds(rawValue: row.next()))
    }
}

extension User.Training {
    /// The days with training, oldest first.
    func trainingDays(_ database: Database) throws -> [TrainingDay] {
        try TrainingDay.all(
            database, "SELECT \(TrainingDay.columns) FROM training_days WHERE user_id = ? ORDER BY day", [user.id])
    }

    package func trainingDays(_ database: Database, from start: LocalDay, to end: LocalDay) throws -> Set<LocalDay> {
        try LocalDay.set(
            database, "SELECT day FROM training_days WHERE user_id = ? AND day BETWEEN ? AND ?", [user.id, start, end])
    }
}

extension TrainingYear.Day: RowReadable {
    package init(_ row: inout RowReader) throws {
        self.init(
            day: try row.next(), sets: try row.next(), cardioSessions: try row.next(), cardioSeconds: try row.next(),
            workouts: try row.next(), workoutSeconds: try row.next())
    }
}

extension User.Analysis {
    /// - Returns: nil for a year that `LocalDay` can't represent.
    package func trainingYear(_ database: Database, _ year: Int) throws -> TrainingYear? {
        guard let first = LocalDay(year: year, month: 1, day: 1), let last = LocalDay(year: year, month: 12, day: 31)
        else { return nil }
        let days = try TrainingYear.Day.all(
            database,
            """
            SELECT day, strength_sets, cardio_sessions, cardio_seconds, workouts, workout_seconds
            FROM training_days WHERE user_id = ? AND day BETWEEN ? AND ? ORDER BY day
            """, [user.id, first, last])
        let firstOfAll = try LocalDay.first(database, "SELECT min(day) FROM training_days WHERE user_id = ?", [user.id])
        return TrainingYear(first: first, last: last, days: days, firstYear: firstOfAll?.components.year)
    }
}
