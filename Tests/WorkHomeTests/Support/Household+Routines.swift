import Support

@testable import WorkHome

extension Household {
    /// Adds a routine of Alex's, and a finished workout of it to which the first set belongs.
    static func addRoutine(_ app: TestApp) async throws {
        try await app.execute("INSERT INTO routines (id, user_id, name, created_at) VALUES (1, 1, 'Alex’s routine', 0)")
        try await app.execute(
            """
            INSERT INTO routine_exercises (routine_id, slot, user_id, position, exercise_id, lines)
            SELECT 1, 1, 1, 0, exercise_id, '1 x 10 @ 60 kg' FROM strength_sets WHERE id = 1
            """)
        try await app.execute(
            """
            INSERT INTO routine_sessions (id, user_id, token, routine_id, name, day, started_at, finished_at)
            SELECT 1, 1, 'a-workout-of-alex', 1, 'Alex’s routine', day, logged_at, logged_at FROM strength_sets
            WHERE id = 1
            """)
        try await app.execute(
            """
            INSERT INTO routine_session_sets
                (id, session_id, user_id, day, place, position, slot, group_number, exercise_id, origin, kind, amount)
            SELECT 1, 1, 1, day, 0, 0, '1', 0, exercise_id, 'asked', 'normal', '10' FROM strength_sets WHERE id = 1
            """)
        try await app.execute("UPDATE strength_sets SET session_set_id = 1 WHERE id = 1")
    }
}
