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

/// A picture format that WorkHome accepts, detected by the first bytes of a file and never by its name.
public enum ImageFormat: String, Sendable, CaseIterable {
    case jpeg
    case png
    case webp
    case heic
    case gif

    /// The maximum number of bytes that `init(sniffing:)` reads.
    public static let sniffedByteCount = 256

    /// Detects the format by its signature; nil if the bytes match none of the five.
    ///
    /// - Parameter bytes: The file from its first byte; the first `sniffedByteCount` bytes are enough.
    public init?(sniffing bytes: some Collection<UInt8>) {
        let head = Array(bytes.prefix(Self.sniffedByteCount))
        if head.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if head.starts(with: "GIF87a".utf8) || head.starts(with: "GIF89a".utf8) {
            self = .gif
        } else if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else if Self.isHEIC(head) {
            self = .heic
        } else {
            return nil
        }
    }

    /// Reads the `ftyp` box of ISO/IEC 14496-12: size, type, major brand, minor version, compatible brands.
    ///
    /// The brands `mif1` and `msf1` mean HEIF without naming a codec, so a file that also names AV1 is not HEVC.
    private static func isHEIC(_ head: [UInt8]) -> Bool {
        guard head.count >= 16, head.dropFirst(4).starts(with: "ftyp".utf8) else { return false }
        let boxSize = head.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        guard boxSize >= 16 else { return false }
        let box = Array(head.prefix(boxSize))
        let brands = stride(from: 8, through: box.count - 4, by: 4)
            .filter { $0 != 12 }
            .map { String(decoding: box[$0..<$0 + 4], as: UTF8.self) }
        guard let major = brands.first, !av1Brands.contains(major) else { return false }
        if hevcBrands.contains(major) { return true }
        guard codecFreeBrands.contains(major) else { return false }
        return !brands.contains(where: av1Brands.contains)
    }

    private static let hevcBrands: Set = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]
    private static let codecFreeBrands: Set = ["mif1", "msf1"]
    private static let av1Brands: Set = ["avif", "avis", "avio"]
}
