import Mustache

/// One figure on a card of its own.
struct Tile: Sendable, MustacheParent {
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
        case "chip": chip
        case "path": path
        default: nil
        }
    }
}
