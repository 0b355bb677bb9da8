import Crypto
import Foundation
import Models

/// The SHA-256 of each photo file of a backup, by name: `photos.sha256`, in the format of `sha256sum`.
///
/// Separate from the manifest, so that looking up the last backup's time does not read a line per photo.
struct PhotoList: Sendable, Equatable {
    private var digests: [String: String] = [:]

    init() {}

    subscript(name: String) -> String? {
        get { digests[name] }
        set { digests[name] = newValue }
    }

    /// - Returns: nil for a backup by an earlier version, which has none.
    /// - Throws: `BackupError` if it does not match the digest in the manifest.
    init?(of backup: DataFolders, _ manifest: BackupManifest) throws {
        let bytes = FileManager.default.contents(atPath: backup.photoList)
        if bytes == nil, manifest.photosSHA256 == nil { return nil }
        guard let bytes, SHA256Digest.hexadecimal(SHA256Digest.hash([UInt8](bytes))) == manifest.photosSHA256 else {
            throw BackupError(
                description: "The list of the photos in \(backup.root) is not the one that was backed up.")
        }
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            guard let end = line.firstRange(of: Self.folder) else { continue }
            digests[String(line[end.upperBound...])] = String(line[..<end.lowerBound])
        }
    }

    /// - Returns: the SHA-256 of the list itself.
    func write(in backup: DataFolders) throws -> String {
        let lines = digests.sorted { $0.key < $1.key }.map { "\($0.value)\(Self.folder)\($0.key)\n" }
        let bytes = Array(lines.joined().utf8)
        try Data(bytes).write(to: URL(filePath: backup.photoList))
        return SHA256Digest.hexadecimal(SHA256Digest.hash(bytes))
    }

    private static let folder = "  images/"
}
