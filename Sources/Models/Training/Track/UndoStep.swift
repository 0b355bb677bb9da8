import Fitness
import Foundation
import GRDB

/// A change of rows, with what is needed to undo it: complete rows of any tables. What a row only points to (`ON DELETE SET
/// NULL`) may be gone by then: a meal entry comes back without its food. If what it belongs to is gone, it is refused.
package struct UndoStep: Sendable, Identifiable {
    /// The page that offers to undo a change, and shows the result.
    package enum Place: String, CaseIterable, ColumnValue, Sendable {
        case track, nutrition, goals, routine, health, progress
    }

    package let id: Int64
    package let place: Place
    /// The rows before the change; empty when it added rows.
    package let previous: [StoredRow]
    /// The rows as the change left them; empty when it deleted rows.
    package let current: [StoredRow]
    /// Seconds since 1970.
    let createdAt: Int64

    /// Older ones can't be undone; they are deleted when the user's next one is stored, and at startup.
    package static let lifetimeSeconds: Int64 = 86_400
    /// How long the same form with the same values is taken for a double tap.
    static let doubleTapSeconds: Int64 = 10

    /// The row that represents the change.
    package var shownRow: StoredRow? { (previous + current).first }

    /// Whether its rows have neither been changed nor deleted since.
    package func isUnchanged(_ database: Database) throws -> Bool {
        try StoredRow.areUnchanged(database, previous: previous, current: current)
    }
}

extension UndoStep: RowReadable {
    package static let columns = "id, noun, previous, current, created_at"
    /// Older versions stored the kind of the rows instead of the place; their steps can't be undone any more.
    package static let isReadable = "noun IN (\(Place.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")))"

    package init(_ row: inout RowReader) throws {
        try self.init(
            id: row.next(), place: row.next(), previous: row.json(), current: row.json(), createdAt: row.next())
    }

    /// Whether a change shortly after is a repetition of this step's.
    fileprivate func isRepeated<Draft: LoggedDraft>(row: Int64?, by drafts: [Draft], at now: Int64) throws -> Bool {
        guard now - createdAt <= Self.doubleTapSeconds, current.count == drafts.count,
            (previous + current).allSatisfy({ $0.table == Draft.table })
        else { return false }
        return try previous.first?["id"] == row.map(StoredRow.Value.integer)
            && zip(current, drafts).allSatisfy { try $0.has($1.columns) }
    }

    /// Deletes the steps of all users that can't be undone any more.
    package static func deleteExpired(_ database: Database, now: Int64) throws {
        try database.run("DELETE FROM undo_steps WHERE created_at < ?", [now - lifetimeSeconds])
    }
}

/// The result of a change to logged rows.
package struct LoggedChange: Sendable, Equatable {
    package let undoStep: Int64
    package let outcome: TrainingOutcome

    package init(undoStep: Int64, outcome: TrainingOutcome) {
        self.undoStep = undoStep
        self.outcome = outcome
    }
}

extension User {
    /// - Returns: nil also for a step that has expired.
    func undoStep(_ database: Database, id step: Int64, at moment: TrainingMoment) throws -> UndoStep? {
        try UndoStep.first(
            database,
            """
            SELECT \(UndoStep.columns) FROM undo_steps
            WHERE id = ? AND user_id = ? AND created_at >= ? AND \(UndoStep.isReadable)
            """, [step, id, moment.now.secondsSince1970 - UndoStep.lifetimeSeconds])
    }

    /// Changes rows and leaves an undo step, in one transaction.
    ///
    /// A form carries a token: when a double tap sends it twice, the second request finds the step of the first and
    /// changes nothing. The same form with other values, or after a while, is another change: the user went back to it.
    /// - Parameters:
    ///   - row: nil when the change adds rows.
    ///   - drafts: the new values of the rows; empty when the change deletes the row.
    ///   - change: returns the ids of the rows and the outcome, or nil if the user has no such row.
    package func change<Draft: LoggedDraft>(
        _ database: Database, _: Draft.Type, row: Int64? = nil, to drafts: [Draft], token: String?,
        at moment: TrainingMoment, _ change: () throws -> (ids: [Int64], outcome: TrainingOutcome)?
    ) throws -> LoggedChange? {
        let now = moment.now.secondsSince1970
        if let token, let step = try undoStep(database, token: token) {
            if try step.isRepeated(row: row, by: drafts, at: now) {
                return LoggedChange(undoStep: step.id, outcome: TrainingOutcome())
            }
            try database.run("UPDATE undo_steps SET token = NULL WHERE id = ? AND user_id = ?", [step.id, id])
        }
        let rows = { try StoredRow.all(database, Draft.table, of: id, is: $0) }
        let previous = try row.map(rows) ?? []
        guard let (changed, outcome) = try change() else { return nil }
        let step = try leaveUndoStep(
            database, at: Draft.place, previous: previous, current: changed.flatMap(rows), token: token, now: now)
        return LoggedChange(undoStep: step, outcome: outcome)
    }

