import Mustache

/// A line of a card: one thing that was logged, to be changed or deleted.
struct LoggedItem: Sendable, MustacheParent {
    /// In front of it: a set's number, or the letter of its type.
    var mark: String?
    let title: String
    var note: String?
    /// What it is, aloud.
    let spoken: String
    /// Its address, which is changed below `/edit` and `/delete`.
    let path: String
    let token: String
    var badge: RecordBadge?
    var chip: Chip?
    /// The timed workout in which it was logged.
    var workout: Link?

    func child(named name: String) -> Any? {
        switch name {
        case "mark": mark
        case "title": title
        case "note": note
        case "spoken": spoken
        case "editPath": Paths.editor(of: path)
        case "deletePath": Paths.deletion(of: path)
        case "token": token
        case "badge": badge
        case "chip": chip
        case "workout": workout
        default: nil
        }
    }
}
