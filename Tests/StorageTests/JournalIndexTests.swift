import GRDB
import Support
import Testing

@testable import Storage

@Suite struct JournalIndexTests {
    /// The ids of the rows that contain a word.
    private func rows(_ database: Database, with word: String) throws -> [Int64] {
        try Int64.fetchAll(
            database, sql: "SELECT rowid FROM journal_words WHERE journal_words MATCH ? ORDER BY rowid",
            arguments: [word])
    }

    @Test func whatWasWrittenBeforeIsFoundToo() throws {
        let queue = try DatabaseQueue()
        let names = DatabaseMigrator.workHome.migrations
        let index = try #require(names.firstIndex { $0.hasSuffix("journal search") })
        try DatabaseMigrator.workHome.migrate(queue, upTo: names[index - 1])
        let user = try queue.write { database in
            let user = try database.addUser()
            try database.execute(
                sql: """
                    INSERT INTO journal_entries (user_id, day, text, created_at, updated_at)
                    VALUES (?1, '2026-11-19', 'Rain', 0, 0), (?1, '2026-11-20', 'Rain and Café', 0, 0)
                    """,
                arguments: [user])
            return user
        }
        try DatabaseMigrator.workHome.migrate(queue)
        // 2026-11-20 is the Julian day 2461364.5 at its beginning.
        let first = user << 24 | 2_461_363
        try queue.write { database in
            #expect(try rows(database, with: "rain") == [first, first + 1])
            #expect(try rows(database, with: "cafe") == [first + 1])
            try database.execute(sql: "UPDATE journal_entries SET text = 'Sun' WHERE day = '2026-11-19'")
            #expect(try rows(database, with: "rain") == [first + 1])
            #expect(try rows(database, with: "sun") == [first])
            try database.execute(sql: "DELETE FROM users WHERE id = ?", arguments: [user])
            #expect(try rows(database, with: "cafe OR rain OR sun") == [])
        }
    }
}
