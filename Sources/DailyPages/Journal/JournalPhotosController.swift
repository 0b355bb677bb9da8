import Fitness
import Forms
import Foundation
import HTTP
import Models
import Texts
import Web

/// A photo on its own page, with links to its neighbors.
package enum JournalPhotosController {
    package static func show(_ visit: MemberVisit, day: LocalDay, photo: UUID) async throws -> Response {
        let query = visit.request.query
        let gallerySkipped = query[Paths.galleryName] == nil ? nil : query.skipped(Paths.galleryName)
        let shown = try await visit.read { database, user -> JournalPhotoPage.Photo in
            let photos = try user.journal.journalPhotos(database, on: day)
            let index = try photos.firstIndex(where: { $0.uuid == photo }).orNotFound()
            func place(_ index: Int) -> JournalPhotoPlace? {
                photos.indices.contains(index) ? JournalPhotoPlace(day: day, photo: photos[index].uuid) : nil
            }
            let isInGallery = gallerySkipped != nil
            return JournalPhotoPage.Photo(
                day: day, photos: photos, index: index, gallerySkipped: gallerySkipped,
                previous: try place(index - 1) ?? (isInGallery ? user.journal.journalPhoto(database, after: day) : nil),
                next: try place(index + 1) ?? (isInGallery ? user.journal.journalPhoto(database, before: day) : nil))
        }
        return try visit.page(JournalPhotoPage(photo: shown), title: CommonTexts.photo, destination: .journal)
    }

    package static func confirmDeletion(_ visit: MemberVisit, day: LocalDay, photo: UUID) async throws -> Response {
        try await visit.read { try $1.journal.journalPhotos($0, on: day) }.contains { $0.uuid == photo }.orNotFound()
        let question = ConfirmPage.Question(
            JournalTexts.deletePhotoQuestion, JournalTexts.photoDeletionWarning(day.longText),
            deleting: Paths.journalPhoto(day, photo), label: JournalTexts.deletePhoto)
        return try visit.ask(question, destination: .journal)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, day: LocalDay, photo: UUID) async throws
        -> Response
    {
        let deleted = try await visit.write { database, user in
            guard try user.journal.journalPhotos(database, on: day).contains(where: { $0.uuid == photo }) else {
                return false
            }
            try user.journal.deleteJournalPhoto(database, photo)
            try user.journal.deleteJournalEntryIfEmpty(database, on: day)
            return true
        }
        guard deleted else { throw HTTPError(.notFound) }
        await visit.app.discard([photo])
        return try visit.redirect(to: Paths.journal(day), notice: .journalPhotoDeleted)
    }
}
