import Foundation
import Images
import Models
import Storage

/// Puts a backup in the place of a household's data, after it has proven to be whole.
public struct HouseholdRestore: Sendable {
    public struct Report: Sendable {
        public let photoFiles: Int
        /// Photo files that the household had lost before the backup was made.
        public let missingPhotoFiles: Int
        /// Where what was there before is now; nil where there was nothing.
        public let keptAs: String?
    }

    private let backup: DataFolders
    private let folders: DataFolders
    private let thread = BlockingQueue(label: "workhome.restore")

    public init(from backup: DataFolders, into folders: DataFolders) {
        self.backup = backup
        self.folders = folders
    }

    /// Until the very last step, which is one renaming, the data are what they were.
    /// - Parameter replaces: whether data that are there may be replaced. They are kept in a dated folder beside.
    /// - Throws: `BackupError`, `DataFolderError` when a server uses the data, `StorageError`, or what the disk says.
    public func run(replaces: Bool, now: Date = Date()) async throws -> Report {
        guard FileManager.default.fileExists(atPath: backup.database) else {
            throw BackupError(description: "There is no backup in \(backup.root).")
        }
        let manifest = try BackupManifest(requiredIn: backup)
        let isNew = !FileManager.default.fileExists(atPath: folders.root)
        try folders.create()
        let lock = try DataFolderLock(folders)
        try DataReplacement.settle(folders)
        let isEmpty = try await isEmpty()
        guard replaces || isEmpty else {
            throw BackupError(
                description:
                    "\(folders.root) already has data. With --force, they are replaced and kept next to the new ones.")
        }
        let name = isEmpty ? nil : "\(DataReplacement.keptPrefix)\(BackupFolder.name(of: now))"
        let replacement = DataReplacement(folders: folders, keptName: name)
        let photos: Set<UUID>
        let count: Int
        do {
            photos = try await verify(replacement.staged.database, manifest)
            count = try await thread.run { [backup] in try replacement.run(photos: photos, of: backup) }
        } catch {
            // What is left of it then goes at the next start.
            try? DataReplacement.settle(folders)
            if isNew { try? FileManager.default.removeItem(atPath: folders.root) }
            throw error
        }
        try DataReplacement.settle(folders)
        _ = try await ImageStore(directory: folders.images).sweep(known: photos)
        _ = consume lock
        return Report(
            photoFiles: count, missingPhotoFiles: manifest.photos.missing.count,
            keptAs: name.map { "\(folders.root)/\($0)" })
    }

    private func isEmpty() async throws -> Bool {
        let files = [folders.database, folders.database + "-wal"]
        guard !files.contains(where: FileManager.default.fileExists(atPath:)) else { return false }
        return try await !ImageStore(directory: folders.images).hasPictures()
    }

    /// Copies the backup's database beside the one to replace, brings it up to date, and looks at all of it.
    /// - Returns: the photos that it names.
    private func verify(_ staged: String, _ manifest: BackupManifest) async throws -> Set<UUID> {
        let list = try PhotoList(of: backup, manifest)
        try DiskSpace.requireRoom(for: DiskSpace.byteCount(ofFolder: backup.root), at: folders.root)
        try FileManager.default.createDirectory(
            atPath: DiskSpace.parent(of: staged), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let digest = try await thread.run { [backup] in try PacedFiles().copy(backup.database, to: staged) }
        guard manifest.databaseSHA256 == digest else {
            throw BackupError(description: "The database in \(backup.root) is not the one that was backed up.")
        }
        let database = try AppDatabase(path: staged)
        let photos = try await database.read(photosInUse)
        let known = Set(manifest.photos.missing.map { "photo \($0) is missing" })
        var faults = try await database.faults()
        faults += try await thread.run { [backup] in try PhotoLook(backup, PacedFiles()).faults(of: photos, list) }
            .filter { !known.contains($0) }
        try Self.fold(database)
        if let first = faults.first {
            throw BackupError(
                description: "\(backup.root) is not complete, so nothing was replaced: \(first)"
                    + (faults.count > 1 ? ", and \(faults.count - 1) more." : "."))
        }
        return photos
    }

    /// Closes the database that is to come. Only its file gets the other's name, so nothing may be left in its log.
    static func fold(_ database: AppDatabase) throws {
        guard try database.close() else {
            throw BackupError(
                description:
                    "\(database.path) could not be written completely, so nothing was replaced. Is the disk full?")
        }
    }
}