    /// Stores what is needed to undo a change, and deletes the steps that have expired, or that have the token and
    /// can't be read.
    package func leaveUndoStep(
        _ database: Database, at place: UndoStep.Place, previous: [StoredRow], current: [StoredRow], token: String?,
        now: Int64
    ) throws -> Int64 {
        try database.run(
            "DELETE FROM undo_steps WHERE user_id = ? AND created_at < ?", [id, now - UndoStep.lifetimeSeconds])
        try database.run(
            """
            INSERT OR REPLACE INTO undo_steps (user_id, noun, previous, current, token, created_at)
            VALUES (?, ?, ?, ?, ?, ?)
            """, [id, place, previous.json(), current.json(), token, now])
        return database.lastInsertedRowID
    }

    /// Changes rows of any tables, and leaves an undo step with those that are different afterwards.
    /// - Parameters:
    ///   - rows: those that may change, as they are.
    ///   - now: seconds since 1970.
    /// - Returns: nil if everything is as before.
    package func leaveUndoStep(
        _ database: Database, at place: UndoStep.Place, of rows: () throws -> [StoredRow], now: Int64,
        _ change: () throws -> Void
    ) throws -> Int64? {
        let before = try rows()
        try change()
        let after = try rows()
        let (previous, current) = (before.filter { !after.contains($0) }, after.filter { !before.contains($0) })
        guard !previous.isEmpty || !current.isEmpty else { return nil }
        return try leaveUndoStep(database, at: place, previous: previous, current: current, token: nil, now: now)
    }

    private func undoStep(_ database: Database, token: String) throws -> UndoStep? {
        try UndoStep.first(
            database,
            """
            SELECT \(UndoStep.columns)
            FROM undo_steps WHERE user_id = ? AND token = ? AND \(UndoStep.isReadable)
            """, [id, token])
    }

    /// Restores everything as it was before a step, which is then deleted.
    /// - Returns: nil if the user has no such step.
    package func undo(_ database: Database, step: Int64, at moment: TrainingMoment) throws -> Undo? {
        guard let step = try undoStep(database, id: step, at: moment) else { return nil }
        let day = step.shownRow?.day
        guard try step.isUnchanged(database),
            try StoredRow.restore(database, previous: step.previous, current: step.current, of: id)
        else { return Undo(place: step.place, day: day, outcome: nil) }
        try database.delete(from: "undo_steps", id: step.id, of: id)
        let days = step.previous.filter { $0.table == StrengthSet.table }.compactMap(\.day)
        if let first = days.min() { try training.outdateBodyWeights(database, from: first) }
        try nutrition.refreshRecipes(afterUndoing: step, database)
        try health.deriveHealthDays(database, ofSamples: step.previous, now: moment.now)
        if step.place == .progress { try weights.recomputeMeasurements(database, restoring: step.previous) }
        return Undo(place: step.place, day: day, outcome: try training.refreshChangedDays(database, at: moment))
    }

    /// Deletes the steps for logged rows that are gone, or whose exercise or trackable is gone or has been redefined. A
    /// step for a goal stays, and reports that it can't be undone.
    /// - Parameters:
    ///   - column: the column with the id.
    ///   - table: the table of the rows; nil for all that have the column.
    package func removeUndoSteps(_ database: Database, _ column: String, is id: Int64, in table: String? = nil) throws {
        try database.run(
            """
            DELETE FROM undo_steps WHERE user_id = ?1 AND noun <> '\(UndoStep.Place.goals.rawValue)'
                AND ?2 IN (previous ->> '$[0].\(column)', current ->> '$[0].\(column)')
                AND (?3 IS NULL OR ?3 IN (previous ->> '$[0].table', current ->> '$[0].table'))
            """, [self.id, id, table])
    }
}

/// The result of an undo.
package struct Undo: Sendable {
    package let place: UndoStep.Place
    /// The day that the change was for; nil if it was for none.
    package let day: LocalDay?
    /// nil when one of the rows was changed or deleted since, or a row they refer to is gone.
    package let outcome: TrainingOutcome?
}
