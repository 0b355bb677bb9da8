import Fitness
import GRDB

/// An exercise the user has trained, and the last day of it.
package struct AnalyzedExercise: Sendable {
    package let exercise: Exercise
    package let lastDay: LocalDay
}

extension AnalyzedExercise: RowReadable {
    package init(_ row: inout RowReader) throws {
        try self.init(exercise: Exercise(&row), lastDay: row.next())
    }
}

extension User.Analysis {
    /// The trained exercises, the most recent first; those of the same day by name.
    package func analyzedExercises(_ database: Database) throws -> [AnalyzedExercise] {
        let found = try AnalyzedExercise.all(
            database,
            """
            \(Exercise.trained(in: "exercise_days"))
            SELECT \(Exercise.columns), (SELECT max(day) FROM exercise_days
                WHERE exercise_id = trained.id AND user_id = :user)
            FROM trained CROSS JOIN \(Exercise.tables) WHERE exercises.id = trained.id
            """, ["user": user.id])
        return found.sorted {
            $0.lastDay == $1.lastDay ? $0.exercise.name < $1.exercise.name : $0.lastDay > $1.lastDay
        }
    }
}
