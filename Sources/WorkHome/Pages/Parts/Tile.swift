import Mustache

/// One figure on a card of its own.
struct Tile: Sendable, MustacheParent {
    struct Meter: Sendable, MustacheParent {
        let percent: Int
        let label: String

        func child(named name: String) -> Any? {
            switch name {
            case "percent": String(percent)
            case "label": label
            default: nil
            }
        }
    }

    /// A value of more characters is written smaller where there is little room.
    private static let shortCount = 5

    let label: String
    let value: String
    var unit: String?
    var chip: Chip?
    var path: String?
    var meter: Meter?

    func child(named name: String) -> Any? {
        switch name {
        case "label": label
        case "value": value
        case "unit": unit
        case "isLong": value.count > Self.shortCount
        case "chip": chip
        case "path": path
        case "meter": meter
        default: nil
        }
    }
}
