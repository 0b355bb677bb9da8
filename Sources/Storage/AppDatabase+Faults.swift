import GRDB

extension AppDatabase {
    /// The last migration of this version, such as `012 goals`.
    public static var schema: String { DatabaseMigrator.workHome.migrations.last ?? "" }

    /// The last migration applied to a database.
    public static func schema(of database: Database) throws -> String {
        try String.fetchOne(database, sql: "SELECT max(identifier) FROM grdb_migrations") ?? ""
    }

    /// The problems with the database file, one per line: damaged pages, dangling foreign keys, and tables that differ
    /// from what the migrations create. Reads the whole file, on a database thread.
    /// - Throws: `StorageError.unavailable` if it can't be read at all, `CancellationError` as soon as the task is
    ///   canceled.
    public func faults() async throws -> [String] {
        do {
            return try await pool.read { database in
                try Self.damage(database) + Self.danglingReferences(database) + Self.unexpectedTables(database)
            }
        } catch let error as DatabaseError where StorageError.isUnavailability(error) {
            throw StorageError(error)
        }
    }

    /// The number of rows of each table, except for search indexes, which only repeat other tables' content.
    /// - Throws: `CancellationError` as soon as the task is canceled.
    public func rowCounts() async throws -> [String: Int] {
        try await pool.read { try Self.rowCounts($0) }
    }

    public static func rowCounts(_ database: Database) throws -> [String: Int] {
        let tables = try String.fetchAll(
            database,
            sql: """
                SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'
                """)
        return try Dictionary(
            uniqueKeysWithValues: tables.map { table in
                (table, try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table.quotedDatabaseIdentifier)") ?? 0)
            })
    }

    private static let listed = 20

    private static func damage(_ database: Database) throws -> [String] {
        try String.fetchAll(database, sql: "PRAGMA integrity_check(\(listed))")
            .filter { $0 != "ok" }.map { "database is damaged: \($0)" }
    }

    /// Whose rows of which day name what is missing: the numbers of rows say nothing to people.
    private static func danglingReferences(_ database: Database) throws -> [String] {
        let rows = try Row.fetchAll(
            database, sql: "SELECT \"table\", rowid, parent FROM pragma_foreign_key_check LIMIT \(listed)")
        let lines = try rows.map { row -> String in
            let (table, parent): (String, String) = (try row.decode(atIndex: 0), try row.decode(atIndex: 2))
            let found = try place(database, of: row.decode(atIndex: 1), in: table)
            return "\(found): the \(spoken(parent)) they name are missing"
        }
        return Set(lines).sorted()
    }

    /// `alex@example.com, strength sets on 2026-11-20`
    private static func place(_ database: Database, of id: Int64?, in table: String) throws -> String {
        let columns = try database.columns(in: table).map(\.name)
        let person =
            columns.contains("user_id")
            ? "(SELECT coalesce(email, first_name) FROM users WHERE users.id = user_id)" : "NULL"
        let day = columns.first { ["day", "recorded_on"].contains($0) } ?? "NULL"
        // Tables without numbers of rows have none here.
        guard let id,
            let found = try Row.fetchOne(
                database, sql: "SELECT \(person), \(day) FROM \(table.quotedDatabaseIdentifier) WHERE rowid = ?",
                arguments: [id])
        else { return spoken(table) }
        let (owner, date): (String?, String?) = (try found.decode(atIndex: 0), try found.decode(atIndex: 1))
        return (owner.map { "\($0), " } ?? "") + spoken(table) + (date.map { " on \($0)" } ?? "")
    }

    private static func spoken(_ table: String) -> String {
        table == "users" ? "people" : table.replacing("_", with: " ")
    }

    private static func unexpectedTables(_ database: Database) throws -> [String] {
        let fresh = try DatabaseQueue()
        try DatabaseMigrator.workHome.migrate(fresh)
        let (expected, found) = (try fresh.read(definitions), try definitions(database))
        return Set(expected.keys).union(found.keys).sorted().compactMap { name in
            switch (expected[name], found[name]) {
            case (let sql?, let other?): sql == other ? nil : "\(name) differs from what this version creates"
            case (.some, nil): "\(name) is missing"
            case (nil, _): "\(name) does not belong to WorkHome"
            }
        }
    }

    /// The SQL of each object, by type and name, such as `table weight_records`.
    private static func definitions(_ database: Database) throws -> [String: String] {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT type || ' ' || name, sql FROM sqlite_schema
                WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'grdb_%'
                """)
        return try Dictionary(
            rows.map { (try $0.decode(atIndex: 0), try $0.decode(atIndex: 1)) }, uniquingKeysWith: { first, _ in first }
        )
    }
}
