import Mustache

/// What stands where nothing is yet: a sentence, and the way to the first thing.
struct EmptyState: Sendable, MustacheParent {
    let icon: String
    let title: String
    let text: String
    var action: Link?

    func child(named name: String) -> Any? {
        switch name {
        case "icon": icon
        case "title": title
        case "text": text
        case "action": action
        default: nil
        }
    }
}
