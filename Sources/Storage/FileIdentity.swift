import Glibc

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
