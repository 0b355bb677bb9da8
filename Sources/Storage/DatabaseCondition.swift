import Foundation
import Synchronization

/// What became of a database since it was opened: whether its files are still those at its path, and whether SQLite has
/// found damage in them.
///
/// A folder that is removed or replaced takes nothing away from who has its files open: SQLite would go on writing to files
/// that nobody finds again.
final class DatabaseCondition: Sendable {
    private struct State {
        var identities: [FileIdentity?]?
        var damage: String?
        var wasReplaced = false
    }

    private let names: [String]
    private let state = Mutex(State())

    init(path: String) {
        // Another program would make a new log or index, and neither of the two would see what the other writes.
        names = [(path as NSString).deletingLastPathComponent, path, path + "-wal", path + "-shm"]
            .map { $0.isEmpty ? "." : $0 }
    }

    /// Remembers which files are open. Call it when all of them are there.
    func rememberFiles() {
        let identities = names.map(FileIdentity.init)
        state.withLock { $0.identities = identities }
    }

    /// Whether the files at the path are the open ones, or none were open yet: some microseconds.
    var isInPlace: Bool {
        guard let identities = state.withLock(\.identities) else { return true }
        let isInPlace = names.map(FileIdentity.init) == identities
        if !isInPlace { state.withLock { $0.wasReplaced = true } }
        return isInPlace
    }

    /// Whether somebody met files that went, or damage.
    var isSuspect: Bool { state.withLock { $0.wasReplaced || $0.damage != nil } }

    /// - Throws: `StorageError.replaced`.
    func requirePlace() throws(StorageError) {
        if !isInPlace { throw .replaced }
    }

    /// - Throws: `StorageError.replaced`, `StorageError.damaged` as soon as any damage was found.
    func check() throws(StorageError) {
        try requirePlace()
        if let damage = state.withLock(\.damage) { throw .damaged(detail: damage) }
    }

    /// What is behind an error: files that went explain all others. Damage that it tells of is remembered.
    func explain(_ error: StorageError) -> StorageError {
        guard isInPlace else { return .replaced }
        if case .damaged(let detail) = error { state.withLock { $0.damage = detail } }
        return error
    }
}
