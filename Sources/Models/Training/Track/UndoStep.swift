import GRDB

/// A change of rows, with what is needed to undo it: complete rows of any tables. What a row only points to (`ON DELETE SET
/// NULL`) may be gone by then: a meal entry comes back without its food. If what it belongs to is gone, it is refused.
package struct UndoStep: Sendable, Identifiable {
    /// The page that offers to undo a change, and shows the result.
    package enum Place: String, CaseIterable, ColumnValue, Sendable {
        case track, nutrition, goals, routine, health, progress
    }

    package let id: Int64
    package let place: Place
    /// The rows before the change; empty when it added rows.
    package let previous: [StoredRow]
    /// The rows as the change left them; empty when it deleted rows.
    package let current: [StoredRow]
    /// Seconds since 1970.
    let createdAt: Int64

    /// Older ones can't be undone; they are deleted when the user's next one is stored, and at startup.
    package static let lifetimeSeconds: Int64 = 86_400
    /// How long the same form with the same values is taken for a double tap.
    static let doubleTapSeconds: Int64 = 10

    /// The row that represents the change.
    package var shownRow: StoredRow? { (previous + current).first }

    /// Whether its rows have neither been changed nor deleted since.
    package func isUnchanged(_ database: Database) throws -> Bool {
        try StoredRow.areUnchanged(database, previous: previous, current: current)
    }
}

extension UndoStep: RowReadable {
    package static let columns = "id, noun, previous, current, created_at"
    /// Older versions stored the kind of the rows instead of the place; their steps can't be undone any more.
    package static let isReadable = "noun IN (\(Place.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")))"

    package init(_ row: inout RowReader) throws {
        try self.init(
            id: row.next(), place: row.next(), previous: row.json(), current: row.json(), createdAt: row.next())
    }
}
