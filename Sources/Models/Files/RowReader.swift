import Foundation
import GRDB
import GRDBSQLite

/// A value that a column can hold.
@usableFromInline
package typealias ColumnValue = DatabaseValueConvertible & StatementColumnConvertible

/// A value that is read from a row.
package protocol RowReadable {
    init(_ row: inout RowReader) throws
}

/// Reads a row column by column, in the order of the query. A value that can't be read as the requested type is an
/// error.
@usableFromInline
package struct RowReader {
    @usableFromInline let statement: SQLiteStatement
    @usableFromInline var index: CInt = 0

    @inlinable
    init(_ statement: SQLiteStatement) { self.statement = statement }

    @inline(__always)
    @inlinable
    package mutating func next<Value: ColumnValue>(_ type: Value.Type = Value.self) throws -> Value {
        guard index < sqlite3_column_count(statement),
            let value = type.fromStatement(statement, atUncheckedIndex: index)
        else { throw UnreadableValue(statement, index, type) }
        index += 1
        return value
    }

    /// Whether the next column is NULL; either way it is skipped.
    package mutating func nextIsNull() -> Bool {
        defer { index += 1 }
        return sqlite3_column_type(statement, index) == SQLITE_NULL
    }

    /// Reads a number to calculate with, the nearest one in a range: a row from before archives were checked may have
    /// any.
    package mutating func next<Number: ColumnValue & Comparable>(in range: ClosedRange<Number>) throws -> Number {
        try min(range.upperBound, max(range.lowerBound, next()))
    }

    /// The same, or NULL.
    package mutating func nextIfPresent<Number: ColumnValue & Comparable>(
        in range: ClosedRange<Number>
    ) throws -> Number? {
        try next(Number?.self).map { min(range.upperBound, max(range.lowerBound, $0)) }
    }

    /// Reads words separated by commas.
    package mutating func words<Word: RawRepresentable<String>>() throws -> [Word] {
        let text: String = try next()
        return try text.utf8.split(separator: UInt8(ascii: ",")).map { word in
            guard let known = Word(rawValue: String(Substring(word))) else {
                throw UnreadableValue(statement, index - 1, Word.self)
            }
            return known
        }
    }

    /// Reads a value in its text form.
    package mutating func text<Value>(_ read: (String) -> Value?) throws -> Value {
        guard let value = read(try next()) else { throw UnreadableValue(statement, index - 1, Value.self) }
        return value
    }

    /// Reads a value in its text form, or NULL.
    package mutating func textIfPresent<Value>(_ read: (String) -> Value?) throws -> Value? {
        guard let text: String = try next() as String? else { return nil }
        guard let value = read(text) else { throw UnreadableValue(statement, index - 1, Value.self) }
        return value
    }

    package mutating func json<Value: Decodable>() throws -> Value {
        let text: String = try next()
        do {
            return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
        } catch {
            throw UnreadableValue(statement, index - 1, Value.self)
        }
    }

    /// Reads all rows of a query, one after the other. Like all queries and statements here, it stays compiled for the
    /// next time.
    @inlinable
    package static func forEach(
        _ database: Database, _ sql: String, _ arguments: StatementArguments = [],
        _ read: (inout RowReader) throws -> Void
    ) throws {
        let rows = try RowReaders(database, sql, arguments)
        while var row = try rows.next() { try read(&row) }
    }

    @inlinable
    package static func all<Value>(
        _ database: Database, _ sql: String, _ arguments: StatementArguments = [],
        _ read: (inout RowReader) throws -> Value
    ) throws -> [Value] {
        var values: [Value] = []
        try forEach(database, sql, arguments) { values.append(try read(&$0)) }
        return values
    }

    /// Reads all rows of a query as keys and values.
    /// - Parameter combine: merges two values of the same key.
    package static func dictionary<Key: ColumnValue & Hashable, Value: ColumnValue>(
        _ database: Database, _ sql: String, _ arguments: StatementArguments = [],
        combine: (Value, Value) -> Value = { $1 }
    ) throws -> [Key: Value] {
        let pairs = try all(database, sql, arguments) { (try $0.next(Key.self), try $0.next(Value.self)) }
        return Dictionary(pairs, uniquingKeysWith: combine)
    }

    /// Reads the first row of a query; nil when there is none.
    @inlinable
    package static func first<Value>(
        _ database: Database, _ sql: String, _ arguments: StatementArguments = [],
        _ read: (inout RowReader) throws -> Value
    ) throws -> Value? {
        let rows = try RowReaders(database, sql, arguments)
        return try withExtendedLifetime(rows) {
            guard var row = try rows.next() else { return nil }
            return try read(&row)
        }
    }
}

