import Fitness
import GRDB
import GRDBSQLite

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
