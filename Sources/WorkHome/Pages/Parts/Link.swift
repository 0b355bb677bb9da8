import Mustache

struct Link: Sendable, MustacheParent {
    let path: String
    let label: String

    init(_ label: String, to path: String) {
        self.path = path
        self.label = label
    }

    func child(named name: String) -> Any? {
        switch name {
        case "path": path
        case "label": label
        default: nil
        }
    }
}
