import GRDB

/// Stages the rows of a download until all are read: its files come in any order, and refer to each other. Uses a
/// temporary SQLite database on disk, so that half a million foods take little memory.
struct FoodStaging {
    let queue: DatabaseQueue

    init() throws {
        queue = try .temporary()
        try queue.write { try $0.execute(sql: Self.tables) }
    }

    /// Call it once all rows are in.
    func index() throws {
        try queue.write { try $0.execute(sql: "CREATE INDEX amounts_of_food ON amounts (fdc_id, nutrient, amount)") }
    }

    func foodCount() throws -> Int {
        try queue.read { try Int.first($0, "SELECT count(*) FROM foods") ?? 0 }
    }

    private static let tables = """
        CREATE TABLE foods (fdc_id INTEGER PRIMARY KEY, line INTEGER, name TEXT);
        CREATE TABLE branded (
            fdc_id INTEGER PRIMARY KEY, brand TEXT, barcode TEXT, serving REAL, unit TEXT, household TEXT);
        CREATE TABLE legacy (fdc_id INTEGER PRIMARY KEY, ndb_number INTEGER);
        CREATE TABLE amounts (fdc_id INTEGER, nutrient INTEGER, amount REAL);
        CREATE TABLE units (id INTEGER PRIMARY KEY, name TEXT);
        CREATE TABLE portions (
            fdc_id INTEGER, position INTEGER, amount REAL, unit_id INTEGER, description TEXT, modifier TEXT, grams REAL,
            PRIMARY KEY (fdc_id, position, grams)) WITHOUT ROWID;
        """
}
