import Foundation
import GRDB

/// What a change of something logged came to.
struct LoggedChange: Sendable {
    let undoStep: Int64
    let outcome: TrainingOutcome
    /// Whether what was added is a personal record.
    var isRecord = false
}

extension User {
    /// - Returns: nil for a step that has outlived its time, too.
    func undoStep(_ database: Database, id step: Int64, at moment: TrainingMoment) throws -> UndoStep? {
        try UndoStep.fetchOne(
            database.cachedStatement(
                sql: "SELECT \(UndoStep.columns) FROM undo_steps WHERE id = ? AND user_id = ? AND created_at >= ?"),
            arguments: [step, id, moment.now.secondsSince1970 - UndoStep.lifetimeSeconds])
    }

    func loggedRow<Logged: LoggedRow>(_ database: Database, _: Logged.Type, id row: Int64) throws -> Logged? {
        try Logged.fetchOne(
            database.cachedStatement(
                sql: "SELECT * FROM \(Logged.databaseTableName) WHERE id = ? AND user_id = ?"),
            arguments: [row, id])
    }

    /// Changes a row and leaves a step to take that back, in one transaction.
    ///
    /// A form carries a token: when a double tap sends it twice, the second one finds the step of the first and changes
    /// nothing. The same form with other values, or after a while, is another change: its person went back to it.
    /// - Parameters:
    ///   - row: nil when the change adds one.
    ///   - draft: what the row is to say; nil when the change deletes it.
    ///   - change: gives the row's id and what followed, or nil when there is no such row of theirs.
    func change<Logged: LoggedRow>(
        _ database: Database, _ type: Logged.Type, id row: Int64?, to draft: Logged.Draft?, token: String?,
        at moment: TrainingMoment, _ change: () throws -> (id: Int64, outcome: TrainingOutcome)?
    ) throws -> LoggedChange? {
        let now = moment.now.secondsSince1970
        if let token, let step = try undoStep(database, token: token) {
            if try step.isRepeated(type, id: row, by: draft, at: now) {
                return LoggedChange(undoStep: step.id, outcome: TrainingOutcome())
            }
            try database.cachedStatement(sql: "UPDATE undo_steps SET token = NULL WHERE id = ? AND user_id = ?")
                .execute(arguments: [step.id, id])
        }
        let previous = try row.flatMap { try loggedRow(database, type, id: $0) }
        guard let (changed, outcome) = try change() else { return nil }
        let current = try loggedRow(database, type, id: changed)
        try database.cachedStatement(sql: "DELETE FROM undo_steps WHERE user_id = ? AND created_at < ?")
            .execute(arguments: [id, now - UndoStep.lifetimeSeconds])
        try database.cachedStatement(
            sql: """
                INSERT INTO undo_steps (user_id, noun, row_id, previous, current, token, created_at)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            id, type.noun.rawValue, changed, try previous?.json(), try current?.json(), token, now,
        ])
        return LoggedChange(
            undoStep: database.lastInsertedRowID, outcome: outcome,
            isRecord: try row == nil && isRecord(database, type, id: changed))
    }

    private func undoStep(_ database: Database, token: String) throws -> UndoStep? {
        try UndoStep.fetchOne(
            database.cachedStatement(
                sql: "SELECT \(UndoStep.columns) FROM undo_steps WHERE user_id = ? AND token = ?"),
            arguments: [id, token])
    }

    private func isRecord<Logged: LoggedRow>(_ database: Database, _: Logged.Type, id row: Int64) throws -> Bool {
        guard let column = Logged.recordColumn else { return false }
        return try Bool.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT EXISTS (
                        SELECT 1 FROM personal_records WHERE \(column) = ? AND user_id = ? AND is_baseline = 0)
                    """),
            arguments: [row, id]) ?? false
    }
}

extension UndoStep {
    /// Whether a change of a moment later is this step's own once more.
    fileprivate func isRepeated<Logged: LoggedRow>(
        _ type: Logged.Type, id row: Int64?, by draft: Logged.Draft?, at now: Int64
    ) throws -> Bool {
        guard noun == type.noun, row ?? rowID == rowID, (row == nil) == (previous == nil),
            now - createdAt <= Self.doubleTapSeconds
        else { return false }
        guard let draft, let current else { return draft == nil && current == nil }
        return try type.init(json: current).says(draft)
    }
}
