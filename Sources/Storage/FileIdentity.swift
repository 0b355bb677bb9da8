import Glibc

/// Which file or folder a name stands for at the moment, whatever its name (stat(2)).
struct FileIdentity: Sendable, Equatable {
    private let device: UInt64
    private let number: UInt64

    /// - Returns: nil where there is nothing of that name.
    init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
    }
}
