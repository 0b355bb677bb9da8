import GRDB

/// A change of something that was logged, with what it takes to take it back.
struct UndoStep: Sendable, Identifiable {
    enum Noun: String, Sendable {
        case strengthSet, cardioSession, trackableEntry
    }

    let id: Int64
    let noun: Noun
    let rowID: Int64
    /// The row before the change as JSON; nil when the change added it.
    let previous: String?
    /// The row as the change left it; nil when the change deleted it.
    let current: String?
    /// Seconds since 1970.
    let createdAt: Int64

    /// Older ones can't be undone; they are removed when their person's next one is written, and at the start.
    static let lifetimeSeconds: Int64 = 86_400
    /// How long the same form with the same values is taken for a double tap.
    static let doubleTapSeconds: Int64 = 10
}

extension UndoStep: FetchableRecord {
    static let columns = "id, noun, row_id, previous, current, created_at"

    init(row: Row) throws {
        id = row[0]
        noun = Noun(rawValue: row[1]) ?? .strengthSet
        rowID = row[2]
        previous = row[3]
        current = row[4]
        createdAt = row[5]
    }
}
