import Fitness
import Foundation
import Images
import Storage

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
