import Fitness
import GRDB

/// Something that people eat or drink: of the embedded table, of an outside source, or made by somebody at home.
package struct Food: Sendable, Identifiable, Equatable {
    package let id: Int64
    /// Whom alone it is for; nil when it is everybody's.
    package let userID: Int64?
    /// Who made it, and alone may change it.
    let addedBy: Int64?
    package let source: FoodSource
    /// Its name at the source; nil for one that was made at home.
    let sourceKey: String?
    package var name: String
    package var brand: String
    package var barcode: Barcode?
    package var unit: FoodUnit
    /// Of 100 g or, by `unit`, 100 ml.
    package var nutrients: Nutrients
    /// Whether it is no longer found, while entries may still stand on it.
    package var isArchived: Bool
}

extension Food {
    /// What its nutrients are of, in its unit.
    package static let referenceAmount = 100.0

    /// - Parameter amount: in the food's unit.
    package func nutrients(in amount: Double) -> Nutrients { nutrients.scaled(by: amount / Self.referenceAmount) }
}

extension Food: FetchableRecord {
    static let columns = """
        foods.id, foods.user_id, foods.added_by, foods.source, foods.source_key, foods.name, foods.brand, \
        foods.barcode, foods.unit, foods.archived_at, \(Nutrients.columns(of: "foods"))
        """

    package init(row: Row) throws {
        id = row[0]
        userID = row[1]
        addedBy = row[2]
        source = FoodSource(rawValue: row[3]) ?? .own
        sourceKey = row[4]
        name = row[5]
        brand = row[6]
        barcode = (row[7] as String?).flatMap(Barcode.init)
        unit = FoodUnit(rawValue: row[8]) ?? .grams
        isArchived = row.hasNull(atIndex: 9) == false
        nutrients = Nutrients(row: row, from: 10)
    }
}

extension Portion: FetchableRecord {
    package init(row: Row) throws {
        self.init(name: row[0], amount: row[1])
    }
}
