import Fitness
import Forms
import Foundation
import HTTP
import Images
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

/// The photos of a journal form, from upload to rows.
enum JournalUpload {
    struct Result: Sendable {
        var processed: [ProcessedImage] = []
        var errors: [JournalForm.PhotoError] = []
    }

    /// Decodes all photos; one that can't be read only causes a message.
    static func process(_ files: [UploadedFile], with processor: ImageProcessor) async throws -> Result {
        guard files.count <= JournalForm.maximumPhotos else {
            let message = JournalTexts.chooseAtMostPhotos(JournalForm.maximumPhotos)
            return Result(errors: [JournalForm.PhotoError(filename: JournalTexts.tooManyPhotos, message: message)])
        }
        let outcomes = try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
            for (index, file) in files.enumerated() {
                group.addTask { (index, try await process(file, with: processor)) }
            }
            var outcomes = [Outcome?](repeating: nil, count: files.count)
            for try await (index, outcome) in group { outcomes[index] = outcome }
            return outcomes.compactMap { $0 }
        }
        return outcomes.reduce(into: Result()) { result, outcome in
            switch outcome {
            case .success(let image): result.processed.append(image)
            case .failure(let error): result.errors.append(error)
            }
        }
    }

    /// Files first, rows second: a crash in between leaves orphans for the sweep, never a row without its file.
    /// - Returns: the conflict because of which nothing is saved, if there is one.
    static func save(
        _ draft: JournalDraft, adding images: [ProcessedImage], _ visit: MemberVisit
    ) async throws -> JournalConflict? {
        var draft = draft
        do {
            for image in images {
                let uuid = try await visit.app.images.save(image)
                draft.addedPhotos.append(JournalPhoto(uuid: uuid, width: image.width, height: image.height))
            }
            let (final, now) = (draft, visit.now)
            try await visit.write { try $1.journal.saveJournalEntry($0, final, now: now) }
        } catch {
            await visit.app.discard(draft.addedPhotos.map(\.uuid))
            guard (error as? Faults)?.messages["text"] != nil else { throw error }
            let day = draft.day
            return try await visit.read { try $1.journal.conflict($0, on: day) }
        }
        await visit.app.discard(draft.removedPhotos)
        return nil
    }

    private enum Outcome: Sendable {
        case success(ProcessedImage)
        case failure(JournalForm.PhotoError)
    }

    private static func process(_ file: UploadedFile, with processor: ImageProcessor) async throws -> Outcome {
        do {
            return .success(try await processor.process(file))
        } catch let error as ImageError {
            return .failure(JournalForm.PhotoError(filename: file.filename, message: error.message))
        }
    }
}
