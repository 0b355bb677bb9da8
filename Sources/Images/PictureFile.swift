import CVips
import Glibc

/// A picture on an open descriptor, for the standard input of the helper process.
///
/// Always a file, never a pipe: the helper maps it, and a helper that dies early cannot cause a SIGPIPE here.
final class PictureFile: Sendable {
    let descriptor: Int32

    private init(owning descriptor: Int32) throws(ImageError) {
        self.descriptor = descriptor
        guard descriptor >= 0 else { throw .decoderFailed }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// - Throws: `.decoderFailed` if it cannot be opened or is not a regular file, `.tooLarge`, `.unsupportedFormat`.
    convenience init(path: String, maximumBytes: Int) throws(ImageError) {
        try self.init(owning: open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK))
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .decoderFailed }
        guard status.st_size <= maximumBytes else { throw .tooLarge }
        var head = [UInt8](repeating: 0, count: ImageFormat.sniffedByteCount)
        let count = pread(descriptor, &head, head.count, 0)
        guard count >= 0 else { throw .decoderFailed }
        guard ImageFormat(sniffing: head.prefix(count)) != nil else { throw .unsupportedFormat }
    }

    /// A file in memory.
    ///
    /// - Throws: `.decoderFailed` if there is no room, `.tooLarge`, `.unsupportedFormat`.
    convenience init(bytes: [UInt8], maximumBytes: Int) throws(ImageError) {
        guard bytes.count <= maximumBytes else { throw .tooLarge }
        guard ImageFormat(sniffing: bytes) != nil else { throw .unsupportedFormat }
        try self.init(owning: workhome_memory_file())
        guard DescriptorOutput.write(bytes, to: descriptor) == 0 else { throw .decoderFailed }
    }
}
