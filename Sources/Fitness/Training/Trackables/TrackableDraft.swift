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

extension Trackable {
    /// How many a person may have.
    package static let maximumCount = 100

    /// Whether it came with WorkHome, which knows it by its unit.
    package var isDefault: Bool { key != nil }
}
