import Crypto
import Fitness
import HTTP

/// A form that logs something of a day.
package protocol LoggingForm: Form {
    /// The field of what is logged, for a form that came without one.
    var subject: Field { get set }
    var date: Field { get set }
    var doubts: Doubts { get set }
    /// See `FormToken`.
    var token: String { get set }
}

extension LoggingForm {
    /// What is said of an edit of something that is gone; saving it adds it anew.
    package static func deletedMeanwhile(_ noun: String) -> String {
        "This \(noun) was deleted in the meantime. Save again to add it as a new one."
    }

    /// A form without a date is about today.
    mutating func day(today: LocalDay) -> LocalDay? {
        date.value.isEmpty ? today : date.pastDay(today: today)
    }

    mutating func takeHidden(from typed: FormFields) {
        doubts.confirmed = typed["confirmed"] ?? ""
        token = FormToken.read(typed) ?? token
    }
}

/// Values that are possible and that hardly anybody means: they are asked about before they are saved.
package struct Doubts: Sendable {
    var questions: [String] = []
    /// The questions that were answered with yes; other values ask others.
    var confirmed = ""

    package var text: String { questions.joined(separator: " ") }
    package var areSettled: Bool { questions.isEmpty || text == confirmed }
    /// What is still to be confirmed.
    package var unconfirmed: String? { areSettled ? nil : text }

    /// What the button says that saves.
    package func label(_ saving: String) -> String { areSettled ? saving : "Yes, that's correct" }

    mutating func add(_ question: String, if isDoubtful: Bool) {
        if isDoubtful { questions.append(question) }
    }
}

/// A text in a form that tells its change from others, see `User.change`.
package struct FormToken: Sendable {
    package let text: String

    package init() throws {
        text = String(try Token().text.prefix(22))
    }

    /// For a page that is kept: every change of somebody's rows is a new revision, and so the page after it has another.
    package init(of revision: Int64) {
        text = String(revision)
    }

    /// For one of several forms of a page.
    package func suffixed(_ form: String) -> String { "\(text)-\(form)" }

    /// - Returns: nil when the form came without one, as that of a script may.
    package static func read(_ typed: FormFields) -> String? {
        guard let text = typed["token"], !text.isEmpty, text.utf8.count <= 64,
            text.utf8.allSatisfy({ $0 > 32 && $0 < 127 })
        else { return nil }
        return text
    }
}
