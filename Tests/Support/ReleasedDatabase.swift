#if DEBUG
import Foundation
import GRDB

@testable import Storage

/// A small household as it was at this schema version, with a row in every table.
///
/// `Released/NNN.sql` adds rows for the tables and columns that migration NNN created. A new migration that creates a
/// table or a column gets its own file; existing files are never changed.
package struct ReleasedDatabase: Sendable, CustomStringConvertible {
    /// The number of the last migration of that version.
    package let version: Int

    package static let all = (1...DatabaseMigrator.workHome.migrations.count).map(ReleasedDatabase.init)

    package var description: String { "\(version)" }

    package func make(in queue: DatabaseQueue) throws {
        let migrator = DatabaseMigrator.workHome
        try migrator.migrate(queue, upTo: migrator.migrations[version - 1])
        try queue.write { database in
            for number in 1...version { try Self.rows(of: number).map { try database.execute(sql: $0) } }
        }
    }

    private static func rows(of version: Int) throws -> String? {
        let number = String(version)
        let name = String(repeating: "0", count: 3 - number.count) + number + ".sql"
        let path = "\(Repository.root)/Tests/Support/Released/\(name)"
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return try String(contentsOfFile: path, encoding: .utf8)
    }
}
#endif
