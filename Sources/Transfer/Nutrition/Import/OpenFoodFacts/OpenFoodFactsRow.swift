import DataFiles
import Fitness
import GRDB
import Micronutrients
import Models

/// What is read of a product's line in the file of Open Food Facts.
struct OpenFoodFactsRow {
    /// Without them the file is another one, or an export that failed.
    static let neededColumns = ["code", "product_name", "countries_tags", "unique_scans_n", "energy-kcal_100g"]
    private static let otherColumns =
        [
            "last_modified_t", "brands", "serving_size", "serving_quantity", "serving_quantity_unit", "energy-kj_100g",
            "energy_100g", "proteins_100g", "carbohydrates_100g", "fat_100g", "saturated-fat_100g", "fiber_100g",
            "sugars_100g", "salt_100g", "sodium_100g",
        ] + Micronutrient.allCases.compactMap(\.openFoodFacts)
    static let columns = (needed: neededColumns, others: otherColumns)
    private static let places = Dictionary(
        uniqueKeysWithValues: (neededColumns + otherColumns).enumerated().map { ($1, $0) })

    /// In the order of the columns, so that two rows are compared by `text`.
    private let fields: [String]

    init(_ record: CSVRecord, _ columns: CSVColumns) {
        fields = (0..<Self.places.count).map { Self.unquoted(record.text(columns[$0])) }
    }

    /// The tags of the countries where the product is sold, without reading the rest: most lines are of other countries.
    static func countries(_ record: CSVRecord, _ columns: CSVColumns) -> String {
        unquoted(record.text(columns[places["countries_tags"] ?? .max]))
    }

    /// - Parameter text: that of another row.
    init(text: String) {
        fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }

    /// The fields with tabs between them, which none of them contains.
    var text: String { fields.joined(separator: "\t") }

    var scans: Int { Int(self["unique_scans_n"]) ?? 0 }
    var lastModified: Int { Int(self["last_modified_t"]) ?? 0 }
    var barcode: Barcode? { Barcode(self["code"]) }

    var product: OpenFoodFactsProduct {
        let (size, unit) = (self["serving_size"], self["serving_quantity_unit"])
        return OpenFoodFactsProduct(
            name: self["product_name"], brands: self["brands"], servingSize: size,
            servingQuantity: number("serving_quantity"), isLiquid: unit.isEmpty ? Self.isVolume(size) : unit == "ml",
            value: number)
    }

    private subscript(_ column: String) -> String {
        guard let place = Self.places[column], fields.indices.contains(place) else { return "" }
        return fields[place]
    }

    private func number(_ column: String) -> Double? { Double(self[column]).flatMap { $0.isFinite ? $0 : nil } }

    /// The file never quotes its fields, but other programs that have saved it do.
    private static func unquoted(_ field: String) -> String {
        guard field.count >= 2, field.hasPrefix("\""), field.hasSuffix("\"") else { return field }
        let parts = field.dropFirst().dropLast().split(separator: "\"\"", omittingEmptySubsequences: false)
        return parts.contains { $0.contains("\"") } ? field : parts.joined(separator: "\"")
    }

    /// Whether the last amount of a serving is one of volume, as in "1 glass (25 cl)". The file does not say the unit of
    /// the serving's quantity, which is made from that amount.
    private static func isVolume(_ serving: String) -> Bool {
        let words = serving.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "," }
        let units = words.indices.compactMap { place -> String? in
            let word = words[place]
            let unit = String(word.drop { !$0.isLetter }.prefix { $0.isLetter })
            let hasAmount = word.first?.isNumber == true || (place > 0 && words[place - 1].last?.isNumber == true)
            return hasAmount && measures.contains(unit) ? unit : nil
        }
        return units.last.map(volumes.contains) ?? false
    }

    private static let volumes: Set<String> = ["ml", "cl", "dl", "l", "liter", "litre", "fl"]
    private static let measures = volumes.union(["g", "gr", "kg", "mg", "oz"])
}

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
