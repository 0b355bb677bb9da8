import Fitness
import GRDB

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
