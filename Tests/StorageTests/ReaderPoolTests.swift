import Foundation
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
        let database = try file.open()
        let error = #expect(throws: DatabaseError.self) { try database.readers.read { _ = try $0.addUser() } }
        #expect(error?.resultCode == .SQLITE_READONLY)
        try database.close()
    }

    /// Nested reads: more at once than the pool keeps.
    @Test func asManyReadAsHaveTo() throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        func depth(_ left: Int) throws -> Int {
            try database.readers.read { left == 0 ? try count($0) : try depth(left - 1) + 1 }
        }
        #expect(try depth(2 * ReaderPool.maximumIdle) == 2 * ReaderPool.maximumIdle)
        try database.close()
    }

    @Test func nothingIsReadOnceItIsClosed() throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        #expect(try database.readers.read(count) == 0)
        try database.close()
        #expect(throws: DatabaseError.self) { try database.readers.read(count) }
    }

    /// The file is opened and then turns out to be none of SQLite's, so the connection is given up half-way.
    @Test func aReaderThatCannotBeOpenedFailsAlone() throws {
        let file = try TemporaryDatabase()
        let pool = ReaderPool(path: file.path, configuration: Configuration())
        let missing = #expect(throws: DatabaseError.self) { try pool.read(count) }
        #expect(missing?.resultCode == .SQLITE_CANTOPEN)
        try Data(repeating: 7, count: 4_096).write(to: URL(filePath: file.path))
        let strange = #expect(throws: DatabaseError.self) { try pool.read(count) }
        #expect(strange?.resultCode == .SQLITE_NOTADB)
        try FileManager.default.removeItem(atPath: file.path)
        let database = try file.open()
        try database.pool.writeWithoutTransaction { _ = try $0.addUser() }
        #expect(try pool.read(count) == 1)
        pool.close()
        try database.close()
    }

    /// A reader takes two: with one, the file is opened and its log is not.
    @Test("Without descriptors for another reader, only what needs it fails")
    func fewDescriptors() async {
        await #expect(processExitsWith: .success) {
            func count(_ database: Database) throws -> Int {
                try Int.fetchOne(database, sql: "SELECT count(*) FROM users") ?? 0
            }
            try FewDescriptors.limit(to: 256)
            let file = try TemporaryDatabase()
            let database = try file.open()
            try database.pool.writeWithoutTransaction { _ = try $0.addUser() }
            for (left, isEnough) in [(0, false), (1, false), (2, true)] {
                let (isOpened, ownCount) = try database.readers.read { reader in
                    (FewDescriptors.leaving(left) { (try? database.readers.read(count)) == 1 }, try count(reader))
                }
                #expect(isOpened == isEnough, "\(left) left")
                #expect(ownCount == 1)
                database.readers.releaseMemory()
            }
            #expect(try database.readers.read(count) == 1)
            try database.close()
        }
    }
}
