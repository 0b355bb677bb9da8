import GRDB
import GRDBSQLite

extension AppDatabase {
    /// Is told of a write that kept others waiting, and of the place in the code that began it.
    public typealias LongWriteReport = @Sendable (WriteHold, _ file: String, _ line: UInt) -> Void
    /// From here on a write is long.
    public static let longWrite = Duration.milliseconds(250)

    /// Makes one change: all of it is on the disk, in the file at the path, when this returns; none of it when it throws.
    /// - Parameters:
    ///   - patience: how long it waits for another program's lock and for the writes before it; nil for the database's own.
    ///   - whileNobodyWaits: of a long change before the server serves.
    /// - Throws: `StorageError.unavailable` when the disk is full, read-only or fails, or the file stays locked,
    ///   `StorageError.damaged`, `StorageError.replaced`; what `body` throws otherwise, a broken constraint among them.
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
            // What was committed is only kept if the files were still there when it was.
            try condition.requirePlace()
            return value
        } catch let error as DatabaseError where StorageError.isUnavailability(error) {
            throw condition.explain(StorageError(error))
        }
    }

    /// The same on the calling thread, which waits.
    func writeInPlace<Value>(file: String, line: UInt, _ body: (Database) throws -> Value) throws -> Value {
        do {
            let deadline = deadline(nil)
            let (value, hold) = try pool.writeWithoutTransaction {
                try Self.transaction($0, until: deadline, condition, body)
            }
            report(hold, file, line)
            try condition.requirePlace()
            return value
        } catch let error as DatabaseError where StorageError.isUnavailability(error) {
            throw condition.explain(StorageError(error))
        }
    }

    /// What waits behind others for the same lock must not wait for it anew when its turn comes.
    private func deadline(_ patience: Duration?) -> ContinuousClock.Instant { .now + (patience ?? busyTimeout) }

    private func report(_ hold: WriteHold, _ file: String, _ line: UInt) {
        if hold.elapsed > Self.longWrite { onLongWrite?(hold, file, line) }
    }

    /// - Returns: what the body does, and for how long others could not write.
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

    /// What a body does, with what follows from it.
    private static func change<Value>(
        _ database: Database, _ condition: DatabaseCondition, _ body: (Database) throws -> Value
    ) throws -> Value {
        let value = try body(database)
        try settleDays(database)
        // Nothing must come up later from a folder that was only moved away.
        try condition.requirePlace()
        return value
    }
}

extension Database {
    /// Lets this connection wait for locks no longer than until then.
    func waitForLocks(until deadline: ContinuousClock.Instant) {
        let milliseconds = (deadline - ContinuousClock.now) / .milliseconds(1)
        sqlite3_busy_timeout(sqliteConnection, Int32(max(0, milliseconds)))
    }

    /// Runs one transaction that is there after an error as little as before it.
    func commit<Value>(_ body: (Database) throws -> Value) throws -> Value {
        do {
            var values: [Value] = []
            try inTransaction(.immediate) {
                values.append(try body(self))
                return .commit
            }
            return values[0]
        } catch let error as DatabaseError where error.resultCode.primaryResultCode == .SQLITE_IOERR {
            // That it is refused counts for more than whether this could be told to the disk as well.
            try? overwriteRefusedCommit()
            throw error
        }
    }

    /// A commit whose last step failed, the wait for the disk, is in the log all the same: whoever opens the log after a
    /// crash would find it whole (sqlite.org/fileformat2.html#walformat). The next commit takes its place, so here is one
    /// that changes nothing.
    private func overwriteRefusedCommit() throws {
        try inTransaction(.immediate) {
            let version = try Int.fetchOne(self, sql: "PRAGMA user_version") ?? 0
            try execute(sql: "PRAGMA user_version = \(version)")
            return .commit
        }
    }
}
