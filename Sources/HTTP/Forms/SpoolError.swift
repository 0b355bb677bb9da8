#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Why an upload could not be stored on disk; `code` is the system's `errno`.
public enum SpoolError: Error, Equatable {
    /// The disk is full or does not accept writes; with free space the same upload works.
    case storageUnavailable(code: Int32)
    /// The folder is missing or not accessible, or the disk fails.
    case failed(operation: String, code: Int32)

    static func last(_ operation: String) -> SpoolError {
        switch errno {
        case ENOSPC, EDQUOT, EFBIG, EROFS: .storageUnavailable(code: errno)
        default: .failed(operation: operation, code: errno)
        }
    }
}
