import Forms
import GRDB
import Models
import Texts

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

extension Link {
    /// A link to the timed workout in which a set was logged.
    init(workout id: Int64, named name: String) {
        self.init(CommonTexts.workoutNamed(name), to: Paths.timedWorkout(id))
    }
}

extension User {
    /// The timed workout in which a set was logged.
    package func workout(ofSet set: Int64, _ database: Database) throws -> Link? {
        try RowReader.first(
            database,
            """
            SELECT workout_sessions.id, plan_name FROM strength_sets
            JOIN workout_sessions ON workout_sessions.id = workout_session_id
            WHERE strength_sets.id = ? AND strength_sets.user_id = ?
            """, [set, id]
        ) { try Link(workout: $0.next(), named: $0.next()) }
    }
}

extension RecordBadge {
    var path: String { Paths.record(kind, of: exercise) }
}
