import Foundation
import GRDB
import Support
import Testing

@testable import Storage

@Suite struct OpeningTests {
    @Test func everyCommitIsSyncedToTheDisk() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        for pragma in ["journal_mode": "wal", "synchronous": "2", "foreign_keys": "1"] {
            let value = try await database.write { try String.fetchOne($0, sql: "PRAGMA \(pragma.key)") }
            #expect(value == pragma.value, "\(pragma.key)")
        }
    }

    @Test func theWriterStaysSyncedAfterWrites() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        for _ in 0..<3 { try await database.write { try $0.addUser() } }
        #expect(try await database.write { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == 2)
    }

    @Test func everyConnectionWaitsAndChecksForeignKeys() throws {
        let file = try TemporaryDatabase()
        let database = try file.open(busyTimeout: .milliseconds(2_500))
        let pragmas: @Sendable (Database) throws -> [Int?] = { database in
            try ["busy_timeout", "foreign_keys"].map { try Int.fetchOne(database, sql: "PRAGMA \($0)") }
        }
        #expect(try database.pool.writeWithoutTransaction(pragmas) == [2_500, 1])
        // Readers use the library's own timeout of ten seconds: only a recovery locks them out.
        #expect(try database.readers.read(pragmas) == [10_000, 1])
    }

    @Test func dataOutliveTheConnection() async throws {
        let file = try TemporaryDatabase()
        let first = try file.open()
        try await first.write { try $0.addUser() }
        _ = try await first.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM users") }
        try first.close()
        #expect(try FileManager.default.contentsOfDirectory(atPath: file.folder) == ["workhome.sqlite"])
        let second = try file.open()
        #expect(try await second.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM users") } == 1)
    }

    @Test func anotherProcesssLockIsWaitedFor() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        let other = try file.openElsewhere()
        try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
        let write = Task { try await database.write { try $0.addUser() } }
        try await Task.sleep(for: .milliseconds(200))
        try other.inDatabase { try $0.execute(sql: "COMMIT") }
        #expect(try await write.value == 1)
    }

    @Test func aDatabaseOfANewerVersionIsRefused() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        try await database.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('999 from the future')") }
        try database.close()
        let error = #expect(throws: StorageError.self) { try file.open() }
        #expect(error == .newerVersion)
        #expect(
            error?.description
                == "The database was written by a newer version of WorkHome. Update WorkHome to open it.")
    }

    @Test(arguments: ["missing/workhome.sqlite", "."])
    func aPathThatCannotBeOpenedIsUnavailable(path: String) throws {
        let file = try TemporaryDatabase()
        let error = #expect(throws: StorageError.self) { try AppDatabase(path: "\(file.folder)/\(path)") }
        #expect(error?.description.hasPrefix("The database is unavailable: ") == true)
    }

    @Test func aFileThatIsNoDatabaseIsDamagedAndStaysAsItIs() throws {
        let file = try TemporaryDatabase()
        let text = Data(String(repeating: "Dear diary. ", count: 1_000).utf8)
        try text.write(to: URL(filePath: file.path))
        let error = #expect(throws: StorageError.self) { try file.open() }
        #expect(error == .damaged(detail: "file is not a database"))
        #expect(try Data(contentsOf: URL(filePath: file.path)) == text)
    }
}
