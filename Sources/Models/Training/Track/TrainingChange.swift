import Fitness
import Foundation
import GRDB

/// The result of a change to the user's training.
package struct TrainingOutcome: Sendable, Equatable {
    /// The personal records that were set: one of each exercise, the first of several.
    package var records: [PersonalRecord.ID] = []
    /// The newly unlocked achievements.
    package var unlocked: [Achievement] = []

    package init(records: [PersonalRecord.ID] = [], unlocked: [Achievement] = []) {
        self.records = records
        self.unlocked = unlocked
    }
}

/// The moment of a change, in the user's time zone.
package struct TrainingMoment: Sendable {
    package let now: Date
    package let today: LocalDay
    /// The minute of the local day, 0 to 1439.
    package let minute: Int

    package init(_ now: Date, in timeZone: TimeZone) {
        self.now = now
        today = LocalDay(now, in: timeZone)
        minute = LocalTime.minute(now, in: timeZone)
    }

    /// The minute at which something is logged for a day; nil for a day other than today, as its time is unknown.
    func loggedMinute(of day: LocalDay) -> Int? { day == today ? minute : nil }
}

extension User.Training {
    /// Updates everything that is derived from training, in the transaction that changed it.
    /// - Parameters:
    ///   - exercises: those whose records may have changed; none when sets and cardio sessions are unchanged.
    ///   - day: the first day that may have changed.
    package func trainingChanged(
        _ database: Database, exercises: [Int64] = [], from day: LocalDay, at moment: TrainingMoment
    ) throws -> TrainingOutcome {
        let records = try exercises.compactMap { try refreshRecords(database, exercise: $0, from: day).newRecord }
        return TrainingOutcome(records: records, unlocked: try refreshStanding(database, at: moment))
    }

    /// Does the same for all days that this transaction has changed so far, which the triggers have marked.
    func refreshChangedDays(_ database: Database, at moment: TrainingMoment) throws -> TrainingOutcome {
        let changes = try RowReader.all(
            database,
            """
            SELECT exercise_id, min(day) FROM outdated_exercise_days WHERE user_id = ? GROUP BY exercise_id
            """, [user.id]
        ) { (try $0.next(Int64.self), try $0.next(LocalDay.self)) }
        for (exercise, day) in changes { try refreshRecords(database, exercise: exercise, from: day) }
        return TrainingOutcome(unlocked: try refreshStanding(database, at: moment))
    }
}
