/// A table of a person's archive: which rows of the database are theirs, and what is written of each.
///
/// In `json/FILE.jsonl` a row has everything that is needed to bring it back. Numbers of rows stand for ids: a row's own
/// number, from 1, is the line that it is on. `csv/FILE.csv` is for people.
package struct ArchiveTable: Sendable {
    /// In the database.
    package let name: String
    package let columns: [ArchiveColumn]
    /// The heads of the CSV file's columns, and what is in them, where `t` is a row.
    package let csv: KeyValuePairs<String, String>
    /// Which rows they are, where `t` is the table and `:user` the person.
    package var condition = "t.user_id = :user"
    /// An order that is the same after the rows came back.
    var order = "t.id"
    /// The columns of the database that are not in the archive, because they follow from others or are WorkHome's own.
    package var leftOut: Set<String> = ["id", "user_id"]
    /// The columns by which a row is found again; without any, all of them.
    var identity: Set<String> = []
    /// The column of the row that this one belongs to: where that was there already, so is this one.
    var owner: String?
}

/// A column of a row in JSON.
package struct ArchiveColumn: Sendable, ExpressibleByStringLiteral {
    enum Kind: Sendable, Equatable {
        /// As the database has it.
        case value
        /// `YYYY-MM-DD`
        case day
        /// The number of a row of another table, 0 for one that is gone; of a table with keys, the key where the row has
        /// one, because then it comes with WorkHome.
        case row(of: String)
        /// The path of a photo in the archive.
        case photo
        /// One of these words, or a list of them with commas between.
        case words(Set<String>, isList: Bool)
    }

    let kind: Kind
    /// In the database.
    let column: String
    /// In the archive.
    let name: String
    /// What it is of a row `t`; nil for the column as it is.
    var expression: String?
    /// Whether it is a number of a row only where this holds.
    var condition: String?

    package init(stringLiteral column: String) {
        self.init(kind: .value, column: column, name: column)
    }

    private init(kind: Kind, column: String, name: String, expression: String? = nil, condition: String? = nil) {
        self.kind = kind
        self.column = column
        self.name = name
        self.expression = expression
        self.condition = condition
    }

    package static func day(_ column: String) -> ArchiveColumn {
        ArchiveColumn(kind: .day, column: column, name: column)
    }

    static func row(
        _ column: String, of table: String, as name: String, where condition: String? = nil
    ) -> ArchiveColumn {
        ArchiveColumn(kind: .row(of: table), column: column, name: name, condition: condition)
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

    static func expression(_ column: String, as name: String, _ expression: String) -> ArchiveColumn {
        ArchiveColumn(kind: .value, column: column, name: name, expression: expression)
    }
}

extension ArchiveTable {
    /// What its files are called.
    var fileName: String { name == "users" ? "profile" : name }
    var jsonPath: String { "json/\(fileName).jsonl" }
    var csvPath: String { "csv/\(fileName).csv" }

    /// Whether its rows have numbers in the database.
    var isNumbered: Bool { leftOut.contains("id") }

    /// The tables that rows of others refer to.
    static let referredTo = Set(
        all.flatMap(\.columns).compactMap { column in
            if case .row(let table) = column.kind { table } else { nil }
        })

    /// Whether a row may have a photo, or a row with a photo may refer to it.
    var leadsToPhotos: Bool {
        columns.contains { $0.kind == .photo }
            || Self.all.contains { other in
                other.columns.contains { $0.kind == .row(of: name) } && other.leadsToPhotos
            }
    }

    /// The rows for JSON, in the order of `columns`.
    var jsonStatement: String {
        var joins = ""
        let terms = columns.enumerated().map { index, column in
            guard case .row(let table) = column.kind else { return column.expression ?? "t.\(column.column)" }
            joins += Self.join(table, on: column.column, as: "r\(index)")
            return Self.number(of: column, in: table, "r\(index)")
        }
        return "SELECT \(terms.joined(separator: ", ")) FROM \(name) AS t\(joins) WHERE \(condition) ORDER BY \(order)"
    }

    /// The rows for CSV, in the order of `csv`.
    var csvStatement: String {
        "SELECT \(csv.map { $0.value }.joined(separator: ", ")) FROM \(name) AS t WHERE \(condition) ORDER BY \(order)"
    }

    /// The path of each photo of the table, and its UUID.
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

    /// Tables of which some rows come with WorkHome and have a key.
    static let keyed: Set = ["exercises", "workout_plans"]
}
