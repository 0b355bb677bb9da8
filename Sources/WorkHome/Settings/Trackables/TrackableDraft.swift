/// A trackable as a person describes it.
struct TrackableDraft: Sendable, Equatable {
    var name: String
    var unit: String
    var icon: TrackableIcon
    var step: Double
    var aggregation: Trackable.Aggregation
}

/// What became of saving one.
enum TrackableSaving: Sendable, Equatable {
    case saved
    case nameIsTaken
    case nameIsArchived
    case tooMany
    /// They have no such trackable.
    case notFound
}

/// Which way a trackable moves in the list.
enum TrackableDirection: String, Sendable {
    case up, down
}

extension Trackable {
    /// How many a person may have.
    static let maximumCount = 100

    /// Whether it came with WorkHome, which knows it by its unit.
    var isDefault: Bool { key != nil }
}
