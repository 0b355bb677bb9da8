import Fitness
import HTTPTypes
import Texts

/// The errors of an API request, by the names of form fields or of members in its JSON.
package struct FormRefusal: Error {
    package var errors: [String: String]
    package var status: HTTPResponse.Status = .unprocessableContent

    package init(_ errors: [String: String], status: HTTPResponse.Status = .unprocessableContent) {
        self.errors = errors
        self.status = status
    }

    package init(_ faults: Faults) { self.init(faults.messages) }

    package var text: String {
        errors.count == 1 ? errors.values.first ?? "" : CommonTexts.checkFieldsSentence(errors.count)
    }
}

extension Warnings {
    /// Requires a confirmation of implausible values.
    package func requireConfirmation(confirmed isConfirmed: Bool) throws {
        guard !questions.isEmpty, !isConfirmed else { return }
        throw FormRefusal(["confirmed": CommonTexts.sendConfirmed(text)])
    }
}
