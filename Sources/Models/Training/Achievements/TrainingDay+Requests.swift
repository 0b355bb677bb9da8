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
