import Fitness
import Foundation
import GRDB

/// A food or drink: from the embedded table, from an outside source, or created by a user.
package struct Food: Sendable, Identifiable, Equatable {
    package let id: Int64
    /// The only user who can see it; nil when it is shared.
    package let userID: Int64?
    /// The user who created it, the only one who may change it.
    let addedBy: Int64?
    package let source: FoodSource
    /// Its key at the source; nil for one that a user created.
    let sourceKey: String?
    /// What people call it: its short name, if it has one.
    package var name: String
    /// The name that its source gives it.
    package var officialName: String
    package var brand: String
    package var barcode: Barcode?
    package var unit: FoodUnit
    /// Per 100 g or, depending on `unit`, 100 ml.
    package var nutrients: Nutrients
    /// Whether searches no longer find it, while entries may still refer to it.
    package var isArchived: Bool
}

extension Food: StoredFood {
    /// - Parameter amount: in the food's unit.
    package func nutrients(in amount: Double) -> Nutrients { nutrients.scaled(by: amount / FoodDraft.referenceAmount) }
}

extension Food {
    /// The official name, unless it is what people call it.
    package var distinctOfficialName: String? {
        officialName.caseInsensitiveCompare(name) == .orderedSame ? nil : officialName
    }
}

extension Food: RowReadable {
    static let columns = """
        foods.id, foods.user_id, foods.added_by, foods.source, foods.source_key, \
        coalesce(foods.short_name, foods.name), foods.name, foods.brand, foods.barcode, foods.unit, \
        foods.archived_at, \(Nutrients.columns(of: "foods"))
        """

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        userID = try row.next()
        addedBy = try row.next()
        source = try row.next()
        sourceKey = try row.next()
        name = try row.next()
        officialName = try row.next()
        brand = try row.next()
        // The table accepts any 14 digits, so an archive may bring some that are not a valid barcode.
        barcode = try row.next(String?.self).flatMap(Barcode.init(_:))
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
