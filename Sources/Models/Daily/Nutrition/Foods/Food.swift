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

extension Food: RowReadable {
    static let columns = """
        foods.id, foods.user_id, foods.added_by, foods.source, foods.source_key, foods.name, foods.brand, \
        foods.barcode, foods.unit, foods.archived_at, \(Nutrients.columns(of: "foods"))
        """

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        userID = try row.next()
        addedBy = try row.next()
        source = try row.next()
        sourceKey = try row.next()
        name = try row.next()
        brand = try row.next()
        // The table takes any 14 digits, and so may an archive bring some that are on no package.
        barcode = try row.next(String?.self).flatMap(Barcode.init)
        unit = try row.next()
        isArchived = !row.nextIsNull()
        nutrients = try Nutrients(&row)
    }
}

extension Portion: RowReadable {
    package init(_ row: inout RowReader) throws {
        try self.init(name: row.next(), amount: row.next())
    }
}
