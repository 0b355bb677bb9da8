import GRDB

/// The words of all journal entries, for search (sqlite.org/fts5.html).
///
/// A rowid is the user's id followed by the entry's Julian day number in 24 bits. A user's entries are a range of
/// rowids: a search reads nobody else's, and gets the newest first.
@Sendable func createJournalIndex(_ database: Database) throws {
    try database.execute(
        sql: """
            CREATE VIRTUAL TABLE journal_words USING fts5 (
                text, content = '', columnsize = 0, prefix = '1 2 3 4', tokenize = 'unicode61 remove_diacritics 2'
            );
            INSERT INTO journal_words (rowid, text) SELECT \(journalPosition(of: "journal_entries")), text FROM journal_entries;
            \(journalIndexTriggers { "\($0).text" })
            """)
}

/// - Parameter text: the text of a row, `new` or `old`, in SQL.
func journalIndexTriggers(text: (String) -> String) -> String {
    """
    CREATE TRIGGER journal_entries_indexed_insert AFTER INSERT ON journal_entries
    BEGIN \(indexing("new", text)) END;
    CREATE TRIGGER journal_entries_indexed_update AFTER UPDATE OF user_id, day, text ON journal_entries
    WHEN (new.user_id, new.day, new.text) IS NOT (old.user_id, old.day, old.text)
    BEGIN
        \(unindexing("old", text))
        \(indexing("new", text))
    END;
    CREATE TRIGGER journal_entries_indexed_delete AFTER DELETE ON journal_entries
    BEGIN \(unindexing("old", text)) END;
    """
}

func journalPosition(of row: String) -> String {
    "\(row).user_id << 24 | CAST(julianday(\(row).day) AS INTEGER)"
}

private func indexing(_ row: String, _ text: (String) -> String) -> String {
    "INSERT INTO journal_words (rowid, text) VALUES (\(journalPosition(of: row)), \(text(row)));"
}

/// A contentless index must be given the text to delete (sqlite.org/fts5.html#the_delete_command).
private func unindexing(_ row: String, _ text: (String) -> String) -> String {
    """
    INSERT INTO journal_words (journal_words, rowid, text) \
    VALUES ('delete', \(journalPosition(of: row)), \(text(row)));
    """
}
