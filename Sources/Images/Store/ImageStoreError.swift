import Glibc

/// Why a file of the store could not be written, read or removed. Carries the `errno` of the call that failed.
public enum ImageStoreError: Error, Equatable, Sendable {
    /// There is no room, or the file system does not take writes: worth another try later.
    case storageUnavailable(code: Int32)
    /// Anything else, such as a folder that is gone or not ours.
    case failed(code: Int32)

    init(code: Int32) {
        self = Self.unavailableCodes.contains(code) ? .storageUnavailable(code: code) : .failed(code: code)
    }

    private static let unavailableCodes: Set = [ENOSPC, EDQUOT, EFBIG, EROFS, EIO]
}
