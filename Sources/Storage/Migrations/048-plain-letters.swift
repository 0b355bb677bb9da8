import GRDB

/// The indexes of foods and of the journal have the letters that `SearchLetters` replaces as their plain ones, where the
/// tokenizer, which only knows accents of Latin letters, leaves them: "smorrebrod" for "Smørrebrød", "мед" for "мёд". A
/// search looks for plain words in both.
///
/// Only rows with such letters are indexed again.
@Sendable func indexPlainLetters(_ database: Database) throws {
    let foods = """
        SELECT \(foodPosition(of: "foods")) AS place, \(foodWords(of: "foods")) AS words FROM foods
        WHERE archived_at IS NULL
        """
    let entries = "SELECT \(journalPosition(of: "journal_entries")) AS place, text FROM journal_entries"
    try database.execute(
        sql: """
            \(indexingPlainly("food_words", "words", of: foods))
            DROP TRIGGER foods_indexed_insert;
            DROP TRIGGER foods_indexed_update;
            DROP TRIGGER foods_indexed_delete;
            \(foodIndexTriggers(ofColumns: "name, short_name, other_names, brand, barcode") { plain(foodWords(of: $0)) })
            \(indexingPlainly("journal_words", "text", of: entries))
            DROP TRIGGER journal_entries_indexed_insert;
            DROP TRIGGER journal_entries_indexed_update;
            DROP TRIGGER journal_entries_indexed_delete;
            \(journalIndexTriggers { plain("\($0).text") })
            """)
}

/// - Parameter rows: the place and the words of each row as the index has them, in SQL.
private func indexingPlainly(_ index: String, _ words: String, of rows: String) -> String {
    let changed = "FROM (\(rows)) WHERE \(plain(words)) <> \(words)"
    return """
        INSERT INTO \(index) (\(index), rowid, \(words)) SELECT 'delete', place, \(words) \(changed);
        INSERT INTO \(index) (rowid, \(words)) SELECT place, \(plain(words)) \(changed);
        """
}

/// Letters that the tokenizer leaves as they are, each with its plain ones. They are as many in a list as SQLite can have
/// calls in calls.
private let letters: [[(written: String, plain: String)]] = [
    [("Øø", "o"), ("Łł", "l"), ("ĐđÐð", "d"), ("ı", "i")],
    [("Ёё", "е"), ("Йй", "и"), ("Її", "і"), ("Ўў", "у"), ("Ѓѓ", "г"), ("Ќќ", "к")],
    [("Þþ", "th"), ("ẞß", "ss"), ("Ææ", "ae"), ("Œœ", "oe"), ("Ĳĳ", "ij"), ("ﬁ", "fi"), ("ﬂ", "fl")],
    [("Άά", "α"), ("Έέ", "ε"), ("Ήή", "η"), ("ΊίΪϊΐ", "ι"), ("Όό", "ο"), ("ΎύΫϋΰ", "υ"), ("Ώώ", "ω")],
]

/// A text with plain letters, in SQL. ASCII needs no replacement.
private func plain(_ text: String) -> String {
    let replaced = letters.reduce(text) { text, letters in
        let replaced = letters.reduce("letters") { sql, letter in
            letter.written.reduce(sql) { "replace(\($0), '\($1)', '\(letter.plain)')" }
        }
        return "(SELECT \(replaced) FROM (SELECT \(text) AS letters))"
    }
    return "CASE WHEN \(text) GLOB '*[^ -~]*' THEN \(replaced) ELSE \(text) END"
}
