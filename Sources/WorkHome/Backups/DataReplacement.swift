import Foundation
import Images
import Storage

/// Replaces a household's data by others so that whatever ends it, they are all old or all new.
///
/// Photos never change under their names: first the new ones come beside the old ones, where nobody names them yet, then
/// the database is replaced by one renaming.
struct DataReplacement: Sendable {
    let folders: DataFolders
    /// Where the data that are there go; nil when there are none.
    let kept: DataFolders?

    /// Blocks while it copies.
    /// - Parameter staged: the new database, on the same disk.
    /// - Returns: how many photo files came.
    func run(_ staged: String, photos: Set<UUID>, of backup: DataFolders) throws -> Int {
        let count: Int
        do {
            try keepPhotos()
            count = try bringPhotos(photos, of: backup)
            try DiskSpace.flush(staged)
            try keepDatabase()
            try DiskSpace.rename(staged, to: folders.database)
        } catch {
            takeBack()
            throw error
        }
        try DiskSpace.flush(folders.root)
        return count
    }

    private var log: String { folders.database + "-wal" }

    /// Nothing was replaced, so there is nothing to keep. Photos without a row go at the next start.
    private func takeBack() {
        guard let kept else { return }
        _ = Foundation.rename(kept.database + "-wal", log)
        try? FileManager.default.removeItem(atPath: kept.root)
    }

    private func keepPhotos() throws {
        guard let kept else { return }
        try FileManager.default.createDirectory(
            atPath: kept.images, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        for name in try FileManager.default.contentsOfDirectory(atPath: folders.images) {
            try keep("\(folders.images)/\(name)", as: "\(kept.images)/\(name)")
        }
    }

    private func bringPhotos(_ photos: Set<UUID>, of backup: DataFolders) throws -> Int {
        let (source, target) = (try ImageStore(directory: backup.images), try ImageStore(directory: folders.images))
        var count = 0
        for photo in photos {
            for variant in ImageStore.Variant.allCases {
                let path = source.path(of: photo, variant)
                guard FileManager.default.fileExists(atPath: path) else { continue }
                let place = target.path(of: photo, variant)
                // A name that the sweep of a start takes for a file whose writing was cut short.
                let temporary = "\(place).tmp"
                try? FileManager.default.removeItem(atPath: temporary)
                try FileManager.default.copyItem(atPath: path, toPath: temporary)
                try DiskSpace.flush(temporary)
                try DiskSpace.rename(temporary, to: place)
                count += 1
            }
        }
        try DiskSpace.flush(folders.images)
        return count
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
