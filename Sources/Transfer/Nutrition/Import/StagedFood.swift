import Fitness
import GRDB
import Models

/// A food of a download with all that its files say about it.
struct StagedFood: Sendable {
    let id: Int64
    let line: Int
    /// Its number in the older tables, of which the foods that come with WorkHome are.
    let legacyNumber: Int64?
    /// nil when there is too little known of it, or nothing that can be.
    let food: ProvidedFood?

    /// The next ones after a number.
    static func fetch(_ database: Database, after id: Int64, count: Int) throws -> [StagedFood] {
        try Row.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT foods.fdc_id, foods.line, foods.name, brand, barcode, serving, unit, household, ndb_number
                    FROM foods LEFT JOIN branded USING (fdc_id) LEFT JOIN legacy USING (fdc_id)
                    WHERE foods.fdc_id > ? ORDER BY foods.fdc_id LIMIT ?
                    """),
            arguments: [id, count]
        ).map { try StagedFood($0, database) }
    }

    private init(_ row: Row, _ database: Database) throws {
        id = row[0]
        line = row[1]
        legacyNumber = row[8]
        let unit: String = row[6] ?? ""
        var portions = try Self.portions(database, of: id)
        if let serving: Double = row[5], ["g", "grm", "ml", "mlt"].contains(unit) {
            portions.append(Portion(serving: row[7] ?? "", amount: serving))
        }
        food = ProvidedFood(
            key: String(id),
            FoodDraft(
                name: row[2], brand: row[3] ?? "", barcode: (row[4] as String?).flatMap(Barcode.init),
                unit: ["ml", "mlt"].contains(unit) ? .milliliters : .grams,
                nutrients: try Self.nutrients(database, of: id), portions: portions))
    }

    private static func nutrients(_ database: Database, of food: Int64) throws -> Nutrients {
        let rows = try Row.fetchCursor(
            database.cachedStatement(sql: "SELECT nutrient, amount FROM amounts WHERE fdc_id = ?"), arguments: [food])
        var amounts: [FoodDataCentralNutrient: Double] = [:]
        while let row = try rows.next() {
            if let nutrient = FoodDataCentralNutrient(rawValue: row[0]) { amounts[nutrient] = row[1] }
        }
        return FoodDataCentralNutrient.nutrients { amounts[$0] }
    }

    /// The weight is of the whole measure, its number included.
    private static func portions(_ database: Database, of food: Int64) throws -> [Portion] {
        try Row.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT portions.amount, units.name, description, modifier, grams
                    FROM portions LEFT JOIN units ON units.id = unit_id AND units.name <> 'undetermined'
                    WHERE fdc_id = ? ORDER BY position, grams LIMIT 100
                    """),
            arguments: [food]
        ).map { row in
            let amount = (row[0] as Double?).map { DecimalText.format($0, maximumDecimals: 2) } ?? ""
            let description: String = row[2]
            let parts: [String] = description.isEmpty ? [amount, row[1] ?? "", row[3]] : [description]
            let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
            return Portion(name: ProviderText.name(name, maximumLength: Portion.longestName), amount: row[4])
        }
    }
}
