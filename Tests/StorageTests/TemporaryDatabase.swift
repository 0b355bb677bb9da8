import Foundation
import GRDB

@testable import Storage

/// A folder for a database file, gone when the value is.
final class TemporaryDatabase: Sendable {
    let folder: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(component: "storage-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        folder = url.path()
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    var path: String { "\(folder)/workhome.sqlite" }

    func open(busyTimeout: Duration = .seconds(5)) throws -> AppDatabase {
        try AppDatabase(path: path, busyTimeout: busyTimeout)
    }

    /// Another process's connection, which may hold a lock for as long as it likes.
    func openElsewhere() throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        return try DatabaseQueue(path: path, configuration: configuration)
    }
}

extension Database {
    /// Adds a person with nothing but what must be there.
    @discardableResult
    func addUser(_ columns: String = "", _ values: String = "") throws -> Int64 {
        try execute(
            sql: """
                INSERT INTO users (uuid, first_name, last_name, fitness_goal, time_zone, created_at\(columns))
                VALUES (randomblob(16), 'Alex', 'Stone', 'stayFit', 'Etc/UTC', 0\(values))
                """)
        return lastInsertedRowID
    }
}
