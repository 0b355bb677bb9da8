import Glibc

/// A file on disk, read from front to back.
public final class FileSource {
    /// The file's length in bytes when it was opened.
    public let size: Int64
    public private(set) var bytesRead: Int64 = 0
    private let descriptor: Int32
    private let path: String

    /// - Throws: `FileSourceError` when it can't be opened.
    public init(path: String) throws {
        self.path = path
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileSourceError(path: path, code: errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw FileSourceError(path: path, code: EISDIR)
        }
        size = Int64(status.st_size)
    }

    deinit { close(descriptor) }

    /// - Returns: up to 256 KiB, nil at the end.
    /// - Throws: `FileSourceError` when the disk fails.
    public func nextChunk() throws -> [UInt8]? {
        var result = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 18) { bytes, count in
            repeat { result = read(descriptor, bytes.baseAddress, bytes.count) } while result < 0 && errno == EINTR
            count = max(result, 0)
        }
        guard result >= 0 else { throw FileSourceError(path: path, code: errno) }
        bytesRead += Int64(result)
        return chunk.isEmpty ? nil : chunk
    }
}

/// A file that can't be read. The description is one line.
public struct FileSourceError: Error, CustomStringConvertible {
    public let description: String

    init(path: String, code: Int32) {
        description =
            code == EISDIR
            ? "\(path) is not a file. Give a file in it, or a zip of all that an app exported."
            : "Cannot read \(path): \(String(cString: strerror(code)))."
    }
}
