import Fitness
import Foundation
import GRDB

/// The editable values of a logged row.
package protocol LoggedDraft: Sendable {
    /// The table of these rows.
    static var table: String { get }
    /// Where a change to such a row can be undone.
    static var place: UndoStep.Place { get }
    /// Its values, by column.
    var columns: ColumnValues { get }
}

extension MealEntryDraft: LoggedDraft {
    package static let table = "meal_entries"
    package static let place = UndoStep.Place.nutrition

    package var columns: ColumnValues { ["day": day, "meal": meal.rawValue, "is_planned": isPlanned] + item.columns }
}

/// A row of Track: a set, a cardio session, an entry of a trackable.
package protocol TrackRow: RowReadable, Sendable, Identifiable<Int64> {
    static var table: String { get }
    static var columns: String { get }
    var day: LocalDay { get }
    /// The exercise whose records may depend on it; nil for an entry of a trackable.
    var trainedExercise: Int64? { get }
}

/// The editable values of a row of Track, and how they are written. `User.Training` updates what is derived from it.
package protocol TrackDraft: LoggedDraft {
    associatedtype Row: TrackRow
    var day: LocalDay { get }
    var trainedExercise: Int64? { get }

    /// The other columns of a new row.
    func columns(_ database: Database, for user: User, at moment: TrainingMoment) throws -> ColumnValues
    /// The other columns to change in an existing row.
    func columns(_ database: Database, for user: User, changing old: Row) throws -> ColumnValues
    /// What to ask about implausible values, in these units.
    func questions(_ database: Database, for user: User, _ units: Units) throws -> [String]
}

extension TrackDraft {
    package static var table: String { Row.table }
    package static var place: UndoStep.Place { .track }

    /// A row that moves to another day loses the minute at which it was logged.
    func minute(leaving day: LocalDay) -> ColumnValues { day == self.day ? [:] : ["logged_minute": nil] }
}

extension User.Training {
    package func row<Row: TrackRow>(_ database: Database, _: Row.Type = Row.self, id: Int64) throws -> Row? {
        try Row.first(
            database, "SELECT \(Row.columns) FROM \(Row.table) WHERE id = ? AND user_id = ?", [id, user.id])
    }

    /// Adds a row without updating what is derived from it, for those who add many and update it once: an import, a phone's
    /// delivery, a workout, the sample person.
    /// - Parameter id: its id, if one is reserved for it.
    /// - Returns: its id.
    package func insert(
        _ database: Database, _ draft: some TrackDraft, at moment: TrainingMoment, id: Int64? = nil
    ) throws -> Int64 {
        try database.insert(
            into: type(of: draft).table,
            ["id": id, "user_id": user.id, "logged_at": moment.now.secondsSince1970] + draft.columns
                + draft.columns(database, for: user, at: moment))
    }

    /// Changes a row without updating what is derived from it.
    func update<Draft: TrackDraft>(_ database: Database, _ old: Draft.Row, to draft: Draft) throws {
        try database.update(
            Draft.table, id: old.id, of: user.id,
            draft.columns + draft.columns(database, for: user, changing: old))
    }

    /// Adds a row, or changes an old one.
    package func save<Draft: TrackDraft>(
        _ database: Database, _ draft: Draft, over old: Draft.Row? = nil, at moment: TrainingMoment
    ) throws -> (id: Int64, outcome: TrainingOutcome) {
        guard let old else {
            let id = try insert(database, draft, at: moment)
            return (id, try outcome(database, of: [draft.trainedExercise], from: draft.day, at: moment))
        }
        try update(database, old, to: draft)
        if let exercise = old.trainedExercise, exercise != draft.trainedExercise {
            try refreshRecords(database, exercise: exercise, from: old.day)
        }
        let day = min(old.day, draft.day)
        return (old.id, try outcome(database, of: [draft.trainedExercise], from: day, at: moment))
    }

    /// Logs several rows of one day at once.
    /// - Returns: nil when there are none.
    package func log(_ database: Database, _ drafts: [some TrackDraft], at moment: TrainingMoment) throws
        -> (ids: [Int64], outcome: TrainingOutcome)?
    {
        guard let first = drafts.first else { return nil }
        let ids = try drafts.map { try insert(database, $0, at: moment) }
        return (ids, try outcome(database, of: drafts.map(\.trainedExercise), from: first.day, at: moment))
    }

    /// - Returns: nil if the user has no such row.
    package func delete<Row: TrackRow>(
        _ database: Database, _: Row.Type, id: Int64, at moment: TrainingMoment
    ) throws -> TrainingOutcome? {
        guard let old = try row(database, Row.self, id: id) else { return nil }
        try database.delete(from: Row.table, id: id, of: user.id)
        return try outcome(database, of: [old.trainedExercise], from: old.day, at: moment)
    }

    private func outcome(
        _ database: Database, of exercises: [Int64?], from day: LocalDay, at moment: TrainingMoment
    ) throws -> TrainingOutcome {
        let exercises = Set(exercises.compactMap { $0 })
        guard !exercises.isEmpty else { return TrainingOutcome() }
        return try trainingChanged(database, exercises: exercises.sorted(), from: day, at: moment)
    }

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
