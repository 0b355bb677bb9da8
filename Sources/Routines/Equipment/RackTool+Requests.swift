import Fitness
import Foundation
import GRDB
import Models
import Racks
import Texts

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
