import Foundation
import GRDB
import Models
import Storage

/// Rebuilds every derived number of a household from the rows that it stands on, and tells which were wrong.
///
/// Derived are training days and totals, personal records, the periods of goals, streak, achievements, points, level, the
/// counters of a user, a user's own weights, and the packed months of histories. What somebody logged is never
/// touched.
public struct Recomputation: Sendable {
    /// A number that was not what the rows say; it is now.
    public struct Difference: Sendable, Equatable, CustomStringConvertible {
        public let user: Int64
        public let number: String
        /// What was stored and what is right; nil where there is none.
        public let stored: String?
        public let right: String?

        public var description: String {
            "user \(user): \(number) was \(stored ?? "missing"), is \(right ?? "removed")"
        }
    }

    public struct Report: Sendable {
        public let userCount: Int
        public let differences: [Difference]
    }

    private let folders: DataFolders

    public init(_ folders: DataFolders) {
        self.folders = folders
    }

    /// One transaction a user: whatever ends it, each person's numbers are all old or all right.
    /// - Throws: `DataFolderError` when a server uses the folder or there is no database in it, or `StorageError`.
    public func run() async throws -> Report {
        guard FileManager.default.fileExists(atPath: folders.database) else {
            throw DataFolderError(folder: folders.root, reason: "it has no WorkHome database")
        }
        let lock = try DataFolderLock(folders)
        let database = try folders.openDatabase()
        let report = try await Self.recompute(database, now: Date())
        try database.close()
        _ = consume lock
        return report
    }

    static func recompute(_ database: AppDatabase, now: Date) async throws -> Report {
        let users = try await database.read { try Int64.all($0, "SELECT id FROM users ORDER BY id") }
        var differences: [Difference] = []
        for id in users { differences += try await database.write { try recompute($0, user: id, now: now) } }
        return Report(userCount: users.count, differences: differences)
    }

    private static func recompute(_ database: Database, user id: Int64, now: Date) throws -> [Difference] {
        guard
            let user = try User.first(database, "SELECT \(User.columns) FROM users WHERE id = ?", [id])
        else {
            return []
        }
        let moment = TrainingMoment(now, in: user.timeZone)
        // A period or a month that ended since the person's last change is no mistake.
        try user.goals.refreshGoals(database, at: moment, celebrates: false)
        try user.analysis.packHistory(database, today: moment.today)
        let stored = try DerivedNumbers(database, user: id)
        try user.rebuildDerivedNumbers(database, at: moment)
        let right = try DerivedNumbers(database, user: id)
        return Set(stored.values.keys).union(right.values.keys).sorted()
            .filter { stored.values[$0] != right.values[$0] }
            .map { Difference(user: id, number: $0, stored: stored.values[$0], right: right.values[$0]) }
    }
}
