import HTTP

/// A form of a page: it is filled with what was typed, and its fields carry the errors beside them.
package protocol Form: Sendable {
    /// Where the form is posted.
    var action: String { get }
    /// Where Cancel leads, for a form that has it.
    var cancelPath: String? { get }
    static var fieldPaths: [WritableKeyPath<Self, Field>] { get }
    /// The fields in the order of the page: those of the paths, and what a list of the form has besides.
    var fields: [Field] { get }
}

/// An entry of the summary above a form, a link to the field that it is about.
package struct FormProblem: Sendable {
    package let id: String
    package let text: String
}

extension Form {
    package var cancelPath: String? { nil }
    package var fields: [Field] { Self.fieldPaths.map { self[keyPath: $0] } }
    package var isValid: Bool { fields.allSatisfy { $0.error == nil } }

    /// Takes over what was typed. A field that was not sent keeps what it has.
    package mutating func fill(from typed: FormFields) {
        for path in Self.fieldPaths {
            guard let value = typed[self[keyPath: path].name] else { continue }
            // Nobody types a NUL, and SQLite and scrypt would both take it for the end.
            self[keyPath: path].value = value.replacing("\0", with: "")
        }
    }

    /// Puts the cursor into the first field that has an error.
    package mutating func focusFirstError() {
        guard let path = Self.fieldPaths.first(where: { self[keyPath: $0].error != nil }) else { return }
        self[keyPath: path].isFocused = true
    }

    package var listedProblems: [FormProblem] { problems.count > 1 ? problems : [] }

    private var problems: [FormProblem] {
        fields.compactMap { field in field.error.map { FormProblem(id: field.id, text: $0) } }
    }

    /// One error stands for itself; several are counted and listed.
    package var summary: String? {
        problems.count > 1 ? "Please check \(problems.count) fields" : problems.first?.text
    }
}
