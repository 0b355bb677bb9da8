#if DEBUG
import Foundation
import GRDB

@testable import Storage
@testable import Web

extension TestApp {
    /// Runs `body` while the database refuses every write, as on a disk that has become read-only.
    ///
    /// SQLite's `query_only` makes each write on the single write connection fail with SQLITE_READONLY.
    package func withoutRoom(_ body: () async throws -> Void) async throws {
        try await setRefusing(true)
        try await body()
        try await setRefusing(false)
    }

    private func setRefusing(_ isRefusing: Bool) async throws {
        try await app.database.pool.writeWithoutTransaction {
            try $0.execute(sql: "PRAGMA query_only = \(isRefusing)")
        }
    }
}

extension AppDatabase {
    /// Overwrites the first page of a table, as a failing disk does, and clears the page caches of all connections.
    package func damage(_ table: String) async throws {
        let page = try await pool.write { database in
            _ = try Row.fetchAll(database, sql: "PRAGMA shrink_memory")
            return try Int.fetchOne(
                database, sql: "SELECT rootpage FROM sqlite_schema WHERE name = ?", arguments: [table]) ?? 0
        }
        try freeMemory()
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        try file.seek(toOffset: UInt64(page - 1) * 4_096)
        try file.write(contentsOf: Data(repeating: 0xA5, count: 4_096))
        // Closing it in this process releases SQLite's locks (sqlite.org/howtocorrupt.html); nothing needs them here.
        try file.close()
        pool.releaseMemory()
    }
}

extension TestApp {
    /// Runs `body` while the database can't grow by a single page, as on a full disk: SQLITE_FULL.
    package func limitingPages(_ body: () async throws -> Void) async throws {
        try await setMaximumPages("1")
        try await body()
        try await setMaximumPages("1073741823")
    }

    /// A maximum below the current size becomes the current size (sqlite.org/pragma.html#pragma_max_page_count).
    private func setMaximumPages(_ count: String) async throws {
        try await app.database.pool.writeWithoutTransaction {
            _ = try Int.fetchOne($0, sql: "PRAGMA max_page_count = \(count)")
        }
    }
}
#endif
