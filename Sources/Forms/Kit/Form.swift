import Crypto
import Fitness
import HTTP
import HTTPTypes
import Texts

/// A form or a part of one: it is filled with the submitted values, and its fields carry their errors.
package protocol FormPart: Sendable {
    /// In the order of the page, in which messages are listed and the first wrong field gets the focus.
    static var fieldPaths: [WritableKeyPath<Self, Field>] { get }
    /// The fields in the order of the page: those of the paths, plus those of lists in the form.
    var fields: [Field] { get }
    /// Shows messages beside their fields.
    mutating func show(_ faults: Faults)
    /// Focuses the first field with an error.
    mutating func focusFirstError()
    /// Shows why a valid draft was not saved.
    mutating func refuse(_ faults: Faults)
}

/// A form of a page.
package protocol Form: FormPart {
    /// The address that the form is posted to.
    var action: String { get }
    /// The target of Cancel, if the form has it.
    var cancelPath: String? { get }
    /// Where what was typed differs from what is stored.
    var changes: [String] { get }
}

/// A form whose values make a draft.
package protocol DraftForm: Form {
    associatedtype Draft: Sendable
    /// Takes the submitted values.
    mutating func take(_ typed: FormFields)
    /// - Returns: nil if something is wrong, with a message beside its field.
    mutating func validate() -> Draft?
}

extension DraftForm {
    package mutating func take(_ typed: FormFields) { fill(from: typed) }
}

/// An entry of the summary above a form, with a link to its field.
package struct FormProblem: Sendable {
    package let id: String
    package let text: String
}

extension Form {
    package var cancelPath: String? { nil }
    package var changes: [String] { fields.compactMap(\.change) }
    /// Whether it shows what was typed, and not what is stored.
    package var wasSent: Bool { fields.contains(where: \.wasSent) }
}

extension FormPart {
    package var fields: [Field] { Self.fieldPaths.map { self[keyPath: $0] } }
    package var isValid: Bool { fields.allSatisfy { $0.error == nil } }
    /// Of the page that shows the form again, also after a button of its list, or with a question.
    package var answerStatus: HTTPResponse.Status { isValid ? .ok : .unprocessableContent }

    /// Takes the submitted values. A field that was not sent keeps its value.
    package mutating func fill(from typed: FormFields) {
        for path in Self.fieldPaths {
            guard let value = typed[self[keyPath: path].name] else { continue }
            self[keyPath: path].take(value)
        }
    }

    /// The checked draft; nil if it is refused, or if a typed value is unreadable, whose message stays.
    package mutating func accept<Draft>(_ checked: Result<Draft, Faults>) -> Draft? {
        if case .failure(let faults) = checked { show(faults) }
        if isValid, case .success(let draft) = checked { return draft }
        focusFirstError()
        return nil
    }

    package mutating func refuse(_ faults: Faults) {
        show(faults)
        focusFirstError()
    }

    package mutating func show(_ faults: Faults) { showBesideFields(faults) }

    mutating func showBesideFields(_ faults: Faults) {
        for path in Self.fieldPaths where self[keyPath: path].error == nil {
            self[keyPath: path].error = faults.messages[self[keyPath: path].name]
        }
    }

    package mutating func focusFirstError() {
        guard let path = Self.fieldPaths.first(where: { self[keyPath: $0].error != nil }) else { return }
        self[keyPath: path].isFocused = true
    }

    package var listedProblems: [FormProblem] {
        guard problems.count > 1 else { return [] }
        return problems.map { field, error in FormProblem(id: field.id, text: field.named(error)) }
    }

    private var problems: [(field: Field, error: String)] {
        fields.compactMap { field in field.error.map { (field, $0) } }
    }

    /// A single error is shown itself; several are counted and listed.
    package var summary: String? {
        problems.count > 1 ? CommonTexts.checkFields(String(problems.count)) : problems.first?.error
    }
}

extension Field {
    /// What is wrong with the field, away from it: several fields can have the same message.
    fileprivate func named(_ error: String) -> String {
        error.lowercased().contains(label.lowercased()) ? error : CommonTexts.problemOf(label, error)
    }
}

extension Warnings {
    /// Requires a confirmation of implausible values.
    package func requireConfirmation(confirmed isConfirmed: Bool) throws {
        guard !questions.isEmpty, !isConfirmed else { return }
        throw Faults("confirmed", CommonTexts.sendConfirmed(text))
    }
}

