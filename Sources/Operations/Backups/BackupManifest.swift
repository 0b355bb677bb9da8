import Foundation
import Models

/// What a backup says of itself: `manifest.json` beside its database.
public struct BackupManifest: Codable, Sendable, Equatable {
    public struct Photos: Codable, Sendable, Equatable {
        /// A photo is two files: itself and its thumbnail.
        public var files = 0
        public var bytes: Int64 = 0
        /// How many of them no earlier backup had.
        public var newFiles = 0
        /// What rows name and the household itself did not have any more.
        public var missing: [String] = []
        /// What the household itself had only damaged; a copy from before that is in the backup where an earlier one had it.
        /// Backups of earlier versions don't say it.
        public var damaged: [String]?
    }

    public struct Proof: Codable, Sendable, Equatable {
        public var provedAt: Date
        /// What was wrong, a line each.
        public var findings: [String]

        public var isPassed: Bool { findings.isEmpty }
    }

    /// Of the WorkHome that made it.
    public var version = WorkHomeVersion.current
    /// The last change of the tables that is in it.
    public var schema: String
    public var madeAt: Date
    public var databaseBytes: Int64
    public var databaseSHA256: String
    /// Of the list that has the SHA-256 of each photo file. Backups of earlier versions have none.
    public var photosSHA256: String?
    public var rows: [String: Int]
    public var photos: Photos
    public var proof: Proof?

    private enum CodingKeys: String, CodingKey {
        case version, schema, madeAt, databaseBytes, rows, photos, proof
        // As they come back from `database_sha256` and `photos_sha256`.
        case databaseSHA256 = "databaseSha256"
        case photosSHA256 = "photosSha256"
    }

    /// - Returns: nil where there is none.
    /// - Throws: `BackupError` when there is one that can't be read.
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

    /// - Throws: `BackupError` when there is none, or one that can't be read.
    init(requiredIn folders: DataFolders) throws {
        guard let manifest = try Self(in: folders) else {
            throw BackupError(
                description: "\(folders.root) is not a complete backup: it has no manifest.json.")
        }
        self = manifest
    }

    /// Of a backup that has its database and its photos. Blocks while it reads the database.
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
