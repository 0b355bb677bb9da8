import GRDB
import Support
import Testing

@testable import Models
@testable import Web

/// A row that belongs to another one by several columns.
@Suite struct SessionSetUndoTests {
    /// Skips a set of the household's routine.
    private func skip(_ household: Household) async throws -> Int64 {
        let (user, now) = (try await household.app.user(Cast.alex), household.app.clock.now)
        return try await household.app.app.database.write { database in
            let previous = try StoredRow.all(database, "routine_session_sets", of: user.id, is: 1)
            try database.execute(sql: "UPDATE routine_session_sets SET skipped_at = 9 WHERE id = 1")
            let current = try StoredRow.all(database, "routine_session_sets", of: user.id, is: 1)
            return try user.leaveUndoStep(
                database, at: .track, previous: previous, current: current, token: nil, now: now.secondsSince1970)
        }
    }

    private func undo(_ household: Household, _ step: Int64) async throws -> Undo? {
        let (user, now) = (try await household.app.user(Cast.alex), household.app.clock.now)
        return try await household.app.app.database.write { database in
            try user.undo(database, step: step, at: TrainingMoment(now, in: .gmt))
        }
    }

    @Test func itComesBackAsItWas() async throws {
        let household = try await Household()
        let before = try await household.app.rows("SELECT * FROM routine_session_sets")
        let step = try await skip(household)
        #expect(try await household.app.rows("SELECT skipped_at FROM routine_session_sets WHERE id = 1") == ["9"])
        #expect(try await undo(household, step)?.outcome != nil)
        #expect(try await household.app.rows("SELECT * FROM routine_session_sets") == before)
    }

    @Test func itDoesNotComeBackWithoutItsSession() async throws {
        let household = try await Household()
        let step = try await skip(household)
        try await household.app.execute("DELETE FROM routine_sessions")
        let undo = try await undo(household, step)
        #expect(undo != nil && undo?.outcome == nil)
        #expect(try await household.app.count("routine_session_sets") == 0)
    }
}
