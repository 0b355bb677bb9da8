import GRDB
import Synchronization

/// Read connections with their prepared statements: one for each thread that is reading.
///
/// GRDB's pool goes through four queues per read, and prepares BEGIN and COMMIT again each time: that takes longer than
/// looking up a session.
final class ReaderPool: Sendable {
    private struct State {
        var idle: [DatabaseQueue] = []
        var isClosed = false
    }

    /// Further connections are closed after reading, because each has its own cache.
    static let maximumIdle = 4

    private let path: String
    private let configuration: Configuration
    private let state = Mutex(State())

    init(path: String, configuration: Configuration) {
        var configuration = configuration
        configuration.readonly = true
        // Only a recovery of the log locks readers out.
        configuration.busyMode = .timeout(10)
        (self.path, self.configuration) = (path, configuration)
    }

    /// Reads one snapshot, on the calling thread.
    func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
        let known = try state.withLock { state in
            if state.isClosed { throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "Connection is closed") }
            return state.idle.popLast()
        }
        let reader = try known ?? DatabaseQueue(path: path, configuration: configuration)
        defer { keep(reader) }
        return try reader.unsafeRead { try $0.snapshot(body) }
    }

    /// Closes the idle connections.
    func releaseMemory() { state.withLock { $0.idle.removeAll() } }

    /// Closes all connections; those in use, once they are done.
    func close() {
        state.withLock { state in
            state.isClosed = true
            state.idle.removeAll()
        }
    }

    private func keep(_ reader: DatabaseQueue) {
        state.withLock { state in
            if !state.isClosed, state.idle.count < Self.maximumIdle { state.idle.append(reader) }
        }
    }
}

extension Database {
    fileprivate func snapshot<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try cachedStatement(sql: "BEGIN").execute()
        do {
            let value = try body(self)
            try cachedStatement(sql: "COMMIT").execute()
            return value
        } catch {
            // Some errors have already ended the transaction.
            if isInsideTransaction { try rollback() }
            throw error
        }
    }
}
