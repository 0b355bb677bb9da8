import Foundation
import Images
import Models
import Storage

/// Replaces a household's data atomically: whatever interrupts it, they are all old or all new.
///
/// A photo file never changes, so the new photos are first added next to the old ones, unused, and then a single rename
/// replaces the database. The old data are kept under a name that marks them as incomplete until then.
/// `finishOrRevert` finishes or reverts the replacement, whether it succeeded, failed, or was killed.
package struct DataReplacement: Sendable {
    static let keptPrefix = "before-restore-"
    private static let partialEnding = ".partial"

    let folders: DataFolders
    /// The name of the folder for the old data; nil if there are none.
    let keptName: String?

    /// The folder for the new data, on the same disk.
    var staged: DataFolders { Self.staged(in: folders) }

    /// Blocks while it copies. The new database must already be in `staged`.
    /// - Returns: the number of photo files.
    func run(photos: Set<UUID>, of backup: DataFolders) throws -> Int {
        try keepPhotos()
        let count = try copyPhotos(photos, of: backup)
        try DiskSpace.flush(staged.database)
        try keepDatabase()
        try DiskSpace.rename(staged.database, to: folders.database)
        try DiskSpace.flush(folders.root)
        return count
    }

    /// Finishes a replacement: if the database was replaced, the kept data get their final name; if not, everything new
    /// is removed. Nothing else may use the data.
    package static func finishOrRevert(_ folders: DataFolders) throws {
        let (files, staged) = (FileManager.default, staged(in: folders))
        let wasReplaced = !files.fileExists(atPath: staged.database)
        for name in try files.contentsOfDirectory(atPath: folders.root)
        where name.hasPrefix(keptPrefix) && name.hasSuffix(partialEnding) {
            let partial = DataFolders(root: "\(folders.root)/\(name)")
            if wasReplaced {
                try DiskSpace.rename(partial.root, to: String(partial.root.dropLast(partialEnding.count)))
            } else {
                try restoreLog(from: partial, to: folders)
                try files.removeItem(atPath: partial.root)
            }
        }
        guard files.fileExists(atPath: staged.root) else { return }
        if !files.fileExists(atPath: folders.database) { try removeNewPhotos(staged, folders) }
        try files.removeItem(atPath: staged.root)
        try DiskSpace.flush(folders.root)
    }

    private static func staged(in folders: DataFolders) -> DataFolders {
        DataFolders(root: "\(folders.root)/restoring")
    }

    /// Restores the write-ahead log of a database that stays, if only its copy is left.
    private static func restoreLog(from partial: DataFolders, to folders: DataFolders) throws {
        let (log, files) = (folders.database + "-wal", FileManager.default)
        guard !files.fileExists(atPath: log), files.fileExists(atPath: partial.database + "-wal") else { return }
        try DiskSpace.rename(partial.database + "-wal", to: log)
    }

    /// Removes the new photos if there was no database: without rows, a sweep could not recognize them.
    private static func removeNewPhotos(_ staged: DataFolders, _ folders: DataFolders) throws {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: staged.images)) ?? [] {
            let (copy, place) = ("\(staged.images)/\(name)", "\(folders.images)/\(name)")
            guard DiskSpace.isSameFile(copy, place) else { continue }
            try FileManager.default.removeItem(atPath: place)
        }
    }

    private var kept: DataFolders? {
        keptName.map { DataFolders(root: "\(folders.root)/\($0)\(Self.partialEnding)") }
    }
    private var log: String { folders.database + "-wal" }

    private func keepPhotos() throws {
        guard let kept else { return }
        try FileManager.default.createDirectory(
            atPath: kept.images, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        for name in try FileManager.default.contentsOfDirectory(atPath: folders.images) {
            try keep("\(folders.images)/\(name)", as: "\(kept.images)/\(name)")
        }
    }

    /// Copies all of them first and then renames them, which takes almost no time.
    private func copyPhotos(_ photos: Set<UUID>, of backup: DataFolders) throws -> Int {
        try FileManager.default.createDirectory(
            atPath: staged.images, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let names = photos.flatMap(ImageStore.fileNames).filter {
            FileManager.default.fileExists(atPath: "\(backup.images)/\($0)")
        }
        for name in names {
            let copy = "\(staged.images)/\(name)"
            try FileManager.default.copyItem(atPath: "\(backup.images)/\(name)", toPath: copy)
            try DiskSpace.flush(copy)
        }
        for name in names { try place("\(staged.images)/\(name)", as: "\(folders.images)/\(name)") }
        try DiskSpace.flush(folders.images)
        return names.count
    }

    /// Links the copy, so that the staged one still shows what was added; moves it if the disk has no hard links.
    private func place(_ copy: String, as target: String) throws {
        // The sweep at the start treats this name as an incomplete file.
        let temporary = "\(target).tmp"
        try? FileManager.default.removeItem(atPath: temporary)
        try DiskSpace.rename(link(copy, temporary) == 0 ? temporary : copy, to: target)
    }

    private func keepDatabase() throws {
        guard let kept else { return }
        let files = FileManager.default
        let keptLog = kept.database + "-wal"
        if files.fileExists(atPath: log) { try files.copyItem(atPath: log, toPath: keptLog) }
        if files.fileExists(atPath: folders.database) {
            // Checkpoints the log into the file. A damaged database can't be opened: then its log is kept as it was.
            let isFolded = try? AppDatabase(path: folders.database, migrates: false).close()
            try keep(folders.database, as: kept.database)
            if isFolded == true, files.fileExists(atPath: keptLog) { try files.removeItem(atPath: keptLog) }
        }
        // The new database must not read what is left of the old log.
        for name in [log, folders.database + "-shm"] where files.fileExists(atPath: name) {
            try files.removeItem(atPath: name)
        }
        try DiskSpace.flushAll(kept.root)
    }

    /// Creates a hard link, or a copy if the disk has no hard links.
    private func keep(_ source: String, as target: String) throws {
        if link(source, target) == 0 { return }
        try FileManager.default.copyItem(atPath: source, toPath: target)
    }
}
