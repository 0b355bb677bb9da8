import Fitness
import GRDB

/// A year of training, day by day.
package struct TrainingYear: Sendable {
    /// What was logged on a day.
    package struct Day: Sendable, Equatable {
        package let day: LocalDay
        package let sets: Int
        package let cardioSessions: Int
        let cardioSeconds: Int
        package let workouts: Int
        let workoutSeconds: Int
    }

    package let first: LocalDay
    package let last: LocalDay
    /// Those with training, oldest first.
    package let days: [Day]
    /// The year of the first training of all.
    package var firstYear: Int?

    package var year: Int { first.components.year }

    /// How much a day was beside the others of its year, 1 to 4: by the quarter into which its sets, its cardio time or
    /// its workout time falls, whichever is highest. So a long run counts as much as many sets.
    package var levels: [LocalDay: Int] {
        let kinds: [(Day) -> Int] = [\.sets, \.cardioSeconds, \.workoutSeconds]
        return kinds.reduce(into: [:]) { levels, amount in
            let sorted = days.map(amount).filter { $0 > 0 }.sorted()
            guard !sorted.isEmpty else { return }
            let bounds = (1...3).map { sorted[(sorted.count - 1) * $0 / 4] }
            for day in days where amount(day) > 0 {
                levels[day.day] = max(levels[day.day] ?? 1, 1 + bounds.count { amount(day) >= $0 })
            }
        }
    }
}

extension TrainingYear.Day: FetchableRecord {
    package init(row: Row) throws {
        day = row[0]
        sets = row[1]
        cardioSessions = row[2]
        cardioSeconds = row[3]
        workouts = row[4]
        workoutSeconds = row[5]
    }
}

extension TrainingYear.Day {
    /// `Sat, 21 Nov 2026`
    package var dateText: String { "\(day.weekday.shortName), \(day.mediumText)" }

    /// `20 sets, 1 session`
    package var text: String {
        [(sets, "set"), (cardioSessions, "session"), (workouts, "workout")].filter { $0.0 > 0 }
            .map { CountText.of($0.0, $0.1) }.joined(separator: ", ")
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
