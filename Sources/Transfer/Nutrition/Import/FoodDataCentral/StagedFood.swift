import Fitness
import GRDB
import Micronutrients
import Models
import Texts

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
