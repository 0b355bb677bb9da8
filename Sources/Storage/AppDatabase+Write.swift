import Foundation
import GRDB
import GRDBSQLite

extension AppDatabase {
    /// Called for a write that kept others waiting, with the place in the code that started it.
    public typealias LongWriteReport = @Sendable (WriteHold, _ file: String, _ line: UInt) -> Void
    /// The duration from which a write is reported.
    public static let longWrite = Duration.milliseconds(250)

    /// Makes one change: all of it is on disk, in the file at the path, when this returns; none of it when it throws.
    /// Canceling the task does not cancel the change.
    /// - Parameters:
    ///   - patience: how long it waits for another program's lock and for earlier writes; nil for the default.
    ///   - whileNobodyWaits: for a long change before the server serves, or on a copy; it is not reported.
    /// - Throws: `StorageError.unavailable` if the disk is full, read-only or fails, or the file stays locked,
    ///   `StorageError.damaged`, `StorageError.replaced`; other errors of `body`, including failed constraints.
    @discardableResult
    public func write<Value: Sendable>(
        within patience: Duration? = nil, whileNobodyWaits: Bool = false, file: String = #fileID, line: UInt = #line,
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        let (deadline, condition) = (deadline(patience), condition)
        do {
            let (value, hold) = try await withCheckedThrowingContinuation { continuation in
                let write = PendingWrite(deadline: deadline) { database in
                    let value = try Self.change(database, condition, body)
                    return { continuation.resume(returning: (value, $0)) }
                } refuse: {
                    continuation.resume(throwing: $0)
                }
                writes.add(write)
            }
            if !whileNobodyWaits { report(hold, file, line) }
            // A commit only counts if the files were still in place.
            try condition.requireFilesInPlace()
            return value
        } catch let error as DatabaseError where StorageError.isUnavailability(error) {
            throw condition.explain(StorageError(error))
        }
    }

    /// Like `write`, but on the calling thread, which waits.
    func writeInPlace<Value>(file: String, line: UInt, _ body: (Database) throws -> Value) throws -> Value {
        do {
            let deadline = deadline(nil)
            let (value, hold) = try pool.writeWithoutTransaction {
                try Self.transaction($0, until: deadline, condition, body)
            }
            report(hold, file, line)
            try condition.requireFilesInPlace()
            return value
        } catch let error as DatabaseError where StorageError.isUnavailability(error) {
            throw condition.explain(StorageError(error))
        }
    }

    /// Time spent waiting behind other writes counts toward the wait for the lock.
    private func deadline(_ patience: Duration?) -> ContinuousClock.Instant { .now + (patience ?? busyTimeout) }

    private func report(_ hold: WriteHold, _ file: String, _ line: UInt) {
        if hold.elapsed > Self.longWrite { onLongWrite?(hold, file, line) }
    }

    /// - Returns: the result of the body, and for how long others could not write.
    private static func transaction<Value>(
        _ database: Database, until deadline: ContinuousClock.Instant, _ condition: DatabaseCondition,
        _ body: (Database) throws -> Value
    ) throws -> (Value, WriteHold) {
        database.waitForLocks(until: deadline)
        var start = WriteHold.Start()
        let value = try database.commit { database in
            start = WriteHold.Start()
            return try change(database, condition, body)
        }
        return (value, WriteHold(since: start))
    }

    /// Runs a body and updates the days it changed.
    private static func change<Value>(
        _ database: Database, _ condition: DatabaseCondition, _ body: (Database) throws -> Value
    ) throws -> Value {
        let value = try body(database)
        try settleDays(database)
        // A folder that was moved away must not get a commit that reappears when it is moved back.
        try condition.requireFilesInPlace()
        return value
    }
}

extension Database {
    /// Limits how long this connection waits for locks.
    func waitForLocks(until deadline: ContinuousClock.Instant) {
        let milliseconds = (deadline - ContinuousClock.now) / .milliseconds(1)
        sqlite3_busy_timeout(sqliteConnection, Int32(max(0, milliseconds)))
    }

