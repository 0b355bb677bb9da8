import CZlib
import Glibc

/// The decompressed bytes of a file in the gzip format (RFC 1952), chunk by chunk.
///
/// A file may have several members, as tools that compress in parallel write them. What follows the last is ignored,
/// as gzip itself does.
public final class GzipSource {
    private static let chunkSize = 1 << 18

    private let path: String
    private let source: () throws -> [UInt8]?
    /// zlib's state points back to it, so it must stay where it is.
    private let stream: UnsafeMutablePointer<z_stream>
    private var input: [UInt8] = []
    private var used = 0
    private var isInMember = true
    private var isBegun = false
    /// Whether zlib may hold more output than fit into the last chunk.
    private var isMoreHeld = false

    /// - Parameters:
    ///   - path: of the file, for messages.
    ///   - nextChunk: the next bytes of the file, nil after the last.
    /// - Throws: `GzipError` if zlib gets no memory.
    public init(path: String, _ nextChunk: @escaping () throws -> [UInt8]?) throws {
        (self.path, source) = (path, nextChunk)
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        guard workhome_gunzip_init(stream) == Z_OK else {
            throw GzipError(path: path, reason: "there is not enough memory")
        }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    /// Whether a file begins like one in this format.
    public static func isBeginning(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

    /// - Returns: up to 256 KiB, nil at the end.
    /// - Throws: `GzipError` for a damaged or incomplete file, and what the source throws.
    public func nextChunk() throws -> [UInt8]? {
        while true {
            if used == input.count, !isMoreHeld, try !refill() { return try end() }
            guard try isInMember || nextMember() else { return nil }
            let output = try decompress()
            if !output.isEmpty { return output }
        }
    }

    /// - Returns: false at the end of the file.
    private func refill() throws -> Bool {
        guard let chunk = try source() else { return false }
        (input, used, isBegun) = (chunk, 0, true)
        return true
    }

    private func end() throws -> [UInt8]? {
        guard !isBegun || !isInMember else {
            throw GzipError(path: path, reason: "it ends too early, so its download is incomplete")
        }
        return nil
    }

    /// - Returns: whether another member follows.
    private func nextMember() throws -> Bool {
        guard used < input.count, input[used] == 0x1F else { return false }
        inflateReset(stream)
        isInMember = true
        return true
    }

    private func decompress() throws -> [UInt8] {
        var status = Z_OK
        let output = [UInt8](unsafeUninitializedCapacity: Self.chunkSize) { output, count in
            input.withUnsafeMutableBufferPointer { input in
                stream.pointee.next_in = input.baseAddress?.advanced(by: used)
                stream.pointee.avail_in = UInt32(clamping: input.count - used)
                stream.pointee.next_out = output.baseAddress
                stream.pointee.avail_out = UInt32(clamping: output.count)
                status = inflate(stream, Z_NO_FLUSH)
                used = input.count - Int(stream.pointee.avail_in)
                count = output.count - Int(stream.pointee.avail_out)
            }
        }
        // Z_BUF_ERROR only says that there was nothing left to do.
        guard [Z_OK, Z_BUF_ERROR, Z_STREAM_END].contains(status) else {
            throw GzipError(path: path, reason: "it is damaged")
        }
        isMoreHeld = stream.pointee.avail_out == 0
        if status == Z_STREAM_END { (isInMember, isMoreHeld) = (false, false) }
        return output
    }
}

/// A gzip file that can't be read. The description is one line.
public struct GzipError: Error, CustomStringConvertible {
    public let description: String

    init(path: String, reason: String) { description = "Cannot read \(path): \(reason)." }
}

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
