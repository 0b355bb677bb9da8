import Mustache

/// A line of a list that leads somewhere.
struct ListRow: Sendable, MustacheParent {
    let title: String
    let path: String
    var icon: String?
    var note: String?

    func child(named name: String) -> Any? {
        switch name {
        case "title": title
        case "path": path
        case "icon": icon
        case "note": note
        default: nil
        }
    }
}
