import Mustache

/// A journal entry in a list: its day, the beginning of its text, its first photo.
struct EntryCard: Sendable, MustacheParent {
    let path: String
    let title: String
    var excerpt: String?
    var note: String?
    var thumbnail: String?
    /// In the excerpt's place, what a search found.
    var found: [FoundExcerpt.Part] = []

    func child(named name: String) -> Any? {
        switch name {
        case "path": path
        case "title": title
        case "excerpt": excerpt
        case "hasFound": !found.isEmpty
        case "found": found
        case "note": note
        case "thumbnail": thumbnail
        default: nil
        }
    }
}
