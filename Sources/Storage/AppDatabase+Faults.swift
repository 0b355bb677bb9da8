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

    private static func danglingReferences(_ database: Database) throws -> [String] {
        try Row.fetchAll(database, sql: "SELECT \"table\", rowid, parent FROM pragma_foreign_key_check LIMIT \(listed)")
            .map { row in
                let (table, parent): (String, String) = (try row.decode(atIndex: 0), try row.decode(atIndex: 2))
                let id: Int64? = try row.decode(atIndex: 1)
                return "row \(id.map(String.init) ?? "") of \(table) refers to a row of \(parent) that does not exist"
            }
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
