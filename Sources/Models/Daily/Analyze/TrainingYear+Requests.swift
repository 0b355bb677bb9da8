import Fitness
import GRDB

extension TrainingYear.Day: FetchableRecord {
    package init(row: Row) throws {
        self.init(
            day: row[0], sets: row[1], cardioSessions: row[2], cardioSeconds: row[3], workouts: row[4],
            workoutSeconds: row[5])
    }
}

extension User {
    /// - Returns: nil when there is no such year.
    package func trainingYear(_ database: Database, _ year: Int) throws -> TrainingYear? {
        guard let first = LocalDay(year: year, month: 1, day: 1), let last = LocalDay(year: year, month: 12, day: 31)
        else { return nil }
        let days = try TrainingYear.Day.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT day, strength_sets, cardio_sessions, cardio_seconds, workouts, workout_seconds
                    FROM training_days WHERE user_id = ? AND day BETWEEN ? AND ? ORDER BY day
                    """),
            arguments: [id, first, last])
        let firstOfAll = try LocalDay.fetchOne(
            database.cachedStatement(sql: "SELECT min(day) FROM training_days WHERE user_id = ?"), arguments: [id])
        return TrainingYear(first: first, last: last, days: days, firstYear: firstOfAll?.components.year)
    }
}
