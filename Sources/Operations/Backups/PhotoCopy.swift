import Crypto
import DataFiles
import Foundation
import Images
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

/// The result of copying a household's photos into a backup.
struct CopiedPhotos: Sendable {
    var report = BackupManifest.Photos()
    var list = PhotoList()
    /// The newly written files, which must still be read back from the disk.
    var written: [String] = []
}

/// Copies the photos of a backup. A photo file never changes, so one that an earlier backup has intact is linked
/// instead of copied.
struct PhotoCopy: Sendable {
    let from: DataFolders
    let to: DataFolders
    let earlier: DataFolders?
    let files: PacedFiles

    /// Blocks while it copies.
    /// - Throws: `CancellationError`, `BackupError`, or a file system error.
    func copy(_ photos: Set<UUID>) throws -> CopiedPhotos {
        try FileManager.default.createDirectory(
            atPath: to.images, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // An unreadable list counts as missing: then the digests are those of the household's files.
        let known = try? earlier.flatMap(knownDigests)
        let look = try PhotoCheck(to, files)
        var copied = CopiedPhotos()
        var damaged: [String] = []
        for name in photos.flatMap(ImageStore.fileNames) {
            try files.checkCancellation()
            if try take(name, known: known?[name], look, &copied) { damaged.append(name) }
        }
        copied.report.missing.sort()
        copied.report.damaged = damaged.sorted()
        copied.report.newFiles = copied.written.count
        return copied
    }

    /// Each photo's SHA-256 from its first backup, except for those that were already damaged.
    private func knownDigests(of backup: DataFolders) throws -> PhotoList? {
        let manifest = try BackupManifest(requiredIn: backup)
        var list = try PhotoList(of: backup, manifest)
        let look = try PhotoCheck(backup, files)
        for name in manifest.photos.damaged ?? [] where !look.isWhole(name) { list?[name] = nil }
        return list
    }

    /// - Parameter known: its SHA-256 from its first backup; nil if the earlier backup does not have it.
    /// - Returns: whether the household's own file is damaged.
    private func take(
        _ name: String, known: String?, _ look: PhotoCheck, _ copied: inout CopiedPhotos
    ) throws -> Bool {
        let (source, target) = ("\(from.images)/\(name)", "\(to.images)/\(name)")
        let size = DiskSpace.byteCount(ofFile: source)
        guard size > 0 else {
            copied.report.missing.append(name)
            return false
        }
        let (digest, own): (String, String)
        if let linked = try linkEarlier(name, known: known, look) {
            (digest, own) = (linked, try known == nil ? linked : files.digest(of: source))
        } else {
            try DiskSpace.requireRoom(for: size, at: to.root)
            own = try files.copy(source, to: target)
            digest = own
            try DiskSpace.flush(target)
            copied.written.append(name)
        }
        copied.list[name] = digest
        copied.report.files += 1
        copied.report.bytes += DiskSpace.byteCount(ofFile: target)
        return known.map { $0 != own } ?? !look.isWhole(name)
    }

    /// Links a file of the earlier backup, unless it is damaged: the damage would be in every later backup.
    /// - Parameter known: its SHA-256 from its first backup; nil if the earlier backup does not have it.
    /// - Returns: its SHA-256; nil if it must be copied.
    private func linkEarlier(_ name: String, known: String?, _ look: PhotoCheck) throws -> String? {
        let target = "\(to.images)/\(name)"
        guard let earlier, link("\(earlier.images)/\(name)", target) == 0 else { return nil }
        let digest = try known ?? files.digest(of: "\(from.images)/\(name)")
        if try look.fault(of: name, digest) == nil { return digest }
        guard unlink(target) == 0 else { throw BackupError(failed: "removed", target) }
        return nil
    }
}

/// Checks the photos of a backup on its disk.
struct PhotoCheck: Sendable {
    private let backup: DataFolders
    private let store: ImageStore
    private let files: PacedFiles

    init(_ backup: DataFolders, _ files: PacedFiles) throws {
        self.backup = backup
        self.files = files
        store = try ImageStore(directory: backup.images)
    }

    /// The problem with a file, in one line; nil if it is fine. Blocks while it reads the whole file.
    /// - Parameter digest: the SHA-256 it must have; if nil, only its beginning and end are checked.
    /// - Throws: `CancellationError`.
    func fault(of name: String, _ digest: String?) throws -> String? {
        try files.checkCancellation()
        let path = "\(backup.images)/\(name)"
        guard let digest, DiskSpace.byteCount(ofFile: path) > 0 else {
            return store.fault(ofFile: name, isThorough: false)
        }
        do {
            return try files.digest(of: path) == digest ? nil : "photo \(name) is damaged"
        } catch is FileSourceError {
            return "photo \(name) can't be read"
        }
    }

    /// Whether a file is a complete photo according to its own format. Blocks while it reads the whole file.
    func isWhole(_ name: String) -> Bool { store.fault(ofFile: name, isThorough: true) == nil }

    /// The problems with the files of photos, one per line.
    func faults(of photos: Set<UUID>, _ list: PhotoList?) throws -> [String] {
        try photos.flatMap(ImageStore.fileNames).sorted().compactMap { try fault(of: $0, list?[$0]) }
    }
}
