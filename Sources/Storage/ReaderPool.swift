import GRDB
import Synchronization

/// Connections for reading, each with its prepared statements: one for each thread that reads at the same time.
///
/// GRDB's pool passes four queues for each read, and prepares the begin and the end of its transaction anew: that takes
/// longer than looking somebody's session up.
final class ReaderPool: Sendable {
    private struct State {
        var idle: [DatabaseQueue] = []
        var isClosed = false
    }

    /// More are closed when they have read: each has a cache of its own.
    static let mostIdle = 4

    private let path: String
    private let configuration: Configuration
    private let state = Mutex(State())

    init(path: String, configuration: Configuration) {
        var configuration = configuration
        configuration.readonly = true
        // Nothing but a recovery of the log locks a reader out.
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

    /// Closes those that nobody reads with.
    func releaseMemory() {
        state.withLock { $0.idle.removeAll() }
    }

    /// Closes all of them; those that somebody reads with, once they are done.
    func close() {
        state.withLock { state in
            state.isClosed = true
            state.idle.removeAll()
        }
    }

    private func keep(_ reader: DatabaseQueue) {
        state.withLock { state in
            if !state.isClosed, state.idle.count < Self.mostIdle { state.idle.append(reader) }
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
            // Some failures have ended the transaction already.
            if isInsideTransaction { try rollback() }
            throw error
        }
    }
}
