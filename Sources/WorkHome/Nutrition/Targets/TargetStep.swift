import Mustache

/// A line of "How was this computed?": a number and where it comes from.
struct TargetStep: Sendable, MustacheParent {
    let name: String
    let value: String
    let note: String

    init(_ name: String, _ value: String, _ note: String) {
        self.name = name
        self.value = value
        self.note = note
    }

    func child(named name: String) -> Any? {
        switch name {
        case "name": self.name
        case "value": value
        case "note": note
        default: nil
        }
    }
}
