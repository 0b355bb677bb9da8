import Forms
import Models

/// A row of a card: one logged entry, which can be changed or deleted.
package struct LoggedItem: Sendable {
    /// The mark before the title: a set's number, or the letter of its type.
    package var mark: String?
    package let title: String
    package var note: String?
    /// The text for screen readers.
    package let spoken: String
    /// The path of the entry, with its forms at `/edit` and `/delete`.
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
