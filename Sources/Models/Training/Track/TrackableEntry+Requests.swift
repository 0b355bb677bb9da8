import Fitness
import GRDB

extension TrackableEntry: TrackRow, StoredTrackableEntry {
    package static let table = "trackable_entries"
    package var trainedExercise: Int64? { nil }
}

extension TrackableEntryDraft: TrackDraft {
    package typealias Row = TrackableEntry
    package var trainedExercise: Int64? { nil }

    package var columns: ColumnValues { ["trackable_id": trackable.id, "day": day, "value": value, "note": note] }

    package func columns(_ database: Database, for user: User, at moment: TrainingMoment) -> ColumnValues { [:] }
    package func columns(_ database: Database, for user: User, changing old: TrackableEntry) -> ColumnValues { [:] }
    package func questions(_ database: Database, for user: User, _ units: Units) -> [String] { questions(units) }
}

extension User.Training {
    /// The values of a day in the order in which they were logged.
    func trackableEntries(_ database: Database, on day: LocalDay) throws -> [TrackableEntry] {
        try TrackableEntry.all(
            database,
            """
            SELECT \(TrackableEntry.columns) FROM trackable_entries
            WHERE user_id = ? AND day = ? ORDER BY logged_at, id
            """, [user.id, day])
    }

    /// The value that is likely to be logged next: another step, or the last value again.
    package func likelyValue(_ database: Database, of trackable: Trackable, on day: LocalDay) throws -> Double? {
        switch trackable.aggregation {
        case .sum: trackable.quickAmounts(user.units).first
        case .last: try lastValue(database, of: trackable.id, until: day)
        }
    }

    private func lastValue(_ database: Database, of trackable: Int64, until day: LocalDay) throws -> Double? {
        try Double.first(
            database,
            """
            SELECT value FROM trackable_entries WHERE trackable_id = ? AND user_id = ? AND day <= ?
            ORDER BY day DESC, logged_at DESC, id DESC LIMIT 1
            """, [trackable, user.id, day])
    }
}
