import Foundation
import GRDB
import Images
import Storage

/// A copy of everything, made while the server may be running.
public struct HouseholdBackup: Sendable {
    public struct Report: Sendable {
        public var photoFileCount: Int
        /// Files that rows name and that were not there.
        public var missingPhotoFileCount: Int
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
        // Under another name until it is whole: a backup that is there can be trusted.
        let partial = DataFolders(root: "\(path).partial")
        if files.fileExists(atPath: partial.root) { try files.removeItem(atPath: partial.root) }
        try partial.create()
        let database = try AppDatabase(path: folders.database, migrates: false)
        try database.backup(to: partial.database)
        try database.close()
        let report = try await copyPhotos(to: partial)
        // Every file of it is on the disk before it gets its name.
        sync()
        try files.moveItem(atPath: partial.root, toPath: path)
        return report
    }

    /// The photos of the copy's own rows: one that was added since then is the next backup's.
    private func copyPhotos(to copy: DataFolders) async throws -> Report {
        let database = try AppDatabase(path: copy.database, migrates: false)
        let photos = try await database.read(photosInUse)
        try database.close()
        let (source, target) = (try ImageStore(directory: folders.images), try ImageStore(directory: copy.images))
        var report = Report(photoFileCount: 0, missingPhotoFileCount: 0)
        for photo in photos {
            for variant in ImageStore.Variant.allCases {
                guard try await source.contains(photo, variant) else {
                    report.missingPhotoFileCount += 1
                    continue
                }
                try FileManager.default.copyItem(
                    atPath: source.path(of: photo, variant), toPath: target.path(of: photo, variant))
                report.photoFileCount += 1
            }
        }
        return report
    }
}

public struct BackupError: Error, CustomStringConvertible {
    public let description: String

    public init(description: String) {
        self.description = description
    }
}
