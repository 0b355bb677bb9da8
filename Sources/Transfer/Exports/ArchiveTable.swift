import GRDB
import Models

/// The columns of a row, with their values.
typealias ArchiveRow = [String: DatabaseValue]

/// A table of a user's archive: which database rows belong to the user, and what is written for each.
///
/// In `json/FILE.jsonl` a row contains everything needed to restore it. Row numbers replace ids: a row's own number,
/// from 1, is its line number. `csv/FILE.csv` is for people.
package struct ArchiveTable: Sendable {
    /// The name of the table in the database.
    package let name: String
    /// `12 sets`, as an import counts its rows; nil if only those that they belong to are worth telling.
    var counted: (@Sendable (Int) -> String)?
    package let columns: [ArchiveColumn]
    /// The headings of the CSV columns, each with its SQL expression, where `t` is a row.
    package let csv: ArchiveHeadings
    /// The condition that selects the rows, where `t` is the table and `:user` the user's id.
    package var condition = "t.user_id = :user"
    /// An order that is the same again after the rows are restored.
    var order = "t.id"
    /// The database columns left out of the archive, because they are derived from others or internal to WorkHome.
    package var leftOut: Set<String> = ["id", "user_id"]
    /// The columns that identify a row when it is imported again; if empty, all of them do.
    var identity: Set<String> = []
    /// The column that refers to the row's owner: if the owner already existed, so did this row.
    var owner: String?
    /// How many rows a person, or of equipment a household, may have. Only of what many pages list whole: goals, foods,
    /// saved meals and recipes all come back, even those of two exports.
    var most: Int?
    /// Whether its rows are a part of the household's equipment, which not everybody may edit.
    var isEquipment = false
    /// The rows that an import may match, if these are others than all or the person's own; `?` is the user's id.
    var seen: (@Sendable (User) -> String)?
    /// The columns that keep a row private, for a guest, who shares nothing with the household.
    var unshared: [String: Int] = [:]
    /// Whether an account with such rows is still as new: they are settings, or come by themselves.
    var leavesAccountBlank = false
    /// Whether other people's or later rows may use one, so that an undo deletes only those that none does.
    var isKeptWhileUsed = false
    /// What must still be so for an undo to delete the row; nil if it is its only column of `identity`.
    var remembered: String?
    /// Whether the registration made a row, which gives way to those of an archive.
    var isBegunAtRegistration = false
    /// What becomes another value because of what is in the account, before a row is looked for and added.
    var fitting: (@Sendable (Database, User, inout ArchiveRow) throws -> Void)?
    /// What follows from a row that was added.
    var following: (@Sendable (Database, User, ArchiveRow) throws -> Void)?

    /// The name of its files, without folder and extension.
    var fileName: String { name == "users" ? "profile" : name }
    var jsonPath: String { "json/\(fileName).jsonl" }
    var csvPath: String { "csv/\(fileName).csv" }

    /// The column that says whose row it is; nil for foods and what belongs to them, and for the person.
    var person: String? { ["user_id", "added_by"].first(where: leftOut.contains) }

    /// The condition for the rows that an import may match: `?` is the user's id.
    func scope(for user: User) -> String {
        seen?(user) ?? (person == "user_id" ? "user_id = ?" : "? IS NOT NULL")
    }

    /// What must still be so for an undo to delete the row: a renamed meal stays.
    var mark: String { remembered ?? (identity.count == 1 ? identity.first : nil) ?? "''" }

    /// Whether its rows have ids in the database.
    var isNumbered: Bool { leftOut.contains("id") }

    /// The tables that other tables' rows refer to.
    static let referredTo = Set(
        all.flatMap(\.columns).compactMap { column in
            if case .row(let table) = column.kind { table } else { nil }
        })

    /// Whether a row may have a photo, or may be referred to by a row with a photo.
    var mayReferToPhotos: Bool {
        columns.contains { $0.kind == .photo }
            || Self.all.contains { other in
                other.columns.contains { $0.kind == .row(of: name) } && other.mayReferToPhotos
            }
    }

    /// The query for JSON, with the columns in the order of `columns`.
    var jsonStatement: String {
        var joins = ""
        let terms = columns.enumerated().map { index, column in
            guard case .row(let table) = column.kind else { return column.expression ?? "t.\(column.column)" }
            joins += Self.join(table, on: column.column, as: "r\(index)")
            return Self.number(of: column, in: table, "r\(index)")
        }
        return "SELECT \(terms.joined(separator: ", ")) FROM \(name) AS t\(joins) WHERE \(condition) ORDER BY \(order)"
    }

    /// The query for CSV, with the columns in the order of `csv`.
    var csvStatement: String {
        "SELECT \(csv.map { $0.value }.joined(separator: ", ")) FROM \(name) AS t WHERE \(condition) ORDER BY \(order)"
    }

    /// The query for each photo's path and UUID.
    var photoStatement: String? {
        guard let photo = columns.first(where: { $0.kind == .photo }), let path = photo.expression else { return nil }
        return "SELECT \(path), t.\(photo.column) FROM \(name) AS t "
            + "WHERE \(condition) AND t.\(photo.column) IS NOT NULL ORDER BY \(order)"
    }

    private static func join(_ table: String, on column: String, as alias: String) -> String {
        guard let other = all.first(where: { $0.name == table }) else { return "" }
        return """
             LEFT JOIN (SELECT t.id, row_number() OVER (ORDER BY \(other.order)) AS number FROM \(table) AS t
            WHERE \(other.condition)) AS \(alias) ON \(alias).id = t.\(column)
            """
    }

    private static func number(of column: ArchiveColumn, in table: String, _ alias: String) -> String {
        let number = "coalesce(\(alias).number, 0)"
        let key = "(SELECT key FROM \(table) WHERE id = t.\(column.column))"
        let value = keyed.contains(table) ? "coalesce(\(key), \(number))" : number
        let condition = column.condition.map { " AND \($0)" } ?? ""
        return "CASE WHEN t.\(column.column) IS NOT NULL\(condition) THEN \(value) END"
    }

    /// Tables with some built-in rows, which have a key.
    static let keyed: Set = ["exercises", "workout_plans"]
}

