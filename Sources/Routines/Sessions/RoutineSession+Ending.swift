import Fitness
import GRDB
import Models

extension User.Routines {
    /// A session with nothing done is not kept.
    func finish(_ database: Database, _ session: SessionHeader, _ time: ActionTime) throws -> RoutineOutcome {
        guard session.finishedAt == nil else { return RoutineOutcome(session: session.id) }
        return RoutineOutcome(session: try end(database, session, at: time.happened) ? session.id : nil)
    }

    /// Finishes a session at a time, or at its last set.
    /// - Returns: whether it is kept.
    @discardableResult
    func end(_ database: Database, _ session: SessionHeader, at time: Int64? = nil) throws -> Bool {
        guard let last = try lastSet(database, of: session.id) else {
            try database.delete(from: "routine_sessions", id: session.id, of: user.id)
            return false
        }
        let end = max(session.startedAt, last, time ?? 0)
        try database.update("routine_sessions", id: session.id, of: user.id, ["finished_at": end])
        return true
    }

    func reopen(_ database: Database, _ session: SessionHeader) throws -> RoutineOutcome {
        if session.finishedAt != nil {
            if let open = try openHeader(database) { try end(database, open) }
            try database.update("routine_sessions", id: session.id, of: user.id, ["finished_at": nil])
        }
        return RoutineOutcome(session: session.id)
    }

    /// Its sets stay on their day. Undoing it brings the session back with them.
    func discard(_ database: Database, _ session: SessionHeader, _ time: ActionTime) throws -> RoutineOutcome {
        let sets = try Int64.all(
            database,
            """
            SELECT strength_sets.id FROM routine_session_sets
            JOIN strength_sets ON strength_sets.session_set_id = routine_session_sets.id
            WHERE session_id = ? AND routine_session_sets.user_id = ?
            """, [session.id, user.id])
        func stored() throws -> [StoredRow] {
            try StoredRow.all(database, "routine_sessions", of: user.id, is: session.id)
                + storedRows(database, of: session)
                + StoredRow.all(
                    database, "program_entries", of: user.id, where: "routine_session_id", is: session.id)
                + sets.flatMap { try StoredRow.all(database, StrengthSetDraft.table, of: user.id, is: $0) }
        }
        let previous = try stored()
        try database.delete(from: "routine_sessions", id: session.id, of: user.id)
        let step = try user.leaveUndoStep(
            database, at: .routine, previous: previous, current: try stored(), token: nil,
            now: time.arrived.now.secondsSince1970)
        return RoutineOutcome(change: LoggedChange(undoStep: step, outcome: TrainingOutcome()))
    }

    /// A set that arrives late may lie before the start or after the end of its session. One that was forgotten and is
    /// logged long afterwards doesn't make the session longer.
    func widen(_ database: Database, _ session: SessionHeader, to time: Int64) throws {
        try database.run(
            """
            UPDATE routine_sessions SET started_at = min(started_at, ?1), finished_at = max(finished_at, ?1)
            WHERE id = ?2 AND user_id = ?3
                AND (started_at BETWEEN ?1 + 1 AND ?1 + ?4 OR finished_at BETWEEN ?1 - ?4 AND ?1 - 1)
            """, [time, session.id, user.id, Self.longestPause])
    }

    /// In seconds.
    private static let longestPause: Int64 = 3_600

    /// When the last set was logged, in seconds since 1970; nil if nothing was done.
    private func lastSet(_ database: Database, of session: Int64) throws -> Int64? {
        try Int64.first(
            database,
            """
            SELECT max(strength_sets.logged_at) FROM routine_session_sets
            JOIN strength_sets ON strength_sets.session_set_id = routine_session_sets.id
            WHERE session_id = ? AND routine_session_sets.user_id = ?
            """, [session, user.id])
    }
}
