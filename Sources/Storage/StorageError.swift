import GRDB

/// Why something could not be stored.
public enum StorageError: Error, Equatable, CustomStringConvertible {
    /// The disk is full, read-only or failing, or the file stays locked; `detail` is SQLite's own message.
    case unavailable(detail: String)
    /// The file was written by a later version of WorkHome.
    case newerVersion

    init(_ error: DatabaseError) {
        // A failed step of a copy is known by its code alone: the connection itself has had no error.
        let message = error.message.flatMap { $0 == "not an error" ? nil : $0 }
        self = .unavailable(detail: message ?? error.resultCode.description)
    }

    public var description: String {
        switch self {
        case .unavailable(let detail): "The database is unavailable: \(detail)."
        case .newerVersion: "The database was written by a newer version of WorkHome. Update WorkHome to open it."
        }
    }

    /// Whether SQLite failed for want of room or access rather than for what it was asked (sqlite.org/rescode.html).
    static func isUnavailability(_ error: DatabaseError) -> Bool {
        switch error.resultCode.primaryResultCode {
        case .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_BUSY, .SQLITE_LOCKED,
            .SQLITE_PERM, .SQLITE_NOMEM, .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_PROTOCOL:
            true
        default:
            false
        }
    }
}
