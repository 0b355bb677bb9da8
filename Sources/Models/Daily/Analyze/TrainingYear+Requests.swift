import Fitness
import GRDB

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
