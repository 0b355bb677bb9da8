import Foundation
import Images
import Models
import Storage

/// Replaces a household's data by others so that whatever ends it, they are all old or all new.
///
/// Photos never change under their names: first the new ones come beside the old ones, where nobody names them yet, then
/// the database is replaced by one renaming. What was there is kept under a name that says that it is not all there yet,
/// until it is replaced. `settle` ends all of it, whether it went well, failed, or was killed.
package struct DataReplacement: Sendable {
    static let keptPrefix = "before-restore-"
    private static let partialEnding = ".partial"

    let folders: DataFolders
    /// The name of the folder for the data that are there; nil when there are none.
    let keptName: String?

    /// Where what is to come waits: on the same disk.
    var staged: DataFolders { Self.staged(in: folders) }

    /// Blocks while it copies. The new database is in its place of `staged` already.
    /// - Returns: how many photo files came.
    func run(photos: Set<UUID>, of backup: DataFolders) throws -> Int {
        try keepPhotos()
        let count = try bringPhotos(photos, of: backup)
        try DiskSpace.flush(staged.database)
        try keepDatabase()
        try DiskSpace.rename(staged.database, to: folders.database)
        try DiskSpace.flush(folders.root)
        return count
    }

    /// Brings a replacement to its end: what was kept gets its name when the database was replaced, and everything goes when
    /// it was not. Nobody else may use the data.
    package static func settle(_ folders: DataFolders) throws {
        let (files, staged) = (FileManager.default, staged(in: folders))
        let wasReplaced = !files.fileExists(atPath: staged.database)
        for name in try files.contentsOfDirectory(atPath: folders.root)
        where name.hasPrefix(keptPrefix) && name.hasSuffix(partialEnding) {
            let partial = DataFolders(root: "\(folders.root)/\(name)")
            if wasReplaced {
                try DiskSpace.rename(partial.root, to: String(partial.root.dropLast(partialEnding.count)))
            } else {
                try bringLogBack(from: partial, to: folders)
                try files.removeItem(atPath: partial.root)
            }
        }
        guard files.fileExists(atPath: staged.root) else { return }
        if !files.fileExists(atPath: folders.database) { try takePhotosBack(staged, folders) }
        try files.removeItem(atPath: staged.root)
        try DiskSpace.flush(folders.root)
    }

    private static func staged(in folders: DataFolders) -> DataFolders {
        DataFolders(root: "\(folders.root)/restoring")
    }

    /// The log of a database that stays, where only the copy of it is left.
    private static func bringLogBack(from partial: DataFolders, to folders: DataFolders) throws {
        let (log, files) = (folders.database + "-wal", FileManager.default)
        guard !files.fileExists(atPath: log), files.fileExists(atPath: partial.database + "-wal") else { return }
        try DiskSpace.rename(partial.database + "-wal", to: log)
    }

    /// Of data that had no database, the photos that came: there is no row yet by which a sweep could tell.
    private static func takePhotosBack(_ staged: DataFolders, _ folders: DataFolders) throws {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: staged.images)) ?? [] {
            let (copy, place) = ("\(staged.images)/\(name)", "\(folders.images)/\(name)")
            guard DiskSpace.areSame(copy, place) else { continue }
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

    /// Copies all of them first, and then gives them their names, which takes next to no time.
    private func bringPhotos(_ photos: Set<UUID>, of backup: DataFolders) throws -> Int {
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

    /// The copy stays where it is, too, and tells what came; where the disk knows no second names, it moves.
    private func place(_ copy: String, as target: String) throws {
        // A name that the sweep of a start takes for a file whose writing was cut short.
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
            // Folds the log into the file. A damaged one can't be opened: then the log is kept beside it, as it was.
            let isFolded = try? AppDatabase(path: folders.database, migrates: false).close()
            try keep(folders.database, as: kept.database)
            if isFolded == true, files.fileExists(atPath: keptLog) { try files.removeItem(atPath: keptLog) }
        }
        // What is left of the log must not come into the new database.
        for name in [log, folders.database + "-shm"] where files.fileExists(atPath: name) {
            try files.removeItem(atPath: name)
        }
        try DiskSpace.flushAll(kept.root)
    }

    /// Gives a file a second name, or copies it where the disk can't do that.
    private func keep(_ source: String, as target: String) throws {
        if link(source, target) == 0 { return }
        try FileManager.default.copyItem(atPath: source, toPath: target)
    }
}
