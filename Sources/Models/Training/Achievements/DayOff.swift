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
}
