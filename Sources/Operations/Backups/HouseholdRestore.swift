import Foundation
import GRDB
import Images
import Models
import Storage

/// Restores a backup in place of a household's data, after verifying that it is complete.
public struct HouseholdRestore: Sendable {
    public struct Report: Sendable {
        public let photoFiles: Int
        /// Photo files that were already missing when the backup was made.
        public let missingPhotoFiles: Int
        /// The folder with the previous data; nil if there were none.
        public let keptAs: String?
    }

    private let backup: DataFolders
    private let folders: DataFolders
    private let thread = BlockingQueue(label: "workhome.restore")

    public init(from backup: DataFolders, into folders: DataFolders) {
        self.backup = backup
        self.folders = folders
    }

    /// Nothing changes until the last step, a single rename.
    /// - Parameter replaces: whether to replace existing data. They are kept in a dated folder next to the new ones.
    /// - Throws: `BackupError`, `DataFolderError` if a server uses the data, `StorageError`, or a file system error.
    public func run(replaces: Bool, now: Date = Date()) async throws -> Report {
        guard FileManager.default.fileExists(atPath: backup.database) else {
            throw BackupError(description: "There is no backup in \(backup.root).")
        }
        let manifest = try BackupManifest(requiredIn: backup)
        let isNew = !FileManager.default.fileExists(atPath: folders.root)
        try folders.create()
        let lock = try DataFolderLock(folders)
        try DataReplacement.finishOrRevert(folders)
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
            // The next start tries again.
            try? DataReplacement.finishOrRevert(folders)
            if isNew { try? FileManager.default.removeItem(atPath: folders.root) }
            throw error
        }
        try DataReplacement.finishOrRevert(folders)
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

    /// Copies the backup's database next to the one to replace, migrates it, and checks all of it.
    /// - Returns: the photos it refers to.
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
        faults += try await thread.run { [backup] in try PhotoCheck(backup, PacedFiles()).faults(of: photos, list) }
            .filter { !known.contains($0) }
        try Self.fold(database)
        if let first = faults.first {
            throw BackupError(
                description: "\(backup.root) is not complete, so nothing was replaced: \(first)"
                    + (faults.count > 1 ? ", and \(faults.count - 1) more." : "."))
        }
        return photos
    }

    /// Closes the new database. Only its file is renamed, so nothing may be left in its write-ahead log.
    static func fold(_ database: AppDatabase) throws {
        guard try database.close() else {
            throw BackupError(
                description:
                    "\(database.path) could not be written completely, so nothing was replaced. Is the disk full?")
        }
    }
}

/// Verifies a backup by restoring its database into a scratch folder and checking all of it.
struct BackupVerification: Sendable {
    private let backup: DataFolders
    private let scratch: DataFolders
    private let files: PacedFiles
    private let thread: BlockingQueue

    init(_ backup: DataFolders, scratch: String, files: PacedFiles, thread: BlockingQueue) {
        self.backup = backup
        self.scratch = DataFolders(root: scratch)
        self.files = files
        self.thread = thread
    }

    /// - Returns: the problems, one per line; empty if the backup is complete.
    /// - Throws: if there is no room for the scratch folder, or the copy can't be opened; `CancellationError`.
    func run(_ manifest: BackupManifest, _ photos: CopiedPhotos) async throws -> [String] {
        try? FileManager.default.removeItem(atPath: scratch.root)
        // Leftovers do no harm; the next verification removes them.
        defer { try? FileManager.default.removeItem(atPath: scratch.root) }
        try FileManager.default.createDirectory(
            atPath: scratch.root, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let (backup, scratch, files) = (backup, scratch, files)
        let digest = try await thread.run { try files.copy(backup.database, to: scratch.database) }
        guard digest == manifest.databaseSHA256 else { return ["the database is not the one that was backed up"] }
        // Opening it migrates its tables, or fails if a newer version made it.
        let restored = try AppDatabase(path: scratch.database)
        var findings = try await restored.faults()
        let rows = try await restored.rowCounts()
        // Migrations of a later version may add or remove rows.
        if manifest.schema == AppDatabase.schema { findings += Self.differences(manifest.rows, rows) }
        let inUse = try await restored.read(photosInUse)
        try restored.close()
        findings += try await thread.run { try Self.faults(in: backup, of: inUse, photos, files) }
        return findings
    }

    /// Reads each file once: linked ones were already checked when they were linked.
    private static func faults(
        in backup: DataFolders, of inUse: Set<UUID>, _ photos: CopiedPhotos, _ files: PacedFiles
    ) throws -> [String] {
        let look = try PhotoCheck(backup, files)
        let missing = Set(photos.report.missing)
        let absent = inUse.flatMap(ImageStore.fileNames).filter { photos.list[$0] == nil && !missing.contains($0) }
        return try absent.sorted().map { "photo \($0) is missing" }
            + photos.written.sorted().compactMap { try look.fault(of: $0, photos.list[$0]) }
    }

    private static func differences(_ expected: [String: Int], _ found: [String: Int]) -> [String] {
        expected.sorted { $0.key < $1.key }.compactMap { table, count in
            guard found[table] != count else { return nil }
            return "\(table) has \(found[table].map(String.init) ?? "no") rows, not \(count)"
        }
    }
}
