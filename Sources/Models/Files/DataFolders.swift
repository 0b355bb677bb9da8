import Fitness
import Foundation
import Images
import Storage

/// The folder with all data of a household.
public struct DataFolders: Sendable {
    public let root: String

    public init(root: String) { self.root = root }

    public var database: String { "\(root)/workhome.sqlite" }
    public var images: String { "\(root)/images" }
    /// Large uploads wait here while a request runs.
    public var uploads: String { "\(root)/uploads" }
    /// Where the server keeps its backups, unless another folder is configured.
    public var backups: String { "\(root)/backups" }
    /// Copies of the database from before upgrades that changed its tables.
    var upgradeBackups: String { "\(root)/before-upgrades" }
    /// The description inside a backup.
    package var manifest: String { "\(root)/manifest.json" }
    /// The SHA-256 of each photo file of a backup.
    package var photoList: String { "\(root)/photos.sha256" }
    /// Imported files wait here until the import is confirmed.
    package var imports: String { "\(root)/imports" }
    var lock: String { "\(root)/workhome.lock" }

    /// Opens the household's database and migrates its tables; a copy from before the migration is kept.
    /// - Throws: `StorageError`.
    package func openDatabase(onLongWrite: AppDatabase.LongWriteReport? = nil) throws -> AppDatabase {
        try AppDatabase(path: database, earlierVersions: upgradeBackups, onLongWrite: onLongWrite)
    }

    /// - Throws: `DataFolderError` if there is no database.
    package func requireDatabase() throws {
        guard !FileManager.default.fileExists(atPath: database) else { return }
        throw DataFolderError(folder: root, reason: Self.fault(of: root) ?? "it has no WorkHome database")
    }

    /// What keeps a path from being a folder: a file is in its place.
    public static func fault(of path: String) -> String? {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        return isThere && !isFolder.boolValue ? "it is a file, not a folder" : nil
    }

    /// - Throws: `DataFolderError` when a folder can't be created or written to.
    package func create() throws {
        for folder in [root, images, uploads, imports] {
            do {
                try FileManager.default.createDirectory(
                    atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            } catch {
                throw DataFolderError(folder: folder, reason: Self.fault(of: folder) ?? "it can't be created")
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

/// Locks a data folder for one server for as long as the value lives: the sweep at startup must run alone.
package struct DataFolderLock: ~Copyable {
    private let lock: FileLock?

    /// Whether this server got the lock.
    package var isHeld: Bool { lock != nil }

    /// - Parameter isNeeded: whether to fail while another server holds the lock.
    /// - Throws: `DataFolderError` when the lock is needed and another server holds it.
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

/// Locks a file for one process for as long as the object lives (flock(2)).
package final class FileLock: Sendable {
    private let descriptor: Int32

    /// - Parameter path: of an existing file.
    /// - Returns: nil when another process holds the lock, or the file is gone.
    package convenience init?(path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        self.init(descriptor)
    }

    /// Takes ownership of an open file.
    fileprivate init?(_ descriptor: Int32) {
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }
}

/// A copy of a database in a folder that nobody else can read, deleted when the work is done.
package enum ScratchDatabase {
    /// - Parameters:
    ///   - path: of the database, which may be in use.
    ///   - purpose: a part of the folder's name, which identifies a folder left by a crash.
    ///   - thread: where it is copied.
    package static func use<Value>(
        of path: String, _ purpose: String, on thread: BlockingQueue, _ work: (AppDatabase) async throws -> Value
    ) async throws -> Value {
        let folder = FileManager.default.temporaryDirectory
            .appending(component: "workhome-\(purpose)-\(UUID().pathText)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let copy = folder.appending(component: "workhome.sqlite").path()
        try await thread.run { try AppDatabase.copy(path, to: copy) { _ in } }
        let database = try AppDatabase(path: copy)
        let value = try await work(database)
        try database.close()
        return value
    }
}

public enum WorkHomeVersion {
    public static let current = "1.0.0"
}