/// Headings with their expressions, in order.
package struct ArchiveHeadings: Sendable, Sequence, ExpressibleByDictionaryLiteral {
    private let pairs: [(key: String, value: String)]

    init(_ pairs: [(key: String, value: String)]) { self.pairs = pairs }

    package init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements.map { (key: $0.0, value: $0.1) })
    }

    /// The headings of several parts, one after the other.
    init(joining parts: ArchiveHeadings...) { self.init(parts.flatMap(\.pairs)) }

    package func makeIterator() -> IndexingIterator<[(key: String, value: String)]> { pairs.makeIterator() }
}

/// A column of a row in JSON.
package struct ArchiveColumn: Sendable {
    enum Kind: Sendable, Equatable {
        /// The value as stored in the database.
        case value
        /// `YYYY-MM-DD`, at most so many days ahead.
        case day(ahead: Int)
        /// The number of a row of another table, 0 if it was deleted. For a row that comes with WorkHome, its key.
        case row(of: String)
        /// The path of a photo in the archive.
        case photo
        /// One of these words, or a comma-separated list of them.
        case words(Set<String>, isList: Bool)
        /// A list of weights as a JSON text.
        case numbers
        /// A text that is read again whenever its row is.
        case form(TextForm)
    }

    /// The text forms of values of a routine, and of what is known of a food.
    enum TextForm: Sendable {
        case setLines, amount, rule, clock, micronutrients
    }

    let kind: Kind
    /// The column in the database.
    let column: String
    /// The key in the archive.
    let name: String
    /// The SQL expression for a row `t`; nil for the plain column.
    var expression: String?
    /// The condition under which the reference is written; otherwise the value is null.
    var condition: String?
    /// Whether a row is kept if the one that it refers to is missing, and is the same one without it.
    var isDispensable = false
}

extension ArchiveColumn: ExpressibleByStringLiteral {
    package init(stringLiteral column: String) {
        self.init(kind: .value, column: column, name: column)
    }

    package static func day(_ column: String) -> ArchiveColumn { planned(column, ahead: 0) }

    /// A day that may lie ahead, as those of food, days off and programs do.
    static func planned(_ column: String, ahead days: Int = 366) -> ArchiveColumn {
        ArchiveColumn(kind: .day(ahead: days), column: column, name: column)
    }

    static func row(
        _ column: String, of table: String, as name: String, where condition: String? = nil,
        isDispensable: Bool = false
    ) -> ArchiveColumn {
        ArchiveColumn(
            kind: .row(of: table), column: column, name: name, condition: condition, isDispensable: isDispensable)
    }

    package static func photo(_ column: String, path: String) -> ArchiveColumn {
        ArchiveColumn(
            kind: .photo, column: column, name: "photo", expression: "iif(t.\(column) IS NULL, NULL, \(path))")
    }

    static func word<Word: CaseIterable & RawRepresentable<String>>(
        _ column: String, _ type: Word.Type, isList: Bool = false
    ) -> ArchiveColumn {
        ArchiveColumn(
            kind: .words(Set(type.allCases.map(\.rawValue)), isList: isList), column: column, name: column)
    }

    static func numbers(_ column: String) -> ArchiveColumn {
        ArchiveColumn(kind: .numbers, column: column, name: column)
    }

    static func form(_ column: String, _ form: TextForm) -> ArchiveColumn {
        ArchiveColumn(kind: .form(form), column: column, name: column)
    }

    static func expression(_ column: String, as name: String, _ expression: String) -> ArchiveColumn {
        ArchiveColumn(kind: .value, column: column, name: name, expression: expression)
    }
}
