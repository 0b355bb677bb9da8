import Fitness
import Forms
import Foundation
import HTTP
import HTTPTypes
import Images
import Models
import Texts
import Web

/// Adds and changes trainers.
package enum TrainerEditingController {
    package static func new(_ visit: MemberVisit) async throws -> Response {
        var form = TrainerForm(sharesAtHome: visit.user.sharesAtHome)
        form.name.isFocused = true
        return try editor(visit, form)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        try await save(visit, typed, TrainerForm(sharesAtHome: visit.user.sharesAtHome))
    }

    package static func edit(_ visit: MemberVisit, trainer: Int) async throws -> Response {
        let trainer = try await editable(visit, trainer)
        return try editor(visit, TrainerForm(trainer, user: visit.user), trainer.id)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, trainer: Int) async throws -> Response {
        let trainer = try await editable(visit, trainer)
        return try await save(visit, typed, TrainerForm(trainer, user: visit.user), trainer.id)
    }

    /// - Throws: 404 for a trainer that the user can't see, 403 for one that the user may not change.
    static func editable(_ visit: MemberVisit, _ trainer: Int) async throws -> Trainer {
        let found = try await visit.read { database, user -> (Trainer, Bool)? in
            guard let found = try user.trainers.trainer(database, id: Int64(trainer)) else { return nil }
            return (found, try user.trainers.canEdit(database, found))
        }
        let (trainer, canEdit) = try found.orNotFound()
        guard canEdit else { throw NotAllowed(TrainerTexts.editingNotAllowed) }
        return trainer
    }

    private static func save(
        _ visit: MemberVisit, _ typed: Submission, _ begun: TrainerForm, _ id: Int64? = nil
    ) async throws -> Response {
        var form = begun
        form.take(typed.fields)
        let image = try await form.takePhoto(typed, visit)
        guard let draft = form.validate(), !visit.asksWhichToKeep else { return try editor(visit, form, id) }
        let (removes, now) = (!form.removesPhoto.value.isEmpty, visit.now)
        do {
            let saved = try await visit.app.saving(image) { photo -> (id: Int64, obsolete: [UUID]) in
                let change = photo.map(TrainerPhotoChange.replace) ?? (removes ? .remove : .keep)
                return try await visit.write { database, user -> (id: Int64, obsolete: [UUID]) in
                    let old = try id.map { try user.trainers.trainer(database, id: $0).orNotFound() }
                    return try user.trainers.save(database, draft, over: old, photo: change, now: now)
                }
            }
            await visit.app.discard(saved.obsolete)
            return try visit.redirect(to: Paths.trainer(saved.id), notice: id == nil ? .trainerAdded : .trainerSaved)
        } catch let faults as Faults {
            form.refuse(faults)
            return try editor(visit, form, id)
        }
    }

    private static func editor(_ visit: MemberVisit, _ form: TrainerForm, _ id: Int64? = nil) throws -> Response {
        try visit.page(
            TrainerEditorPage(form: form), title: id == nil ? TrainerTexts.addTrainer : TrainerTexts.editTrainer,
            destination: .trainers, status: form.answerStatus)
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

package enum TrainerDeletionController {
    package static func confirm(_ visit: MemberVisit, trainer: Int) async throws -> Response {
        let trainer = try await TrainerEditingController.editable(visit, trainer)
        return try visit.ask(
            ConfirmPage.Question(
                CommonTexts.deleteQuestion(trainer.name),
                trainer.isPrivate ? TrainerTexts.deletionWarning : TrainerTexts.sharedDeletionWarning,
                deleting: Paths.trainer(trainer.id), label: TrainerTexts.deleteTrainer), destination: .trainers)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, trainer: Int) async throws -> Response {
        let trainer = try await TrainerEditingController.editable(visit, trainer)
        let now = visit.now
        let photos = try await visit.write { database, user -> [UUID] in
            let trainer = try user.trainers.trainer(database, id: trainer.id).orNotFound()
            return try user.trainers.delete(database, trainer, now: now)
        }
        await visit.app.discard(photos)
        return try visit.redirect(to: Paths.trainers, notice: .trainerDeleted)
    }
}

/// Shows a message to a trainer, and links that open it in other apps. The message is not stored.
package enum TrainerContactController {
    package static func new(_ visit: MemberVisit, trainer: Int) async throws -> Response {
        try page(visit, ContactForm(try await found(visit, trainer), from: visit.user))
    }

    /// Updates the links with the edited message, for a browser without JavaScript. The message is sent as a form and
    /// not in the address, where it would stay in the browser's history.
    package static func create(_ visit: MemberVisit, _ typed: Submission, trainer: Int) async throws -> Response {
        var form = ContactForm(try await found(visit, trainer), from: visit.user)
        form.read(typed.fields)
        let isValid = form.validate()
        return try page(visit, form, status: isValid ? .ok : .unprocessableContent)
    }

    private static func found(_ visit: MemberVisit, _ trainer: Int) async throws -> Trainer {
        let found = try await visit.read { try $1.trainers.trainer($0, id: Int64(trainer)) }
        guard let found, found.canBeContacted else { throw HTTPError(.notFound) }
        return found
    }

    private static func page(
        _ visit: MemberVisit, _ form: ContactForm, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(
            TrainerContactPage(form: form), title: TrainerTexts.contactTrainer(form.trainer.firstName),
            destination: .trainers,
            status: status)
    }
}

struct TrainerContactPage: PageContent {
    var view: CompiledView<Self> { view_trainers_contact }
    let form: ContactForm

    var back: Link { Link(TrainerTexts.backTo(form.trainer.name), to: Paths.trainer(form.trainer.id)) }
}
