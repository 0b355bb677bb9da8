import Fitness
import GRDB

/// A page of search results, newest first.
package struct JournalSearch: Sendable {
    /// Fewer than in other lists: each result has a picture and some lines in which the words are found and marked.
    static let pageCount = 20

    package let query: JournalQuery
    package let entries: [JournalEntry]
    /// The offset of the next page; nil on the last page.
    package let nextSkipped: Int?

    package init(_ database: Database, _ user: User, _ query: JournalQuery, skipped: Int) throws {
        self.query = query
        let found =
            try query.isEmpty
            ? [] : user.journal.journalEntries(database, with: query, limit: Self.pageCount + 1, offset: skipped)
        entries = Array(found.prefix(Self.pageCount))
        nextSkipped = found.count > Self.pageCount ? skipped + Self.pageCount : nil
    }
}
