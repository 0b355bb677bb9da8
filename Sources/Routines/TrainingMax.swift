import Fitness
import GRDB
import Models

/// The weight that percentages of an exercise are of, from a day on.
package struct TrainingMax: Sendable, Equatable {
    package let exercise: Int64
    package let firstDay: LocalDay
    package let kilograms: Double
}

extension TrainingMax: RowReadable {
    package init(_ row: inout RowReader) throws {
        try self.init(exercise: row.next(), firstDay: row.next(), kilograms: row.next())
    }
}

extension User.Routines {
    /// By exercise, each from its first day to its last.
    package func trainingMaxes(_ database: Database) throws -> [TrainingMax] {
        try TrainingMax.all(
            database,
            """
            SELECT exercise_id, first_day, kilograms FROM training_maxes WHERE user_id = ?
            ORDER BY exercise_id, first_day
            """, [user.id])
    }

    /// Those of an exercise that begin after a day, the next one first.
    package func trainingMaxes(_ database: Database, of exercise: Int64, after day: LocalDay) throws -> [TrainingMax] {
        try TrainingMax.all(
            database,
            """
            SELECT exercise_id, first_day, kilograms FROM training_maxes
            WHERE user_id = ? AND exercise_id = ? AND first_day > ? ORDER BY first_day
            """, [user.id, exercise, day])
    }

    /// What was said on a day.
    package func trainingMax(
        _ database: Database, of exercise: Int64, from day: LocalDay
    ) throws -> TrainingMax? {
        try TrainingMax.first(
            database,
            """
            SELECT exercise_id, first_day, kilograms FROM training_maxes
            WHERE user_id = ? AND exercise_id = ? AND first_day = ?
            """, [user.id, exercise, day])
    }

    /// Says it from a day on, instead of what was said from that day on before.
    package func setTrainingMax(_ database: Database, _ draft: TrainingMaxDraft) throws {
        try database.run(
            """
            INSERT INTO training_maxes (user_id, exercise_id, first_day, kilograms) VALUES (?, ?, ?, ?)
            ON CONFLICT (user_id, exercise_id, first_day) DO UPDATE SET kilograms = excluded.kilograms
            """, [user.id, draft.exercise, draft.firstDay, draft.kilograms])
    }

    /// - Returns: whether there was one.
    package func deleteTrainingMax(_ database: Database, of exercise: Int64, from day: LocalDay) throws -> Bool {
        try database.run(
            "DELETE FROM training_maxes WHERE user_id = ? AND exercise_id = ? AND first_day = ?",
            [user.id, exercise, day])
        return database.changesCount == 1
    }

    /// Takes back what was said since a workout, or all of it.
    package func deleteTrainingMaxes(_ database: Database, of exercise: Int64, after workout: LocalDay?) throws {
        try database.run(
            "DELETE FROM training_maxes WHERE user_id = ? AND exercise_id = ? AND first_day > coalesce(?, '')",
            [user.id, exercise, workout])
    }

    /// Changes what is said of an exercise, and leaves an undo step.
    /// - Returns: the step; nil if everything is as before.
    package func changeTrainingMaxes(
        _ database: Database, of exercise: Int64, at moment: TrainingMoment, _ change: () throws -> Void
    ) throws -> Int64? {
        try user.leaveUndoStep(
            database, at: .routine,
            of: { try StoredRow.all(database, "training_maxes", of: user.id, where: "exercise_id", is: exercise) },
            now: moment.now.secondsSince1970, change)
    }
}