    /// Runs one transaction that is rolled back completely if it fails.
    func commit<Value>(_ body: (Database) throws -> Value) throws -> Value {
        do {
            var values: [Value] = []
            try inTransaction(.immediate) {
                values.append(try body(self))
                return .commit
            }
            return values[0]
        } catch let error as DatabaseError where error.resultCode.primaryResultCode == .SQLITE_IOERR {
            // The original error matters more than whether this worked.
            try? overwriteRefusedCommit()
            throw error
        }
    }

    /// Replaces a commit whose final sync failed. It is in the log anyway, and would be found intact after a crash
    /// (sqlite.org/fileformat2.html#walformat). The next commit overwrites it, so this makes one that changes nothing.
    private func overwriteRefusedCommit() throws {
        try inTransaction(.immediate) {
            let version = try Int.fetchOne(self, sql: "PRAGMA user_version") ?? 0
            try execute(sql: "PRAGMA user_version = \(version)")
            return .commit
        }
    }
}

/// A change that is too long for one transaction: many small steps, as many per transaction as fit into its time.
/// Others can write in between.
///
/// Each slice is a complete change, and the remaining work must follow from the rows themselves, because a power cut
/// may come after any slice.
public struct SlicedChange: Sendable {
    /// How others get to write between two slices.
    public enum Pace: Sendable {
        /// Within the server, writes are queued: those that wait come before the next slice. Other programs only need a
        /// moment.
        case inTurn
        /// Another program polls for the file lock, and would rarely get it without a longer pause.
        case resting
    }

    /// Short for those who wait, but long enough that commits take a small part of it.
    public static let usualSlice = Duration.milliseconds(100)

    private static let shortestRest = Duration.milliseconds(50)
    private static let moment = Duration.milliseconds(20)

    private let database: AppDatabase
    private let pace: Pace
    private let slice: Duration
    private let isCancelled: @Sendable () -> Bool

    /// - Parameters:
    ///   - slice: how long the steps of one transaction may take, without the work at its end.
    ///   - isCancelled: checked before each slice.
    public init(
        _ database: AppDatabase, pace: Pace = .inTurn, slice: Duration = usualSlice,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) {
        (self.database, self.pace, self.slice, self.isCancelled) = (database, pace, slice, isCancelled)
    }

    /// Runs steps until none are left, on the calling thread.
    /// - Parameters:
    ///   - begin: opens a slice; returns false if the change is called off, for example because its user was deleted.
    ///   - step: one small step; returns false when nothing is left to do.
    ///   - end: updates derived data at the end of a slice, in its transaction.
    ///   - committed: called when a slice is committed.
    /// - Returns: whether all steps were done; false if the change was called off.
    /// - Throws: `StorageError.unavailable`, `CancellationError`, or what the steps throw; earlier slices stay.
    @discardableResult
    public func run(
        begin: (Database) throws -> Bool = { _ in true }, step: (Database) throws -> Bool,
        end: (Database) throws -> Void = { _ in }, committed: () -> Void = {}, file: String = #fileID,
        line: UInt = #line
    ) throws -> Bool {
        while true {
            if isCancelled() { throw CancellationError() }
            let clock = ContinuousClock()
            let start = clock.now
            let state = try database.writeInPlace(file: file, line: line) { database -> State in
                guard try begin(database) else { return .off }
                let deadline = clock.now + slice
                var isMore = true
                repeat { isMore = try step(database) } while isMore && clock.now < deadline
                try end(database)
                return isMore ? .unfinished : .finished
            }
            if state != .off { committed() }
            // Another run may follow immediately.
            if state == .unfinished || pace == .resting { rest(after: clock.now - start) }
            guard state == .unfinished else { return state == .finished }
        }
    }

    private enum State {
        case off, unfinished, finished
    }

    private func rest(after slice: Duration) {
        let rest = pace == .inTurn ? Self.moment : max(slice, Self.shortestRest)
        Thread.sleep(forTimeInterval: rest / .seconds(1))
    }
}
