import Fitness
import GRDB

extension User.Training {
    /// Gives a built-in exercise a name that only this user sees.
    /// - Parameter name: empty, or its built-in name, to undo it.
    /// - Throws: `Faults` if another exercise that the user can choose has that name.
    package func save(_ database: Database, name: String, of exercise: Exercise) throws {
        let own = ["", exercise.catalogueName].contains(name) ? nil : name
        // A later version may have given the name to another one.
        if let own, own != exercise.name, try isTaken(database, own, byOtherThan: exercise.id) {
            throw ExerciseDraft.nameIsTaken
        }
        try choose(database, exercise.id, "name", own?.databaseValue ?? .null)
    }

    /// Hides a built-in exercise from those that the user can choose, or shows it again.
    /// - Parameter seconds: when it was hidden; nil to show it.
    /// - Returns: whether the exercise exists.
    package func hideExercise(_ database: Database, id exercise: Int64, at seconds: Int64?) throws -> Bool {
        guard try builtInExercise(database, id: exercise) != nil else { return false }
        try choose(database, exercise, "hidden_at", seconds?.databaseValue ?? .null)
        return true
    }

    package func builtInExercise(_ database: Database, id exercise: Int64) throws -> Exercise? {
        try self.exercise(database, id: exercise).flatMap { $0.isOwn ? nil : $0 }
    }

    private func isTaken(_ database: Database, _ name: String, byOtherThan exercise: Int64) throws -> Bool {
        let key = name.nameKey
        let all = try exercises(database, withHidden: true) + exercises(database, of: user.id)
        return all.contains { $0.id != exercise && $0.isNamed(key) }
    }

    /// Stores a choice, and deletes a row without any choice left.
    private func choose(_ database: Database, _ exercise: Int64, _ column: String, _ value: DatabaseValue) throws {
        let other = column == "name" ? "hidden_at" : "name"
        try database.run(
            """
            DELETE FROM exercise_choices
            WHERE user_id = ?1 AND exercise_id = ?2 AND ?3 IS NULL AND \(other) IS NULL
            """, [user.id, exercise, value])
        try database.run(
            "UPDATE exercise_choices SET \(column) = ?3 WHERE user_id = ?1 AND exercise_id = ?2",
            [user.id, exercise, value])
        guard database.changesCount == 0, !value.isNull else { return }
        try database.run(
            "INSERT INTO exercise_choices (user_id, exercise_id, \(column)) VALUES (?, ?, ?)",
            [user.id, exercise, value])
    }
}

/// How much the user has used an exercise.
package struct ExerciseUsage: Sendable, Equatable {
    package internal(set) var sets = 0
    package internal(set) var cardioSessions = 0
    /// How many of the user's workout plans contain it.
    package internal(set) var plans = 0
    /// How many of the user's routines contain it.
    package internal(set) var routines = 0
    /// How many of the user's goals count only this exercise.
    package internal(set) var goals = 0

    package var isLogged: Bool { sets + cardioSessions > 0 }
    /// Whether what was done is lost with the exercise.
    package var hasHistory: Bool { isLogged || goals > 0 }
}

extension User.Training {
    package func usage(_ database: Database, of exercise: Int64) throws -> ExerciseUsage {
        return try RowReader.first(
            database,
            """
            SELECT (SELECT count(*) FROM strength_sets WHERE exercise_id = ?1 AND user_id = ?2),
                (SELECT count(*) FROM cardio_sessions WHERE exercise_id = ?1 AND user_id = ?2),
                (SELECT count(*) FROM workout_plans WHERE user_id = ?2 AND EXISTS (
                    SELECT 1 FROM workout_plan_exercises
                    WHERE plan_id = workout_plans.id AND exercise_id = ?1)),
                (SELECT count(*) FROM routines WHERE user_id = ?2 AND EXISTS (
                    SELECT 1 FROM routine_exercises WHERE routine_id = routines.id AND exercise_id = ?1)),
                (SELECT count(*) FROM goals WHERE exercise_id = ?1 AND user_id = ?2)
            """, [exercise, user.id]
        ) {
            try ExerciseUsage(
                sets: $0.next(), cardioSessions: $0.next(), plans: $0.next(), routines: $0.next(), goals: $0.next())
        } ?? ExerciseUsage()
    }
}
