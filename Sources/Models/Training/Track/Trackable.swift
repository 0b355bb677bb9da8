import Fitness
import GRDB

/// A number that a person keeps an eye on: steps, water, sleep, or one of their own.
package struct Trackable: Sendable, Identifiable, Equatable {
    package enum Aggregation: String, CaseIterable, Sendable {
        /// A day's entries are added up.
        case sum
        /// A day's last entry counts.
        case last
    }

    package let id: Int64
    /// Which of the defaults it is: `steps`, `water`, `sleep`.
    package let key: String?
    package var name: String
    package var unit: String
    package var icon: String
    /// What one tap adds.
    package var step: Double
    package var aggregation: Aggregation
    package var isArchived: Bool
}

extension Trackable: FetchableRecord {
    static let columns = """
        trackables.id, trackables.key, trackables.name, trackables.unit, trackables.icon, trackables.step, \
        trackables.aggregation, trackables.archived_at
        """

    package init(row: Row) throws {
        id = row[0]
        key = row[1]
        name = row[2]
        unit = row[3]
        icon = row[4]
        step = row[5]
        aggregation = Aggregation(rawValue: row[6]) ?? .sum
        isArchived = row.hasNull(atIndex: 7) == false
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
