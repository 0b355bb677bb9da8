import CArchive
import Glibc

/// The files of a zip archive one after the other, each streamed.
public struct ZipArchive: Sendable {
    /// Other methods let a small file ask for gigabytes, and no app uses them: only these, by libarchive's names.
    private static let methods = ["(uncompressed)", "(deflation)", "(bzip)"]
    /// In bytes: of some 100,000 files.
    private static let longestDirectory = 8 << 20

    private let path: String

    public init(path: String) { self.path = path }

    /// - Parameter body: called for each file; folders and links are skipped.
    /// - Throws: `ZipArchiveError` if the archive can't be read, and what `body` throws.
    public func forEachFile(_ body: (ZipMember) throws -> Void) throws {
        guard let archive = archive_read_new() else {
            throw ZipArchiveError(path: path, reason: "there is not enough memory")
        }
        let zip = UnsafeMutablePointer<workhome_zip>.allocate(capacity: 1)
        (zip.pointee.descriptor, zip.pointee.is_at_files) = (open(path, O_RDONLY | O_CLOEXEC), 0)
        zip.pointee.left = Self.longestDirectory
        defer {
            archive_read_free(archive)
            close(zip.pointee.descriptor)
            zip.deallocate()
        }
        guard archive_read_support_format_zip(archive) == ARCHIVE_OK, workhome_zip_open(archive, zip) == ARCHIVE_OK
        else { throw ZipArchiveError(path: path, archive) }
        while true {
            var entry: OpaquePointer?
            switch archive_read_next_header(archive, &entry) {
            case ARCHIVE_EOF: return
            case ARCHIVE_OK, ARCHIVE_WARN: break
            default: throw ZipArchiveError(path: path, archive)
            }
            zip.pointee.is_at_files = 1
            guard let entry, archive_entry_filetype(entry) & S_IFMT == S_IFREG else { continue }
            guard archive_entry_is_encrypted(entry) == 0 else {
                throw ZipArchiveError(path: path, reason: "it is encrypted")
            }
            let format = archive_format_name(archive).map { String(cString: $0) } ?? ""
            guard Self.methods.contains(where: format.hasSuffix) else {
                throw ZipArchiveError(path: path, reason: "it is compressed in an unusual way")
            }
            let name = archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry)
            try body(ZipMember(path: name.map { String(cString: $0) } ?? "", archivePath: path, archive: archive))
        }
    }
}

/// A file of an archive, to be read once, inside `forEachFile`.
public struct ZipMember {
    /// The path in the archive, with folders.
    public let path: String
    fileprivate let archivePath: String
    fileprivate let archive: OpaquePointer

    /// The last part of the path.
    public var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The number of bytes of the archive that have been read so far.
    public var archiveBytesRead: Int64 { archive_filter_bytes(archive, -1) }

    /// - Returns: up to 256 KiB, nil at the end.
    /// - Throws: `ZipArchiveError`
    public func nextChunk() throws -> [UInt8]? {
        var result = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 18) { bytes, count in
            result = archive_read_data(archive, bytes.baseAddress, bytes.count)
            count = max(result, 0)
        }
        guard result >= 0 else { throw ZipArchiveError(path: archivePath, archive) }
        return chunk.isEmpty ? nil : chunk
    }
}

/// An archive that can't be read. The description is one line.
public struct ZipArchiveError: Error, CustomStringConvertible {
    public let description: String

    init(path: String, reason: String) { description = "Cannot read \(path): \(reason)." }

    fileprivate init(path: String, _ archive: OpaquePointer) {
        let reason = archive_error_string(archive).map { String(cString: $0) } ?? "it is not a zip archive"
        self.init(path: path, reason: reason.prefix(1).lowercased() + reason.dropFirst())
    }
}
