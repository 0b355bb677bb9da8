import GRDB
import Support
import Testing

@testable import Storage

@Suite struct PlainLettersTests {
    /// What was written before the migration is found by plain words, and nothing of it stays in the indexes.
    @Test func whatWasIndexedBeforeHasPlainLetters() throws {
        let queue = try DatabaseQueue()
        let migrator = DatabaseMigrator.workHome
        let index = try #require(migrator.migrations.firstIndex { $0.hasSuffix("plain letters") })
        try migrator.migrate(queue, upTo: migrator.migrations[index - 1])
        try queue.write { database in
            try database.addUser()
            try database.execute(
                sql: """
                    INSERT INTO foods (source, source_key, name, search_position, updated_at)
                    VALUES ('usdaSR24', '1', 'Smørrebrød', 1, 0), ('usdaSR24', '2', 'Bread', 2, 0),
                        ('usdaSR24', '3', 'Łosoś', 3, 0);
                    UPDATE foods SET archived_at = 1 WHERE source_key = '3';
                    INSERT INTO journal_entries (user_id, day, text, created_at, updated_at)
                    VALUES (1, '2026-11-19', 'Мёд', 0, 0), (1, '2026-11-20', 'Rain', 0, 0)
                    """)
        }
        try migrator.migrate(queue)
        try queue.write { database in
            func count(_ table: String, _ word: String) throws -> Int? {
                try Int.fetchOne(
                    database, sql: "SELECT count(*) FROM \(table) WHERE \(table) MATCH ?", arguments: ["\"\(word)\""])
            }
            #expect(try count("food_words", "smorrebrod") == 1)
            #expect(try count("food_words", "bread") == 1)
            #expect(try count("food_words", "losos") == 0, "archived")
            #expect(try count("journal_words", "мед") == 1)
            #expect(try count("journal_words", "rain") == 1)
            try database.execute(
                sql: """
                    UPDATE foods SET archived_at = NULL;
                    UPDATE foods SET name = 'Größe' WHERE source_key = '1';
                    UPDATE journal_entries SET text = 'Ύδωρ' WHERE day = '2026-11-19'
                    """)
            #expect(try count("food_words", "losos") == 1)
            #expect(try count("food_words", "smorrebrod") == 0)
            #expect(try count("food_words", "grosse") == 1)
            #expect(try count("journal_words", "мед") == 0)
            #expect(try count("journal_words", "υδωρ") == 1)
            try database.execute(sql: "DELETE FROM foods; DELETE FROM users")
            for word in ["bread", "losos", "grosse"] { #expect(try count("food_words", word) == 0) }
            for word in ["rain", "υδωρ"] { #expect(try count("journal_words", word) == 0) }
        }
    }
}