/// The rows of a query. GRDB's cursors build a dictionary of the column names each time, which takes longer than
/// reading a few rows.
@usableFromInline
final class RowReaders: DatabaseCursor {
    @usableFromInline typealias Element = RowReader
    @usableFromInline let _statement: Statement
    @usableFromInline var _isDone = false

    @usableFromInline
    init(_ database: Database, _ sql: String, _ arguments: StatementArguments) throws {
        _statement = try database.statement(sql)
        try _statement.setArguments(arguments)
    }

    deinit {
        // This fails only after a step failed, which was reported then.
        sqlite3_reset(_statement.sqliteStatement)
    }

    @inlinable
    func _element(sqliteStatement: SQLiteStatement) -> RowReader { RowReader(sqliteStatement) }
}

extension RowReadable {
    @inlinable
    package static func all(_ database: Database, _ sql: String, _ arguments: StatementArguments = []) throws -> [Self]
    {
        try RowReader.all(database, sql, arguments, Self.init)
    }

    @inlinable
    package static func first(_ database: Database, _ sql: String, _ arguments: StatementArguments = []) throws -> Self?
    {
        try RowReader.first(database, sql, arguments, Self.init)
    }
}

extension DatabaseValueConvertible where Self: StatementColumnConvertible {
    /// The first column of all rows of a query.
    package static func all(_ database: Database, _ sql: String, _ arguments: StatementArguments = []) throws -> [Self]
    {
        try fetchAll(database.statement(sql), arguments: arguments)
    }

    package static func first(_ database: Database, _ sql: String, _ arguments: StatementArguments = []) throws -> Self?
    {
        try fetchOne(database.statement(sql), arguments: arguments)
    }
}

extension DatabaseValueConvertible where Self: StatementColumnConvertible & Hashable {
    package static func set(_ database: Database, _ sql: String, _ arguments: StatementArguments = []) throws -> Set<
        Self
    > {
        try fetchSet(database.statement(sql), arguments: arguments)
    }
}

extension Database {
    package func run(_ sql: String, _ arguments: StatementArguments = []) throws {
        try statement(sql).execute(arguments: arguments)
    }

    /// A statement that stays compiled for the next time.
    ///
    /// While its rows are being read, another use would begin it anew and spoil both. That is an error in a debug build,
    /// so that a test finds it; otherwise, the other use gets a statement of its own.
    func statement(_ sql: String) throws -> Statement {
        let statement = try cachedStatement(sql: sql)
        guard sqlite3_stmt_busy(statement.sqliteStatement) != 0 else { return statement }
        #if DEBUG
        throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "its own rows are still being read", sql: sql)
        #else
        return try makeStatement(sql: sql)
        #endif
    }
}

/// A row has a value that this version doesn't know.
@usableFromInline
package struct UnreadableValue: Error, CustomStringConvertible {
    @usableFromInline package let description: String

    /// Names the column, its value and the row's first value: GRDB's own error would log the whole row, which may be a
    /// journal entry.
    @usableFromInline
    init(_ statement: SQLiteStatement, _ index: CInt, _ type: Any.Type) {
        func text(_ column: CInt) -> String {
            let name = sqlite3_column_name(statement, column).map { String(cString: $0) } ?? "nothing"
            return "\(name) \(String(DatabaseValue(sqliteStatement: statement, index: column).description.prefix(100)))"
        }
        description = "no \(String(reflecting: type)): \(text(index)) in column \(index) of the row with \(text(0))"
    }
}
