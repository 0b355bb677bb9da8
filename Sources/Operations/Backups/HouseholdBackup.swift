import Foundation
import GRDB
import Images
import Models
import Storage
import Synchronization

/// Copies all data while the server may be running, and verifies the copy by restoring it.
public struct HouseholdBackup: Sendable {
    private let folders: DataFolders
    private let pace: CopyPace
    /// A separate thread, because copying waits for disks.
    private let thread = BlockingQueue(label: "workhome.backup")

    /// - Parameter pace: how much of the disk's time it leaves to others; a server's own backups use `gentle`.
    public init(_ folders: DataFolders, pace: CopyPace = .full) {
        self.folders = folders
        self.pace = pace
    }

    /// Copies the database as of one moment, then its photos, and verifies the copy. The folder gets its final name
    /// when all of it is done and flushed to disk.
    /// - Parameters:
    ///   - path: a folder that does not exist yet.
    ///   - earlier: another backup; photos it has are hard-linked instead of copied, if the disk supports it.
    /// - Throws: `DataFolderError`, `BackupError`, or `StorageError` if the database can't be read, or a file system error;
    ///   `CancellationError` soon after the task is canceled. Nothing is left then except `path.unproven`, if the copy
    ///   could not be verified.
    public func write(
        to path: String, sharingPhotosOf earlier: DataFolders? = nil, now: Date = Date()
    ) async throws -> BackupManifest {
        let files = FileManager.default
        try folders.requireDatabase()
        guard !files.fileExists(atPath: path) else {
            throw BackupError(description: "\(path) already exists. Choose a new folder.")
        }
        let partial = DataFolders(root: "\(path).partial")
        // Left by an earlier backup after a power cut.
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
            // Ignores errors of the disk; the next backup tries again.
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
        // Room for the copy, and for the scratch copy that verifies it.
        try DiskSpace.requireRoom(for: 2 * size, at: partial.root)
        let moment = try await copyDatabase(to: partial, paced)
        let copy = PhotoCopy(from: folders, to: partial, earlier: earlier, files: paced)
        let photos = try await thread.run { try copy.copy(moment.photos) }
        var manifest = try await thread.run {
            try BackupManifest(
                of: partial, schema: moment.schema, madeAt: now, rows: moment.rows, photos: photos, files: paced)
        }
        let proof = BackupVerification(partial, scratch: "\(partial.root).proof", files: paced, thread: thread)
        manifest.proof = BackupManifest.Proof(provedAt: now, findings: try await proof.run(manifest, photos))
        return manifest
    }

    /// What was read at the moment of the copy.
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

/// A flag that is raised once.
private final class Flag: Sendable {
    private let isRaised = Atomic(false)

    var value: Bool { isRaised.load(ordering: .relaxed) }

    func raise() { isRaised.store(true, ordering: .relaxed) }
}

/// A backup's description of itself: `manifest.json` next to its database.
public struct BackupManifest: Codable, Sendable, Equatable {
    public struct Photos: Codable, Sendable, Equatable {
        /// Each photo is two files: itself and its thumbnail.
        public var files = 0
        public var bytes: Int64 = 0
        /// How many of them are not in an earlier backup.
        public var newFiles = 0
        /// Files that rows refer to and that were already missing when the backup was made.
        public var missing: [String] = []
        /// Files that were damaged in the household's data; the backup has an intact copy if an earlier one had it.
        /// Missing from backups by earlier versions.
        public var damaged: [String]?
    }

    public struct Proof: Codable, Sendable, Equatable {
        public var provedAt: Date
        /// The problems found, one per line.
        public var findings: [String]

        public var isPassed: Bool { findings.isEmpty }
    }

    /// The version of WorkHome that made it.
    public var version = WorkHomeVersion.current
    /// The last migration it contains.
    public var schema: String
    public var madeAt: Date
    public var databaseBytes: Int64
    public var databaseSHA256: String
    /// The digest of the list with each photo file's SHA-256. Missing from backups by earlier versions.
    public var photosSHA256: String?
    public var rows: [String: Int]
    public var photos: Photos
    public var proof: Proof?

    private enum CodingKeys: String, CodingKey {
        case version, schema, madeAt, databaseBytes, rows, photos, proof
        // The names that the decoder makes of `database_sha256` and `photos_sha256`.
        case databaseSHA256 = "databaseSha256"
        case photosSHA256 = "photosSha256"
    }

    /// - Returns: nil if there is none.
    /// - Throws: `BackupError` if there is one that can't be read.
    init?(in folders: DataFolders) throws {
        guard FileManager.default.fileExists(atPath: folders.manifest) else { return nil }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .iso8601
        do {
            self = try decoder.decode(Self.self, from: try Data(contentsOf: URL(filePath: folders.manifest)))
        } catch {
            throw BackupError(
                description: "\(folders.manifest) can't be read, so the backup can't be verified.")
        }
    }

    /// - Throws: `BackupError` if there is none, or one that can't be read.
    init(requiredIn folders: DataFolders) throws {
        guard let manifest = try Self(in: folders) else {
            throw BackupError(
                description: "\(folders.root) is not a complete backup: it has no manifest.json.")
        }
        self = manifest
    }

    /// For a backup that already has its database and photos. Blocks while it reads the database.
    init(
        of backup: DataFolders, schema: String, madeAt: Date, rows: [String: Int], photos: CopiedPhotos,
        files: PacedFiles
    ) throws {
        self.schema = schema
        self.madeAt = madeAt
        self.rows = rows
        self.photos = photos.report
        photosSHA256 = try photos.list.write(in: backup)
        databaseBytes = DiskSpace.byteCount(ofFile: backup.database)
        databaseSHA256 = try files.digest(of: backup.database)
    }

    func write(in folders: DataFolders) throws {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: URL(filePath: folders.manifest))
    }
}
