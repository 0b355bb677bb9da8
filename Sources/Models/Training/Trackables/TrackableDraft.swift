import Fitness

/// A trackable as a person describes it.
package struct TrackableDraft: Sendable, Equatable {
    package var name: String
    package var unit: String
    package var icon: TrackableIcon
    package var step: Double
    package var aggregation: Trackable.Aggregation

    package init(name: String, unit: String, icon: TrackableIcon, step: Double, aggregation: Trackable.Aggregation) {
        self.name = name
        self.unit = unit
        self.icon = icon
        self.step = step
        self.aggregation = aggregation
    }
}

/// What became of saving one.
package enum TrackableSaving: Sendable, Equatable {
    case saved
    case nameIsTaken
    case nameIsArchived
    case tooMany
    /// They have no such trackable.
    case notFound
}

/// Which way a trackable moves in the list.
package enum TrackableDirection: String, Sendable {
    case up, down
}

extension Trackable {
    /// How many a person may have.
    package static let maximumCount = 100

    /// Whether it came with WorkHome, which knows it by its unit.
    package var isDefault: Bool { key != nil }
}
