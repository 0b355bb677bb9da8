/// One figure on a card of its own.
package struct Tile: Sendable {
    package struct Meter: Sendable {
        package let percent: Int
        package let label: String

        package init(percent: Int, label: String) {
            self.percent = percent
            self.label = label
        }
    }

    /// Longer values get smaller text where space is tight.
    private static let shortCount = 5

    package let label: String
    package let value: String
    package var unit: String?
    package var chip: Chip?
    package var path: String?
    package var meter: Meter?

    package init(
        label: String, value: String, unit: String? = nil, chip: Chip? = nil, path: String? = nil, meter: Meter? = nil
    ) {
        self.label = label
        self.value = value
        self.unit = unit
        self.chip = chip
        self.path = path
        self.meter = meter
    }

    var isLong: Bool { value.count > Self.shortCount }
}
