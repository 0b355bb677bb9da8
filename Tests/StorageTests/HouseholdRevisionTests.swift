import GRDB
import Support
import Testing

@testable import Storage

/// Data visible to several people has a separate revision.
@Suite struct HouseholdRevisionTests {
    private let file: TemporaryDatabase
    private let database: AppDatabase
    private let account: Int64
    private static let food =
        "INSERT INTO foods (user_id, source, source_key, name, search_position, updated_at) VALUES"

    init() async throws {
        file = try TemporaryDatabase()
        database = try file.open()
        account = try await database.write {
            try $0.addUser(", email, email_key, password_hash, registered_at", ", 'a@b.c', 'a@b.c', 'x', 1")
        }
    }

    private func revisions(_ sql: [String]) async throws -> [Int] {
        try await database.write { database in
            try sql.map { sql in
                let before = try Int.fetchOne(database, sql: "SELECT revision FROM household") ?? 0
                try database.execute(sql: sql)
                return (try Int.fetchOne(database, sql: "SELECT revision FROM household") ?? 0) - before
            }
        }
    }

    @Test func eachChangeOfTheHouseholdsIsOne() async throws {
        let steps = try await revisions([
            "UPDATE household SET takes_guests = 0",
            "INSERT INTO trainers (added_by, is_private, name, created_at) VALUES (\(account), 0, 'Robin', 0)",
            "UPDATE trainers SET name = 'Kim'", "DELETE FROM trainers",
            "INSERT INTO plates (added_by, weight, unit, sleeve_millimeters, pairs)"
                + " VALUES (\(account), 20, 'kilograms', 50, 1)",
            "UPDATE plates SET pairs = 2", "DELETE FROM plates",
            "INSERT INTO equipment (name, kind, unit, weights, created_at)"
                + " VALUES ('Dumbbells', 'fixed', 'kilograms', '[10]', 0)",
            "UPDATE equipment SET archived_at = 1", "DELETE FROM equipment",
            "UPDATE users SET first_name = 'Alexandra' WHERE id = \(account)",
            "UPDATE users SET disabled_at = 1 WHERE id = \(account)",
            "\(Self.food) (NULL, 'openFoodFacts', '1', 'Oats', 0, 0)",
            "UPDATE foods SET name = 'Rolled oats'",
            "INSERT INTO foods (added_by, source, name, search_position, updated_at)"
                + " VALUES (\(account), 'own', 'Soup', 0, 0)",
            "UPDATE foods SET user_id = added_by WHERE source = 'own'",
            "UPDATE users SET registered_at = NULL WHERE id = \(account)",
            "UPDATE users SET registered_at = 1 WHERE id = \(account)",
            "DELETE FROM users WHERE id = \(account)",
        ])
        #expect(steps == Array(repeating: 1, count: 19))
    }

    @Test func whatIsAPersonsOwnIsNone() async throws {
        let steps = try await revisions([
            "INSERT INTO weight_records (user_id, recorded_on, recorded_at, weight_kilograms)"
                + " VALUES (\(account), '2026-11-20', 0, 60)",
            "INSERT INTO foods (user_id, added_by, source, name, search_position, updated_at)"
                + " VALUES (\(account), \(account), 'own', 'Soup', 0, 0)",
            "UPDATE users SET appearance = 'dark', total_points = 5 WHERE id = \(account)",
            """
            INSERT INTO users (uuid, first_name, last_name, fitness_goal, time_zone, created_at)
            VALUES (randomblob(16), 'Guest', '', 'stayFit', 'Etc/UTC', 0)
            """,
        ])
        #expect(steps == [0, 0, 0, 0])
    }
}
