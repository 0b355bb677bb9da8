import DataFiles
import Fitness
import GRDB
import Micronutrients
import Models
import Texts

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

    /// Stages the useful rows of a file. Unreadable rows are left out.
    /// - Parameter onChunk: called after each chunk, for the progress.
    /// - Throws: `FoodFileError` if required columns are missing.
    func add(
        _ member: ZipMember, _ file: FoodDataCentralFile, _ leftOut: inout FoodDataCentralImport.LeftOut,
        onChunk: () -> Void
    ) throws {
        try queue.write { database in
            let insertion = try database.cachedStatement(sql: file.insertion)
            try withoutActuallyEscaping(onChunk) { onChunk in
                var reader = try CSVReader {
                    onChunk()
                    return try member.nextChunk()
                }
                var record = CSVRecord()
                guard try reader.read(into: &record) == .record, let columns = CSVColumns(record, file.columns) else {
                    throw FoodFileError(name: member.name, columns: file.columns.needed)
                }
                while true {
                    switch try reader.read(into: &record) {
                    case .end: return
                    case .broken(let line): leftOut.add("\(member.name) line \(line) can't be read")
                    case .record:
                        switch file.row(record, columns) {
                        case .values(let values): try insertion.execute(arguments: StatementArguments(values))
                        case .notNeeded: break
                        case .broken: leftOut.add("\(member.name) line \(record.line) can't be read")
                        }
                    }
                }
            }
        }
    }
}

/// A file without the expected columns.
struct FoodFileError: Error, CustomStringConvertible {
    let name: String
    let columns: [String]

    var description: String { "\(name) must have the columns \(columns.joined(separator: ", "))." }
}

/// A food of a download with the data from all its files.
struct StagedFood: Sendable {
    let id: Int64
    let line: Int
    /// nil if its data are incomplete or implausible.
    let item: FoodBatch.Item?

    /// The next foods after an id.
    static func fetch(_ database: Database, after id: Int64, count: Int) throws -> [StagedFood] {
        try RowReader.all(
            database,
            """
            SELECT foods.fdc_id, foods.line, ndb_number, foods.name, brand, barcode, serving, unit, household
            FROM foods LEFT JOIN branded USING (fdc_id) LEFT JOIN legacy USING (fdc_id)
            WHERE foods.fdc_id > ? ORDER BY foods.fdc_id LIMIT ?
            """, [id, count]
        ) { try StagedFood(&$0, database) }
    }

    private init(_ row: inout RowReader, _ database: Database) throws {
        id = try row.next()
        line = try row.next()
        let legacyNumber = try row.next(Int64?.self)
        let (name, brand) = (try row.next(String.self), try row.next(String?.self))
        // The file may contain an invalid barcode.
        let barcode = try row.next(String?.self).flatMap(Barcode.init(_:))
        let (serving, unit) = (try row.next(Double?.self), try row.next(String?.self) ?? "")
        var portions = try Self.portions(database, of: id)
        if let serving, ["g", "grm", "ml", "mlt"].contains(unit) {
            portions.append(Portion(serving: try row.next(String?.self) ?? "", amount: serving))
        }
        let amounts = try Self.amounts(database, of: id)
        let food = ProvidedFood(
            key: String(id),
            FoodDraft.provided(
                name: name, brand: brand ?? "", barcode: barcode,
                unit: ["ml", "mlt"].contains(unit) ? .milliliters : .grams,
                nutrients: FoodDataCentralNutrient.nutrients { amounts[$0.rawValue] }, portions: portions,
                micronutrients: MicronutrientAmounts(foodDataCentral: { amounts[$0.id] })))
        item = food.map { FoodBatch.Item(food: $0, legacyNumber: legacyNumber) }
    }

    /// By the ids of nutrients.
    private static func amounts(_ database: Database, of food: Int64) throws -> [Int: Double] {
        try RowReader.dictionary(database, "SELECT nutrient, amount FROM amounts WHERE fdc_id = ?", [food])
    }

    /// The weight applies to the whole measure, including its amount.
    private static func portions(_ database: Database, of food: Int64) throws -> [Portion] {
        try RowReader.all(
            database,
            """
            SELECT portions.amount, units.name, description, modifier, grams
            FROM portions LEFT JOIN units ON units.id = unit_id AND units.name <> 'undetermined'
            WHERE fdc_id = ? ORDER BY position, grams LIMIT 100
            """, [food]
        ) { row in
            let amount = try row.next(Double?.self).map { DecimalText.format($0, maximumDecimals: 2) } ?? ""
            let unit = try row.next(String?.self) ?? ""
            let (description, modifier) = (try row.next(String.self), try row.next(String.self))
            let parts = description.isEmpty ? [amount, unit, modifier] : [description]
            let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
            return Portion(name: ProviderText.name(name, maximumLength: Portion.longestName), amount: try row.next())
        }
    }
}
