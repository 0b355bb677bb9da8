import GRDB

extension LocalDay: DatabaseValueConvertible, StatementColumnConvertible {
    /// Straight from a statement, as rows are read by the thousand for a chart.
    init?(sqliteStatement: SQLiteStatement, index: CInt) {
        self.init(String(sqliteStatement: sqliteStatement, index: index))
    }

    var databaseValue: DatabaseValue { description.databaseValue }

    static func fromDatabaseValue(_ value: DatabaseValue) -> LocalDay? {
        String.fromDatabaseValue(value).flatMap { LocalDay($0) }
    }
}
