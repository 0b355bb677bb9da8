import GRDB

/// A change of what was logged, with what it takes to take it back: rows of one kind, and of one exercise or trackable.
package struct UndoStep: Sendable, Identifiable {
    package enum Noun: String, ColumnValue, Sendable {
        case strengthSet, cardioSession, trackableEntry, mealEntry, goal
    }

    package let id: Int64
    package let noun: Noun
    /// The rows before the change as JSON: none of them, when it added what is there now.
    package let previous: String
    /// The rows as the change left them: none of them, when it deleted what was there.
    package let current: String
    /// Seconds since 1970.
    let createdAt: Int64

    /// Older ones can't be undone; they are removed when their person's next one is written, and at the start.
    package static let lifetimeSeconds: Int64 = 86_400
    /// How long the same form with the same values is taken for a double tap.
    static let doubleTapSeconds: Int64 = 10
}

extension UndoStep: RowReadable {
    package static let columns = "id, noun, previous, current, created_at"

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        noun = try row.next()
        previous = try row.next()
        current = try row.next()
        createdAt = try row.next()
    }
}
