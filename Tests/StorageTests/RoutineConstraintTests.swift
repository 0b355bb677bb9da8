import GRDB
import Support
import Testing

@testable import Storage

@Suite struct RoutineConstraintTests {
    /// Alex and Sam with an exercise, a routine and a session each.
    private func stage() throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try DatabaseMigrator.workHome.migrate(queue)
        try queue.write { database in
            for user in 1...2 {
                try database.addUser()
                try database.execute(
                    sql: """
                        INSERT INTO exercises (id, user_id, name, kind, load, equipment, primary_muscle, met)
                        VALUES (\(user), \(user), 'Own', 'strength', 'external', 'none', 'chest', 5);
                        INSERT INTO routines (id, user_id, name, created_at) VALUES (\(user), \(user), 'Upper', 0);
                        INSERT INTO routine_exercises (routine_id, slot, user_id, position, exercise_id, lines)
                        VALUES (\(user), 1, \(user), 0, \(user), '3 x 5');
                        INSERT INTO routine_sessions (id, user_id, token, routine_id, name, day, started_at)
                        VALUES (\(user), \(user), 'token', \(user), 'Upper', '2026-11-20', 5);
                        INSERT INTO routine_session_sets (id, session_id, user_id, day, place, position, slot,
                            group_number, exercise_id, origin, kind, amount)
                        VALUES (\(user), \(user), \(user), '2026-11-20', 0, 0, '1', 0, \(user), 'asked', 'normal', '5');
                        """)
            }
        }
        return queue
    }

    private static let asked = """
        INSERT INTO routine_session_sets (session_id, user_id, day, place, position, slot, group_number, exercise_id,
            origin, kind, amount, kilograms, loadable_kilograms)
        """
    private static let exercise = """
        INSERT INTO routine_exercises (routine_id, slot, user_id, position, exercise_id, lines)
        """
    private static let set = """
        INSERT INTO strength_sets (user_id, exercise_id, day, kind, reps, weight_kilograms, logged_at, session_set_id)
        """
    private static let program = """
        INSERT INTO programs (id, user_id, name, schedule, weekdays, started_on, created_at)
        VALUES (1, 1, 'One', 'rotation', '1', '2026-11-20', 0), (2, 1, 'Two', 'rotation', '1', '2026-11-20', 0);
        INSERT INTO program_days (program_id, number, user_id, position, routine_id)
        """
    private static let partner = "INSERT INTO routine_partners (session_id, user_id, day, partner_id, allowed_at)"
    private static let session = """
        INSERT INTO routine_sessions (user_id, token, routine_id, name, day, started_at, finished_at)
        """

    @Test(arguments: [
        // Of another program.
        "\(program) VALUES (1, 1, 1, 0, 1), (2, 1, 1, 0, 1)",
        // Of another person.
        "\(exercise) VALUES (2, 2, 1, 1, 1, '3 x 5')", "\(exercise) VALUES (1, 2, 1, 1, 2, '3 x 5')",
        "\(session) VALUES (1, 'two', 2, 'Upper', '2026-11-20', 5, 6)",
        "\(asked) VALUES (2, 1, '2026-11-20', 1, 1, '1', 0, 1, 'asked', 'normal', '5', NULL, NULL)",
        "\(set) VALUES (1, 1, '2026-11-20', 'normal', 5, 60, 0, 2)",
        "INSERT INTO routine_weights VALUES (2, 1, '2026-11-20', 1, 60)",
        // A superset has the clock of its first exercise.
        "UPDATE routine_exercises SET is_joined = 1, clock = 'every 60 s'", "UPDATE routine_exercises SET clock = ''",
        "\(partner) VALUES (2, 1, '2026-11-20', 2, 0)", "\(partner) VALUES (1, 1, '2026-11-20', 1, 0)",
        // Of a workout that is over.
        "UPDATE routine_sessions SET finished_at = 6 WHERE id = 1; \(partner) VALUES (1, 1, '2026-11-20', 2, 0)",
        // Twice.
        "\(exercise) VALUES (1, 1, 1, 1, 1, '3 x 5')", "\(exercise) VALUES (1, 2, 1, 0, 1, '3 x 5')",
        "\(session) VALUES (1, 'token', 1, 'Upper', '2026-11-20', 5, 6)",
        "\(session) VALUES (1, 'two', 1, 'Upper', '2026-11-20', 5, NULL)",
        "\(asked) VALUES (1, 1, '2026-11-20', 0, 1, '1', 0, 1, 'asked', 'normal', '5', NULL, NULL)",
        """
        \(set) VALUES (1, 1, '2026-11-20', 'normal', 5, 60, 0, 1);
        \(set) VALUES (1, 1, '2026-11-20', 'normal', 5, 60, 0, 1)
        """,
        // Of another day than its session, or nothing is asked.
        "\(asked) VALUES (1, 1, '2026-11-21', 1, 1, '1', 0, 1, 'asked', 'normal', '5', NULL, NULL)",
        "\(asked) VALUES (1, 1, '2026-11-20', 1, 1, '1', 0, 1, 'asked', 'normal', NULL, NULL, NULL)",
        "\(asked) VALUES (1, 1, '2026-11-20', 1, 1, '1', 0, 1, 'asked', 'normal', '5', NULL, 60)",
        "INSERT INTO training_maxes VALUES (1, 1, '2026-11-20', 0)",
        "UPDATE routine_session_sets SET is_missed = 1 WHERE id = 1",
        "UPDATE routine_sessions SET finished_at = 4 WHERE id = 1",
        "UPDATE routines SET name = '' WHERE id = 1", "UPDATE routine_exercises SET lines = '' WHERE routine_id = 1",
    ])
    func whatIsNotTheirsOrMeansNothingIsRefused(sql: String) throws {
        let queue = try stage()
        let error = #expect(throws: DatabaseError.self) { try queue.write { try $0.execute(sql: sql) } }
        #expect(error?.resultCode == .SQLITE_CONSTRAINT)
    }

    /// What was asked is a fact, and a set is of its day whatever becomes of the plans.
    @Test func whatIsDeletedTakesOnlyItsOwn() throws {
        let queue = try stage()
        try queue.write { database in
            try database.execute(sql: "\(Self.set) VALUES (1, 1, '2026-11-20', 'normal', 5, 60, 0, 1)")
            try database.execute(sql: "DELETE FROM routines WHERE id = 1")
            let session = "SELECT count(*) FROM routine_sessions WHERE routine_id IS NULL AND name = 'Upper'"
            #expect(try Int.fetchOne(database, sql: session) == 1)
            #expect(try Int.fetchOne(database, sql: "SELECT count(*) FROM routine_session_sets") == 2)
            #expect(try Int.fetchOne(database, sql: "SELECT count(*) FROM routine_exercises") == 1)
            // A session that moves to another day takes what was asked along.
            try database.execute(sql: "UPDATE routine_sessions SET day = '2026-11-19' WHERE id = 1")
            let day = "SELECT day FROM routine_session_sets WHERE id = 1"
            #expect(try String.fetchOne(database, sql: day) == "2026-11-19")
            try database.execute(sql: "DELETE FROM routine_sessions WHERE id = 1")
            let left = "SELECT count(*) FROM strength_sets WHERE session_set_id IS NULL"
            #expect(try Int.fetchOne(database, sql: left) == 1)
        }
    }

    @Test(arguments: [
        ("UPDATE routine_sessions SET finished_at = 6 WHERE id = 1", 0),
        ("DELETE FROM routine_sessions WHERE id = 1", 0), ("DELETE FROM users WHERE id = 2", 0),
        ("UPDATE routine_sessions SET day = '2026-11-19' WHERE id = 1", 1),
        ("UPDATE routine_sessions SET note = 'Good' WHERE id = 1", 1),
    ])
    func aWorkoutIsSharedUntilItEnds(sql: String, left: Int) throws {
        try stage().write { database in
            try database.execute(sql: "\(Self.partner) VALUES (1, 1, '2026-11-20', 2, 0); \(sql)")
            #expect(try Int.fetchOne(database, sql: "SELECT count(*) FROM routine_partners") == left)
        }
    }

    @Test(arguments: [
        "UPDATE routines SET name = 'Lower' WHERE id = 1",
        "DELETE FROM routine_exercises WHERE routine_id = 1",
        "INSERT INTO routine_weights VALUES (1, 1, '2026-11-20', 1, 60)",
        "INSERT INTO training_maxes VALUES (1, 1, '2026-11-20', 60)", "DELETE FROM routine_sessions WHERE id = 1",
        "UPDATE routine_session_sets SET skipped_at = 9 WHERE id = 1",
    ])
    func aChangeCountsForItsPersonAlone(sql: String) throws {
        let queue = try stage()
        try queue.write { database in
            let revisions = "SELECT revision FROM users ORDER BY id"
            let before = try Int.fetchAll(database, sql: revisions)
            try database.execute(sql: sql)
            let after = try Int.fetchAll(database, sql: revisions)
            #expect(after[0] > before[0] && after[1] == before[1])
        }
    }

    /// The other's page says who wants to train with them.
    @Test(arguments: [
        "\(partner) VALUES (1, 1, '2026-11-20', 2, 0)", "UPDATE routine_partners SET allowed_at = 9",
        "DELETE FROM routine_partners", "UPDATE routine_sessions SET finished_at = 6 WHERE id = 1",
    ])
    func aPermissionCountsForBoth(sql: String) throws {
        try stage().write { database in
            if !sql.hasPrefix("INSERT") {
                try database.execute(sql: "\(Self.partner) VALUES (1, 1, '2026-11-20', 2, 0)")
            }
            let revisions = "SELECT revision FROM users ORDER BY id"
            let before = try Int.fetchAll(database, sql: revisions)
            try database.execute(sql: sql)
            let after = try Int.fetchAll(database, sql: revisions)
            #expect(after[0] > before[0] && after[1] > before[1])
        }
    }
}
