import Fitness
import Foundation
import GRDB

/// A complete row of any table, as a JSON object of its columns, so that it can be restored exactly.
package struct StoredRow: Equatable, Sendable {
    package enum Value: Hashable, Sendable {
        case integer(Int64), real(Double), text(String), null
    }

    package let table: String
    package internal(set) var values: [String: Value]

    package subscript(column: String) -> Value { values[column] ?? .null }

    package var day: LocalDay? {
        guard case .text(let text) = self["day"] else { return nil }
        return LocalDay(text)
    }

    /// Whether the row has these values.
    func has(_ columns: ColumnValues) throws -> Bool {
        try zip(columns.names, columns.values).allSatisfy { try self[$0] == Value($1) }
    }

    /// The row as a value of the table's own type.
    /// - Parameter columns: the columns that the type reads, in order.
    package func read<Record: RowReadable>(_ database: Database, _: Record.Type, _ columns: String) throws -> Record? {
        let names = columns.split(separator: ", ").map { $0.split(separator: ".").last ?? $0 }
        return try Record.first(
            database, "SELECT \(names.map { "?1 ->> '$[0].\($0)'" }.joined(separator: ", "))", [[self].json()])
    }

    /// The user's rows of a table.
    package static func all(
        _ database: Database, _ table: String, of user: Int64, where column: String = "id", is id: Int64
    ) throws -> [StoredRow] {
        let statement = try database.statement("SELECT * FROM \(table) WHERE \(column) = ? AND user_id = ?")
        return try fetch(statement, [id, user], from: table)
    }

    /// The rows of a table that doesn't say whose they are: what they belong to was found for the user.
    static func all(_ database: Database, _ table: String, where column: String, is id: Int64) throws -> [StoredRow] {
        let statement = try database.statement("SELECT * FROM \(table) WHERE \(column) = ?")
        return try fetch(statement, [id], from: table)
    }

    /// The current row with the primary key of this one.
    private func stored(_ database: Database) throws -> StoredRow? {
        let keys = try database.primaryKey(table).columns
        guard keys.allSatisfy({ self[$0] != .null }) else { return nil }
        let statement = try database.statement("SELECT * FROM \(table) WHERE \(Self.match(keys))")
        return try Self.fetch(statement, arguments(keys), from: table).first
    }

    private static func fetch(
        _ statement: Statement, _ arguments: StatementArguments, from table: String
    ) throws -> [StoredRow] {
        let rows = try Row.fetchCursor(statement, arguments: arguments)
        var found: [StoredRow] = []
        while let row = try rows.next() {
            found.append(StoredRow(table: table, values: Dictionary(try row.map { ($0, try Value($1)) }) { $1 }))
        }
        return found
    }

    private static func match(_ keys: [String]) -> String { keys.map { "\($0) = ?" }.joined(separator: " AND ") }

    private func arguments(_ columns: [String]) -> StatementArguments {
        StatementArguments(columns.map { self[$0].databaseValue })
    }

    // A row of which a step keeps no more than the food that it refers to: everything else of it may change, and it may go.

    private static let referenceColumns = ["id", "food_id", "name"]

    /// Anybody's rows of a table that refer to a food, which was found for its user.
    static func references(_ database: Database, _ table: String, toFood food: Int64) throws -> [StoredRow] {
        let statement = try database.statement(
            "SELECT \(referenceColumns.joined(separator: ", ")) FROM \(table) WHERE food_id = ?")
        return try fetch(statement, [food], from: table)
    }

    private var isReference: Bool { values.count == 3 && Self.referenceColumns.allSatisfy { values[$0] != nil } }

    /// Has the row refer to the food again, unless it is another one's by now.
    private func refer(_ database: Database) throws -> Bool {
        try database.run(
            "UPDATE \(table) SET food_id = ? WHERE id = ? AND name = ? AND food_id IS NULL",
            arguments(["food_id", "id", "name"]))
        return true
    }

    // Restoring rows to their state before a step.

    /// A column that refers to a row of another table by its number.
    private struct Reference: RowReadable {
        let column: String
        let table: String
        /// Whether this row stays when the other one is deleted.
        let setsNullOnDelete: Bool

        init(_ row: inout RowReader) throws {
            (column, table, setsNullOnDelete) = (try row.next(), try row.next(), try row.next())
        }
    }

    /// A key of several columns has more beside the number, such as the day of a session.
    private func references(_ database: Database) throws -> [Reference] {
        try Reference.all(
            database,
            """
            SELECT "from", "table", on_delete = 'SET NULL' FROM pragma_foreign_key_list(?)
            WHERE "table" <> 'users' AND "to" = 'id'
            """, [table])
    }

    /// Whether the rows have not changed since a step, apart from references to rows that were deleted.
    static func areUnchanged(_ database: Database, previous: [StoredRow], current: [StoredRow]) throws -> Bool {
        let after = try Dictionary(current.map { (try $0.key(database), $0) }) { $1 }
        return try (previous + current).filter { !$0.isReference }.allSatisfy { row in
            let (stored, left) = try (row.stored(database), after[row.key(database)])
            guard let stored else { return left == nil }
            let loose = Set(try row.references(database).filter(\.setsNullOnDelete).map(\.column))
            return left?.values.allSatisfy { loose.contains($0.key) || stored[$0.key] == $0.value } ?? false
        }
    }

    /// What tells a row from all others.
    private struct Key: Hashable {
        let table: String
        let values: [Value]
    }

    private func key(_ database: Database) throws -> Key {
        Key(table: table, values: try database.primaryKey(table).columns.map { self[$0] })
    }

    /// Restores the rows from before a step, beside the drafts of their kind: they were saved as they are, and nothing of them
    /// is checked again.
    /// - Returns: false when a row that they refer to is gone; nothing has changed then.
    static func restore(_ database: Database, previous: [StoredRow], current: [StoredRow], of user: Int64) throws
        -> Bool
    {
        var isRestored = false
        do {
            try database.inSavepoint {
                let before = Set(try previous.map { try $0.key(database) })
                for row in current where try !before.contains(row.key(database)) { try row.delete(database) }
                isRestored = try previous.allSatisfy { row in
                    row.isReference ? try row.refer(database) : try row.restore(database, of: user)
                }
                return isRestored ? .commit : .rollback
            }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            return false
        }
        return isRestored
    }

    private func delete(_ database: Database) throws {
        let keys = try database.primaryKey(table).columns
        try database.run("DELETE FROM \(table) WHERE \(Self.match(keys))", arguments(keys))
    }

    private func restore(_ database: Database, of user: Int64) throws -> Bool {
        var row = self
        for reference in try references(database) where self[reference.column] != .null {
            guard try !referencedRowExists(database, reference, of: user) else { continue }
            guard reference.setsNullOnDelete else { return false }
            row.values[reference.column] = .null
        }
        // Generated columns can't be written; `pragma_table_info` leaves them out.
        let columns = try String.all(database, "SELECT name FROM pragma_table_info(?)", [table]).filter {
            values[$0] != nil
        }
        if try stored(database) == nil {
            let places = columns.map { _ in "?" }.joined(separator: ", ")
            try database.run(
                "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(places))", row.arguments(columns))
        } else {
            let keys = try database.primaryKey(table).columns
            let changes = columns.map { "\($0) = ?" }.joined(separator: ", ")
            try database.run(
                "UPDATE \(table) SET \(changes) WHERE \(Self.match(keys))", row.arguments(columns) + arguments(keys))
        }
        return true
    }

    /// Whether a referenced row is the user's or shared.
    private func referencedRowExists(_ database: Database, _ reference: Reference, of user: Int64) throws -> Bool {
        return try Int.first(
            database, "SELECT 1 FROM \(reference.table) WHERE id = ? AND (user_id IS NULL OR user_id = ?)",
            [self[reference.column].databaseValue, user]) != nil
    }
}

