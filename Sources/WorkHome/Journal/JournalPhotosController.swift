import Foundation
import HTTP

/// A photo on a page of its own, with the ways to its neighbours.
enum JournalPhotosController {
    static func show(_ visit: MemberVisit, day: LocalDay, photo: UUID) async throws -> Response {
        let photos = try await visit.read { try $1.journalPhotos($0, on: day) }
        guard let index = photos.firstIndex(where: { $0.uuid == photo }) else { throw HTTPError(.notFound) }
        let page = JournalPhotoPage(day: day, photos: photos, index: index)
        return try visit.page(page, title: "Photo", destination: .journal)
    }

    static func confirmDeletion(_ visit: MemberVisit, day: LocalDay, photo: UUID) async throws -> Response {
        guard try await visit.read({ try $1.journalPhotos($0, on: day) }).contains(where: { $0.uuid == photo }) else {
            throw HTTPError(.notFound)
        }
        let question = ConfirmPage.Question(
            title: "Delete this photo?", text: "The photo of \(day.longText) will be gone for good.",
            action: Paths.journalPhotoDeletion(day, photo), label: "Delete photo",
            cancelPath: Paths.journalPhoto(day, photo))
        return try visit.page(ConfirmPage(question: question), title: "Delete photo", destination: .journal)
    }

    static func destroy(_ visit: MemberVisit, _ typed: Submission, day: LocalDay, photo: UUID) async throws
        -> Response
    {
        let deleted = try await visit.write { database, user in
            guard try user.journalPhotos(database, on: day).contains(where: { $0.uuid == photo }) else { return false }
            try user.deleteJournalPhoto(database, photo)
            try user.deleteJournalEntryIfEmpty(database, on: day)
            return true
        }
        guard deleted else { throw HTTPError(.notFound) }
        await visit.app.discard([photo])
        return try visit.redirect(to: Paths.journal(day), notice: .journalPhotoDeleted)
    }
}
