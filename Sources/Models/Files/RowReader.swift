import Foundation
import GRDB
import GRDBSQLite

/// What one column holds.
@usableFromInline
package typealias ColumnValue = DatabaseValueConvertible & StatementColumnConvertible

/// What a row becomes.
package protocol RowReadable {
    init(_ row: inout RowReader) throws
}

/// Reads a row column by column, in the order in which its query lists them. A value that can't be what it is read as is
/// an error.
@usableFromInline
package struct RowReader {
    @usableFromInline let statement: SQLiteStatement
    @usableFromInline var index: CInt = 0

    @inlinable
    init(_ statement: SQLiteStatement) {
        self.statement = statement
    }

    @inline(__always)
    @inlinable
    package mutating func next<Value: ColumnValue>(_ type: Value.Type = Value.self) throws -> Value {
        guard index < sqlite3_column_count(statement),
            let value = type.fromStatement(statement, atUncheckedIndex: index)
        else { throw UnreadableValue(statement, index, type) }
        index += 1
        return value
    }

    /// Whether the next column has nothing; what it has is passed over.
    package mutating func nextIsNull() -> Bool {
        defer { index += 1 }
        return sqlite3_column_type(statement, index) == SQLITE_NULL
    }

    /// Reads words with commas between.
    package mutating func words<Word: RawRepresentable<String>>() throws -> [Word] {
        let text: String = try next()
        return try text.utf8.split(separator: UInt8(ascii: ",")).map { word in
            guard let known = Word(rawValue: String(Substring(word))) else {
                throw UnreadableValue(statement, index - 1, Word.self)
            }
            return known
        }
    }

    package mutating func json<Value: Decodable>() throws -> Value {
        let text: String = try next()
        do {
            return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
        } catch {
            throw UnreadableValue(statement, index - 1, Value.self)
        }
    }
}

/// The rows that a query finds. GRDB's cursors make a dictionary of the columns' names each time, which takes longer than
/// to read a few rows.
@usableFromInline
final class RowReaders: DatabaseCursor {
    @usableFromInline typealias Element = RowReader
    @usableFromInline let _statement: Statement
    @usableFromInline var _isDone = false

    @usableFromInline
    init(_ statement: Statement, _ arguments: StatementArguments) throws {
        _statement = statement
        try statement.setArguments(arguments)
    }

    deinit {
        // It fails where a step did, which was told then.
        sqlite3_reset(_statement.sqliteStatement)
    }

    @inlinable
    func _element(sqliteStatement: SQLiteStatement) -> RowReader { RowReader(sqliteStatement) }
}

extension RowReader {
    /// Reads all rows that a query finds, one after the other.
    @inlinable
    package static func forEach(
        _ statement: Statement, arguments: StatementArguments = [], _ read: (inout RowReader) throws -> Void
    ) throws {
        let rows = try RowReaders(statement, arguments)
        while var row = try rows.next() { try read(&row) }
    }

    @inlinable
    package static func all<Value>(
        _ statement: Statement, arguments: StatementArguments = [], _ read: (inout RowReader) throws -> Value
    ) throws -> [Value] {
        var values: [Value] = []
        try forEach(statement, arguments: arguments) { values.append(try read(&$0)) }
        return values
    }

    /// Reads all rows that a query finds as keys and values.
    /// - Parameter combine: makes one value of those of one key.
    package static func dictionary<Key: ColumnValue & Hashable, Value: ColumnValue>(
        _ statement: Statement, arguments: StatementArguments = [], combine: (Value, Value) -> Value = { $1 }
    ) throws -> [Key: Value] {
        let pairs = try all(statement, arguments: arguments) { (try $0.next(Key.self), try $0.next(Value.self)) }
        return Dictionary(pairs, uniquingKeysWith: combine)
    }

    /// Reads the first row that a query finds; nil where it finds none.
    @inlinable
    package static func first<Value>(
        _ statement: Statement, arguments: StatementArguments = [], _ read: (inout RowReader) throws -> Value
    ) throws -> Value? {
        let rows = try RowReaders(statement, arguments)
        return try withExtendedLifetime(rows) {
            guard var row = try rows.next() else { return nil }
            return try read(&row)
        }
    }
}

extension RowReadable {
    @inlinable
    package static func fetchAll(_ statement: Statement, arguments: StatementArguments = []) throws -> [Self] {
        try RowReader.all(statement, arguments: arguments, Self.init)
    }

    @inlinable
    package static func fetchOne(_ statement: Statement, arguments: StatementArguments = []) throws -> Self? {
        try RowReader.first(statement, arguments: arguments, Self.init)
    }
}

/// A row has a value that this version doesn't know.
@usableFromInline
package struct UnreadableValue: Error, CustomStringConvertible {
    @usableFromInline package let description: String

    /// Names the column, its value and the row's first one: GRDB's own error has the log say the whole row, which may be
    /// somebody's journal.
    @usableFromInline
    init(_ statement: SQLiteStatement, _ index: CInt, _ type: Any.Type) {
        func text(_ column: CInt) -> String {
            let name = sqlite3_column_name(statement, column).map { String(cString: $0) } ?? "nothing"
            return "\(name) \(String(DatabaseValue(sqliteStatement: statement, index: column).description.prefix(100)))"
        }
        description = "no \(String(reflecting: type)): \(text(index)) in column \(index) of the row with \(text(0))"
    }
}