/// The table is encoded as a member beside the columns, none of which can have that name.
extension StoredRow: Codable {
    private static let tableMember = "table"

    package init(from decoder: any Decoder) throws {
        var values = try [String: Value](from: decoder)
        guard case .text(let table)? = values.removeValue(forKey: Self.tableMember) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no table"))
        }
        self.init(table: table, values: values)
    }

    package func encode(to encoder: any Encoder) throws {
        try values.merging([Self.tableMember: .text(table)]) { $1 }.encode(to: encoder)
    }
}

extension StoredRow.Value: Codable {
    /// Whole numbers are integers whatever the column's type, because JSON doesn't distinguish them.
    init(_ value: DatabaseValue) throws {
        switch value.storage {
        case .int64(let number): self = .integer(number)
        case .double(let number): self = Int64(exactly: number).map(Self.integer) ?? .real(number)
        case .string(let text): self = .text(text)
        case .null: self = .null
        case .blob: throw DatabaseError(resultCode: .SQLITE_MISMATCH, message: "bytes can't be kept as JSON")
        }
    }

    var databaseValue: DatabaseValue {
        switch self {
        case .integer(let number): number.databaseValue
        case .real(let number): number.databaseValue
        case .text(let text): text.databaseValue
        case .null: .null
        }
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let number = try? container.decode(Double.self) {
            self = (try? container.decode(Int64.self)).map(Self.integer) ?? .real(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .integer(let number): try container.encode(number)
        case .real(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .null: try container.encodeNil()
        }
    }
}

extension [StoredRow] {
    /// Numbers are encoded so that they decode to the same ones.
    func json() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
}
