import Foundation
import GRDB
import Support
import Testing

@testable import Storage

@Suite struct BackupTests {
    /// Each transaction adds a person and a weight; a copy with one but not the other would be inconsistent.
    @Test func aCopyMadeWhileWritingIsOfOneMoment() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        let writing = Task {
            for _ in 0..<300 {
                try await database.write { database in
                    let id = try database.addUser(
                        ", weight_kilograms, starting_weight_kilograms", ", 70, 70")
                    try database.execute(
                        sql: """
                            INSERT INTO weight_records (user_id, weight_kilograms, recorded_on, recorded_at)
                            VALUES (?, 70, '2026-11-21', 0)
                            """,
                        arguments: [id])
                }
            }
        }
        var counts: [Int] = []
        for copy in 0..<5 {
            let path = "\(file.folder)/copy\(copy).sqlite"
            try await makeCopy(of: database, to: path)
            counts.append(try await check(path))
        }
        try await writing.value
        try await makeCopy(of: database, to: "\(file.folder)/last.sqlite")
        #expect(try await check("\(file.folder)/last.sqlite") == 300)
        #expect(counts == counts.sorted())
    }

    /// Copies one page at a time, so that there are writes between its steps.
    private func makeCopy(of database: AppDatabase, to path: String) async throws {
        let pace = CopyPace(pagesPerStep: 1, restSeconds: 0)
        let counts = try AppDatabase.copy(database.path, to: path, pace: pace, reading: AppDatabase.rowCounts)
        #expect(counts["users"] == counts["weight_records"])
        let copy = try AppDatabase(path: path)
        #expect(try await copy.rowCounts() == counts)
        try copy.close()
    }

    @Test func aCopyThatIsCancelledEnds() throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        let pace = CopyPace(pagesPerStep: 1, restSeconds: 0)
        #expect(throws: CancellationError.self) {
            try AppDatabase.copy(
                database.path, to: "\(file.folder)/copy.sqlite", pace: pace, isCancelled: { true }, reading: { _ in })
        }
    }

    @Test func aLookThatIsCancelledEnds() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        // Cancelled before it starts, because a read of an empty database may finish before it can be cancelled.
        func cancelled(_ look: @escaping @Sendable () async throws -> Void) -> Task<Void, any Error> {
            Task {
                withUnsafeCurrentTask { $0?.cancel() }
                try await look()
            }
        }
        for look in [cancelled { _ = try await database.faults() }, cancelled { _ = try await database.rowCounts() }] {
            await #expect(throws: CancellationError.self) { try await look.value }
        }
        #expect(try await database.faults() == [])
    }

    /// - Returns: the number of people in the copy.
    private func check(_ path: String) async throws -> Int {
        let copy = try AppDatabase(path: path)
        let (users, weights, verdict) = try await copy.read { database in
            (
                try Int.fetchOne(database, sql: "SELECT count(*) FROM users") ?? -1,
                try Int.fetchOne(database, sql: "SELECT count(*) FROM weight_records") ?? -2,
                try String.fetchOne(database, sql: "PRAGMA integrity_check")
            )
        }
        #expect(users == weights)
        #expect(verdict == "ok")
        try copy.close()
        return users
    }
}
