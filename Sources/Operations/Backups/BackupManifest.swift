import Foundation
import Models

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
