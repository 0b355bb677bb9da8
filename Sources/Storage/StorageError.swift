import Foundation
import GRDB
import Synchronization

/// Why something could not be stored.
public enum StorageError: Error, Equatable, CustomStringConvertible {
    /// The disk is full, read-only or failing, or the file stays locked; `detail` is SQLite's own message.
    case unavailable(detail: String)
    /// The file is no longer an intact database; `detail` is SQLite's own message.
    case damaged(detail: String)
    /// The open files are no longer those at the database's path.
    case replaced
    /// The file was written by a later version of WorkHome.
    case newerVersion
    /// The tables are of an earlier version of WorkHome, and the program must not migrate them.
    case olderVersion
    /// The database could not be copied before an upgrade, so nothing was changed.
    case upgradeBackupFailed(reason: String)

    init(_ error: DatabaseError) {
        // A failed step of a copy only has a result code: the connection itself reports no error.
        let message = error.message.flatMap { $0 == "not an error" ? nil : $0 }
        let detail = message ?? error.resultCode.description
        self = Self.isDamage(error) ? .damaged(detail: detail) : .unavailable(detail: detail)
    }

    public var description: String {
        switch self {
        case .unavailable(let detail): "The database is unavailable: \(detail)."
        case .damaged(let detail): "The database is damaged: \(detail). Restore a backup; docs/backup.md says how."
        case .replaced: "The data folder was removed or replaced while WorkHome ran. Start WorkHome again."
        case .newerVersion: "The database was written by a newer version of WorkHome. Update WorkHome to open it."
        case .olderVersion:
            "The database was written by an older version of WorkHome. Start WorkHome once to upgrade it."
        case .upgradeBackupFailed(let reason):
            "The database was not upgraded, because it could not be copied first: \(reason). "
                + "Nothing was changed."
        }
    }

    /// Whether SQLite failed for lack of space or access, or because of damage, rather than because of the query
    /// (sqlite.org/rescode.html).
    static func isUnavailability(_ error: DatabaseError) -> Bool {
        switch error.resultCode.primaryResultCode {
        case .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_BUSY, .SQLITE_LOCKED,
            .SQLITE_PERM, .SQLITE_NOMEM, .SQLITE_PROTOCOL:
            true
        default:
            isDamage(error)
        }
    }

    private static func isDamage(_ error: DatabaseError) -> Bool {
        switch error.resultCode.primaryResultCode {
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: true
        default: false
        }
    }
}

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
