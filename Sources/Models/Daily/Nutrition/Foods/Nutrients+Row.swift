import Fitness
import GRDB
import Micronutrients

extension Nutrients {
    /// The columns that a table keeps them in, in the order of `init(_:)` and `amounts`.
    package static let columnNames = [
        "energy_kilocalories", "protein_grams", "carbohydrate_grams", "fat_grams", "saturated_fat_grams", "fiber_grams",
        "sugar_grams", "sodium_milligrams",
    ]

    static func columns(of table: String) -> String { columnNames.map { "\(table).\($0)" }.joined(separator: ", ") }

    init(_ row: inout RowReader) throws {
        try self.init(
            energyKilocalories: row.next(), proteinGrams: row.next(), carbohydrateGrams: row.next(),
            fatGrams: row.next(), saturatedFatGrams: row.next(), fiberGrams: row.next(), sugarGrams: row.next(),
            sodiumMilligrams: row.next())
    }

    var columns: ColumnValues { ColumnValues(Self.columnNames, amounts.map { $0?.databaseValue ?? .null }) }
}

extension User.Nutrition {
    /// What is known of a food. The food was loaded for the user, so it is shared or the user's own.
    package func micronutrients(_ database: Database, of food: Food) throws -> MicronutrientAmounts {
        try MicronutrientAmounts(database, of: food.id)
    }
}

extension MicronutrientAmounts {
    /// Of a food, in 100 g or ml.
    init(_ database: Database, of food: Int64) throws {
        let known = try RowReader.first(
            database, "SELECT \(Micronutrient.columns) FROM food_nutrients WHERE food_id = ?", [food]
        ) { try MicronutrientAmounts(&$0) }
        self = known ?? [:]
    }

    /// Reads `Micronutrient.columns`.
    init(_ row: inout RowReader) throws {
        var amounts: [Double?] = []
        for _ in Micronutrient.allCases { amounts.append(try row.next(Double?.self)) }
        self.init(amounts)
    }

    func save(_ database: Database, of food: Int64) throws {
        try database.run("DELETE FROM food_nutrients WHERE food_id = ?", [food])
        guard !isEmpty else { return }
        let values = Micronutrient.allCases.map { self[$0]?.databaseValue ?? .null }
        try database.insert(into: "food_nutrients", ["food_id": food] + ColumnValues(Micronutrient.columnNames, values))
    }
}

extension Micronutrient {
    static let columns = columnNames.map { "food_nutrients.\($0)" }.joined(separator: ", ")
}
