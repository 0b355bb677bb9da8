import HTTPTypes

/// What is wrong with what a program sent, by the names of a form's fields or of the members of its JSON.
struct FormRefusal: Error {
    var errors: [String: String]
    var status: HTTPResponse.Status = .unprocessableContent

    init(_ errors: [String: String], status: HTTPResponse.Status = .unprocessableContent) {
        self.errors = errors
        self.status = status
    }

    init(_ form: some Form) {
        errors = Dictionary(form.fields.compactMap { field in field.error.map { (field.name, $0) } }) { first, _ in
            first
        }
    }

    var text: String {
        errors.count == 1 ? errors.values.first ?? "" : "Please check \(errors.count) fields."
    }
}

extension Doubts {
    /// Something that hardly anybody means has to be meant.
    func settle(confirmed isConfirmed: Bool) throws {
        guard !questions.isEmpty, !isConfirmed else { return }
        throw FormRefusal(["confirmed": "\(text) Send “confirmed”: true if it is correct."])
    }
}
