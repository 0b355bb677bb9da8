import GRDB

@testable import Storage
@testable import WorkHome

extension TestApp {
    /// Runs `body` while the database refuses every write, as on a disk that went read-only.
    ///
    /// SQLite's `query_only` makes each write fail with SQLITE_READONLY on the one connection that writes.
    func withoutRoom(_ body: () async throws -> Void) async throws {
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