/// Texts from outside by their names: the fields of a form, or of the query in an address.
package protocol NamedValues {
    /// The first value of the name.
    subscript(name: String) -> String? { get }
}

extension FormFields: NamedValues {}
extension Query: NamedValues {}

/// Each reads a number in its range; nil for none, and for anything else.
extension NamedValues {
    /// The number of a row.
    package func row(_ name: String) -> Int64? { self[name].flatMap { Int64(outside: $0) } }
    /// How many, or which in a list.
    package func count(_ name: String) -> Int? { self[name].flatMap { Int(outside: $0) } }
    /// Seconds since 1970.
    package func moment(_ name: String) -> Int64? { self[name].flatMap { Int64($0, in: OutsideNumber.moments) } }
    /// Milliseconds since 1970.
    package func milliseconds(_ name: String) -> Int64? {
        self[name].flatMap { Int64($0, in: OutsideNumber.milliseconds) }
    }
    package func day(_ name: String) -> LocalDay? { self[name].flatMap { LocalDay($0) } }
}

extension LocalDay: PathParameter {
    package init?(pathComponent: String) { self.init(pathComponent) }
}

/// The page to return to after a form is saved: an address of WorkHome, from the previous page.
package struct ReturnPath: Sendable, Equatable {
    package let path: String

    /// - Returns: nil for a path to another site: browsers treat `//host` and `/\host` as one.
    package init?(_ text: String?) {
        guard let text, text.utf8.count <= 500, text.hasPrefix("/"), !text.hasPrefix("//"),
            text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") })
        else { return nil }
        path = text
    }

    /// The address with another value in its query.
    package func adding(_ name: String, _ value: String) -> String {
        let parts = path.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let separator = parts[0].contains("?") ? "&" : "?"
        return "\(parts[0])\(separator)\(name)=\(PercentEncoding.encode(value))"
    }
}

/// A form that logs something on a day.
package protocol LoggingForm: Form {
    /// The field of the exercise, trackable or food that is logged, a choice if the form was opened without one.
    var subject: Field { get set }
    var date: Field { get set }
    var warnings: Warnings { get set }
    /// See `FormToken`.
    var token: String { get set }
    /// The page to return to instead of the day's.
    var back: ReturnPath? { get set }
}

extension LoggingForm {
    /// The message if the edited entry was deleted meanwhile; saving adds it again.
    package static func deletedMessage(_ noun: String) -> String {
        CommonTexts.deletedMeanwhile(noun)
    }

    /// A form without a date means today.
    mutating func day(today: LocalDay) -> LocalDay? {
        date.value.isEmpty ? today : date.pastDay(today: today)
    }

    mutating func takeHidden(from typed: FormFields) {
        warnings.confirmed = typed["confirmed"] ?? ""
        token = FormToken.read(typed) ?? token
        back = ReturnPath(typed["back"])
    }
}

/// Questions about possible but implausible values, which must be confirmed before saving.
package struct Warnings: Sendable {
    var questions: [String]
    /// The questions that the user has confirmed; other values lead to other questions.
    var confirmed = ""

    package init(_ questions: [String] = []) { self.questions = questions }

    package var text: String { questions.joined(separator: " ") }
    package var areConfirmed: Bool { questions.isEmpty || text == confirmed }
    /// The questions that are not confirmed yet.
    package var unconfirmed: String? { areConfirmed ? nil : text }

    /// The label of the save button.
    package func label(_ saving: String) -> String { areConfirmed ? saving : CommonTexts.yesThatsCorrect }

    mutating func add(_ question: String, if isImplausible: Bool) {
        if isImplausible { questions.append(question) }
    }
}

/// A token in a form that identifies its change, see `User.change`.
package struct FormToken: Sendable {
    package let text: String

    package init() throws { text = String(try Token().text.prefix(22)) }

    /// For a cached page: every change of the user's rows increases the revision, so the next page has another token.
    package init(of revision: Int64) { text = String(revision) }

    /// For one of several forms on a page.
    package func suffixed(_ form: String) -> String { "\(text)-\(form)" }

    /// - Returns: nil if the form has none, such as one from a script.
    package static func read(_ typed: FormFields) -> String? {
        guard let text = typed["token"], !text.isEmpty, text.utf8.count <= 64,
            text.utf8.allSatisfy({ $0 > 32 && $0 < 127 })
        else { return nil }
        return text
    }
}
