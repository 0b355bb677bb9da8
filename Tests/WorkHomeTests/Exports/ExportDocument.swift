import Foundation
import GRDB

@testable import Storage
@testable import Transfer

/// The tables of `docs/export.md`, written from `ArchiveTable` and the database's schema. The sentences around them are
/// written by hand.
struct ExportDocument {
    private static let unitSymbols = [
        "kilograms": "kg", "grams": "g", "milligrams": "mg", "micrograms": "µg", "meters": "m", "centimeters": "cm",
        "millimeters": "mm", "seconds": "s", "milliseconds": "ms", "kilocalories": "kcal", "milliliters": "ml",
    ]
    /// Longer lists of words, such as all muscles, would hide the other columns.
    private static let mostWords = 9

    private struct StoredColumn {
        let type: String
        let isOptional: Bool
    }

    /// Of each table, the SQL that made it and its columns.
    private let schema: [String: (sql: String, columns: [String: StoredColumn])]

    init() throws {
        let queue = try DatabaseQueue()
        try DatabaseMigrator.workHome.migrate(queue)
        schema = try queue.read { database in
            var schema: [String: (sql: String, columns: [String: StoredColumn])] = [:]
            for table in ArchiveTable.all {
                let statement = "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?"
                let sql = try String.fetchOne(database, sql: statement, arguments: [table.name]) ?? ""
                let rows = try Row.fetchAll(
                    database, sql: "SELECT name, type, \"notnull\" FROM pragma_table_xinfo(?)",
                    arguments: [table.name])
                var columns: [String: StoredColumn] = [:]
                for row in rows {
                    let isRequired: Bool = row["notnull"]
                    columns[row["name"]] = StoredColumn(type: row["type"], isOptional: !isRequired)
                }
                schema[table.name] = (sql, columns)
            }
            return schema
        }
    }

    /// A document with the tables of today between its markers.
    func written(over document: String) -> String {
        var lines: [String] = []
        var table: ArchiveTable?
        var isInTable = false
        for line in document.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("<!-- /") { isInTable = false }
            guard !isInTable else { continue }
            lines.append(line)
            if line.hasPrefix("### ") { table = ArchiveTable.all.first { "### `\($0.fileName)`" == line } }
            if line == "<!-- columns -->", let table {
                isInTable = true
                lines += columnLines(of: table)
            } else if line == "<!-- tables without files -->" {
                isInTable = true
                lines += Self.exceptionLines
            }
        }
        return lines.joined(separator: "\n")
    }

    private static var exceptionLines: [String] {
        let exceptions = ArchiveTable.exceptions.sorted { $0.key < $1.key }
        return ["| table | what it has |", "|---|---|"] + exceptions.map { "| `\($0.key)` | \($0.value) |" }
    }

    private func columnLines(of table: ArchiveTable) -> [String] {
        var headings: [String: String] = [:]
        var others: [String] = []
        for heading in table.csv {
            let column = Self.column(of: heading.value, in: table) { headings[$0.name] == nil }
            if let column { headings[column.name] = heading.key } else { others.append(heading.key) }
        }
        let both = table.columns.map { column in
            "| `\(column.name)` | \(headings[column.name].map { "`\($0)`" } ?? "–") | \(type(of: column, in: table)) |"
        }
        return ["| JSON | CSV | type in JSON |", "|---|---|---|"] + both + others.map { "| – | `\($0)` | – |" }
    }

    /// The column that a heading's expression shows: the only one it names that has no heading yet, or the photo of its
    /// path.
    private static func column(
        of expression: String, in table: ArchiveTable, where isFree: (ArchiveColumn) -> Bool
    ) -> ArchiveColumn? {
        let words = Set(expression.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") })
        let free = table.columns.filter(isFree)
        let named = free.filter { words.contains("t.\($0.column)") }
        if named.count == 1 { return named.first }
        return free.first { $0.kind == .photo && $0.expression?.contains(expression) == true }
    }

    private func type(of column: ArchiveColumn, in table: ArchiveTable) -> String {
        let stored = schema[table.name]?.columns[column.column]
        let isFlag = column.kind == .value && column.expression != nil
        let type = isFlag ? "0 or 1" : presentType(of: column, in: table, stored?.type ?? "")
        let isOptional = stored?.isOptional == true && !isFlag || column.condition != nil
        return isOptional ? "\(type), or null" : type
    }

    private func presentType(of column: ArchiveColumn, in table: ArchiveTable, _ stored: String) -> String {
        let words = words(of: column.column, in: table)
        switch column.kind {
        case .day: return "day"
        case .photo: return "path of a photo"
        case .numbers: return "list of numbers, in a text"
        case .form: return "text"
        case .row(let other):
            let name = ArchiveTable.all.first { $0.name == other }?.fileName ?? other
            return "row of `\(name)`"
        case .words(let known, let isList):
            return isList ? "words, separated by commas" : Self.choice(words.isEmpty ? known.sorted() : words)
        case .value:
            if !words.isEmpty { return Self.choice(words) }
            guard stored != "TEXT" else { return "text" }
            if column.name.hasSuffix("_at") { return "moment" }
            let unit = column.name.split(separator: "_").last.flatMap { Self.unitSymbols[String($0)] }
            let number = stored == "INTEGER" ? "whole number" : "number"
            return unit.map { "\(number) (\($0))" } ?? number
        }
    }

    /// The values that the schema allows, in its order.
    private func words(of column: String, in table: ArchiveTable) -> [String] {
        guard let sql = schema[table.name]?.sql, let start = sql.range(of: "CHECK (\(column) IN (") else { return [] }
        let list = sql[start.upperBound...].prefix { $0 != ")" }
        return list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'")) }
    }

    private static func choice(_ words: [String]) -> String {
        guard words.count <= mostWords else { return "word" }
        let quoted = words.first?.allSatisfy(\.isNumber) == true ? words : words.map { "`\($0)`" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return "\(quoted.dropLast().joined(separator: ", ")) or \(last)"
    }
}
