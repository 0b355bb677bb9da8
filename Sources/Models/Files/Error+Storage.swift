import Images
import Storage

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
