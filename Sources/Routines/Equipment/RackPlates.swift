import Fitness
import GRDB
import Models
import Racks
import Texts

/// The household's plates of one weight.
package struct RackPlates: Sendable, Identifiable, Equatable, RowReadable {
    package let id: Int64
    /// nil once that account is deleted.
    package let addedBy: Int64?
    package let pairs: PlatePairs

    static let columns = "id, added_by, weight, unit, color, pairs, sleeve_millimeters"

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        addedBy = try row.next()
        let plate = Plate(RackWeight(try row.next(), try row.next()), color: try row.next())
        pairs = PlatePairs(plate, pairs: try row.next(), sleeveMillimeters: try row.next())
    }
}

extension HouseholdEquipment {
    /// By the bars that they fit, heavy first.
    package func plates(_ database: Database) throws -> [RackPlates] {
        try RackPlates.all(database, "SELECT \(RackPlates.columns) FROM plates ORDER BY id").sorted {
            ($0.pairs.sleeveMillimeters, $0.pairs.plate.kilograms) > (
                $1.pairs.sleeveMillimeters, $1.pairs.plate.kilograms
            )
        }
    }

    package func plates(_ database: Database, id plates: Int64) throws -> RackPlates? {
        try RackPlates.first(database, "SELECT \(RackPlates.columns) FROM plates WHERE id = ?", [plates])
    }

    /// Adds plates, or changes old ones.
    /// - Throws: `Faults` for a weight that others have, and for one weight too many.
    package func save(_ database: Database, _ draft: RackPlatesDraft, over old: RackPlates? = nil) throws -> Int64 {
        try requireEditing()
        let all = try plates(database)
        if all.contains(where: { $0.id != old?.id && $0.pairs.isSameKind(as: draft.pairs) }) {
            throw Faults("weight", EquipmentTexts.platesAreKnown)
        }
        guard let old else {
            try Faults.requireRoom(
                "weight", for: all.count, atMost: Self.maximumPlates, EquipmentTexts.tooManyPlates)
            return try database.insert(into: "plates", ["added_by": user.id] + draft.columns)
        }
        try database.update("plates", draft.columns, where: "id = ?", [old.id])
        return old.id
    }

    /// - Returns: whether there were such plates.
    package func deletePlates(_ database: Database, id plates: Int64) throws -> Bool {
        try requireEditing()
        try database.run("DELETE FROM plates WHERE id = ?", [plates])
        return database.changesCount == 1
    }
}

extension Plate {
    fileprivate var kilograms: Double { weight.unit.kilograms(weight.value) }
}

extension PlatePairs {
    fileprivate func isSameKind(as other: PlatePairs) -> Bool {
        plate.weight == other.plate.weight && sleeveMillimeters == other.sleeveMillimeters
    }
}

extension RackPlatesDraft {
    fileprivate var columns: ColumnValues {
        let weight = pairs.plate.weight
        return [
            "weight": weight.value, "unit": weight.unit.rawValue, "color": pairs.plate.color?.rawValue,
            "pairs": pairs.pairs, "sleeve_millimeters": pairs.sleeveMillimeters,
        ]
    }
}
