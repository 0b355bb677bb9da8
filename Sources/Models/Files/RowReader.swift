import Foundation
import GRDB

/// What one column holds.
@usableFromInline
package typealias ColumnValue = DatabaseValueConvertible & StatementColumnConvertible

/// What a row becomes.
package protocol RowReadable: FetchableRecord {
    init(_ row: inout RowReader) throws
}

extension RowReadable {
    @inlinable
    package init(row: Row) throws {
        var reader = RowReader(row)
        try self.init(&reader)
    }
}

/// Reads a row column by column, in the order in which its query lists them. A value that can't be what it is read as is
/// an error.
@usableFromInline
package struct RowReader {
    @usableFromInline let row: Row
    @usableFromInline var index = 0

    @inlinable
    package init(_ row: Row) {
        self.row = row
    }

    @inline(__always)
    @inlinable
    package mutating func next<Value: ColumnValue>(_ type: Value.Type = Value.self) throws -> Value {
        let value: Value
        do {
            value = try row.decode(type, atIndex: index)
        } catch {
            throw UnreadableValue(row, index, type)
        }
        index += 1
        return value
    }

    /// Whether the next column has nothing; what it has is passed over.
    package mutating func nextIsNull() -> Bool {
        defer { index += 1 }
        return row.hasNull(atIndex: index)
    }

    /// Reads words with commas between.
    package mutating func words<Word: RawRepresentable<String>>() throws -> [Word] {
        let text: String = try next()
        return try text.split(separator: ",").map { word in
            guard let known = Word(rawValue: String(word)) else { throw UnreadableValue(row, index - 1, Word.self) }
            return known
        }
    }

    package mutating func json<Value: Decodable>() throws -> Value {
        let text: String = try next()
        do {
            return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
        } catch {
            throw UnreadableValue(row, index - 1, Value.self)
        }
    }
}

extension RowReader {
    /// Reads all rows that a query finds, one after the other.
    package static func all<Value>(
        _ statement: Statement, arguments: StatementArguments = [], _ read: (inout RowReader) throws -> Value
    ) throws -> [Value] {
        let rows = try Row.fetchCursor(statement, arguments: arguments)
        var values: [Value] = []
        while let row = try rows.next() {
            var reader = RowReader(row)
            values.append(try read(&reader))
        }
        return values
    }

    /// Reads the first row that a query finds; nil where it finds none.
    package static func first<Value>(
        _ statement: Statement, arguments: StatementArguments = [], _ read: (inout RowReader) throws -> Value
    ) throws -> Value? {
        try Row.fetchOne(statement, arguments: arguments).map { row in
            var reader = RowReader(row)
            return try read(&reader)
        }
    }
}

/// A row has a value that this version doesn't know.
@usableFromInline
package struct UnreadableValue: Error, CustomStringConvertible {
    @usableFromInline package let description: String

    /// Names the column, its value and the row's first one: GRDB's own error has the log say the whole row, which may be
    /// somebody's journal.
    @usableFromInline
    init(_ row: Row, _ index: Int, _ type: Any.Type) {
        let columns = Array(row)
        let texts = columns.map { "\($0) \(String($1.description.prefix(100)))" }
        description = "no \(String(reflecting: type)): \(texts[index]) in column \(index) of the row with \(texts[0])"
    }
}
