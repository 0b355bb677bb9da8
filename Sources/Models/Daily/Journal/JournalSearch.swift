import Fitness
import GRDB

/// A page of the entries that a search found, newest first.
package struct JournalSearch: Sendable {
    /// Fewer than of other lists: each is a picture and some lines, of which the words have to be found and marked.
    static let pageCount = 20

    package let query: JournalQuery
    package let entries: [JournalEntry]
    /// How many the next page passes over; nil when this one has the oldest.
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
