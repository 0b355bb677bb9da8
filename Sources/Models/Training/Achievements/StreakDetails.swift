import Fitness
import GRDB

/// The details of a streak: the last weeks day by day, and what it needs to stay alive.
package struct StreakDetails: Sendable {
    package enum Mark: Sendable, Equatable {
        case trained, rest, off(DayOff.Reason), nothing, ahead
    }

    package struct Day: Sendable, Equatable {
        package let day: LocalDay
        package let mark: Mark
    }

    static let weekCount = 5

    package let today: LocalDay
    package let standing: Standing
    /// The last weeks, up to and including all days of this one.
    package let days: [Day]
    /// How many days of the streak had training; the others are rest.
    package let trainingDays: Int
    /// The last day with training, whether or not its streak is alive.
    package let lastTrained: LocalDay?

    package init(_ database: Database, _ user: User, _ standing: Standing, today: LocalDay) throws {
        let first = standing.rules.startOfWeek(of: today) - 7 * (Self.weekCount - 1)
        let last = first + (7 * Self.weekCount - 1)
        let trained = try user.training.trainingDays(database, from: first, to: last)
        let daysOff = try user.training.daysOff(database, from: first, to: last)
        let lastTrained = try user.training.lastTrainingDay(database)
        self.today = today
        self.standing = standing
        self.lastTrained = lastTrained
        trainingDays = try standing.streakBeganOn.map { try user.training.trainingDayCount(database, since: $0) } ?? 0
        let reasons = Dictionary(uniqueKeysWithValues: daysOff.map { ($0.day, $0.reason) })
        let end = standing.isStreakAlive(on: today) ? today : lastTrained ?? today
        let streak = (standing.streakBeganOn ?? today)..<max(end, standing.streakBeganOn ?? today)
        days = (0..<7 * Self.weekCount).map { offset in
            let day = first + offset
            let mark: Mark =
                if trained.contains(day) {
                    .trained
                } else if let reason = reasons[day] {
                    .off(reason)
                } else if streak.contains(day) {
                    .rest
                } else {
                    day < today ? .nothing : .ahead
                }
            return Day(day: day, mark: mark)
        }
    }

    package var isAlive: Bool { standing.isStreakAlive(on: today) }
    package var lengthDays: Int { isAlive ? standing.streakDays : 0 }
    package var hasTrainedToday: Bool { days.contains(Day(day: today, mark: .trained)) }

    /// How many rest days of this week the streak has used; today does not count yet.
    package var restDaysThisWeek: Int {
        guard isAlive else { return 0 }
        let week = standing.rules.startOfWeek(of: today)
        return days.count { $0.day >= week && $0.mark == .rest }
    }
}

extension User.Training {
    fileprivate func lastTrainingDay(_ database: Database) throws -> LocalDay? {
        try LocalDay.first(
            database, "SELECT day FROM training_days WHERE user_id = ? ORDER BY day DESC LIMIT 1", [user.id])
    }

    fileprivate func trainingDayCount(_ database: Database, since day: LocalDay) throws -> Int {
        try Int.first(database, "SELECT count(*) FROM training_days WHERE user_id = ? AND day >= ?", [user.id, day])
            ?? 0
    }
}
