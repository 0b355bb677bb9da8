import Foundation
import Synchronization

/// Tracks the state of an open database: whether its files are still those at its path, and whether SQLite has found
/// damage.
///
/// If the folder is removed or replaced, SQLite keeps its files open and would go on writing to files that nobody can
/// find.
final class DatabaseCondition: Sendable {
    private struct State {
        var identities: [FileIdentity?]?
        var damage: String?
        var wasReplaced = false
    }

    private let names: [String]
    private let state = Mutex(State())

    init(path: String) {
        // Another program would create a new log or index, and the two would not see each other's writes.
        names = [(path as NSString).deletingLastPathComponent, path, path + "-wal", path + "-shm"]
            .map { $0.isEmpty ? "." : $0 }
    }

    /// Remembers the open files. Call it when all of them exist.
    func rememberFiles() {
        let identities = names.map(FileIdentity.init)
        state.withLock { $0.identities = identities }
    }

    /// Whether the files at the path are the open ones, or none were open yet. Takes a few microseconds.
    var isInPlace: Bool {
        guard let identities = state.withLock(\.identities) else { return true }
        let isInPlace = names.map(FileIdentity.init) == identities
        if !isInPlace { state.withLock { $0.wasReplaced = true } }
        return isInPlace
    }

    /// Whether replaced files or damage were found.
    var mayBeUnusable: Bool { state.withLock { $0.wasReplaced || $0.damage != nil } }

    /// - Throws: `StorageError.replaced`.
    func requireFilesInPlace() throws(StorageError) {
        if !isInPlace { throw .replaced }
    }

    /// - Throws: `StorageError.replaced`, or `StorageError.damaged` once damage was found.
    func check() throws(StorageError) {
        try requireFilesInPlace()
        if let damage = state.withLock(\.damage) { throw .damaged(detail: damage) }
    }

    /// The actual reason for an error: replaced files explain all others. Remembers damage.
    func explain(_ error: StorageError) -> StorageError {
        guard isInPlace else { return .replaced }
        if case .damaged(let detail) = error { state.withLock { $0.damage = detail } }
        return error
    }
}

/// Identifies a file or folder independently of its name (stat(2)).
struct FileIdentity: Sendable, Equatable {
    private let device: UInt64
    private let number: UInt64

    /// - Returns: nil if there is nothing at this path.
    init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
    }
}
