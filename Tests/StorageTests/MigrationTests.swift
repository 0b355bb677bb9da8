import Crypto
import Foundation
import GRDB
import Support
import Testing

@testable import Storage

@Suite struct MigrationTests {
    /// The schema after each migration: `schemas.sha256` has the digest of each, `schema.sql` the text of the last.
    /// A difference means that a migration that may have run on a user's data was edited: write a new one instead.
    @Test(arguments: DatabaseMigrator.workHome.migrations)
    func aShippedMigrationIsNeverEdited(name: String) throws {
        let schema = try Self.schema(upTo: name)
        let digest = SHA256Digest.hexadecimal(SHA256Digest.hash(Array(schema.utf8)))
        let digests = try Self.file("schemas.sha256").split(separator: "\n")
        let line = "\(digest)  \(name.prefix(3))"
        #expect(digests.contains { $0 == line }, "a new migration needs this line in schemas.sha256: \(line)")
    }

    @Test func theLastSchemaIsKeptAsText() throws {
        let last = try #require(DatabaseMigrator.workHome.migrations.last)
        let schema = try Self.schema(upTo: last)
        guard try schema != Self.file("schema.sql") else { return }
        let path = "\(Repository.root)/artifacts/schema.sql"
        try FileManager.default.createDirectory(
            atPath: "\(Repository.root)/artifacts", withIntermediateDirectories: true)
        try Data(schema.utf8).write(to: URL(filePath: path))
        Issue.record("The schema is not that of schema.sql. If the migration is new, copy \(path) over it.")
    }

    private static func schema(upTo name: String) throws -> String {
        let queue = try DatabaseQueue()
        try DatabaseMigrator.workHome.migrate(queue, upTo: name)
        return try queue.read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT sql || ';' FROM sqlite_schema
                    WHERE sql IS NOT NULL AND name NOT LIKE 'grdb%' ORDER BY type DESC, name
                    """
            ).joined(separator: "\n\n") + "\n"
        }
    }

    private static func file(_ name: String) throws -> String {
        try String(contentsOfFile: "\(Repository.root)/Tests/StorageTests/\(name)", encoding: .utf8)
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
        let file = try TemporaryDatabase()
        let database = try file.open()
        let tables = try await database.read { database in
            try String.fetchAll(database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'").filter { table in
                try database.columns(in: table).contains { $0.name == "user_id" }
            }
        }
        #expect(Set(tables).isSuperset(of: ["sessions", "weight_records", "journal_entries", "journal_photos"]))
        // Their rows exist only until the end of the transaction that made them: deleting a person makes some.
        let marks: Set = ["outdated_body_weights", "outdated_exercise_days", "outdated_nutrition_days"]
        for table in tables where !marks.contains(table) {
            let action = try await database.read { database in
                try String.fetchOne(
                    database, sql: "SELECT on_delete FROM pragma_foreign_key_list(?) WHERE \"from\" = 'user_id'",
                    arguments: [table])
            }
            #expect(action == "CASCADE", "\(table)")
        }
    }
}
