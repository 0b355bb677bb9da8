import Crypto
import Fitness
import Foundation
import GRDB
import Texts

/// The user's text for one day; the photos have rows of their own.
package struct JournalEntry: Sendable, Identifiable {
    package let id: Int64
    package let day: LocalDay
    package let text: String
    package let updatedAt: Int64
    package let photoCount: Int
    package let firstPhoto: UUID?

    /// Identifies a state of the text, so that an editor opened before a change does not overwrite it.
    package var version: String { SHA256Digest.version(of: text) }
}

extension JournalEntry: RowReadable {
    package init(_ row: inout RowReader) throws {
        try self.init(
            id: row.next(), day: row.next(), text: row.next(), updatedAt: row.next(), photoCount: row.next(),
            firstPhoto: row.next())
    }
}

package struct JournalPhoto: Sendable, Equatable, RowReadable {
    package let uuid: UUID
    package let width: Int
    package let height: Int

    package init(uuid: UUID, width: Int, height: Int) {
        self.uuid = uuid
        self.width = width
        self.height = height
    }

    package init(_ row: inout RowReader) throws {
        try self.init(uuid: row.next(), width: row.next(), height: row.next())
    }
}

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

extension User.Journal {
    /// All photos of the journal, newest day first, in their order within each day.
    func journalPhotos(_ database: Database, limit: Int, offset: Int) throws -> [JournalGallery.Photo] {
        try JournalGallery.Photo.all(
            database,
            """
            SELECT journal_entries.day, journal_photos.uuid,
                (SELECT count(*) FROM journal_photos AS before
                    WHERE before.entry_id = journal_entries.id AND before.position < journal_photos.position),
                (SELECT count(*) FROM journal_photos AS alike WHERE alike.entry_id = journal_entries.id)
            FROM journal_entries CROSS JOIN journal_photos ON journal_photos.entry_id = journal_entries.id
            WHERE journal_entries.user_id = ?
            ORDER BY journal_entries.day DESC, journal_photos.position LIMIT ? OFFSET ?
            """, [user.id, limit, offset])
    }

    /// The photo before a day's first one in the gallery: the last one of the next day that has any.
    package func journalPhoto(_ database: Database, after day: LocalDay) throws -> JournalPhotoPlace? {
        try photoPlace(database, "day > ? ORDER BY journal_entries.day, journal_photos.position DESC", day)
    }

    /// The photo after a day's last one in the gallery: the first one of the previous day that has any.
    package func journalPhoto(_ database: Database, before day: LocalDay) throws -> JournalPhotoPlace? {
        try photoPlace(database, "day < ? ORDER BY journal_entries.day DESC, journal_photos.position", day)
    }

    private func photoPlace(_ database: Database, _ condition: String, _ day: LocalDay) throws -> JournalPhotoPlace? {
        try JournalPhotoPlace.first(
            database,
            """
            SELECT journal_entries.day, journal_photos.uuid
            FROM journal_entries CROSS JOIN journal_photos ON journal_photos.entry_id = journal_entries.id
            WHERE journal_entries.user_id = ? AND journal_entries.\(condition) LIMIT 1
            """, [user.id, day])
    }
}

/// A photo and its day, under which its page is found.
package struct JournalPhotoPlace: Sendable, RowReadable {
    package let day: LocalDay
    package let photo: UUID

    package init(day: LocalDay, photo: UUID) {
        self.day = day
        self.photo = photo
    }

    package init(_ row: inout RowReader) throws {
        try self.init(day: row.next(), photo: row.next())
    }
}
