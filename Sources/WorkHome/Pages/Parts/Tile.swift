/// One figure on a card of its own.
struct Tile: Sendable {
    struct Meter: Sendable {
        let percent: Int
        let label: String
    }

    /// A value of more characters is written smaller where there is little room.
    private static let shortCount = 5

    let label: String
    let value: String
    var unit: String?
    var chip: Chip?
    var path: String?
    var meter: Meter?

    var isLong: Bool { value.count > Self.shortCount }
}
