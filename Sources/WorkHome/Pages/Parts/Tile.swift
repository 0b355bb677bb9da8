import Mustache

/// One figure on a card of its own.
struct Tile: Sendable, MustacheParent {
    /// A value of more characters is written smaller where there is little room.
    private static let shortCount = 5

    let label: String
    let value: String
    var unit: String?
    var chip: Chip?
    var path: String?

    func child(named name: String) -> Any? {
        switch name {
        case "label": label
        case "value": value
        case "unit": unit
        case "isLong": value.count > Self.shortCount
        case "chip": chip
        case "path": path
        default: nil
        }
    }
}
