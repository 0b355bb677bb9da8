import Fitness
import GRDB

/// What a person says of a trackable's value.
package struct TrackableEntryDraft: Sendable, Equatable {
    package var trackable: Trackable
    package var day: LocalDay
    package var value: Double
    package var note: String = ""

    package init(trackable: Trackable, day: LocalDay, value: Double, note: String = "") {
        self.trackable = trackable
        self.day = day
        self.value = value
        self.note = note
    }
}

extension User.Training {
    package func trackableEntry(_ database: Database, id entry: Int64) throws -> TrackableEntry? {
        try TrackableEntry.first(
            database, "SELECT \(TrackableEntry.columns) FROM trackable_entries WHERE id = ? AND user_id = ?",
            [entry, user.id])
    }

    /// The values of a day in the order in which they were logged.
    func trackableEntries(_ database: Database, on day: LocalDay) throws -> [TrackableEntry] {
        try TrackableEntry.all(
            database,
            """
            SELECT \(TrackableEntry.columns) FROM trackable_entries
            WHERE user_id = ? AND day = ? ORDER BY logged_at, id
            """, [user.id, day])
    }

    /// What is likely to be logged next: a step more, or the value before once more.
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

    package func logEntry(_ database: Database, _ draft: TrackableEntryDraft, at moment: TrainingMoment) throws -> Int64
    {
        try database.run(
            """
            INSERT INTO trackable_entries (user_id, trackable_id, day, value, note, logged_at)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            [
                user.id, draft.trackable.id, draft.day, draft.value, draft.note, moment.now.secondsSince1970,
            ])
        return database.lastInsertedRowID
    }

    /// - Returns: whether they have such an entry.
    package func updateEntry(_ database: Database, id entry: Int64, _ draft: TrackableEntryDraft) throws -> Bool {
        try database.run(
            "UPDATE trackable_entries SET day = ?, value = ?, note = ? WHERE id = ? AND user_id = ?",
            [draft.day, draft.value, draft.note, entry, user.id])
        return database.changesCount > 0
    }

    /// - Returns: whether they had such an entry.
    package func deleteEntry(_ database: Database, id entry: Int64) throws -> Bool {
        try database.run("DELETE FROM trackable_entries WHERE id = ? AND user_id = ?", [entry, user.id])
        return database.changesCount > 0
    }
}
