import Fitness
import Foundation
import GRDB
import Texts

extension User.Journal {
    package static let journalEntryColumns = """
        journal_entries.id, journal_entries.day, journal_entries.text, journal_entries.updated_at,
        (SELECT count(*) FROM journal_photos WHERE entry_id = journal_entries.id),
        (SELECT uuid FROM journal_photos WHERE entry_id = journal_entries.id ORDER BY position LIMIT 1)
        """

    package func journalEntry(_ database: Database, on day: LocalDay) throws -> JournalEntry? {
        try JournalEntry.first(
            database, "SELECT \(Self.journalEntryColumns) FROM journal_entries WHERE user_id = ? AND day = ?",
            [user.id, day])
    }

    /// The entries of a range of days, oldest first.
    package func journalEntries(_ database: Database, from start: LocalDay, to end: LocalDay) throws -> [JournalEntry] {
        try JournalEntry.all(
            database,
            """
            SELECT \(Self.journalEntryColumns) FROM journal_entries
            WHERE user_id = ? AND day BETWEEN ? AND ? ORDER BY day
            """, [user.id, start, end])
    }

    /// The entries of some days, in any order.
    func journalEntries(_ database: Database, on days: [LocalDay]) throws -> [JournalEntry] {
        try JournalEntry.all(
            database,
            """
            SELECT \(Self.journalEntryColumns) FROM journal_entries
            WHERE user_id = ? AND day IN (\(databaseQuestionMarks(count: days.count)))
            """, [user.id] + StatementArguments(days))
    }

    /// The entries that contain the words, newest first. A user's rows in the index are one range of rowids.
    func journalEntries(
        _ database: Database, with query: JournalQuery, limit: Int, offset: Int
    ) throws -> [JournalEntry] {
        try JournalEntry.all(
            database,
            """
            SELECT \(Self.journalEntryColumns) FROM journal_words
                CROSS JOIN journal_entries ON journal_entries.user_id = :user
                    AND journal_entries.day = date((journal_words.rowid & 16777215) + 0.5)
            WHERE journal_words MATCH :words
                AND journal_words.rowid BETWEEN :user << 24 AND (:user << 24) + 16777215
            ORDER BY journal_words.rowid DESC LIMIT :limit OFFSET :offset
            """, ["user": user.id, "words": query.expression, "limit": limit, "offset": offset])
    }

    package func latestJournalEntry(_ database: Database) throws -> JournalEntry? {
        try JournalEntry.first(
            database,
            """
            SELECT \(Self.journalEntryColumns) FROM journal_entries WHERE user_id = ? ORDER BY day DESC LIMIT 1
            """, [user.id])
    }

    package func journalPhotos(_ database: Database, of entry: Int64) throws -> [JournalPhoto] {
        try JournalPhoto.all(
            database,
            """
            SELECT uuid, width, height FROM journal_photos
            WHERE entry_id = ? AND user_id = ? ORDER BY position
            """, [entry, user.id])
    }

    package func journalPhotos(_ database: Database, on day: LocalDay) throws -> [JournalPhoto] {
        guard let entry = try journalEntry(database, on: day) else { return [] }
        return try journalPhotos(database, of: entry.id)
    }

    /// Whether the user owns a photo: one in the journal, or the profile photo.
    package func owns(_ database: Database, photo: UUID) throws -> Bool {
        if photo == user.photo { return true }
        return try Bool.first(database, "SELECT user_id = ? FROM journal_photos WHERE uuid = ?", [user.id, photo])
            ?? false
    }

    /// What another device or tab has made of an entry that could not be saved.
    package func conflict(_ database: Database, on day: LocalDay) throws -> JournalConflict {
        JournalConflict(current: try journalEntry(database, on: day))
    }

