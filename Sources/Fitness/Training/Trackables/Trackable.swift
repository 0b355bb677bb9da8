/// A number that a user tracks: steps, water, sleep, or a custom one.
package struct Trackable: NamedRow, Sendable, Equatable {
    package enum Aggregation: String, CaseIterable, Sendable {
        /// The sum of a day's entries counts.
        case sum
        /// A day's last entry counts.
        case last
    }

    package let id: Int64
    /// The key of a built-in one: `steps`, `water`, `sleep`.
    package let key: String?
    package var name: String
    package var unit: String
    package var icon: String
    /// The amount that one tap adds.
    package var step: Double
    package var aggregation: Aggregation
    package var isArchived: Bool

    package init(
        id: Int64, key: String?, name: String, unit: String, icon: String, step: Double, aggregation: Aggregation,
        isArchived: Bool
    ) {
        self.id = id
        self.key = key
        self.name = name
        self.unit = unit
        self.icon = icon
        self.step = step
        self.aggregation = aggregation
        self.isArchived = isArchived
    }
}
