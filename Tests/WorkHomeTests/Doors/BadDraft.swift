import HTTPTypes
import Support

@testable import Web

/// What must not be saved: one value in the place of a good one, as each way says it, and what is answered.
struct BadDraft: Sendable {
    /// What a program is told.
    enum Words: Sendable {
        /// The same as a person.
        case same
        /// The type of the value: what is no number can be typed as one, and not be sent.
        case whatBelongsThere
        case others(String)
    }

    /// Of the form, which shows the message beside it.
    let field: String
    let message: String
    /// By field; nil if the form can't say it.
    private(set) var typed: [String: String]?
    /// What a program sends for the field; nil if it can't say it.
    let sent: JSONValue?
    private(set) var sentBeside: [String: JSONValue] = [:]
    let words: Words
    /// What an archive has for it; nil if it has no such column, or what it has there is kept as it was exported.
    let filed: JSONValue?
    private(set) var filedBeside: [String: JSONValue] = [:]
    /// The name of the door that it tries; empty for the first.
    private(set) var door = ""
    /// The table of the archive; nil for the first.
    private(set) var table: String?
    /// The names of the field in JSON and in the archive, if they are others than usual.
    private(set) var member: String?
    private(set) var column: String?

    init(
        _ field: String, _ typed: String?, _ message: String, sent: JSONValue? = nil, _ words: Words = .same,
        filed: JSONValue? = nil
    ) {
        (self.field, self.message, self.sent, self.words, self.filed) = (field, message, sent, words, filed)
        self.typed = typed.map { [field: $0] }
    }

    /// A text that is typed as it is sent.
    init(_ field: String, _ text: String, says message: String, filed: JSONValue? = nil) {
        self.init(field, text, message, sent: .string(text), filed: filed)
    }

    /// What is no number.
    init(_ field: String, noNumber text: String, _ message: String, filed: JSONValue? = nil) {
        self.init(field, text, message, sent: .string(text), .whatBelongsThere, filed: filed)
    }

    /// With other values of other fields, so that only the one is wrong.
    func beside(
        typed: [String: String] = [:], sent: [String: JSONValue] = [:], filed: [String: JSONValue] = [:]
    ) -> BadDraft {
        var draft = self
        draft.typed = self.typed?.merging(typed) { first, _ in first }
        draft.sentBeside.merge(sent) { $1 }
        draft.filedBeside.merge(filed) { $1 }
        return draft
    }

    func through(_ door: String) -> BadDraft {
        var draft = self
        draft.door = door
        return draft
    }

    func calledInJSON(_ member: String) -> BadDraft {
        var draft = self
        draft.member = member
        return draft
    }

    func filed(in table: String, as column: String) -> BadDraft {
        var draft = self
        (draft.table, draft.column) = (table, column)
        return draft
    }

    var title: String {
        let said = typed?[field].map { "“\($0.prefix(40))”" } ?? "of a program"
        return "\(field) \(said): \(message)"
    }
}

extension String {
    /// Stands for a field that is not sent at all.
    static let leftOut = "\u{1}left out"
    static let unusable = "This has a character that can’t be saved"

    static func long(_ count: Int) -> String { String(repeating: "x", count: count) }
}

extension JSONValue {
    static let leftOut = JSONValue.string(.leftOut)
}

extension [BadDraft] {
    func through(_ door: String) -> [BadDraft] { map { $0.through(door) } }
}

/// What is wrong with texts and days of any noun.
extension [BadDraft] {
    /// - Parameter archived: the longest name that an archive may have; nil if it has none.
    static func names(_ field: String = "name", most: Int, archived: Int?) -> [BadDraft] {
        let missing = "Please enter a name"
        return [
            BadDraft(field, "", says: missing, filed: archived.map { _ in "" }),
            BadDraft(field, " \t ", says: missing), BadDraft(field, "\u{200B}\u{2066}", says: missing),
            BadDraft(
                field, .long(most + 1), says: "Use at most \(most) characters",
                filed: archived.map { .string(.long($0 + 1)) }),
            BadDraft(field, "a\0b", says: .unusable, filed: archived.map { _ in "a\0b" }),
            BadDraft(field, nil, missing, sent: .leftOut, filed: archived.map { _ in .null }),
            BadDraft(field, nil, missing, sent: 7, .whatBelongsThere, filed: archived.map { _ in 7 }),
        ]
    }

    static func notes(_ field: String = "note") -> [BadDraft] {
        [
            BadDraft(field, .long(1_001), says: "Use at most 1000 characters", filed: .string(.long(1_001))),
            BadDraft(field, "a\0b", says: .unusable, filed: "a\0b"),
        ]
    }

    /// Today is 2026-11-21.
    /// - Parameters:
    ///   - late: the first day that is too late, and what is said of it.
    ///   - archived: a day that is too late in an archive, which may come from where it is tomorrow already.
    static func days(
        _ field: String = "date", late: (String, String) = ("2026-11-22", "Please choose today or an earlier day"),
        archived: String = "2026-11-30", years: Int = 130
    ) -> [BadDraft] {
        [
            BadDraft(field, late.0, says: late.1, filed: .string(archived)),
            BadDraft(field, "1000-01-01", says: "Please choose a day in the last \(years) years", filed: "1000-01-01"),
            BadDraft(field, "soon", says: "Please enter a date", filed: "soon"),
            BadDraft(field, "2026-02-30", says: "Please enter a date", filed: "2026-02-30"),
            BadDraft(field, nil, "Please enter a date", sent: 20_261_120, .whatBelongsThere, filed: 20_261_120),
        ]
    }
}

/// Where a form is posted, and the same for programs, with values that are saved.
struct Door: Sendable {
    let path: String
    let typed: [FormValue]
    var method = HTTPRequest.Method.post
    let resource: String
    let sent: [String: JSONValue]
    /// The members of JSON by the fields of the form, where they have other names. `rest.` is any field that begins so.
    var members: [String: String] = [:]
    /// What precedes a message about an element of a list.
    var place = ""

    /// The same door, for what is wrong with the list and not with an element.
    var ofWholeList: Door {
        var door = self
        door.place = ""
        return door
    }

    func member(of draft: BadDraft) -> String {
        let group = draft.field.firstIndex(of: ".").map { String(draft.field[...$0]) }
        return draft.member ?? members[draft.field] ?? group.flatMap { members[$0] } ?? draft.field
    }
}

/// A table of an archive, with a row that is added.
struct FiledRows: Sendable {
    let table: String
    let good: [String: JSONValue]
    /// What the rows that are not added have instead, so that only their own mistake keeps them out.
    var apart: [String: JSONValue] = [:]
    /// The columns by the fields of the form, where they have other names.
    var columns: [String: String] = [:]
    /// The rows of other tables that these refer to, or that belong to the good one.
    var beside: [String: [JSONValue]] = [:]

    func column(of draft: BadDraft) -> String { draft.column ?? columns[draft.field] ?? draft.field }

    func row(_ draft: BadDraft) -> [String: JSONValue] {
        var row = good.merging(apart) { $1 }.merging(draft.filedBeside) { $1 }
        row[column(of: draft)] = draft.filed
        return row
    }
}

/// A noun with its doors, and what must not pass them.
struct NounSample: Sendable {
    /// The queries of all its rows.
    let rows: [String]
    /// By name; the first has none.
    let doors: [String: Door]
    let files: [FiledRows]
    let drafts: [BadDraft]
}
