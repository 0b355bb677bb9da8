#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// A temporary file that is written from front to back in pieces of 64 KiB, readable by this user alone.
struct SpoolFile: ~Copyable {
    private static let bufferBytes = 64 << 10

    private let descriptor: Int32
    private var buffer: [UInt8] = []

    /// - Throws: `SpoolError`, also if the file already exists.
    init(path: String) throws(SpoolError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .last("open") }
        self.init(descriptor: descriptor)
    }

    /// Takes over an open descriptor.
    init(descriptor: Int32) { self.descriptor = descriptor }

    deinit {
        // Unwritten bytes are dropped: only `finish` completes a file.
        close(descriptor)
    }

    mutating func append(_ bytes: some Collection<UInt8>) throws(SpoolError) {
        buffer += bytes
        if buffer.count >= Self.bufferBytes { try flush() }
    }

    /// Writes the rest of the buffer.
    mutating func finish() throws(SpoolError) { try flush() }

    private mutating func flush() throws(SpoolError) {
        var written = 0
        while written < buffer.count {
            let count = buffer.withUnsafeBytes { bytes in
                write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
            }
            if count < 0 {
                guard errno == EINTR else { throw .last("write") }
            } else {
                written += count
            }
        }
        buffer.removeAll(keepingCapacity: true)
    }
}

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
