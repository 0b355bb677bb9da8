import Fitness
import GRDB

extension LocalDay: DatabaseValueConvertible, StatementColumnConvertible {
    /// Straight from a statement, as rows are read by the thousand for a chart.
    package init?(sqliteStatement: SQLiteStatement, index: CInt) {
        self.init(String(sqliteStatement: sqliteStatement, index: index))
    }

    package var databaseValue: DatabaseValue { description.databaseValue }

    package static func fromDatabaseValue(_ value: DatabaseValue) -> LocalDay? {
        String.fromDatabaseValue(value).flatMap { LocalDay($0) }
    }
}
