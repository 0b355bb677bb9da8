import CMalloc
import Foundation
import GRDB

/// The one SQLite file of WorkHome: many readers, one writer, every commit on the disk before it is acknowledged.
///
/// WAL with `synchronous=FULL` on the writer (sqlite.org/pragma.html#pragma_synchronous): a commit survives a power cut.
public struct AppDatabase: Sendable {
    let pool: DatabasePool
    public let path: String
    private let onLongWrite: LongWriteReport?

    /// Is told of a write that kept others waiting, and of the place in the code that began it.
    public typealias LongWriteReport = @Sendable (WriteHold, _ file: String, _ line: UInt) -> Void
    /// From here on a write is long.
    public static let longWrite = Duration.milliseconds(250)

    /// Opens the database, makes it if there is none, and brings its tables up to date.
    /// - Parameters:
    ///   - path: the file; its folder must exist.
    ///   - migrates: whether the tables are brought up to date; not by a program that only reads a running server's data.
    ///   - busyTimeout: how long a connection waits for another process's lock, such as that of an import by the command
    ///     line.
    ///   - onLongWrite: is told of each write that took longer than `longWrite`.
    /// - Throws: `StorageError.newerVersion` when a later WorkHome wrote the file, `StorageError.unavailable` when it
    ///   can't be opened or written.
    public init(
        path: String, migrates: Bool = true, busyTimeout: Duration = .seconds(60), onLongWrite: LongWriteReport? = nil
    ) throws {
        (self.path, self.onLongWrite) = (path, onLongWrite)
        do {
            pool = try DatabasePool(path: path, configuration: Self.configuration(busyTimeout: busyTimeout))
            // GRDB sets NORMAL when it turns WAL on, after `prepareDatabase`: only here does FULL last.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
            if migrates { try Self.migrate(pool) }
        } catch let error as DatabaseError {
            throw StorageError(error)
        }
    }

    /// Reads one snapshot of the database, on the calling thread.
    ///
    /// In WAL a reader never waits for the writer, and a page's queries take some tens of microseconds: less than the way
    /// to another thread and back.
    /// - Throws: `StorageError.unavailable` when the disk or the file fails; what `body` throws otherwise.
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        do {
            return try pool.readInPlace(body)
        } catch let error as DatabaseError where StorageError.isUnavailability(error) {
            throw StorageError(error)
        }
    }

    /// Reads one state of the database for as long as it takes, on a connection of its own and on the calling thread.
    /// - Throws: `StorageError.unavailable` when the disk or the file fails; what `body` throws otherwise.
    public func readSnapshot<Value>(_ body: (Database) throws -> Value) throws -> Value {
        do {
            return try pool.makeSnapshot().read(body)
        } catch let error as DatabaseError where StorageError.isUnavailability(error) {
            throw StorageError(error)
        }
    }

    /// Runs one transaction: all of it is on the disk when this returns, none of it when it throws.
    /// - Parameter whileNobodyWaits: of a long change before the server serves.
    /// - Throws: `StorageError.unavailable` when the disk is full, read-only or fails, or the file stays locked; what
    ///   `body` throws otherwise, a broken constraint among them.
    @discardableResult
    public func write<Value: Sendable>(
        whileNobodyWaits: Bool = false, file: String = #fileID, line: UInt = #line,
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        do {
            let (value, hold) = try await pool.writeWithoutTransaction { try Self.transaction($0, body) }
            if !whileNobodyWaits { report(hold, file, line) }
            return value
        } catch let error as DatabaseError where StorageError.isUnavailability(error) {
            throw StorageError(error)
        }
    }

    /// The same on the calling thread, which waits.
    func writeInPlace<Value>(file: String, line: UInt, _ body: (Database) throws -> Value) throws -> Value {
        do {
            let (value, hold) = try pool.writeWithoutTransaction { try Self.transaction($0, body) }
            report(hold, file, line)
            return value
        } catch let error as DatabaseError where StorageError.isUnavailability(error) {
            throw StorageError(error)
        }
    }

    /// - Returns: what the body does, and for how long others could not write.
    private static func transaction<Value>(
        _ database: Database, _ body: (Database) throws -> Value
    ) throws -> (Value, WriteHold) {
        var (value, start): (Value?, WriteHold.Start) = (nil, WriteHold.Start())
        try database.inTransaction(.immediate) {
            start = WriteHold.Start()
            value = try body(database)
            try settleDays(database)
            return .commit
        }
        guard let value else { throw StorageError.unavailable(detail: "the transaction did not run") }
        return (value, WriteHold(since: start))
    }

    private func report(_ hold: WriteHold, _ file: String, _ line: UInt) {
        if hold.elapsed > Self.longWrite { onLongWrite?(hold, file, line) }
    }

    /// Gives back what a large write took: the write-ahead log's size, the pages that SQLite keeps, and what the
    /// allocator holds free (malloc_trim(3)).
    public func settle() throws {
        try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        pool.releaseMemory()
        malloc_trim(0)
    }

    /// Closes every connection and folds the write-ahead log into the file. Call it last.
    /// - Returns: whether the log was folded. Another process that still reads, as a backup does, or a full disk may
    ///   keep it from that; nothing is lost, the next opening reads the log.
    @discardableResult
    public func close() throws -> Bool {
        var isFolded = true
        do {
            try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        } catch let error as DatabaseError where StorageError.isUnavailability(error) {
            isFolded = false
        }
        // This closes the readers: the log's files go only when the writer is the last to close.
        pool.releaseMemory()
        try pool.close()
        return isFolded
    }

    private static func configuration(busyTimeout: Duration) -> Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(busyTimeout / .seconds(1))
        configuration.maximumReaderCount = 4
        configuration.label = "workhome"
        configuration.prepareDatabase { database in
            // A kibibyte count: two mebibytes a connection keep a household's hot pages and an idle server small.
            try database.execute(sql: "PRAGMA cache_size = -2048")
            try database.execute(sql: "PRAGMA journal_size_limit = 16777216")
        }
        return configuration
    }

    private static func migrate(_ pool: DatabasePool) throws {
        let migrator = DatabaseMigrator.workHome
        guard try pool.read({ try !migrator.hasBeenSuperseded($0) }) else { throw StorageError.newerVersion }
        try migrator.migrate(pool)
    }
}

/// For how long a transaction kept others from writing.
public struct WriteHold: Sendable {
    public let elapsed: Duration
    /// What of it was work and not waiting for the disk or for a busy machine.
    public let processor: Duration

    struct Start {
        let instant = ContinuousClock.now
        let processor = WriteHold.processorTime
    }

    init(since start: Start) {
        (elapsed, processor) = (ContinuousClock.now - start.instant, Self.processorTime - start.processor)
    }

    /// Of this thread, on which a transaction runs from its beginning to its end (clock_gettime(2)).
    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

extension DatabasePool {
    /// GRDB's own asynchronous `read` changes threads twice; from an asynchronous function only this reaches the other.
    fileprivate func readInPlace<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try read(body)
    }
}
