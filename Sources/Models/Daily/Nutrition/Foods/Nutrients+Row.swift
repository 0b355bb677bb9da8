import Fitness
import GRDB

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
