import Fitness
import Foundation
import GRDB

/// What a change of somebody's training brought about.
package struct TrainingOutcome: Sendable, Equatable {
    /// The personal record that was set; of several the one that stands first.
    package var record: PersonalRecord.ID?
    /// The achievements that it unlocked.
    package var unlocked: [Achievement] = []

    package init(record: PersonalRecord.ID? = nil, unlocked: [Achievement] = []) {
        self.record = record
        self.unlocked = unlocked
    }
}

/// The moment of a change, for the person whose training it is.
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

    /// The minute at which something of a day was logged; nil when that is not the day itself, whose hours nobody knows.
    func loggedMinute(of day: LocalDay) -> Int? { day == today ? minute : nil }
}

extension User.Training {
    /// Brings everything that is derived from training up to date, in the transaction that changed it.
    /// - Parameters:
    ///   - exercise: whose records may have changed; nil when sets and cardio sessions stayed as they were.
    ///   - day: the first day that may have changed.
    func trainingChanged(
        _ database: Database, exercise: Int64?, from day: LocalDay, at moment: TrainingMoment
    ) throws -> TrainingOutcome {
        let records = try exercise.map { try refreshRecords(database, exercise: $0, from: day) }
        return TrainingOutcome(
            record: records?.newRecord, unlocked: try refreshStanding(database, at: moment))
    }

    /// The same of all days that this transaction has changed so far, as the triggers have marked them.
    func changedDaysSettled(_ database: Database, at moment: TrainingMoment) throws -> TrainingOutcome {
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
