import Foundation
import Images
import Models

/// How a household's photos were copied into a backup.
struct CopiedPhotos: Sendable {
    var report = BackupManifest.Photos()
    var list = PhotoList()
    /// The files that are new on the disk, which nobody has read from there yet.
    var written: [String] = []
}

/// The photos of a backup. They never change under their names, so one that an earlier backup still has as it was then is
/// linked, not copied.
struct PhotoCopy: Sendable {
    let from: DataFolders
    let to: DataFolders
    let earlier: DataFolders?
    let files: PacedFiles

    /// Blocks while it copies.
    /// - Throws: `CancellationError`, `BackupError`, or what the disk says.
    func copy(_ photos: Set<UUID>) throws -> CopiedPhotos {
        try FileManager.default.createDirectory(
            atPath: to.images, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // One that can't be read is as good as none: then the household's files say what they are.
        let known = try? earlier.flatMap(knownDigests)
        let look = try PhotoLook(to, files)
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

    /// The SHA-256 of each photo when it was backed up first, but for those that were damaged already.
    private func knownDigests(of backup: DataFolders) throws -> PhotoList? {
        let manifest = try BackupManifest(requiredIn: backup)
        var list = try PhotoList(of: backup, manifest)
        let look = try PhotoLook(backup, files)
        for name in manifest.photos.damaged ?? [] where !look.isWhole(name) { list?[name] = nil }
        return list
    }

    /// - Parameter known: its SHA-256 when it was backed up first; nil where the earlier backup does not say it.
    /// - Returns: whether the household's own file is damaged.
    private func take(
        _ name: String, known: String?, _ look: PhotoLook, _ copied: inout CopiedPhotos
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

    /// Gives a file of the earlier backup a second name, unless it is damaged: it would be in every backup from then on.
    /// - Parameter known: its SHA-256 when it was backed up first; nil where the earlier backup does not say it.
    /// - Returns: its SHA-256; nil when it is to be copied.
    private func linkEarlier(_ name: String, known: String?, _ look: PhotoLook) throws -> String? {
        let target = "\(to.images)/\(name)"
        guard let earlier, link("\(earlier.images)/\(name)", target) == 0 else { return nil }
        let digest = try known ?? files.digest(of: "\(from.images)/\(name)")
        if try look.fault(of: name, digest) == nil { return digest }
        guard unlink(target) == 0 else { throw BackupError(failed: "removed", target) }
        return nil
    }
}
