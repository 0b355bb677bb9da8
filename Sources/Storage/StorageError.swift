import GRDB

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
