import Forms
import Models

/// A line of a card: one thing that was logged, to be changed or deleted.
package struct LoggedItem: Sendable {
    /// In front of it: a set's number, or the letter of its type.
    package var mark: String?
    package let title: String
    package var note: String?
    /// What it is, aloud.
    package let spoken: String
    /// Its address, which is changed below `/edit` and `/delete`.
    package let path: String
    package let token: String
    package var badge: RecordBadge?
    package var chip: Chip?
    /// The timed workout in which it was logged.
    package var workout: Link?

    package init(
        mark: String? = nil, title: String, note: String? = nil, spoken: String, path: String, token: String,
        badge: RecordBadge? = nil, chip: Chip? = nil, workout: Link? = nil
    ) {
        self.mark = mark
        self.title = title
        self.note = note
        self.spoken = spoken
        self.path = path
        self.token = token
        self.badge = badge
        self.chip = chip
        self.workout = workout
    }

    package var editPath: String { Paths.editor(of: path) }
    package var deletePath: String { Paths.deletion(of: path) }
}
