import Foundation
import GRDB
import Support
import Testing

@testable import Storage

/// A database is copied before a migration changes its tables.
@Suite struct UpgradeTests {
    /// A database of an earlier version, with one person in it.
    private struct Earlier {
        let file: TemporaryDatabase
        var folder: String { "\(file.folder)/before-upgrades" }

        init(upTo migration: String = "016 history") throws {
            file = try TemporaryDatabase()
            let queue = try DatabaseQueue(path: file.path)
            try DatabaseMigrator.workHome.migrate(queue, upTo: migration)
            try queue.write { _ = try $0.addUser() }
            try queue.close()
        }

        func open() throws -> AppDatabase { try AppDatabase(path: file.path, earlierVersions: folder) }

        func copies() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
    }

    @Test func aDatabaseOfAnEarlierVersionIsSetAside() async throws {
        let earlier = try Earlier()
        let database = try earlier.open()
        let copy = try #require(database.backupBeforeUpgrade)
        #expect(try earlier.copies() == [(copy as NSString).lastPathComponent], "nothing beside it")
        #expect(copy.hasSuffix("Z-schema-016.sqlite"))
        let queue = try DatabaseQueue(path: copy)
        #expect(try await queue.read { try AppDatabase.schema(of: $0) } == "016 history")
        #expect(try await queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM users") } == 1)
        try queue.close()
        #expect(try await database.read { try AppDatabase.schema(of: $0) } == AppDatabase.schema)
        try database.close()
        // Only once.
        let again = try earlier.open()
        #expect(again.backupBeforeUpgrade == nil)
        #expect(try earlier.copies().count == 1)
    }

    @Test func aNewDatabaseIsNot() throws {
        let file = try TemporaryDatabase()
        let database = try AppDatabase(path: file.path, earlierVersions: "\(file.folder)/before-upgrades")
        #expect(database.backupBeforeUpgrade == nil)
        #expect(!FileManager.default.fileExists(atPath: "\(file.folder)/before-upgrades"))
    }

    @Test func threeOfThemStay() throws {
        let earlier = try Earlier()
        try FileManager.default.createDirectory(atPath: earlier.folder, withIntermediateDirectories: false)
        for year in 2021...2024 {
            try Data([1]).write(to: URL(filePath: "\(earlier.folder)/\(year)-01-01T00-00-00Z-schema-001.sqlite"))
        }
        try Data([1]).write(to: URL(filePath: "\(earlier.folder)/2024-01-01T00-00-01Z-schema-001.sqlite.partial"))
        let copy = try #require(try earlier.open().backupBeforeUpgrade)
        #expect(
            try earlier.copies() == [
                "2023-01-01T00-00-00Z-schema-001.sqlite", "2024-01-01T00-00-00Z-schema-001.sqlite",
                (copy as NSString).lastPathComponent,
            ])
    }

    @Test func withoutTheCopyNothingChanges() throws {
        let earlier = try Earlier()
        try Data([1]).write(to: URL(filePath: earlier.folder))
        let error = #expect(throws: StorageError.self) { try earlier.open() }
        #expect(
            error?.description.hasPrefix(
                "The database was not upgraded, because it could not be copied first: ") == true)
        #expect(error?.description.hasSuffix(". Nothing was changed.") == true)
        let queue = try DatabaseQueue(path: earlier.file.path)
        #expect(try queue.read(AppDatabase.schema(of:)) == "016 history")
    }

    @Test func aDamagedDatabaseIsNotBroughtUpToDate() async throws {
        let earlier = try Earlier()
        let page = try await DatabaseQueue(path: earlier.file.path).read {
            try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'journal_entries'")
        }
        var bytes = try Data(contentsOf: URL(filePath: earlier.file.path))
        let start = (try #require(page) - 1) * 4_096
        bytes.replaceSubrange(start..<start + 4_096, with: Data(repeating: 0xA5, count: 4_096))
        try bytes.write(to: URL(filePath: earlier.file.path))
        let error = #expect(throws: StorageError.self) { try earlier.open() }
        #expect(error?.description.contains("it is damaged (") == true, "\(error as Any)")
        #expect(try earlier.copies() == [])
    }

    @Test func whoMayNotUpgradeSaysWhatToDo() throws {
        let earlier = try Earlier()
        let database = try AppDatabase(path: earlier.file.path, migrates: false)
        let older = #expect(throws: StorageError.self) { try database.requireThisVersion() }
        #expect(older == .olderVersion)
        try database.close()
        let current = try earlier.open()
        try current.requireThisVersion()
        try current.pool.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('999 from the future')") }
        let newer = #expect(throws: StorageError.self) { try current.requireThisVersion() }
        #expect(newer == .newerVersion)
    }
}
