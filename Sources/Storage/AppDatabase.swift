import CMalloc
import Foundation
import GRDB

/// The one SQLite file of WorkHome: many readers, one writer, every commit on the disk before it is acknowledged.
///
/// WAL with `synchronous=FULL` on the writer (sqlite.org/pragma.html#pragma_synchronous): a commit survives a power cut.
public struct AppDatabase: Sendable {
    /// How long a write waits for another program's lock and for the writes before it.
    public static let patience = Duration.seconds(5)

    let pool: DatabasePool
    let readers: ReaderPool
    let writes: WriteQueue
    let condition: DatabaseCondition
    let busyTimeout: Duration
    public let path: String
    let onLongWrite: LongWriteReport?
    /// The copy of the database as it was before this opening brought its tables up to date; nil when they were.
    public let setAside: String?

    /// Opens the database, makes it if there is none, and brings its tables up to date.
    /// - Parameters:
    ///   - path: the file; its folder must exist.
    ///   - migrates: whether the tables are brought up to date; not by a program that only reads a running server's data.
    ///   - earlierVersions: a folder for a copy of a database of an earlier version, made before its tables are changed;
    ///     nil where the database is a copy itself.
    ///   - busyTimeout: how long a write waits for another program's lock.
    ///   - onLongWrite: is told of each write that took longer than `longWrite`.
    /// - Throws: `StorageError.newerVersion` when a later WorkHome wrote the file, `StorageError.unavailable` when it
    ///   can't be opened or written, `StorageError.damaged`, `StorageError.notSetAside`.
    public init(
        path: String, migrates: Bool = true, earlierVersions: String? = nil, busyTimeout: Duration = patience,
        onLongWrite: LongWriteReport? = nil
    ) throws {
        (self.path, self.busyTimeout, self.onLongWrite) = (path, busyTimeout, onLongWrite)
        let condition = DatabaseCondition(path: path)
        self.condition = condition
        do {
            let configuration = Self.configuration(busyTimeout: busyTimeout, condition)
            pool = try DatabasePool(path: path, configuration: configuration)
            readers = ReaderPool(path: path, configuration: configuration)
            writes = WriteQueue(pool)
            // GRDB sets NORMAL when it turns WAL on, after `prepareDatabase`: only here does FULL last.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
            setAside = migrates ? try Self.upgrade(pool, keepingEarlierIn: earlierVersions) : nil
            condition.rememberFiles()
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
            return try readers.read(body)
        } catch let error as DatabaseError where StorageError.isUnavailability(error) {
            throw condition.explain(StorageError(error))
        }
    }

    /// Reads one state of the database for as long as it takes, on a connection of its own and on the calling thread.
    /// - Throws: `StorageError.unavailable` when the disk or the file fails; what `body` throws otherwise.
    public func readSnapshot<Value>(_ body: (Database) throws -> Value) throws -> Value {
        do {
            return try pool.makeSnapshot().read(body)
        } catch let error as DatabaseError where StorageError.isUnavailability(error) {
            throw condition.explain(StorageError(error))
        }
    }

    /// Gives back what a large write took: the write-ahead log's size, the pages that SQLite keeps, and what the
    /// allocator holds free (malloc_trim(3)).
    public func settle() throws {
        try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        readers.releaseMemory()
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
        // The readers first: the log's files go only when the writer is the last to close.
        readers.close()
        pool.releaseMemory()
        try pool.close()
        return isFolded
    }

    /// - Throws: `StorageError.replaced` when other files are at the path by now, `StorageError.damaged` when any damage was
    ///   found since it was opened.
    public func checkCondition() throws { try condition.check() }

    /// Whether a query has failed for what `checkCondition` looks for. It costs no system call.
    public var isSuspect: Bool { condition.isSuspect }

    private static func configuration(busyTimeout: Duration, _ condition: DatabaseCondition) -> Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(busyTimeout / .seconds(1))
        configuration.maximumReaderCount = 4
        configuration.label = "workhome"
        configuration.prepareDatabase { database in
            // A reader is opened when it is needed, by the path: it must not be one of another database.
            try condition.requirePlace()
            // A kibibyte count: two mebibytes a connection keep a household's hot pages and an idle server small.
            try database.execute(sql: "PRAGMA cache_size = -2048")
            try database.execute(sql: "PRAGMA journal_size_limit = 16777216")
        }
        return configuration
    }
}
