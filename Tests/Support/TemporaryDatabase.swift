#if DEBUG
import Foundation
import GRDB

@testable import Storage

/// A folder for a database file, deleted when the value is released.
package final class TemporaryDatabase: Sendable {
    private let home: TemporaryFolder

    package init() throws {
        home = try TemporaryFolder()
    }

    package var folder: String { home.path }
    package var path: String { "\(folder)/workhome.sqlite" }

    package func open(busyTimeout: Duration = .seconds(5)) throws -> AppDatabase {
        try AppDatabase(path: path, busyTimeout: busyTimeout)
    }

    /// A separate connection, as of another process, which may hold a lock for any length of time.
    package func openElsewhere() throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        return try DatabaseQueue(path: path, configuration: configuration)
    }
}

extension Database {
    /// Adds a person with only the required columns.
    @discardableResult
    package func addUser(_ columns: String = "", _ values: String = "") throws -> Int64 {
        try execute(
            sql: """
                INSERT INTO users (uuid, first_name, last_name, fitness_goal, time_zone, created_at\(columns))
                VALUES (randomblob(16), 'Alex', 'Stone', 'stayFit', 'Etc/UTC', 0\(values))
                """)
        return lastInsertedRowID
    }
}
#endif
