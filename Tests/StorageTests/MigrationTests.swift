import Foundation
import GRDB
import Testing

@testable import Storage

@Suite struct MigrationTests {
    /// What each migration makes of the schema, kept in `Schemas/`. A difference means that a migration which may have
    /// run on somebody's data was edited: write a new one instead.
    @Test(arguments: DatabaseMigrator.workHome.migrations)
    func aShippedMigrationIsNeverEdited(name: String) throws {
        let queue = try DatabaseQueue()
        try DatabaseMigrator.workHome.migrate(queue, upTo: name)
        let schema = try queue.read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT sql || ';' FROM sqlite_schema
                    WHERE sql IS NOT NULL AND name NOT LIKE 'grdb%' ORDER BY type DESC, name
                    """
            ).joined(separator: "\n\n") + "\n"
        }
        let number = name.prefix(3)
        let snapshot = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(components: "Schemas", "\(number).sql")
        #expect(try String(contentsOf: snapshot, encoding: .utf8) == schema)
    }

    @Test func theirNumbersFollowEachOther() {
        let numbers = DatabaseMigrator.workHome.migrations.map { Int($0.prefix(3)) }
        #expect(numbers == Array(1...numbers.count))
    }

    @Test func runningThemAgainDoesNothing() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        try await database.write { try $0.addUser() }
        let version = try await database.read { try Int.fetchOne($0, sql: "PRAGMA schema_version") }
        try DatabaseMigrator.workHome.migrate(database.pool)
        #expect(try await database.read { try Int.fetchOne($0, sql: "PRAGMA schema_version") } == version)
        try database.close()
        let again = try file.open()
        #expect(try await again.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM users") } == 1)
    }

    @Test func everyRowOfAPersonGoesWithThem() async throws {
        let database = try TemporaryDatabase().open()
        let tables = try await database.read { database in
            try String.fetchAll(database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'").filter { table in
                try database.columns(in: table).contains { $0.name == "user_id" }
            }
        }
        #expect(Set(tables).isSuperset(of: ["sessions", "weight_records", "journal_entries", "journal_photos"]))
        for table in tables {
            let action = try await database.read { database in
                try String.fetchOne(
                    database, sql: "SELECT on_delete FROM pragma_foreign_key_list(?) WHERE \"from\" = 'user_id'",
                    arguments: [table])
            }
            #expect(action == "CASCADE", "\(table)")
        }
    }
}
