import Foundation
import GRDB
import Images
import Models
import Storage
import Synchronization

/// A copy of everything, made while the server may be running, and proven by restoring it.
public struct HouseholdBackup: Sendable {
    private let folders: DataFolders
    private let pace: CopyPace
    /// The copy waits for disks, so it has a thread of its own.
    private let thread = BlockingQueue(label: "workhome.backup")

    /// - Parameter pace: how much it leaves to others; a server's own backups are gentle.
    public init(_ folders: DataFolders, pace: CopyPace = .full) {
        self.folders = folders
        self.pace = pace
    }

    /// Copies the database at one moment, then the photos that it names, and proves the copy. The folder gets its name
    /// when all of that is done and on the disk.
    /// - Parameters:
    ///   - path: a folder that does not exist yet.
    ///   - earlier: another backup; photos that it has are not copied again but get a second name (a hard link), where
    ///     the disk can do that.
    /// - Throws: `BackupError`, or `StorageError` when the database can't be read, or what the disk says;
    ///   `CancellationError` soon after its task is canceled. Nothing is left then but, of a copy that could not be
    ///   proven, `path.unproven`.
    public func write(
        to path: String, sharingPhotosOf earlier: DataFolders? = nil, now: Date = Date()
    ) async throws -> BackupManifest {
        let files = FileManager.default
        guard files.fileExists(atPath: folders.database) else {
            throw BackupError(description: "There is no WorkHome database in \(folders.root).")
        }
        guard !files.fileExists(atPath: path) else {
            throw BackupError(description: "\(path) already exists. Choose a new folder.")
        }
        let partial = DataFolders(root: "\(path).partial")
        // What a power cut left of another one.
        if files.fileExists(atPath: partial.root) { try files.removeItem(atPath: partial.root) }
        let isCancelled = Flag()
        let paced = PacedFiles(pace: pace, isCancelled: { isCancelled.value })
        do {
            return try await withTaskCancellationHandler {
                let manifest = try await make(partial, sharingPhotosOf: earlier, paced, now: now)
                try await finish(partial, manifest, paced, as: path)
                return manifest
            } onCancel: {
                isCancelled.raise()
            }
        } catch {
            // As far as the disk lets us; the next backup tries again.
            try? files.removeItem(atPath: partial.root)
            throw error
        }
    }

    private func make(
        _ partial: DataFolders, sharingPhotosOf earlier: DataFolders?, _ paced: PacedFiles, now: Date
    ) async throws -> BackupManifest {
        try FileManager.default.createDirectory(
            atPath: partial.root, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let files = [folders.database, folders.database + "-wal"]
        let size = files.reduce(0) { $0 + DiskSpace.byteCount(ofFile: $1) }
        // The copy, and the one that it is proven by.
        try DiskSpace.requireRoom(for: 2 * size, at: partial.root)
        let moment = try await copyDatabase(to: partial, paced)
        let copy = PhotoCopy(from: folders, to: partial, earlier: earlier, files: paced)
        let photos = try await thread.run { try copy.copy(moment.photos) }
        var manifest = try await thread.run {
            try BackupManifest(
                of: partial, schema: moment.schema, madeAt: now, rows: moment.rows, photos: photos, files: paced)
        }
        let proof = BackupProof(partial, scratch: "\(partial.root).proof", files: paced, thread: thread)
        manifest.proof = BackupManifest.Proof(provedAt: now, findings: try await proof.run(manifest, photos))
        return manifest
    }

    /// What is known of the moment that the copy is of.
    private struct Moment: Sendable {
        let schema: String
        let rows: [String: Int]
        let photos: Set<UUID>

        init(_ database: Database) throws {
            schema = try AppDatabase.schema(of: database)
            rows = try AppDatabase.rowCounts(database)
            photos = try photosInUse(database)
        }
    }

    private func copyDatabase(to partial: DataFolders, _ paced: PacedFiles) async throws -> Moment {
        let source = folders.database
        return try await thread.run {
            try AppDatabase.copy(
                source, to: partial.database, pace: paced.pace, isCancelled: paced.isCancelled, reading: Moment.init)
        }
    }

    private func finish(
        _ partial: DataFolders, _ manifest: BackupManifest, _ paced: PacedFiles, as path: String
    ) async throws {
        let findings = manifest.proof?.findings ?? []
        let name = findings.isEmpty ? path : "\(path).unproven"
        try await thread.run {
            try manifest.write(in: partial)
            try DiskSpace.flushAll(partial.root, paced)
            try paced.checkCancellation()
            if FileManager.default.fileExists(atPath: name) { try FileManager.default.removeItem(atPath: name) }
            try DiskSpace.rename(partial.root, to: name)
            try DiskSpace.flush(DiskSpace.parent(of: name))
        }
        guard let first = findings.first else { return }
        let more = findings.count > 1 ? ", and \(findings.count - 1) more" : ""
        throw BackupError(description: "The backup could not be verified (\(first)\(more)). It is kept as \(name).")
    }
}

/// Goes up once.
private final class Flag: Sendable {
    private let isRaised = Atomic(false)

    var value: Bool { isRaised.load(ordering: .relaxed) }

    func raise() { isRaised.store(true, ordering: .relaxed) }
}
