import Mustache

/// A line of a list of what is known: a name and its value.
struct Fact: Sendable, MustacheParent {
    let name: String
    let value: String

    init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    func child(named name: String) -> Any? {
        switch name {
        case "name": self.name
        case "value": value
        default: nil
        }
    }
}
