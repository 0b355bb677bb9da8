import Crypto
import Fitness
import HTTP
import Texts

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

    package init() throws {
        text = String(try Token().text.prefix(22))
    }

    /// For a cached page: every change of the user's rows increases the revision, so the next page has another token.
    package init(of revision: Int64) {
        text = String(revision)
    }

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
