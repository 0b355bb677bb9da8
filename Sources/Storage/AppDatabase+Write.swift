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
