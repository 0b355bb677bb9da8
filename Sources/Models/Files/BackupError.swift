import Foundation
import Images
import Storage

/// Why a backup, or another file, could not be written or read, as a sentence for whoever runs the server.
public struct BackupError: Error, CustomStringConvertible {
    public let description: String

    public init(description: String) {
        self.description = description
    }

    /// With the system's message about its last call.
    package init(failed verb: String, _ path: String) {
        description = "\(path) could not be \(verb): \(String(cString: strerror(errno)))."
    }
}

extension Error {
    /// Whether the database or a folder could not be used.
    package var isStorageFailure: Bool {
        switch self as any Error {
        case StorageError.unavailable, StorageError.damaged, StorageError.replaced, is ImageStoreError, is BackupError:
            true
        default: false
        }
    }
}
