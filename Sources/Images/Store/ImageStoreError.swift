import Glibc

/// Why a file of the store could not be written, read or removed, with the `errno` of the failed call.
public enum ImageStoreError: Error, Equatable, Sendable {
    /// The disk is full or the file system does not accept writes; worth another try later.
    case storageUnavailable(code: Int32)
    /// Anything else, such as a folder that is missing or belongs to another user.
    case failed(code: Int32)

    init(code: Int32) {
        self = Self.unavailableCodes.contains(code) ? .storageUnavailable(code: code) : .failed(code: code)
    }

    private static let unavailableCodes: Set = [ENOSPC, EDQUOT, EFBIG, EROFS, EIO]
}
