import Foundation
import GRDB
import Images
import Storage

/// A copy of everything, made while the server may be running.
public struct HouseholdBackup: Sendable {
    public struct Report: Sendable {
        public let photoFileCount: Int
    }

    private let folders: DataFolders

    public init(_ folders: DataFolders) {
        self.folders = folders
    }

    /// Copies the database at one moment, then the photos that it names.
    /// - Parameter path: a folder that does not exist yet.
    /// - Throws: `BackupError`, or `StorageError` when the database can't be read.
    public func write(to path: String) async throws -> Report {
        let files = FileManager.default
        guard files.fileExists(atPath: folders.database) else {
            throw BackupError(description: "There is no WorkHome database in \(folders.root).")
        }
        guard !files.fileExists(atPath: path) else {
            throw BackupError(description: "\(path) exists already. Name a new folder.")
        }
        let copy = DataFolders(root: path)
        try copy.create()
        let database = try AppDatabase(path: folders.database)
        try database.backup(to: copy.database)
        try database.close()
        return Report(photoFileCount: try await copyPhotos(to: copy))
    }

    /// The photos of the copy's own rows: one that was added since then is the next backup's.
    private func copyPhotos(to copy: DataFolders) async throws -> Int {
        let database = try AppDatabase(path: copy.database)
        let photos = try await database.read(photosInUse)
        try database.close()
        let (source, target) = (try ImageStore(directory: folders.images), try ImageStore(directory: copy.images))
        var count = 0
        for photo in photos {
            for variant in ImageStore.Variant.allCases where try await source.contains(photo, variant) {
                try FileManager.default.copyItem(
                    atPath: source.path(of: photo, variant), toPath: target.path(of: photo, variant))
                count += 1
            }
        }
        return count
    }
}

public struct BackupError: Error, CustomStringConvertible {
    public let description: String
}
