import GRDB
import Support
import Testing

@testable import Storage

@Suite struct ConstraintTests {
    private func expectRefusal(_ sql: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        try await database.write { try $0.addUser() }
        let error = await #expect(throws: DatabaseError.self, sourceLocation: sourceLocation) {
            try await database.write { try $0.execute(sql: sql) }
        }
        #expect(error?.resultCode == .SQLITE_CONSTRAINT, sourceLocation: sourceLocation)
    }

    @Test(
        arguments: [
            "email = 'a@b'", "password_hash = 'x'", "email_key = 'a@b'", "email = 'a@b', email_key = 'a@b'",
            "email = 'a@b', password_hash = 'x'", "email_key = 'a@b', password_hash = 'x'",
            "email = '', email_key = '', password_hash = 'x'",
        ])
    func anAddressAndAPasswordComeTogether(values: String) async throws {
        try await expectRefusal("UPDATE users SET \(values)")
    }

    @Test(
        arguments: [
            "weight_kilograms = 70", "starting_weight_kilograms = 70",
            "weight_kilograms = 19.99, starting_weight_kilograms = 70",
            "weight_kilograms = 70, starting_weight_kilograms = 500.01", "height_centimeters = 49.9",
            "height_centimeters = 272.1", "height_centimeters = 'tall'", "first_name = ''", "first_name = NULL",
            "first_name = printf('%.101c', 'a')", "last_name = printf('%.101c', 'a')", "fitness_goal = 'win'",
            "uuid = x'00'", "photo_uuid = x'00'", "birth_day = '21.11.2001'", "birth_day = '0999-01-01'",
            "current_streak = 1", "level = 0", "total_points = -1", "workout_reminders = 2", "sex = 'other'",
        ])
    func aUserIsWithinItsBounds(values: String) async throws {
        try await expectRefusal("UPDATE users SET \(values)")
    }

    @Test(arguments: [
        "(1, 19.99, '2026-11-21', 0)", "(1, 500.01, '2026-11-21', 0)", "(1, 70, 'today', 0)",
        "(1, NULL, '2026-11-21', 0)", "(2, 70, '2026-11-21', 0)", "(1, 'much', '2026-11-21', 0)",
    ])
    func aWeightIsWithinItsBoundsAndSomebodys(values: String) async throws {
        try await expectRefusal(
            "INSERT INTO weight_records (user_id, weight_kilograms, recorded_on, recorded_at) VALUES \(values)")
    }

    @Test(arguments: [
        "('weight', 'odd', NULL, NULL, NULL)", "('odd', 'bodyWeight', NULL, NULL, NULL)",
        "('weight', 'energy', NULL, NULL, NULL)", "('weight', 'bodyWeight', 1, NULL, NULL)",
        "('weight', 'bodyWeight', NULL, 1, NULL)", "('weight', 'bodyWeight', NULL, NULL, 5)",
        "('trackable', 'value', NULL, NULL, NULL)", "('strength', 'heaviest', 1, NULL, NULL)",
    ])
    func aGoalHasTheColumnsOfItsMeasure(values: String) async throws {
        try await expectRefusal(
            "INSERT INTO goals (\(Self.goalColumns)) VALUES (\(Self.ofWeight), \(values.dropFirst())")
        try await expectRefusal(
            """
            INSERT INTO goals (\(Self.goalColumns)) VALUES (\(Self.ofWeight), 'weight', 'bodyWeight', NULL, NULL, NULL);
            UPDATE goals SET (type, measure, exercise_id, trackable_id, repetitions) = \(values)
            """)
    }

    private static let goalColumns = """
        user_id, title, cadence, direction, counts_from, created_at, type, measure, exercise_id, trackable_id,
        repetitions
        """
    private static let ofWeight = "1, '', 'once', 'increase', '2026-11-21', 0"

    @Test(arguments: [
        "INSERT INTO health_samples VALUES (1, 1, 1, 'odd', 0, '2026-11-21', 1, 1, NULL, 'kept', NULL, NULL, NULL)",
        "INSERT INTO health_samples VALUES (1, 1, 1, 'steps', 0, '2026-11-21', 1, 1, NULL, 'kept', NULL, NULL, NULL); UPDATE health_samples SET metric = ''",
    ])
    func aSampleIsOfAMetric(sql: String) async throws {
        try await expectRefusal(
            "INSERT INTO health_sources (id, user_id, app, name) VALUES (1, 1, 'hcWebhook', 'Phone'); \(sql)")
    }

    @Test func anAddressIsTakenOnce() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        let add: @Sendable (Database) throws -> Void = {
            try $0.addUser(", email, email_key, password_hash", ", 'A@b', 'a@b', 'x'")
        }
        try await database.write(add)
        await #expect(throws: DatabaseError.self) { try await database.write(add) }
        // There may be several guests.
        try await database.write { for _ in 0..<2 { try $0.addUser() } }
    }

    @Test func aDayHasOneEntry() async throws {
        let insert = """
            INSERT INTO journal_entries (user_id, day, text, created_at, updated_at)
            VALUES (1, '2026-11-21', '', 0, 0)
            """
        try await expectRefusal("\(insert); \(insert)")
    }

    @Test func aPhotoIsOfTheEntrysOwner() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        let insert = """
            INSERT INTO journal_photos (uuid, user_id, entry_id, position, width, height, created_at)
            VALUES (randomblob(16), ?, 1, ?, 10, 10, 0)
            """
        try await database.write { database in
            for _ in 0..<2 { try database.addUser() }
            try database.execute(
                sql: """
                    INSERT INTO journal_entries (id, user_id, day, text, created_at, updated_at)
                    VALUES (1, 1, '2026-11-21', '', 0, 0)
                    """)
            try database.execute(sql: insert, arguments: [1, 0])
        }
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { try $0.execute(sql: insert, arguments: [2, 1]) }
        }
        #expect(error?.extendedResultCode == .SQLITE_CONSTRAINT_FOREIGNKEY)
    }

    @Test func deletingAPersonLeavesNothing() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        try await database.write { database in
            try database.addUser()
            try database.execute(
                sql: """
                    INSERT INTO sessions (user_id, token_digest, user_agent, address, created_at, last_seen_at)
                        VALUES (1, randomblob(32), '', '', 0, 0);
                    INSERT INTO weight_records (user_id, weight_kilograms, recorded_on, recorded_at)
                        VALUES (1, 70, '2026-11-21', 0);
                    INSERT INTO journal_entries (id, user_id, day, text, created_at, updated_at)
                        VALUES (1, 1, '2026-11-21', '', 0, 0);
                    INSERT INTO journal_photos (uuid, user_id, entry_id, position, width, height, created_at)
                        VALUES (randomblob(16), 1, 1, 0, 10, 10, 0);
                    DELETE FROM users;
                    """)
        }
        for table in ["sessions", "weight_records", "journal_entries", "journal_photos"] {
            #expect(try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") } == 0)
        }
    }
}
