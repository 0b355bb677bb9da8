import Foundation
import GRDB
import Images
import Models
import Storage

/// Writes all of a user's data to a file, even while the server runs: what `/settings/data/export` downloads.
public struct PersonExport: Sendable {
    public struct Report: Sendable {
        public let rowCount: Int
        public let photoCount: Int
        /// The number of photos whose files were missing.
        public let missingPhotoCount: Int
    }

    private let folders: DataFolders

    public init(_ folders: DataFolders) {
        self.folders = folders
    }

    /// - Parameters:
    ///   - email: the user's email address.
    ///  - path: a file that does not exist yet.
    /// - Throws: `DataFolderError`, `ExportError`, or `StorageError` if the database can't be read or has another version.
    public func write(of email: String, to path: String) throws -> Report {
        try folders.requireDatabase()
        let database = try AppDatabase(path: folders.database, migrates: false)
        defer { _ = try? database.close() }
        try database.requireThisVersion()
        let images = try ImageStore(directory: folders.images)
        let manifest = try database.readSnapshot { database in
            guard let user = try User.find(database, email: email) else {
                throw ExportError(description: "There is no account for \(email).")
            }
            let file = try Self.newFile(path)
            do {
                let writer = ArchiveWriter(user: user.id, images: images, madeAt: Date())
                let manifest = try writer.write(database) { try file.write(contentsOf: $0) }
                try file.synchronize()
                return manifest
            } catch {
                // A partial archive is useless.
                unlink(path)
                throw error
            }
        }
        return Report(
            rowCount: manifest.rowCounts.reduce(0) { $0 + $1.rows }, photoCount: manifest.photoCount,
            missingPhotoCount: manifest.missingPhotoCount)
    }

    /// Creates a file that only its owner can read.
    private static func newFile(_ path: String) throws -> FileHandle {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw ExportError(description: "Cannot write \(path): \(String(cString: strerror(errno))).")
        }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }
}

public struct ExportError: Error, CustomStringConvertible {
    public let description: String

    public init(description: String) {
        self.description = description
    }
}
