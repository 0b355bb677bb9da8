import Fitness
import GRDB
import Texts

extension User.Training {
    /// Every trackable in order, including archived ones.
    package func allTrackables(_ database: Database) throws -> [Trackable] {
        try Trackable.all(
            database, "SELECT \(Trackable.columns) FROM trackables WHERE user_id = ? ORDER BY position, id", [user.id])
    }

    package func entryCount(_ database: Database, of trackable: Int64) throws -> Int {
        try Int.first(
            database, "SELECT count(*) FROM trackable_entries WHERE trackable_id = ? AND user_id = ?",
            [trackable, user.id]) ?? 0
    }

    /// Adds a trackable at the end, or changes an old one. A built-in one keeps its unit and its aggregation.
    /// - Throws: `Faults` for a name that another one has, and for one trackable too many.
    package func save(_ database: Database, _ draft: TrackableDraft, over old: Trackable? = nil) throws -> Int64 {
        let all = try allTrackables(database)
        try Faults.requireFree(draft.name, among: all, over: old) {
            $0.isArchived ? TrackableTexts.nameIsArchived : TrackableTexts.nameIsTaken
        }
        guard let old else {
            try Faults.requireRoom(for: all.count, atMost: Trackable.maximumCount, TrackableTexts.tooMany)
            let next = try Int.first(
                database, "SELECT coalesce(max(position) + 1, 0) FROM trackables WHERE user_id = ?", [user.id])
            return try database.insert(
                into: "trackables", ["user_id": user.id, "position": next] + draft.columns(isDefault: false))
        }
        try database.update(
            "trackables", id: old.id, of: user.id, draft.columns(isDefault: old.isDefault))
        return old.id
    }

    /// - Returns: whether the user has this trackable.
    package func archiveTrackable(_ database: Database, id trackable: Int64, at seconds: Int64?) throws -> Bool {
        try database.update("trackables", id: trackable, of: user.id, ["archived_at": seconds])
    }

    /// Deletes a trackable with its entries, unless it is built in.
    /// - Returns: false if the user has no such trackable.
    package func deleteTrackable(_ database: Database, id trackable: Int64) throws -> Bool {
        try database.run("DELETE FROM trackables WHERE id = ? AND user_id = ? AND key IS NULL", [trackable, user.id])
        guard database.changesCount == 1 else { return false }
        // Undoing a change to one of its entries would refer to a trackable that is gone.
        try user.removeUndoSteps(database, "trackable_id", is: trackable)
        return true
    }

    /// Moves a trackable past its neighbor among those that are not archived.
    /// - Returns: whether the user has this trackable.
    package func moveTrackable(_ database: Database, id trackable: Int64, _ direction: TrackableDirection) throws
        -> Bool
    {
        var all = try allTrackables(database)
        guard let index = all.firstIndex(where: { $0.id == trackable }) else { return false }
        let neighbor =
            direction == .up
            ? all[..<index].lastIndex { !$0.isArchived } : all[(index + 1)...].firstIndex { !$0.isArchived }
        guard let neighbor else { return true }
        all.swapAt(index, neighbor)
        for (position, trackable) in all.enumerated() {
            try database.update("trackables", id: trackable.id, of: user.id, ["position": position])
        }
        return true
    }
}

/// Which way a trackable moves in the list.
package enum TrackableDirection: String, Sendable {
    case up, down
}

extension TrackableDraft {
    fileprivate func columns(isDefault: Bool) -> ColumnValues {
        let own: ColumnValues = isDefault ? [:] : ["unit": unit, "aggregation": aggregation.rawValue]
        return ["name": name, "icon": icon.rawValue, "step": step] + own
    }
}
