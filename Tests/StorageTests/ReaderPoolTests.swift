import GRDB
import Support
import Testing

@testable import Storage

@Suite struct ReaderPoolTests {
    private func count(_ database: Database) throws -> Int {
        try Int.fetchOne(database, sql: "SELECT count(*) FROM users") ?? 0
    }

    @Test func aReadSeesOneStateToItsEnd() throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        let counts = try database.readers.read { reader in
            let before = try count(reader)
            try database.pool.writeWithoutTransaction { _ = try $0.addUser() }
            return [before, try count(reader)]
        }
        #expect(counts == [0, 0])
        #expect(try database.readers.read(count) == 1)
    }

    @Test func aReadThatFailedLeavesNothingBehind() throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        #expect(throws: DatabaseError.self) {
            try database.readers.read { try $0.execute(sql: "SELECT strange FROM users") }
        }
        try database.pool.writeWithoutTransaction { _ = try $0.addUser() }
        #expect(try database.readers.read(count) == 1)
    }

    @Test func nobodyWritesThroughAReader() throws {
        let file = try TemporaryDatabase()
        let error = #expect(throws: DatabaseError.self) { try file.open().readers.read { _ = try $0.addUser() } }
        #expect(error?.resultCode == .SQLITE_READONLY)
    }

    /// Each within the one before: more at once than are kept.
    @Test func asManyReadAsHaveTo() throws {
        let file = try TemporaryDatabase()
        let readers = try file.open().readers
        func depth(_ left: Int) throws -> Int {
            try readers.read { left == 0 ? try count($0) : try depth(left - 1) + 1 }
        }
        #expect(try depth(2 * ReaderPool.mostIdle) == 2 * ReaderPool.mostIdle)
    }

    @Test func nothingIsReadOnceItIsClosed() throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        #expect(try database.readers.read(count) == 0)
        try database.close()
        #expect(throws: DatabaseError.self) { try database.readers.read(count) }
    }
}
