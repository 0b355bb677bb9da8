/// A trackable before it is saved.
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
    /// The maximum number per user.
    package static let maximumCount = 100

    /// Whether it is built in, with a known unit.
    package var isDefault: Bool { key != nil }
}
