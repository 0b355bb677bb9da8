/// A number that a person keeps an eye on: steps, water, sleep, or one of their own.
package struct Trackable: Sendable, Identifiable, Equatable {
    package enum Aggregation: String, CaseIterable, Sendable {
        /// A day's entries are added up.
        case sum
        /// A day's last entry counts.
        case last
    }

    package let id: Int64
    /// Which of the defaults it is: `steps`, `water`, `sleep`.
    package let key: String?
    package var name: String
    package var unit: String
    package var icon: String
    /// What one tap adds.
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
