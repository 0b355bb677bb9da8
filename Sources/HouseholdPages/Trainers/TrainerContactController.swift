import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

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
