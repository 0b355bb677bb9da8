import GRDB
import Models

/// Stages the products that are imported until the whole file is read: a barcode may come twice, with leading zeros or
/// without, and the order of the lines must not decide which of them becomes the food. Uses a temporary SQLite database
/// on disk, so that a million products take little memory.
struct OpenFoodFactsStaging {
    private static let insertion = """
        INSERT INTO products (key, scans, modified, fields) VALUES (?, ?, ?, ?)
        ON CONFLICT (key) DO UPDATE
        SET scans = excluded.scans, modified = excluded.modified, fields = excluded.fields
        WHERE (excluded.scans, excluded.modified, excluded.fields) > (scans, modified, fields)
        """

    let queue: DatabaseQueue

    init() throws {
        queue = try .temporary()
        try queue.write { database in
            try database.execute(
                sql: """
                    CREATE TABLE products (
                        key TEXT NOT NULL PRIMARY KEY, scans INTEGER NOT NULL, modified INTEGER NOT NULL,
                        fields TEXT NOT NULL) WITHOUT ROWID
                    """)
        }
    }

    static func add(_ database: Database, _ row: OpenFoodFactsRow, key: String) throws {
        try database.cachedStatement(sql: insertion)
            .execute(arguments: [key, row.scans, row.lastModified, row.text])
    }

    func count() throws -> Int {
        try queue.read { try Int.first($0, "SELECT count(*) FROM products") ?? 0 }
    }

    /// The next products after a key, by key. Their rows, which may be long, are in memory one at a time.
    func foods(after key: String, count: Int) throws -> [ProvidedFood] {
        try queue.read { database in
            try RowReader.all(
                database, "SELECT fields FROM products WHERE key > ? ORDER BY key LIMIT ?", [key, count]
            ) { OpenFoodFactsRow(text: try $0.next()).food }
        }.compactMap { $0 }
    }
}
