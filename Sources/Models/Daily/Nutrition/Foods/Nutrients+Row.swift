import Fitness
import GRDB

extension Nutrients {
    /// The columns that a table keeps them in, in the order of `init(row:from:)` and `databaseValues`.
    package static let columnNames = [
        "energy_kilocalories", "protein_grams", "carbohydrate_grams", "fat_grams", "saturated_fat_grams", "fiber_grams",
        "sugar_grams", "sodium_milligrams",
    ]

    static func columns(of table: String) -> String { columnNames.map { "\(table).\($0)" }.joined(separator: ", ") }

    /// Reads the columns from this index on.
    init(row: Row, from index: Int) {
        self.init(
            energyKilocalories: row[index], proteinGrams: row[index + 1], carbohydrateGrams: row[index + 2],
            fatGrams: row[index + 3], saturatedFatGrams: row[index + 4], fiberGrams: row[index + 5],
            sugarGrams: row[index + 6], sodiumMilligrams: row[index + 7])
    }

    var databaseValues: [DatabaseValue] { amounts.map(\.databaseValue) }
}
