import CMalloc
import CSQLite
import Foundation
import GRDB

/// WorkHome's only SQLite file: many readers, one writer, and every commit is on disk before it is acknowledged.
///
/// WAL with `synchronous=FULL` on the writer (sqlite.org/pragma.html#pragma_synchronous): a commit survives a power cut.
public struct AppDatabase: Sendable {
    /// How long a write waits for another program's lock and for earlier writes.
    public static let patience = Duration.seconds(5)

    let pool: DatabasePool
    let readers: ReaderPool
    let writes: WriteQueue
    let condition: DatabaseCondition
    let busyTimeout: Duration
    public let path: String
    let onLongWrite: LongWriteReport?
    /// The copy made before this opening migrated the database; nil if it was up to date.
    public let backupBeforeUpgrade: String?

    /// Opens the database, creating it if needed, and migrates it.
    /// - Parameters:
    ///   - path: the file; its folder must exist.
    ///   - migrates: whether to migrate; false for a program that only reads a running server's data.
    ///   - earlierVersions: the folder for a copy of an older database, made before it is migrated; nil if the database
    ///     is a copy itself.
    ///   - busyTimeout: how long a write waits for another program's lock.
    ///   - onLongWrite: called for each write that took longer than `longWrite`.
    /// - Throws: `StorageError.newerVersion` if a later version wrote the file, `StorageError.unavailable` if it can't
    ///   be opened or written, `StorageError.damaged`, `StorageError.upgradeBackupFailed`.
    public init(
        path: String, migrates: Bool = true, earlierVersions: String? = nil, busyTimeout: Duration = patience,
        onLongWrite: LongWriteReport? = nil
    ) throws {
        (self.path, self.busyTimeout, self.onLongWrite) = (path, busyTimeout, onLongWrite)
        let condition = DatabaseCondition(path: path)
        self.condition = condition
        _ = Self.memoryIsPrepared
        do {
            let configuration = Self.configuration(busyTimeout: busyTimeout, condition)
            pool = try DatabasePool(path: path, configuration: configuration)
            readers = ReaderPool(path: path, configuration: configuration)
            writes = WriteQueue(pool)
            // GRDB sets NORMAL when it enables WAL, after `prepareDatabase`, so FULL must be set here.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
            backupBeforeUpgrade = migrates ? try Self.upgrade(pool, keepingEarlierIn: earlierVersions) : nil
            condition.rememberFiles()
        } catch let error as DatabaseError {
            throw StorageError(error)
        }
    }

    /// Before the first connection. By default, SQLite counts the bytes of each allocation under a lock that all threads
    /// share, for numbers that nothing here reads; and glibc keeps more and more of what was freed, once a large piece was.
    private static let memoryIsPrepared = [
        workhome_sqlite_without_memory_statistics() == SQLITE_OK, mallopt(M_MMAP_THRESHOLD, 1 << 20) == 1,
        mallopt(M_TRIM_THRESHOLD, 1 << 20) == 1,
    ]

