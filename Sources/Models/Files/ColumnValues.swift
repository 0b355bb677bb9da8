import Fitness
import GRDB
import GRDBSQLite

/// The values to write to a row, by column. They keep the literal's order, so that equal statements have equal SQL.
package struct ColumnValues: ExpressibleByDictionaryLiteral, Sendable {
    private(set) var names: [String]
    private(set) var values: [DatabaseValue]

    init(_ names: [String], _ values: [DatabaseValue]) {
        (self.names, self.values) = (names, values)
    }

    package init(dictionaryLiteral elements: (String, (any DatabaseValueConvertible)?)...) {
        self.init(elements.map(\.0), elements.map { $0.1?.databaseValue ?? .null })
    }

    package static func + (first: Self, second: Self) -> Self {
        Self(first.names + second.names, first.values + second.values)
    }
}

extension Database {
    /// - Returns: the id of the new row.
    @discardableResult
    package func insert(into table: String, _ columns: ColumnValues) throws -> Int64 {
        try run(
            """
            INSERT INTO \(table) (\(columns.names.joined(separator: ", ")))
            VALUES (\(databaseQuestionMarks(count: columns.names.count)))
            """, StatementArguments(columns.values))
        return lastInsertedRowID
    }

    /// - Returns: whether the user has this row.
    @discardableResult
    package func update(_ table: String, id: Int64, of user: Int64, _ columns: ColumnValues) throws -> Bool {
        try update(table, columns, where: "id = ? AND user_id = ?", [id, user])
    }

    /// - Returns: whether the row exists.
    @discardableResult
    package func update(
        _ table: String, _ columns: ColumnValues, where condition: String, _ arguments: StatementArguments
    ) throws -> Bool {
        let changes = columns.names.map { "\($0) = ?" }.joined(separator: ", ")
        try run("UPDATE \(table) SET \(changes) WHERE \(condition)", StatementArguments(columns.values) + arguments)
        return changesCount == 1
    }

    /// - Returns: whether the user had this row.
    @discardableResult
    package func delete(from table: String, id: Int64, of user: Int64) throws -> Bool {
        try run("DELETE FROM \(table) WHERE id = ? AND user_id = ?", [id, user])
        return changesCount == 1
    }

    /// Moves a row past its nearest neighbor that is shown, and numbers the whole list.
    /// - Parameter list: the ids of its rows, in order.
    /// - Returns: whether the row is in the list.
    func move(
        _ table: String, id: Int64, of user: Int64, _ direction: ListDirection, in list: [Int64],
        hidden: Set<Int64> = []
    ) throws -> Bool {
        guard let place = list.firstIndex(of: id) else { return false }
        let isShown = { (id: Int64) in !hidden.contains(id) }
        let neighbor =
            direction == .up
            ? list[..<place].lastIndex(where: isShown) : list[(place + 1)...].firstIndex(where: isShown)
        guard let neighbor else { return true }
        var moved = list
        moved.swapAt(place, neighbor)
        for (position, id) in moved.enumerated() { try update(table, id: id, of: user, ["position": position]) }
        return true
    }
}

/// Which way a row moves in a list that its person orders.
package enum ListDirection: String, Sendable {
    case up, down
}

extension LocalDay: ColumnValue {
    /// Reads directly from the statement, because a chart reads thousands of rows.
    package init?(sqliteStatement: SQLiteStatement, index: CInt) {
        let text = sqlite3_column_text(sqliteStatement, index)
        self.init(UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(sqliteStatement, index))))
    }

    package var databaseValue: DatabaseValue { description.databaseValue }

    package static func fromDatabaseValue(_ value: DatabaseValue) -> LocalDay? {
        String.fromDatabaseValue(value).flatMap { LocalDay($0) }
    }
}
