import Forms
import Foundation
import HTTP
import HTTPTypes
import Images
import Models
import Texts
import Web

/// Adds, changes and deletes trainers.
package enum TrainerEditingController {
    package static func new(_ visit: MemberVisit) async throws -> Response {
        var form = TrainerForm(isGuest: visit.user.isGuest)
        form.name.isFocused = true
        return try editor(visit, form, title: TrainerTexts.addTrainer)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = TrainerForm(isGuest: visit.user.isGuest)
        form.read(typed.fields)
        let image = try await form.takePhoto(typed, visit)
        guard let draft = form.validate() else {
            return try editor(visit, form, title: TrainerTexts.addTrainer, status: .unprocessableContent)
        }
        let now = visit.now
        let added = try await visit.app.saving(image) { photo in
            try await visit.write { try $1.trainers.addTrainer($0, draft, photo: photo, now: now) }
        }
        guard let added else {
            form.rejectAsTooMany()
            return try editor(visit, form, title: TrainerTexts.addTrainer, status: .unprocessableContent)
        }
        return try visit.redirect(to: Paths.trainer(added), notice: .trainerAdded)
    }

    package static func edit(_ visit: MemberVisit, trainer: Int) async throws -> Response {
        let trainer = try await editable(visit, trainer)
        return try editor(visit, TrainerForm(trainer, user: visit.user), title: TrainerTexts.editTrainer)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, trainer: Int) async throws -> Response {
        let trainer = try await editable(visit, trainer)
        var form = TrainerForm(trainer, user: visit.user)
        form.read(typed.fields)
        let image = try await form.takePhoto(typed, visit)
        guard let draft = form.validate() else {
            return try editor(visit, form, title: TrainerTexts.editTrainer, status: .unprocessableContent)
        }
        let removes = !form.removesPhoto.value.isEmpty
        let obsolete = try await visit.app.saving(image) { photo in
            let change = photo.map(TrainerPhotoChange.replace) ?? (removes ? .remove : .keep)
            return try await visit.write { try $1.trainers.updateTrainer($0, id: trainer.id, draft, photo: change) }
        }
        guard let obsolete else { throw HTTPError(.notFound) }
        await visit.app.discard(obsolete)
        return try visit.redirect(to: Paths.trainer(trainer.id), notice: .trainerSaved)
    }

    package static func confirmDeletion(_ visit: MemberVisit, trainer: Int) async throws -> Response {
        let trainer = try await editable(visit, trainer)
        let question = ConfirmPage.Question(
            title: CommonTexts.deleteQuestion(trainer.name),
            text: trainer.isPrivate ? TrainerTexts.deletionWarning : TrainerTexts.sharedDeletionWarning,
            action: Paths.deletion(of: Paths.trainer(trainer.id)), label: TrainerTexts.deleteTrainer,
            cancelPath: Paths.trainer(trainer.id))
        return try visit.page(
            ConfirmPage(question: question), title: TrainerTexts.deleteTrainer, destination: .trainers)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, trainer: Int) async throws -> Response {
        let trainer = try await editable(visit, trainer)
        let now = visit.now
        let photos = try await visit.write { try $1.trainers.deleteTrainer($0, id: trainer.id, now: now) }.orNotFound()
        await visit.app.discard(photos)
        return try visit.redirect(to: Paths.trainers, notice: .trainerDeleted)
    }

    /// - Throws: 404 for a trainer that the user can't see, 403 for one that the user may not change.
    private static func editable(_ visit: MemberVisit, _ trainer: Int) async throws -> Trainer {
        let found = try await visit.read { database, user -> (Trainer, Bool)? in
            guard let found = try user.trainers.trainer(database, id: Int64(trainer)) else { return nil }
            return (found, try user.trainers.canEdit(database, found))
        }
        guard let (trainer, canEdit) = found else { throw HTTPError(.notFound) }
        guard canEdit else {
            throw HTTPError(
                .forbidden, TrainerTexts.editingNotAllowed)
        }
        return trainer
    }

    private static func editor(
        _ visit: MemberVisit, _ form: TrainerForm, title: String, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(TrainerEditorPage(form: form), title: title, destination: .trainers, status: status)
    }
}

extension TrainerForm {
    /// Decodes the chosen photo; if that fails or there is no room for it, the field gets the message.
    fileprivate mutating func takePhoto(_ typed: Submission, _ visit: MemberVisit) async throws -> ProcessedImage? {
        guard let file = typed.files(of: photo.name).first else { return nil }
        do {
            let image = try await visit.app.imageProcessor.process(file)
            var room = try await visit.app.photoRoom(of: visit.user)
            photo.error = room.take([image])
            return image
        } catch let error as ImageError {
            photo.error = error.message
            return nil
        }
    }
}

extension App {
    /// Saves files first, rows second; if no row is saved, the photo's files are discarded.
    fileprivate func saving<Value: Sendable>(
        _ image: ProcessedImage?, _ write: (UUID?) async throws -> Value?
    ) async throws -> Value? {
        let photo: UUID? = if let image { try await images.save(image) } else { nil }
        do {
            let value = try await write(photo)
            if value == nil { await discard([photo].compactMap { $0 }) }
            return value
        } catch {
            await discard([photo].compactMap { $0 })
            throw error
        }
    }
}
