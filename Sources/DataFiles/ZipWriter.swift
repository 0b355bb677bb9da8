import CArchive
import Glibc

/// Streams a zip archive, whatever the length of its files, without buffering it.
///
/// The directory comes last, as in the format, and files and archives may exceed 4 GiB (zip64).
public final class ZipWriter {
    /// Receives the bytes of the archive.
    private let output: Output
    private let archive: OpaquePointer
    private let modifiedAt: Int64

    /// - Parameters:
    ///   - modifiedAt: the time of each file, in seconds since 1970.
    ///   - sink: receives the archive's bytes. `begin`, `write` and `finish` rethrow its errors.
    public init(modifiedAt: Int64, sink: @escaping ([UInt8]) throws -> Void) throws {
        guard let archive = archive_write_new() else { throw ZipWriterError(reason: "there is not enough memory") }
        self.archive = archive
        self.modifiedAt = modifiedAt
        output = Output(sink)
        let opened =
            archive_write_set_format_zip(archive) == ARCHIVE_OK
            && archive_write_set_bytes_per_block(archive, 1 << 16) == ARCHIVE_OK
            && archive_write_set_bytes_in_last_block(archive, 1) == ARCHIVE_OK
            && archive_write_open(
                archive, Unmanaged.passUnretained(output).toOpaque(), nil,
                { archive, output, bytes, count in
                    guard let output, let bytes else { return -1 }
                    let taker = Unmanaged<Output>.fromOpaque(output).takeUnretainedValue()
                    return taker.take(UnsafeRawBufferPointer(start: bytes, count: count)) ? count : -1
                }, nil) == ARCHIVE_OK
        guard opened else { throw failure() }
    }

    deinit {
        // The archive was not finished, so no more of its bytes are written.
        output.isClosed = true
        archive_write_free(archive)
    }

    /// Begins the next file.
    /// - Parameters:
    ///   - path: ASCII, with `/` between folders.
    ///   - storedLength: the length of a file that does not compress, such as a photo; it is stored uncompressed.
    public func begin(_ path: String, storedLength: Int? = nil) throws {
        guard let entry = archive_entry_new() else { throw ZipWriterError(reason: "there is not enough memory") }
        defer { archive_entry_free(entry) }
        archive_entry_set_pathname(entry, path)
        archive_entry_set_filetype(entry, Glibc.S_IFREG as mode_t)
        archive_entry_set_perm(entry, 0o600)
        archive_entry_set_mtime(entry, time_t(modifiedAt), 0)
        if let storedLength {
            archive_entry_set_size(entry, Int64(storedLength))
            try check(archive_write_zip_set_compression_store(archive))
        } else {
            try check(archive_write_zip_set_compression_deflate(archive))
        }
        try check(archive_write_header(archive, entry))
    }

    /// Appends to the current file.
    public func write(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { archive_write_data(archive, $0.baseAddress, $0.count) }
            guard count > 0 else { throw failure() }
            rest = rest.dropFirst(count)
        }
    }

    /// Writes the directory, without which the archive is invalid.
    public func finish() throws { try check(archive_write_close(archive)) }

    private func check(_ result: Int32) throws {
        guard result >= ARCHIVE_WARN else { throw failure() }
    }

    private func failure() -> any Error {
        if let error = output.error { return error }
        let reason = archive_error_string(archive).map { String(cString: $0) } ?? "it failed"
        return ZipWriterError(reason: reason)
    }

    private final class Output {
        private let sink: ([UInt8]) throws -> Void
        var isClosed = false
        private(set) var error: (any Error)?

        init(_ sink: @escaping ([UInt8]) throws -> Void) { self.sink = sink }

        func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
            guard !isClosed, error == nil else { return false }
            do {
                try sink([UInt8](bytes))
                return true
            } catch {
                self.error = error
                return false
            }
        }
    }
}

/// An archive that can't be written. The description is one line.
public struct ZipWriterError: Error, CustomStringConvertible {
    let reason: String

    public var description: String { "Cannot write the zip archive: \(reason)." }
}
