import Fitness
import GRDB

/// An exercise that somebody trained, and when they did last.
package struct AnalyzedExercise: Sendable {
    package let exercise: Exercise
    package let lastDay: LocalDay
}

extension AnalyzedExercise: RowReadable {
    package init(_ row: inout RowReader) throws {
        exercise = try Exercise(&row)
        lastDay = try row.next()
    }
}

extension User.Analysis {
    /// What they trained, the latest first; of one day by name.
    package func analyzedExercises(_ database: Database) throws -> [AnalyzedExercise] {
        let days = "FROM exercise_days AS d WHERE d.exercise_id = exercises.id AND d.user_id = :user"
        let found = try AnalyzedExercise.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT \(Exercise.columns), (SELECT max(day) \(days)) FROM \(Exercise.tables)
                    WHERE exercises.user_id IS NULL AND EXISTS (SELECT 1 \(days))
                    UNION ALL SELECT \(Exercise.columns), (SELECT max(day) \(days)) FROM \(Exercise.tables)
                    WHERE exercises.user_id = :user AND EXISTS (SELECT 1 \(days))
                    """),
            arguments: ["user": user.id])
        return found.sorted { ($1.lastDay, $0.exercise.name) < ($0.lastDay, $1.exercise.name) }
    }
}
