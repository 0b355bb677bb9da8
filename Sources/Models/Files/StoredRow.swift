import Fitness
import GRDB

/// A row of any table, whole, as a JSON object of its columns: so that it can be put back exactly.
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
    func has(_ columns: [String: (any DatabaseValueConvertible)?]) throws -> Bool {
        try columns.allSatisfy { try self[$0.key] == Value($0.value?.databaseValue ?? .null) }
    }

    /// What the row says, as the table's own type.
    /// - Parameter columns: those that the type reads, in its order.
    package func read<Record: RowReadable>(_ database: Database, _: Record.Type, _ columns: String) throws -> Record? {
        let names = columns.split(separator: ", ").map { $0.split(separator: ".").last ?? $0 }
        return try Record.fetchOne(
            database.cachedStatement(sql: "SELECT \(names.map { "?1 ->> '$[0].\($0)'" }.joined(separator: ", "))"),
            arguments: [[self].json()])
    }
}

extension StoredRow {
    /// A person's rows of a table.
    static func all(
        _ database: Database, _ table: String, of user: Int64, where column: String = "id", is id: Int64
    ) throws -> [StoredRow] {
        let statement = try database.cachedStatement(sql: "SELECT * FROM \(table) WHERE \(column) = ? AND user_id = ?")
        return try fetch(statement, [id, user], from: table)
    }

    /// Those that have the key of this one now.
    private func stored(_ database: Database) throws -> StoredRow? {
        let keys = try database.primaryKey(table).columns
        guard keys.allSatisfy({ self[$0] != .null }) else { return nil }
        let statement = try database.cachedStatement(sql: "SELECT * FROM \(table) WHERE \(Self.match(keys))")
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
}

/// How one state of rows becomes the one before it.
extension StoredRow {
    /// A column that names a row of another table.
    private struct Reference: RowReadable {
        let column: String
        let table: String
        /// Whether the row stays when the other one goes.
        let isLoose: Bool

        init(_ row: inout RowReader) throws {
            (column, table, isLoose) = (try row.next(), try row.next(), try row.next())
        }
    }

    private func references(_ database: Database) throws -> [Reference] {
        try Reference.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT "from", "table", on_delete = 'SET NULL' FROM pragma_foreign_key_list(?)
                    WHERE "from" <> 'user_id'
                    """),
            arguments: [table])
    }

    /// Whether the rows of a step are as it left them, but for what has gone beside them.
    static func areAsLeft(_ database: Database, previous: [StoredRow], current: [StoredRow]) throws -> Bool {
        try (previous + current).allSatisfy { row in
            let (stored, left) = try (row.stored(database), current.first { try $0.isSame(database, as: row) })
            guard let stored, let left else { return stored == nil && left == nil }
            let loose = Set(try row.references(database).filter(\.isLoose).map(\.column))
            return left.values.allSatisfy { loose.contains($0.key) || stored[$0.key] == $0.value }
        }
    }

    private func isSame(_ database: Database, as other: StoredRow) throws -> Bool {
        try table == other.table && database.primaryKey(table).columns.allSatisfy { self[$0] == other[$0] }
    }

    /// Makes the rows those of before a step.
    /// - Returns: false when what they stand on is gone, and then nothing has changed.
    static func putBack(_ database: Database, previous: [StoredRow], current: [StoredRow], of user: Int64) throws
        -> Bool
    {
        var isBack = false
        do {
            try database.inSavepoint {
                for row in current where try !previous.contains(where: { try $0.isSame(database, as: row) }) {
                    try row.delete(database)
                }
                isBack = try previous.allSatisfy { try $0.putBack(database, of: user) }
                return isBack ? .commit : .rollback
            }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            return false
        }
        return isBack
    }

    private func delete(_ database: Database) throws {
        let keys = try database.primaryKey(table).columns
        try database.cachedStatement(sql: "DELETE FROM \(table) WHERE \(Self.match(keys))").execute(
            arguments: arguments(keys))
    }

    private func putBack(_ database: Database, of user: Int64) throws -> Bool {
        var row = self
        for reference in try references(database) where self[reference.column] != .null {
            guard try !isThere(database, reference, of: user) else { continue }
            guard reference.isLoose else { return false }
            row.values[reference.column] = .null
        }
        // What is generated is no column to write.
        let columns = try String.fetchAll(
            database.cachedStatement(sql: "SELECT name FROM pragma_table_info(?)"), arguments: [table]
        ).filter { values[$0] != nil }
        if try stored(database) == nil {
            let places = columns.map { _ in "?" }.joined(separator: ", ")
            try database.cachedStatement(
                sql: "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(places))"
            ).execute(arguments: row.arguments(columns))
        } else {
            let keys = try database.primaryKey(table).columns
            let changes = columns.map { "\($0) = ?" }.joined(separator: ", ")
            try database.cachedStatement(sql: "UPDATE \(table) SET \(changes) WHERE \(Self.match(keys))").execute(
                arguments: row.arguments(columns) + arguments(keys))
        }
        return true
    }

    /// Whether a row that this one names is the person's or everybody's.
    private func isThere(_ database: Database, _ reference: Reference, of user: Int64) throws -> Bool {
        let statement = try database.cachedStatement(
            sql: "SELECT 1 FROM \(reference.table) WHERE id = ? AND (user_id IS NULL OR user_id = ?)")
        return try Int.fetchOne(statement, arguments: [self[reference.column].databaseValue, user]) != nil
    }
}
