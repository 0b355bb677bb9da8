import Foundation
import GRDB

/// What a person wrote of one day; the photos stand in rows of their own.
struct JournalEntry: Sendable, Identifiable {
    let id: Int64
    let day: LocalDay
    let text: String
    let updatedAt: Int64
    let photoCount: Int
    let firstPhoto: UUID?
}

extension JournalEntry: FetchableRecord {
    init(row: Row) throws {
        id = row["id"]
        day = row["day"]
        text = row["text"]
        updatedAt = row["updated_at"]
        photoCount = row["photo_count"]
        firstPhoto = row["first_photo"]
    }
}