    /// Saves a day's entry, removes some of its photos and appends others.
    /// - Throws: `Faults` if another device or tab has changed the entry since the draft was begun.
    package func saveJournalEntry(_ database: Database, _ draft: JournalDraft, now: Date) throws {
        if let expected = draft.expectedVersion {
            let current = try journalEntry(database, on: draft.day)
            let isSame = current?.text == draft.text || (current?.version ?? "") == expected
            if !isSame { throw Faults("text", JournalConflict(current: current).message) }
        }
        let seconds = now.secondsSince1970
        let entry = try Int64.first(
            database,
            """
            INSERT INTO journal_entries (user_id, day, text, created_at, updated_at) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (user_id, day) DO UPDATE SET text = excluded.text, updated_at = excluded.updated_at
            RETURNING id
            """, [user.id, draft.day, draft.text, seconds, seconds])
        guard let entry else { throw DatabaseError(message: "An entry was written without an id.") }
        for photo in draft.removedPhotos { try deleteJournalPhoto(database, photo) }
        let start =
            try Int.first(database, "SELECT max(position) + 1 FROM journal_photos WHERE entry_id = ?", [entry])
            ?? 0
        for (offset, photo) in draft.addedPhotos.enumerated() {
            try database.run(
                """
                INSERT INTO journal_photos (uuid, user_id, entry_id, position, width, height, created_at)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """, [photo.uuid, user.id, entry, start + offset, photo.width, photo.height, seconds])
        }
    }

    /// - Returns: the photos of the deleted entry; nil when there was no entry.
    package func deleteJournalEntry(_ database: Database, on day: LocalDay) throws -> [UUID]? {
        guard let entry = try journalEntry(database, on: day) else { return nil }
        let photos = try journalPhotos(database, of: entry.id).map(\.uuid)
        try database.delete(from: "journal_entries", id: entry.id, of: user.id)
        return photos
    }

    package func deleteJournalPhoto(_ database: Database, _ photo: UUID) throws {
        try database.run("DELETE FROM journal_photos WHERE uuid = ? AND user_id = ?", [photo, user.id])
    }

    /// Deletes an entry that has neither text nor photos.
    package func deleteJournalEntryIfEmpty(_ database: Database, on day: LocalDay) throws {
        try database.run(
            """
            DELETE FROM journal_entries WHERE user_id = ? AND day = ? AND text = ''
            AND NOT EXISTS (SELECT 1 FROM journal_photos WHERE entry_id = journal_entries.id)
            """, [user.id, day])
    }
}

/// An entry to save.
package struct JournalDraft: Sendable {
    package let day: LocalDay
    let text: String
    /// The version that the text is based on, empty if there was no entry; nil to overwrite any version.
    var expectedVersion: String?
    package internal(set) var removedPhotos: [UUID] = []
    package var addedPhotos: [JournalPhoto] = []
}

extension JournalDraft {
    /// The entry that was written or sent, or what is wrong with it.
    /// - Parameter hasPhotos: whether it will have any, so that it needs no text.
    package static func checked(
        day: LocalDay, text: String, over version: String? = nil, removing photos: [UUID] = [], hasPhotos: Bool
    ) -> Result<Self, Faults> {
        JournalText.checked(text, hasPhotos: hasPhotos).map {
            Self(day: day, text: $0, expectedVersion: version, removedPhotos: photos)
        }
    }

    /// A photo for the entry of a day, whose text stays as it is.
    package init(adding photo: JournalPhoto, on day: LocalDay, to entry: JournalEntry?) {
        self.init(day: day, text: entry?.text ?? "", addedPhotos: [photo])
    }
}

/// Another device or tab changed the entry while this one was being edited.
package struct JournalConflict: Sendable {
    /// The current entry; nil when it was deleted.
    package let current: JournalEntry?

    package var message: String {
        current == nil ? JournalTexts.deletedMeanwhile : JournalTexts.changedMeanwhile
    }
}

/// Every photo that a row refers to, for the sweep at startup.
package func photosInUse(_ database: Database) throws -> Set<UUID> {
    try UUID.set(
        database,
        """
        SELECT uuid FROM journal_photos
        UNION SELECT photo_uuid FROM users WHERE photo_uuid IS NOT NULL
        UNION SELECT photo_uuid FROM trainers WHERE photo_uuid IS NOT NULL
        """)
}

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