    /// Reads one snapshot of the database, on the calling thread.
    ///
    /// In WAL mode a reader never waits for the writer, and a page's queries take some tens of microseconds: less than
    /// switching to another thread and back.
    /// - Throws: `StorageError.unavailable` if the disk or the file fails; other errors of `body`.
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        do {
            return try readers.read(body)
        } catch let error as DatabaseError where StorageError.isUnavailability(error) {
            throw condition.explain(StorageError(error))
        }
    }

    /// Reads one snapshot of the database for as long as needed, on a separate connection and the calling thread.
    /// - Throws: `StorageError.unavailable` if the disk or the file fails; other errors of `body`.
    public func readSnapshot<Value>(_ body: (Database) throws -> Value) throws -> Value {
        do {
            return try pool.makeSnapshot().read(body)
        } catch let error as DatabaseError where StorageError.isUnavailability(error) {
            throw condition.explain(StorageError(error))
        }
    }

    /// Frees what a large write used: the write-ahead log, SQLite's page caches, and the allocator's free memory.
    public func freeMemory() throws {
        try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        readers.releaseMemory()
        pool.releaseMemory()
        Self.giveBackMemory()
    }

    /// Gives freed memory back to the system (malloc_trim(3)).
    public static func giveBackMemory() { malloc_trim(0) }

    /// Closes every connection and checkpoints the write-ahead log. Call it last.
    /// - Returns: whether the log was checkpointed. Another process that still reads, such as a backup, or a full disk
    ///   may prevent it; nothing is lost, since the next opening reads the log.
    @discardableResult
    public func close() throws -> Bool {
        var isFolded = true
        do {
            try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        } catch let error as DatabaseError where StorageError.isUnavailability(error) {
            isFolded = false
        }
        // Readers are closed first: the log is only deleted if the writer is the last to close.
        readers.close()
        pool.releaseMemory()
        try pool.close()
        return isFolded
    }

    /// - Throws: `StorageError.replaced` if the files at the path were replaced, `StorageError.damaged` if damage was
    ///   found since it was opened.
    public func checkCondition() throws { try condition.check() }

    /// Whether a query failed for one of the reasons that `checkCondition` reports. Costs no system call.
    public var isSuspect: Bool { condition.mayBeUnusable }

    private static func configuration(busyTimeout: Duration, _ condition: DatabaseCondition) -> Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(busyTimeout / .seconds(1))
        configuration.maximumReaderCount = 4
        configuration.label = "workhome"
        configuration.prepareDatabase { database in
            // Readers are opened by path when they are needed: it must still be the same database.
            try condition.requireFilesInPlace()
            // In kibibytes: two mebibytes per connection hold a household's hot pages and keep an idle server small.
            try database.execute(sql: "PRAGMA cache_size = -2048")
            try database.execute(sql: "PRAGMA journal_size_limit = 16777216")
        }
        return configuration
    }

    /// Copies a snapshot of a database to a new file while it is in use (sqlite.org/backup.html).
    ///
    /// Reads through a separate connection; in WAL mode, the writer and all readers continue.
    /// - Parameters:
    ///  - body: reads from the same snapshot.
    ///  - isCancelled: called after each step.
    /// - Throws: `StorageError.unavailable` if one of the files can't be read or written, `CancellationError`.
    public static func copy<Value>(
        _ source: String, to target: String, pace: CopyPace = .full,
        isCancelled: @escaping @Sendable () -> Bool = { false }, reading body: (Database) throws -> Value
    ) throws -> Value {
        do {
            let from = try DatabaseQueue(path: source, configuration: copyConfiguration)
            let into = try DatabaseQueue(path: target, configuration: copyConfiguration)
            let value = try from.read { from in
                // The first read determines the snapshot for all that follow.
                _ = try Int.fetchOne(from, sql: "SELECT count(*) FROM sqlite_schema")
                let value = try body(from)
                try into.writeWithoutTransaction { into in
                    try from.backup(to: into, pagesPerStep: pace.pagesPerStep) { progress in
                        if isCancelled() { throw CancellationError() }
                        if !progress.isCompleted { Thread.sleep(forTimeInterval: pace.restSeconds) }
                    }
                }
                return value
            }
            try into.close()
            try from.close()
            return value
        } catch let error as DatabaseError where StorageError.isUnavailability(error) {
            throw StorageError(error)
        }
    }

    private static var copyConfiguration: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(60)
        configuration.label = "workhome-copy"
        return configuration
    }
}

/// How fast a copy is made: after a number of pages it pauses, so that others can use the disk.
public struct CopyPace: Sendable {
    public var pagesPerStep: Int32
    public var restSeconds: Double

    /// One mebibyte at a time, at most about 80 per second: for a server that is in use.
    public static let gentle = CopyPace(pagesPerStep: 256, restSeconds: 0.01)
    /// For a program that runs alone.
    public static let full = CopyPace(pagesPerStep: -1, restSeconds: 0)
}
