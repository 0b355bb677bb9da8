import Foundation
import GRDB

/// What a change of something logged came to.
package struct LoggedChange: Sendable {
    package let undoStep: Int64
    package let outcome: TrainingOutcome
}

extension User {
    /// - Returns: nil for a step that has outlived its time, too.
    func undoStep(_ database: Database, id step: Int64, at moment: TrainingMoment) throws -> UndoStep? {
        try UndoStep.fetchOne(
            database.cachedStatement(
                sql: "SELECT \(UndoStep.columns) FROM undo_steps WHERE id = ? AND user_id = ? AND created_at >= ?"),
            arguments: [step, id, moment.now.secondsSince1970 - UndoStep.lifetimeSeconds])
    }

    /// The rows of these ids, without those that are gone.
    func loggedRows<Logged: LoggedRow>(_ database: Database, _: Logged.Type, ids: [Int64]) throws -> [Logged] {
        let statement = try database.cachedStatement(
            sql: "SELECT * FROM \(Logged.databaseTableName) WHERE id = ? AND user_id = ?")
        return try ids.compactMap { try Logged.fetchOne(statement, arguments: [$0, id]) }
    }

    /// Changes rows and leaves a step to take that back, in one transaction.
    ///
    /// A form carries a token: when a double tap sends it twice, the second one finds the step of the first and changes
    /// nothing. The same form with other values, or after a while, is another change: its person went back to it.
    /// - Parameters:
    ///   - row: nil when the change adds rows.
    ///   - drafts: what the rows are to say; none when the change deletes the row.
    ///   - change: gives the rows' ids and what followed, or nil if they have no such row.
    package func change<Logged: LoggedRow>(
        _ database: Database, _ type: Logged.Type, row: Int64? = nil, to drafts: [Logged.Draft], token: String?,
        at moment: TrainingMoment, _ change: () throws -> (ids: [Int64], outcome: TrainingOutcome)?
    ) throws -> LoggedChange? {
        let now = moment.now.secondsSince1970
        if let token, let step = try undoStep(database, token: token) {
            if try step.isRepeated(type, row: row, by: drafts, at: now) {
                return LoggedChange(undoStep: step.id, outcome: TrainingOutcome())
            }
            try database.cachedStatement(sql: "UPDATE undo_steps SET token = NULL WHERE id = ? AND user_id = ?")
                .execute(arguments: [step.id, id])
        }
        let previous = try loggedRows(database, type, ids: row.map { [$0] } ?? [])
        guard let (changed, outcome) = try change() else { return nil }
        let current = try loggedRows(database, type, ids: changed)
        let step = try leaveUndoStep(
            database, type.noun, previous: previous.json(), current: current.json(), token: token, at: now)
        return LoggedChange(undoStep: step, outcome: outcome)
    }

    /// Writes down what it takes to take a change back, and forgets the steps that have outlived their time.
    func leaveUndoStep(
        _ database: Database, _ noun: UndoStep.Noun, previous: String, current: String, token: String?, at now: Int64
    ) throws -> Int64 {
        try database.cachedStatement(sql: "DELETE FROM undo_steps WHERE user_id = ? AND created_at < ?")
            .execute(arguments: [id, now - UndoStep.lifetimeSeconds])
        try database.cachedStatement(
            sql: """
                INSERT INTO undo_steps (user_id, noun, previous, current, token, created_at)
                VALUES (?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [id, noun.rawValue, previous, current, token, now])
        return database.lastInsertedRowID
    }

    private func undoStep(_ database: Database, token: String) throws -> UndoStep? {
        try UndoStep.fetchOne(
            database.cachedStatement(
                sql: "SELECT \(UndoStep.columns) FROM undo_steps WHERE user_id = ? AND token = ?"),
            arguments: [id, token])
    }
}

extension UndoStep {
    /// Whether a change of a moment later is this step's own once more.
    fileprivate func isRepeated<Logged: LoggedRow>(
        _ type: Logged.Type, row: Int64?, by drafts: [Logged.Draft], at now: Int64
    ) throws -> Bool {
        guard noun == type.noun, now - createdAt <= Self.doubleTapSeconds else { return false }
        let (previous, current) = (try [Logged](json: previous), try [Logged](json: current))
        return previous.first?.id == row && current.count == drafts.count
            && zip(current, drafts).allSatisfy { $0.says($1) }
    }
}
