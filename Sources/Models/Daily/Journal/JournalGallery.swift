import Fitness
import Foundation
import GRDB

/// A page of all photos of a journal, newest days first.
package struct JournalGallery: Sendable {
    static let pageCount = 100

    /// A photo and its position among those of its day.
    package struct Photo: Sendable {
        package let day: LocalDay
        package let uuid: UUID
        package let index: Int
        package let dayCount: Int
    }

    package let photos: [Photo]
    package let skipped: Int
    /// The offset of the next page; nil on the last page.
    package let nextSkipped: Int?

    package init(_ database: Database, _ user: User, skipped: Int) throws {
        self.skipped = skipped
        let found = try user.journal.journalPhotos(database, limit: Self.pageCount + 1, offset: skipped)
        photos = Array(found.prefix(Self.pageCount))
        nextSkipped = found.count > Self.pageCount ? skipped + Self.pageCount : nil
    }
}

extension JournalGallery.Photo: RowReadable {
    package init(_ row: inout RowReader) throws {
        try self.init(day: row.next(), uuid: row.next(), index: row.next(), dayCount: row.next())
    }
}
