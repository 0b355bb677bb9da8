import GRDB

/// A change of what was logged, with what it takes to take it back: rows of one kind, and of one exercise or trackable.
struct UndoStep: Sendable, Identifiable {
    enum Noun: String, Sendable {
        case strengthSet, cardioSession, trackableEntry, mealEntry, goal
    }

    let id: Int64
    let noun: Noun
    /// The rows before the change as JSON: none of them, when it added what is there now.
    let previous: String
    /// The rows as the change left them: none of them, when it deleted what was there.
    let current: String
    /// Seconds since 1970.
    let createdAt: Int64

    /// Older ones can't be undone; they are removed when their person's next one is written, and at the start.
    static let lifetimeSeconds: Int64 = 86_400
    /// How long the same form with the same values is taken for a double tap.
    static let doubleTapSeconds: Int64 = 10
}

extension UndoStep: FetchableRecord {
    static let columns = "id, noun, previous, current, created_at"

    init(row: Row) throws {
        id = row[0]
        noun = Noun(rawValue: row[1]) ?? .strengthSet
        previous = row[2]
        current = row[3]
        createdAt = row[4]
    }
}
