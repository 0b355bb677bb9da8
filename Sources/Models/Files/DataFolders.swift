import Foundation
import Storage

/// The one folder that holds everything of a household.
public struct DataFolders: Sendable {
    public let root: String

    public init(root: String) {
        self.root = root
    }

    public var database: String { "\(root)/workhome.sqlite" }
    public var images: String { "\(root)/images" }
    /// Large uploads wait here while a request runs.
    public var uploads: String { "\(root)/uploads" }
    /// Where a server keeps its backups, unless it is told another folder.
    public var backups: String { "\(root)/backups" }
    /// The databases as they were before upgrades changed their tables.
    var earlierVersions: String { "\(root)/before-upgrades" }
    /// What a backup says of itself.
    package var manifest: String { "\(root)/manifest.json" }
    /// The SHA-256 of each photo file of a backup.
    package var photoList: String { "\(root)/photos.sha256" }
    /// Files of other apps wait here until they are confirmed.
    package var imports: String { "\(root)/imports" }
    var lock: String { "\(root)/workhome.lock" }

    /// Opens the household's database and brings its tables up to date; as it was before that, it is set aside.
    /// - Throws: `StorageError`.
    package func openDatabase(onLongWrite: AppDatabase.LongWriteReport? = nil) throws -> AppDatabase {
        try AppDatabase(path: database, earlierVersions: earlierVersions, onLongWrite: onLongWrite)
    }

    /// - Throws: `DataFolderError` when a folder can't be made or written.
    package func create() throws {
        for folder in [root, images, uploads, imports] {
            do {
                try FileManager.default.createDirectory(
                    atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            } catch {
                throw DataFolderError(folder: folder, reason: "it can't be created")
            }
            guard access(folder, W_OK | X_OK) == 0 else {
                throw DataFolderError(folder: folder, reason: "it can't be written to")
            }
        }
    }
}

public struct DataFolderError: Error, CustomStringConvertible {
    package let folder: String
    package let reason: String

    package init(folder: String, reason: String) {
        self.folder = folder
        self.reason = reason
    }

    public var description: String { "Cannot use the data folder \(folder): \(reason)." }
}

/// Holds a data folder for one server at a time, as long as it lives: the sweep at the start must be alone.
package struct DataFolderLock: ~Copyable {
    private let lock: FileLock?

    /// Whether nobody else holds it.
    package var isHeld: Bool { lock != nil }

    /// - Parameter isNeeded: whether nothing is to be done while another server holds it.
    /// - Throws: `DataFolderError` when another server holds it and it is needed.
    package init(_ folders: DataFolders, isNeeded: Bool = true) throws {
        let descriptor = open(folders.lock, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw DataFolderError(folder: folders.root, reason: "it can't be written to") }
        let lock = FileLock(descriptor)
        guard lock != nil || !isNeeded else {
            throw DataFolderError(folder: folders.root, reason: "another WorkHome is using it")
        }
        self.lock = lock
    }
}

/// Holds a file for one process at a time, as long as it lives (flock(2)).
package final class FileLock: Sendable {
    private let descriptor: Int32

    /// - Parameter path: of a file that is there.
    /// - Returns: nil where another process holds it, or it is gone.
    package convenience init?(path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        self.init(descriptor)
    }

    /// Takes over an open file.
    fileprivate init?(_ descriptor: Int32) {
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }
}
