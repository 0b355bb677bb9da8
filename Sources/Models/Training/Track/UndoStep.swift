import GRDB

/// A change of rows, with what it takes to take it back: the rows of any tables, whole.
package struct UndoStep: Sendable, Identifiable {
    /// The page that offers to take a change back, and shows what came of it.
    package enum Place: String, CaseIterable, ColumnValue, Sendable {
        case track, nutrition, goals
    }

    package let id: Int64
    package let place: Place
    /// The rows before the change: none of them, when it added what is there now.
    package let previous: [StoredRow]
    /// The rows as the change left them: none of them, when it deleted what was there.
    package let current: [StoredRow]
    /// Seconds since 1970.
    let createdAt: Int64

    /// Older ones can't be undone; they are removed when their person's next one is written, and at the start.
    package static let lifetimeSeconds: Int64 = 86_400
    /// How long the same form with the same values is taken for a double tap.
    static let doubleTapSeconds: Int64 = 10

    /// What the change is about.
    package var shownRow: StoredRow? { (previous + current).first }

    /// Whether nothing of it was changed or removed since.
    package func isAsLeft(_ database: Database) throws -> Bool {
        try StoredRow.areAsLeft(database, previous: previous, current: current)
    }
}

extension UndoStep: RowReadable {
    package static let columns = "id, noun, previous, current, created_at"
    /// Steps of the versions that had the kind of their rows there instead of the place can't be undone any more.
    package static let isReadable = "noun IN (\(Place.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")))"

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        place = try row.next()
        previous = try row.json()
        current = try row.json()
        createdAt = try row.next()
    }
}
