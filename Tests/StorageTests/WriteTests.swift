import Foundation
import GRDB
import GRDBSQLite
import Support
import Synchronization
import Testing

@testable import Storage

/// Acknowledged writes are in the file at the path, and refused ones nowhere.
@Suite struct WriteTests {
    private func userCount(_ database: AppDatabase) async throws -> Int? {
        try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM users") }
    }

    /// The count that another program would find if this one were killed now.
    private func countAfterCrash(_ file: TemporaryDatabase) async throws -> Int? {
        let copy = try TemporaryDatabase()
        for ending in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: file.path + ending, toPath: copy.path + ending)
        }
        let database = try copy.open()
        defer { _ = try? database.close() }
        return try await userCount(database)
    }

    @Test func whatTheDiskDidNotTakeIsNotThereAfterACrash() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        try await database.write { try $0.addUser() }
        let log = try await database.pool.writeWithoutTransaction { try FailingLog($0) }
        try await log.fail(database)
        await #expect(throws: StorageError.unavailable(detail: "disk I/O error")) {
            try await database.write { try $0.addUser() }
        }
        #expect(try await countAfterCrash(file) == 1)
        try await log.mend(database)
        #expect(try await countAfterCrash(file) == 1)
        try await database.write { try $0.addUser() }
        #expect(try await countAfterCrash(file) == 2)
    }

    /// Queues writes that all wait until the last one has arrived; every third throws after its work.
    /// - Returns: the number of acknowledged writes and of commits.
    private func writeTogether(_ count: Int, _ database: AppDatabase) async throws -> (kept: Int, commits: Int) {
        let (gate, commits) = (DispatchSemaphore(value: 0), CommitCounter())
        database.pool.add(transactionObserver: commits, extent: .observerLifetime)
        database.pool.asyncWriteWithoutTransaction { _ in gate.wait() }
        let (ends, end) = AsyncStream<Bool>.makeStream()
        for place in 1...count {
            let write = PendingWrite(deadline: .now + .seconds(5)) { database in
                try database.addUser()
                if place.isMultiple(of: 3) { throw Refusal() }
                return { _ in end.yield(true) }
            } refuse: { _ in
                end.yield(false)
            }
            database.writes.add(write)
        }
        gate.signal()
        let kept = await ends.prefix(count).reduce(0) { $0 + ($1 ? 1 : 0) }
        return (kept, commits.count.withLock { $0 })
    }

    private struct Refusal: Error {}

    @Test func writesThatWaitShareACommitAndNothingElse() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        let (kept, commits) = try await writeTogether(12, database)
        #expect((kept, commits) == (8, 1))
        #expect(try await userCount(database) == 8)
        #expect(try await countAfterCrash(file) == 8)
    }

    /// A request that is repeated while the first one waits finds its answer in the same commit, and must not be told
    /// that it is done before that commit is on the disk.
    @Test func aRefusalThatReadsAnotherWriteWaitsForTheCommit() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        let log = try await database.pool.writeWithoutTransaction { try FailingLog($0) }
        try await log.fail(database)
        let gate = DispatchSemaphore(value: 0)
        database.pool.asyncWriteWithoutTransaction { _ in gate.wait() }
        let (ends, end) = AsyncStream<any Error>.makeStream()
        for isRepeated in [false, true] {
            let write = PendingWrite(deadline: .now + .seconds(5)) { database in
                if isRepeated, try Int.fetchOne(database, sql: "SELECT count(*) FROM users") == 1 { throw Refusal() }
                try database.addUser()
                return { _ in Issue.record("acknowledged without the disk") }
            } refuse: {
                end.yield($0)
            }
            database.writes.add(write)
        }
        gate.signal()
        for await error in ends.prefix(2) { #expect(error is DatabaseError) }
        try await log.mend(database)
    }

    @Test func allAreRefusedThatTheDiskDidNotTake() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        try await database.write { try $0.addUser() }
        let log = try await database.pool.writeWithoutTransaction { try FailingLog($0) }
        try await log.fail(database)
        #expect(try await writeTogether(7, database).kept == 0)
        try await log.mend(database)
        #expect(try await countAfterCrash(file) == 1)
        #expect(try await writeTogether(40, database).kept == 27)
        #expect(try await countAfterCrash(file) == 28)
    }

    enum Loss: CaseIterable {
        case removed, moved, replaced, log
    }

    @Test(arguments: Loss.allCases)
    func nothingIsAcknowledgedThatIsNotAtThePath(loss: Loss) async throws {
        let home = try TemporaryFolder()
        let folder = home.file("data")
        let files = FileManager.default
        try files.createDirectory(atPath: folder, withIntermediateDirectories: false)
        let database = try AppDatabase(path: "\(folder)/workhome.sqlite")
        try await database.write { try $0.addUser() }
        switch loss {
        case .removed: try files.removeItem(atPath: folder)
        case .moved: try files.moveItem(atPath: folder, toPath: home.file("elsewhere"))
        case .replaced:
            try files.moveItem(atPath: folder, toPath: home.file("elsewhere"))
            try files.copyItem(atPath: home.file("elsewhere"), toPath: folder)
        case .log: try files.removeItem(atPath: "\(folder)/workhome.sqlite-wal")
        }
        await #expect(throws: StorageError.replaced) { try await database.write { try $0.addUser() } }
        #expect(throws: StorageError.replaced) { try database.checkCondition() }
        // A reader opened now would be one of another database.
        #expect(throws: StorageError.replaced) { try database.readSnapshot { try Int.fetchOne($0, sql: "SELECT 1") } }
        guard loss == .moved else { return }
        try files.moveItem(atPath: home.file("elsewhere"), toPath: folder)
        try database.checkCondition()
        #expect(try await userCount(database) == 1)
        try await database.write { try $0.addUser() }
        #expect(try await userCount(database) == 2)
    }

    /// The folder disappears during a transaction: the transaction is not acknowledged.
    @Test func aWriteInFlightIsNotAcknowledged() async throws {
        let home = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: home.file("data"), withIntermediateDirectories: false)
        let database = try AppDatabase(path: home.file("data/workhome.sqlite"))
        let (folder, elsewhere) = (home.file("data"), home.file("elsewhere"))
        await #expect(throws: StorageError.replaced) {
            try await database.write { database in
                try database.addUser()
                // After the last check before the commit.
                database.afterNextTransaction(onCommit: { _ in rename(folder, elsewhere) })
            }
        }
        await #expect(throws: StorageError.replaced) {
            rename(elsewhere, folder)
            try await database.write { database in
                try database.addUser()
                rename(folder, elsewhere)
            }
        }
        rename(elsewhere, folder)
        #expect(try await userCount(database) == 1, "what was rolled back is not found in a folder that comes back")
    }

    @Test func damageIsRememberedUntilItIsOpenedAgain() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        try await database.write { database in
            for _ in 0..<200 { try database.addUser() }
        }
        try database.close()
        let page = try await DatabaseQueue(path: file.path).read {
            try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'users'")
        }
        var bytes = try Data(contentsOf: URL(filePath: file.path))
        let start = (try #require(page) - 1) * 4_096
        bytes.replaceSubrange(start..<start + 4_096, with: Data(repeating: 0xA5, count: 4_096))
        try bytes.write(to: URL(filePath: file.path))

        let damaged = try file.open()
        try damaged.checkCondition()
        let error = StorageError.damaged(detail: "database disk image is malformed")
        await #expect(throws: error) {
            try await damaged.read { try Int.fetchOne($0, sql: "SELECT sum(length(first_name)) FROM users") }
        }
        #expect(throws: error) { try damaged.checkCondition() }
        #expect(error.description.hasPrefix("The database is damaged: database disk image is malformed. Restore"))
        #expect(try await damaged.read { try Int.fetchOne($0, sql: "SELECT 1") } == 1)
    }

    /// Writes queued behind others for the same lock do not wait for the full timeout again.
    @Test(.timeLimit(.minutes(2))) func manyWritesWaitForOneLockNoLongerThanOne() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open(busyTimeout: .seconds(1))
        let other = try file.openElsewhere()
        try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
        let began = ContinuousClock.now
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<40 {
                group.addTask {
                    await #expect(throws: StorageError.unavailable(detail: "database is locked")) {
                        try await database.write { try $0.addUser() }
                    }
                }
            }
        }
        #expect(ContinuousClock.now - began < .seconds(20))
        await #expect(throws: StorageError.self) { try await database.write(within: .zero) { try $0.addUser() } }
        try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
        // Without a lock there is no wait, so a timeout of zero is enough.
        try await database.write(within: .zero) { try $0.addUser() }
    }

    @Test func aProgramWaitsForALockForFiveSeconds() throws {
        let file = try TemporaryDatabase()
        let database = try AppDatabase(path: file.path)
        #expect(database.busyTimeout == .seconds(5))
    }
}

