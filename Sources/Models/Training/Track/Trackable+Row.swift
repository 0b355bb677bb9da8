import Fitness
import GRDB

extension Trackable: FetchableRecord {
    static let columns = """
        trackables.id, trackables.key, trackables.name, trackables.unit, trackables.icon, trackables.step, \
        trackables.aggregation, trackables.archived_at
        """

    package init(row: Row) throws {
        self.init(
            id: row[0], key: row[1], name: row[2], unit: row[3], icon: row[4], step: row[5],
            aggregation: Aggregation(rawValue: row[6]) ?? .sum, isArchived: row.hasNull(atIndex: 7) == false)
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

extension TrackableEntry: FetchableRecord {
    package static let columns = """
        trackable_entries.id, trackable_entries.trackable_id, trackable_entries.day, trackable_entries.value, \
        trackable_entries.note, trackable_entries.logged_at
        """

    package init(row: Row) throws {
        id = row[0]
        trackableID = row[1]
        day = row[2]
        value = row[3]
        note = row[4]
        loggedAt = row[5]
    }
}
