import Foundation
import GRDB
import Images
import Models
import Storage
import Synchronization

/// Writes all of a user's data to a file, even while the server runs: what `/settings/data/export` downloads.
public struct PersonExport: Sendable {
    public struct Report: Sendable {
        public let rowCount: Int
        public let photoCount: Int
        /// The number of photos whose files were missing.
        public let missingPhotoCount: Int
    }

    private let folders: DataFolders

    public init(_ folders: DataFolders) { self.folders = folders }

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

    public init(description: String) { self.description = description }
}

/// The running exports: one per user, and only a few in total, because each takes a thread and a connection.
package final class ExportSlots: Sendable {
    private static let most = 4

    private struct State {
        var slotCount = 0
        /// The slot number of each user's export.
        var running: [Int64: Int] = [:]
        /// The users whose last export failed.
        var failedUsers: Set<Int64> = []
    }

    private let state = Mutex(State())

    package init() {}

    /// Held while the export runs.
    package final class Slot: Sendable {
        private let user: Int64
        private let number: Int
        private let slots: ExportSlots

        fileprivate init(user: Int64, number: Int, slots: ExportSlots) {
            self.user = user
            self.number = number
            self.slots = slots
        }

        deinit { release() }

        /// Runs the export and records a failure. A canceled download is not recorded, since the user knows of it.
        package func run(_ work: () throws -> Void) throws {
            defer { release() }
            do {
                try work()
            } catch {
                if !(error is CancellationError) { slots.state.withLock { _ = $0.failedUsers.insert(user) } }
                throw error
            }
        }

        /// Frees the slot when the work is done, which may be before the last reference to it is released.
        func release() {
            slots.state.withLock { state in
                if state.running[user] == number { state.running[user] = nil }
            }
        }
    }

    /// - Returns: nil if the user already has an export running, or too many exports are running.
    package func take(for user: Int64) -> Slot? {
        let number: Int? = state.withLock { state in
            guard state.running.count < Self.most, state.running[user] == nil else { return nil }
            state.slotCount += 1
            state.running[user] = state.slotCount
            state.failedUsers.remove(user)
            return state.slotCount
        }
        return number.map { Slot(user: user, number: $0, slots: self) }
    }

    /// Whether the user's last export failed: the response had already begun, so only a later page can show it.
    package func hasFailed(for user: Int64) -> Bool { state.withLock { $0.failedUsers.contains(user) } }
}
