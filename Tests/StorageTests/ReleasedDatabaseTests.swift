import GRDB
import Support
import Testing

@testable import Storage

/// Databases of every released version migrate to the current schema without loss.
@Suite struct ReleasedDatabaseTests {
    /// A table's rows by column. Contents of full-text indexes are excluded: they derive from other rows.
    private typealias Rows = [[String: DatabaseValue]]

    /// It counts changes, including those of migrations.
    private static let changedColumns: Set<String> = ["revision"]

    /// Tables that a later migration empties on purpose: 017 and 031 have histories packed again, 052 has weeks of goals
    /// counted again.
    private static func emptiedTables(since version: Int) -> Set<String> {
        version < 31 ? ["histories", "goal_periods"] : version < 52 ? ["goal_periods"] : []
    }

    /// Tables to which later migrations add words.
    private static let lookupTables: Set = ["goal_measures"]

    /// Columns that a later migration rewrites on purpose: 021 and 052 have goal periods recalculated, 054 streaks.
    private static func rewrittenColumns(of table: String, since version: Int) -> Set<String> {
        switch table {
        case "goals" where version < 52: ["outdated_from", "next_day", "settles_on", "finished_on"]
        case "training_patterns" where version < 54: ["is_outdated"]
        default: []
        }
    }

    @Test(arguments: ReleasedDatabase.all)
    func itMigratesWithoutLoss(released: ReleasedDatabase) throws {
        let queue = try DatabaseQueue()
        try released.make(in: queue)
        let before = try queue.read(contents)
        try DatabaseMigrator.workHome.migrate(queue)
        let after = try queue.read(contents)
        for (table, rows) in before where !Self.emptiedTables(since: released.version).contains(table) {
            let rewritten = Self.rewrittenColumns(of: table, since: released.version)
            let expected = rows.map { row in row.filter { !rewritten.contains($0.key) } }
            let kept = try #require(after[table], "\(table) is gone").map { row in
                row.filter { expected[0].keys.contains($0.key) }
            }
            let isLookup = Self.lookupTables.contains(table)
            #expect((isLookup ? kept.filter(expected.contains) : kept) == expected, "\(table)")
        }
        #expect(try queue.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") } == ["ok"])
        #expect(try queue.read { try Row.fetchAll($0, sql: "PRAGMA foreign_key_check") }.isEmpty)
    }

    /// A set that waits on a phone, a form and an undo name rows by their numbers.
    @Test(arguments: ReleasedDatabase.all)
    func theNumberOfADeletedRowIsNotGivenAgain(released: ReleasedDatabase) throws {
        let queue = try DatabaseQueue()
        try released.make(in: queue)
        try DatabaseMigrator.workHome.migrate(queue)
        try queue.inDatabase { database in
            let tables = try String.fetchAll(
                database,
                sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '% PRIMARY KEY AUTOINCREMENT,%'")
            #expect(Set(tables).isSuperset(of: ["workout_sessions", "exercises", "trackables", "users", "foods"]))
            for table in tables {
                let highest = try Int.fetchOne(database, sql: "SELECT coalesce(max(id), 0) FROM \(table)")
                let given = try Int.fetchOne(
                    database, sql: "SELECT seq FROM sqlite_sequence WHERE name = ?", arguments: [table])
                #expect(given ?? 0 >= highest ?? 0, "\(table)")
            }
        }
    }

    /// Otherwise a migration that loses a column's values could pass.
    @Test(arguments: ReleasedDatabase.all)
    func itHasAValueInEveryColumn(released: ReleasedDatabase) throws {
        let queue = try DatabaseQueue()
        try released.make(in: queue)
        try queue.read { database in
            let tables = try Self.tables(database)
            #expect(tables.count >= 6)
            for table in tables {
                let columns = try database.columns(in: table).map(\.name)
                for column in columns where !Self.changedColumns.contains(column) {
                    let hasValue = try Bool.fetchOne(
                        database, sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE \(column) IS NOT NULL)")
                    #expect(hasValue == true, "\(table).\(column) has no value in any file of Support/Released")
                }
            }
        }
    }

    private static func tables(_ database: Database) throws -> [String] {
        try String.fetchAll(
            database,
            sql: """
                SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
                    AND name NOT LIKE 'grdb_%' AND name NOT LIKE '%\\_words%' ESCAPE '\\' ORDER BY name
                """)
    }

    /// The rows of each non-empty table, in order.
    private func contents(_ database: Database) throws -> [String: Rows] {
        var contents: [String: Rows] = [:]
        for table in try Self.tables(database) {
            let rows = try Row.fetchAll(database, sql: "SELECT * FROM \(table)").map { row in
                var values: [String: DatabaseValue] = [:]
                for (column, value) in row where !Self.changedColumns.contains(column) { values[column] = value }
                return values
            }
            if !rows.isEmpty { contents[table] = rows }
        }
        return contents
    }
}
