import Mustache

/// A tab that has nothing to show yet.
struct EmptyTabPage: PageContent {
    let view: View
    let empty: EmptyState
    var back: Link?

    func child(named name: String) -> Any? {
        switch name {
        case "empty": empty
        case "back": back
        default: nil
        }
    }
}
