import Fitness
import GRDB
import Texts

extension User.Training {
    /// In the order of Settings, without those that are archived.
    package func trackables(_ database: Database) throws -> [Trackable] {
        try Trackable.all(
            database,
            """
            SELECT \(Trackable.columns) FROM trackables
            WHERE user_id = ? AND archived_at IS NULL ORDER BY position, id
            """, [user.id])
    }

    package func trackable(_ database: Database, id trackable: Int64) throws -> Trackable? {
        try Trackable.first(
            database, "SELECT \(Trackable.columns) FROM trackables WHERE id = ? AND user_id = ?", [trackable, user.id])
    }

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

    /// What is deleted together with a trackable; nil if nothing is counted with it.
    package func deletionWarning(_ database: Database, of trackable: Trackable) throws -> String? {
        let entries = try entryCount(database, of: trackable.id)
        let counting = "SELECT count(*) FROM goals WHERE trackable_id = ? AND user_id = ?"
        let goals = try Int.first(database, counting, [trackable.id, user.id]) ?? 0
        guard entries + goals > 0 else { return nil }
        let sentences = [
            entries > 0 ? TrackableTexts.deletionAlsoDeletes(CountTexts.entries(entries)) : nil,
            goals > 0 ? TrackableTexts.deletionDeletesGoals(goals) : nil,
            trackable.isArchived ? nil : TrackableTexts.archiveToKeepHistory,
        ]
        return sentences.compactMap(\.self).joined(separator: " ")
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
    package func moveTrackable(_ database: Database, id trackable: Int64, _ direction: ListDirection) throws -> Bool {
        let all = try allTrackables(database)
        return try database.move(
            "trackables", id: trackable, of: user.id, direction, in: all.map(\.id),
            hidden: Set(all.filter(\.isArchived).map(\.id)))
    }
}

extension Trackable: RowReadable {
    static let columns = """
        trackables.id, trackables.key, trackables.name, trackables.unit, trackables.icon, trackables.step, \
        trackables.aggregation, trackables.archived_at
        """

    package init(_ row: inout RowReader) throws {
        self.init(
            id: try row.next(), key: try row.next(), name: try row.next(), unit: try row.next(), icon: try row.next(),
            step: try row.next(), aggregation: try row.next(), isArchived: !row.nextIsNull())
    }
}

/// One value of a trackable.
package struct TrackableEntry: Sendable, Identifiable, Equatable {
    package let id: Int64
    package let trackableID: Int64
    package let day: LocalDay
    package let value: Double
    package let note: String
    /// Seconds since 1970.
    package let loggedAt: Int64
}

extension TrackableEntry: RowReadable {
    package static let columns = """
        trackable_entries.id, trackable_entries.trackable_id, trackable_entries.day, trackable_entries.value, \
        trackable_entries.note, trackable_entries.logged_at
        """

    package init(_ row: inout RowReader) throws {
        try self.init(
            id: row.next(), trackableID: row.next(), day: row.next(), value: row.next(), note: row.next(),
            loggedAt: row.next(in: OutsideNumber.moments))
    }
}

extension TrackableDraft {
    fileprivate func columns(isDefault: Bool) -> ColumnValues {
        let own: ColumnValues = isDefault ? [:] : ["unit": unit, "aggregation": aggregation.rawValue]
        return ["name": name, "icon": icon.rawValue, "step": step] + own
    }
}
