import Fitness
import Foundation
import GRDB
import Models
import Racks
import Texts

/// The result of saving a piece of equipment or plates.
package enum EquipmentSaveResult: Sendable, Equatable {
    case saved(Int64)
    case refused(Faults)
    /// There is no such row, or it is not the user's to change.
    case notFound
}

extension HouseholdEquipment {
    /// All of it, in the order in which it was added.
    package func tools(_ database: Database) throws -> [RackTool] {
        try RackTool.all(database, "SELECT \(RackTool.columns) FROM equipment ORDER BY id")
    }

    package func tool(_ database: Database, id tool: Int64) throws -> RackTool? {
        try RackTool.first(database, "SELECT \(RackTool.columns) FROM equipment WHERE id = ?", [tool])
    }

    /// Adds a piece of equipment, or changes the one of that id.
    package func saveTool(
        _ database: Database, _ draft: RackToolDraft, replacing tool: Int64? = nil, now: Date
    ) throws -> EquipmentSaveResult {
        guard canEdit else { return .notFound }
        let all = try tools(database)
        if let tool, !all.contains(where: { $0.id == tool }) { return .notFound }
        if let taken = all.first(where: { $0.id != tool && $0.name.lowercased() == draft.name.lowercased() }) {
            let message = taken.isArchived ? EquipmentTexts.nameIsArchived : EquipmentTexts.nameIsTaken
            return .refused(Faults("name", message))
        }
        guard let tool else {
            guard all.count < Self.maximumTools else {
                return .refused(Faults("name", EquipmentTexts.tooManyTools(Self.maximumTools)))
            }
            let columns: ColumnValues = ["added_by": user.id, "created_at": now.secondsSince1970]
            return .saved(try database.insert(into: "equipment", columns + draft.columns))
        }
        try database.update("equipment", draft.columns, where: "id = ?", [tool])
        return .saved(tool)
    }

    /// What is archived can't be chosen any more.
    /// - Parameter seconds: when it was archived; nil to restore it.
    /// - Returns: whether the user can change such a row.
    package func archiveTool(_ database: Database, id tool: Int64, at seconds: Int64?) throws -> Bool {
        guard canEdit else { return false }
        return try database.update("equipment", ["archived_at": seconds], where: "id = ?", [tool])
    }

    /// The exercises that use it go back to what fits them.
    /// - Returns: whether the user could delete such a row.
    package func deleteTool(_ database: Database, id tool: Int64) throws -> Bool {
        guard canEdit else { return false }
        try database.run("DELETE FROM equipment WHERE id = ?", [tool])
        return database.changesCount == 1
    }

    /// Adds an Olympic bar and the plates of most gyms, where there are none of that weight yet.
    package func addUsual(_ database: Database, _ unit: WeightUnit, now: Date) throws -> Bool {
        guard canEdit else { return false }
        let bar = LoadableBar(emptyWeight: Rack.usualWeight(unit), sleeveMillimeters: Rack.usualSleeve)
        let draft = RackToolDraft(name: EquipmentTexts.usualBarName, tool: .bar(bar), use: .barbell)
        _ = try saveTool(database, draft, now: now)
        for pairs in Rack.usualPlates(unit) { _ = try savePlates(database, RackPlatesDraft(pairs)) }
        return true
    }
}