private final class CommitCounter: TransactionObserver, Sendable {
    let count = Mutex(0)

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { false }
    func databaseDidChange(with event: DatabaseEvent) {}
    func databaseDidCommit(_ database: Database) { count.withLock { $0 += 1 } }
    func databaseDidRollback(_ database: Database) {}
}

/// A connection's log file whose syncs fail: replaces functions in SQLite's table of I/O methods.
private struct FailingLog: @unchecked Sendable {
    private let file: UnsafeMutablePointer<sqlite3_file>
    private let sound: UnsafePointer<sqlite3_io_methods>
    private let failing: UnsafeMutablePointer<sqlite3_io_methods>

    init(_ database: Database) throws {
        var found: UnsafeMutablePointer<sqlite3_file>?
        let code = sqlite3_file_control(database.sqliteConnection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &found)
        #expect(code == SQLITE_OK)
        file = try #require(found)
        sound = try #require(file.pointee.pMethods)
        failing = .allocate(capacity: 1)
        failing.initialize(to: sound.pointee)
        failing.pointee.xSync = { _, _ in SQLITE_IOERR | (4 << 8) }
    }

    func fail(_ database: AppDatabase) async throws {
        try await database.pool.writeWithoutTransaction { _ in file.pointee.pMethods = UnsafePointer(failing) }
    }

    func mend(_ database: AppDatabase) async throws {
        try await database.pool.writeWithoutTransaction { _ in file.pointee.pMethods = sound }
    }
}
