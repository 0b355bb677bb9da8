/// A line of a card: one thing that was logged, to be changed or deleted.
struct LoggedItem: Sendable {
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

    var editPath: String { Paths.editor(of: path) }
    var deletePath: String { Paths.deletion(of: path) }
}
