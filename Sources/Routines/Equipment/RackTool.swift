import Fitness
import Foundation
import GRDB
import Models
import Racks
import Texts

/// A bar, a pair of handles, fixed weights or a stack of the household.
package struct RackTool: NamedRow, Sendable, Equatable {
    package let id: Int64
    /// nil once that account is deleted.
    package let addedBy: Int64?
    package let name: String
    package let tool: LoadingTool
    /// The exercises that it is used for without being chosen.
    package let use: Equipment?
    package let isArchived: Bool
}

extension RackTool: RowReadable {
    static let columns = """
        id, added_by, name, used_for, archived_at IS NOT NULL, kind, unit, empty_weight, collar_weight, sides,
        sleeve_millimeters, weights, add_ons, is_assisting
        """

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        addedBy = try row.next()
        name = try row.next()
        use = try row.next()
        isArchived = try row.next()
        tool = try LoadingTool(&row)
    }
}

extension LoadingTool {
    /// The columns that the kind doesn't have are NULL.
    fileprivate init(_ row: inout RowReader) throws {
        let (kind, unit) = (try row.next(RackToolKind.self), try row.next(WeightUnit.self))
        guard !kind.takesPlates else {
            let (empty, collar) = (try row.next(Double.self), try row.next(Double.self))
            let bar = LoadableBar(
                emptyWeight: RackWeight(empty, unit), collarWeight: RackWeight(collar, unit), sides: try row.next(),
                sleeveMillimeters: try row.next(), pieces: kind == .handle ? LoadableBar.handles : 1)
            self = .bar(bar)
            return
        }
        for _ in 0..<4 { _ = row.nextIsNull() }
        let weights = try row.weights(unit)
        guard kind == .stack else {
            self = .fixed(weights)
            return
        }
        self = .stack(steps: weights, addOns: try row.weights(unit), isAssisting: try row.next())
    }

    fileprivate var columns: ColumnValues {
        let (bar, weights, addOns): (LoadableBar?, [RackWeight]?, [RackWeight]?) =
            switch self {
            case .bar(let bar): (bar, nil, nil)
            case .fixed(let weights): (nil, weights, nil)
            case .stack(let steps, let addOns, _): (nil, steps, addOns)
            }
        return [
            "empty_weight": bar?.emptyWeight.value, "collar_weight": bar?.collarWeight.value, "sides": bar?.sides,
            "sleeve_millimeters": bar?.sleeveMillimeters, "weights": weights.map(Self.json),
            "add_ons": addOns.map(Self.json), "is_assisting": isAssisting,
        ]
    }

    private static func json(_ weights: [RackWeight]) -> String {
        let numbers = weights.map { weight in
            let text = "\(weight.value)"
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
        return "[\(numbers.joined(separator: ","))]"
    }
}

extension RowReader {
    fileprivate mutating func weights(_ unit: WeightUnit) throws -> [RackWeight] {
        let values: [Double] = try json()
        return values.map { RackWeight($0, unit) }
    }
}

extension RackToolDraft {
    package init(_ tool: RackTool) { self.init(name: tool.name, tool: tool.tool, use: tool.use) }

    var columns: ColumnValues {
        ["name": name, "used_for": use?.rawValue, "kind": tool.kind.rawValue, "unit": tool.unit.rawValue]
            + tool.columns
    }
}

extension HouseholdEquipment {
    /// All of it, in the order in which it was added.
    package func tools(_ database: Database) throws -> [RackTool] {
        try RackTool.all(database, "SELECT \(RackTool.columns) FROM equipment ORDER BY id")
    }

    package func tool(_ database: Database, id tool: Int64) throws -> RackTool? {
        try RackTool.first(database, "SELECT \(RackTool.columns) FROM equipment WHERE id = ?", [tool])
    }

    /// Adds a piece of equipment, or changes an old one.
    /// - Throws: `Faults` for a name that another one has, and for one tool too many.
    package func save(_ database: Database, _ draft: RackToolDraft, over old: RackTool? = nil, now: Date) throws
        -> Int64
    {
        try requireEditing()
        let all = try tools(database)
        try Faults.requireFree(draft.name, among: all, over: old) {
            $0.isArchived ? EquipmentTexts.nameIsArchived : EquipmentTexts.nameIsTaken
        }
        guard let old else {
            try Faults.requireRoom(for: all.count, atMost: Self.maximumTools, EquipmentTexts.tooManyTools)
            let columns: ColumnValues = ["added_by": user.id, "created_at": now.secondsSince1970]
            return try database.insert(into: "equipment", columns + draft.columns)
        }
        try database.update("equipment", draft.columns, where: "id = ?", [old.id])
        return old.id
    }

    /// What is archived can't be chosen any more.
    /// - Parameter seconds: when it was archived; nil to restore it.
    /// - Returns: whether there is such a row.
    package func archiveTool(_ database: Database, id tool: Int64, at seconds: Int64?) throws -> Bool {
        try requireEditing()
        return try database.update("equipment", ["archived_at": seconds], where: "id = ?", [tool])
    }

    /// The exercises that use it go back to what fits them.
    /// - Returns: whether there was such a row.
    package func deleteTool(_ database: Database, id tool: Int64) throws -> Bool {
        try requireEditing()
        try database.run("DELETE FROM equipment WHERE id = ?", [tool])
        return database.changesCount == 1
    }

    /// Adds an Olympic bar and the plates of most gyms, where there are none of that weight yet.
    package func addUsual(_ database: Database, _ unit: WeightUnit, now: Date) throws {
        let bar = LoadableBar(emptyWeight: Rack.usualWeight(unit), sleeveMillimeters: Rack.usualSleeve)
        let draft = RackToolDraft(name: EquipmentTexts.usualBarName, tool: .bar(bar), use: .barbell)
        try addUnlessRefused { try save(database, draft, now: now) }
        for pairs in Rack.usualPlates(unit) { try addUnlessRefused { try save(database, RackPlatesDraft(pairs)) } }
    }

    private func addUnlessRefused(_ save: () throws -> Int64) throws {
        do { _ = try save() } catch is Faults {}
    }
}

extension User {
    /// What the household trains with.
    package var equipment: HouseholdEquipment { HouseholdEquipment(user: self) }
}

/// The household's equipment as one of its people sees it. Everybody sees all of it; guests change nothing.
package struct HouseholdEquipment: Sendable {
    package let user: User

    package static let maximumTools = 100
    package static let maximumPlates = 40

    package var canEdit: Bool { !user.isGuest }

    /// - Throws: `NotAllowed` for a guest.
    package func requireEditing() throws {
        guard canEdit else { throw NotAllowed(EquipmentTexts.editingNotAllowed) }
    }

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
