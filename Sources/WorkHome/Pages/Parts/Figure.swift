import Mustache

/// A figure and its unit, for what takes several of them: `5 ft 9 in`.
struct Figure: Sendable, MustacheParent {
    let value: String
    var unit: String?

    func child(named name: String) -> Any? {
        switch name {
        case "value": value
        case "unit": unit
        default: nil
        }
    }
}
