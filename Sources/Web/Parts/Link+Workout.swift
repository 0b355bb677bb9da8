import Forms
import GRDB
import Models
import Texts

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
