import Fitness
import GRDB

/// A day on which the user could not train: it neither counts for a streak nor breaks it.
package struct DayOff: Sendable, Equatable {
    package typealias Reason = DayOffReason

    package let day: LocalDay
    package let reason: Reason
}

/// Consecutive days off for the same reason.
package struct DaysOffRun: Sendable, Equatable {
    package let firstDay: LocalDay
    package private(set) var lastDay: LocalDay
    package let reason: DayOff.Reason

    package var dayCount: Int { lastDay - firstDay + 1 }

    /// - Parameter days: oldest first.
    package static func runs(of days: [DayOff]) -> [DaysOffRun] {
        var runs: [DaysOffRun] = []
        for off in days {
            if let run = runs.last, run.reason == off.reason, run.lastDay.next == off.day {
                runs[runs.count - 1].lastDay = off.day
            } else {
                runs.append(DaysOffRun(firstDay: off.day, lastDay: off.day, reason: off.reason))
            }
        }
        return runs
    }
}

extension DayOff: RowReadable {
    package init(_ row: inout RowReader) throws {
        try self.init(day: row.next(), reason: row.next())
    }
}

extension User.Training {
    package func daysOff(_ database: Database) throws -> [DayOff] {
        try DayOff.all(database, "SELECT day, reason FROM days_off WHERE user_id = ? ORDER BY day", [user.id])
    }

    package func daysOff(_ database: Database, from start: LocalDay, to end: LocalDay) throws -> [DayOff] {
        try DayOff.all(
            database, "SELECT day, reason FROM days_off WHERE user_id = ? AND day BETWEEN ? AND ? ORDER BY day",
            [user.id, start, end])
    }

    // Unless noted otherwise, each of these updates the streak in the transaction that it runs in.

    package func updateRestDaysPerWeek(_ database: Database, _ count: Int, at moment: TrainingMoment) throws
        -> TrainingOutcome
    {
        try setRestDaysPerWeek(database, count)
        return TrainingOutcome(unlocked: try refreshStanding(database, at: moment))
    }

    /// Does not update the streak.
    package func setRestDaysPerWeek(_ database: Database, _ count: Int) throws {
        try database.run("UPDATE users SET rest_days_per_week = ? WHERE id = ?", [count, user.id])
    }

    /// Marks days as days off; those that are marked already get the new reason.
    package func markDaysOff(
        _ database: Database, _ days: ClosedRange<LocalDay>, _ reason: DayOff.Reason, at moment: TrainingMoment
    ) throws -> TrainingOutcome {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO days_off (user_id, day, reason) VALUES (?, ?, ?)
                ON CONFLICT (user_id, day) DO UPDATE SET reason = excluded.reason
                """)
        for offset in 0...(days.upperBound - days.lowerBound) {
            try statement.execute(arguments: [user.id, days.lowerBound + offset, reason.rawValue])
        }
        return TrainingOutcome(unlocked: try refreshStanding(database, at: moment))
    }

    /// The run of days off that a day belongs to.
    package func daysOffRun(_ database: Database, around day: LocalDay) throws -> DaysOffRun? {
        DaysOffRun.runs(of: try daysOff(database)).first { ($0.firstDay...$0.lastDay).contains(day) }
    }

    /// Unmarks the run of days off that a day belongs to.
    /// - Returns: nil if the day is not marked as a day off.
    package func unmarkDaysOff(_ database: Database, around day: LocalDay, at moment: TrainingMoment) throws
        -> TrainingOutcome?
    {
        guard let run = try daysOffRun(database, around: day) else { return nil }
        try database.run(
            "DELETE FROM days_off WHERE user_id = ? AND day BETWEEN ? AND ?", [user.id, run.firstDay, run.lastDay])
        return TrainingOutcome(unlocked: try refreshStanding(database, at: moment))
    }

    /// Unmarks a single day.
    package func unmarkDayOff(_ database: Database, _ day: LocalDay, at moment: TrainingMoment) throws {
        try database.run("DELETE FROM days_off WHERE user_id = ? AND day = ?", [user.id, day])
        try refreshStanding(database, at: moment)
    }
}
