import Foundation
import GRDB
import Support
import Testing

@testable import Storage

@Suite struct UnavailabilityTests {
    @Test func aFullDiskIsUnavailableAndLeavesNothingHalfWritten() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        try await database.write { try $0.addUser() }
        try await database.pool.writeWithoutTransaction { _ = try Int.fetchOne($0, sql: "PRAGMA max_page_count = 1") }
        await #expect(throws: StorageError.unavailable(detail: "database or disk is full")) {
            try await database.write { database in
                try database.addUser()
                try database.execute(
                    sql: """
                        INSERT INTO journal_entries (user_id, day, text, created_at, updated_at)
                        VALUES (1, '2026-11-21', hex(zeroblob(40000)), 0, 0)
                        """)
            }
        }
        #expect(try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM users") } == 1)
    }

    @Test func aReadOnlyDatabaseIsUnavailable() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = 1") }
        await #expect(throws: StorageError.unavailable(detail: "attempt to write a readonly database")) {
            try await database.write { try $0.addUser() }
        }
    }

    @Test func aLockThatStaysIsUnavailable() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open(busyTimeout: .milliseconds(50))
        let other = try file.openElsewhere()
        try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
        await #expect(throws: StorageError.unavailable(detail: "database is locked")) {
            try await database.write { try $0.addUser() }
        }
        // Reads still work.
        #expect(try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM users") } == 0)
        try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
        try await database.write { try $0.addUser() }
    }

    @Test(
        arguments: [
            ResultCode.SQLITE_FULL, .SQLITE_IOERR, .SQLITE_READONLY, .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_CANTOPEN,
            .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_IOERR_WRITE, .SQLITE_IOERR_FSYNC, .SQLITE_BUSY_SNAPSHOT,
            .SQLITE_READONLY_DBMOVED,
        ])
    func theDisksTroubleIsUnavailability(code: ResultCode) {
        #expect(StorageError.isUnavailability(DatabaseError(resultCode: code)))
    }

    @Test(arguments: [
        ResultCode.SQLITE_CONSTRAINT, .SQLITE_CONSTRAINT_UNIQUE, .SQLITE_ERROR, .SQLITE_MISUSE, .SQLITE_RANGE,
    ])
    func aMistakeIsNot(code: ResultCode) {
        #expect(!StorageError.isUnavailability(DatabaseError(resultCode: code)))
    }

    @Test func aBrokenConstraintPassesAsItIs() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        await #expect(throws: DatabaseError.self) {
            try await database.write { try $0.execute(sql: "INSERT INTO users DEFAULT VALUES") }
        }
    }
}
