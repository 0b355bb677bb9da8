import Fitness
import GRDB
import Models

/// How a person does an exercise: with which equipment, with how much rest, and what they noted for every time.
package struct ExerciseSettings: Sendable, Equatable {
    package let exercise: Int64
    /// The household's equipment that they use; nil for what fits the exercise.
    package var equipment: Int64?
    /// nil for the person's rest timer.
    package var restSeconds: Int?
    package var note = ""
}

extension ExerciseSettings: RowReadable {
    static let columns = "exercise_id, equipment_id, rest_seconds, note"

    package init(_ row: inout RowReader) throws {
        (exercise, equipment, restSeconds, note) = (try row.next(), try row.next(), try row.next(), try row.next())
    }
}

extension User.Training {
    /// The exercises for which the user has chosen something.
    package func allExerciseSettings(_ database: Database) throws -> [ExerciseSettings] {
        try ExerciseSettings.all(
            database,
            "SELECT \(ExerciseSettings.columns) FROM exercise_settings WHERE user_id = ? ORDER BY exercise_id",
            [user.id])
    }

    /// Without any choice if the user has made none.
    package func settings(_ database: Database, of exercise: Int64) throws -> ExerciseSettings {
        try ExerciseSettings.first(
            database,
            "SELECT \(ExerciseSettings.columns) FROM exercise_settings WHERE user_id = ? AND exercise_id = ?",
            [user.id, exercise]) ?? ExerciseSettings(exercise: exercise)
    }

    /// What the user chose for an exercise of theirs.
    package func save(_ database: Database, _ draft: ExerciseSettingsDraft, of exercise: Int64) throws {
        guard !draft.isEmpty else {
            return try database.run(
                "DELETE FROM exercise_settings WHERE user_id = ? AND exercise_id = ?", [user.id, exercise])
        }
        try database.run(
            """
            INSERT INTO exercise_settings (user_id, exercise_id, equipment_id, rest_seconds, note)
            VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (user_id, exercise_id) DO UPDATE
            SET equipment_id = excluded.equipment_id, rest_seconds = excluded.rest_seconds, note = excluded.note
            """, [user.id, exercise, draft.equipment, draft.restSeconds, draft.note])
    }

    /// The rest after a set of this exercise.
    package func restTimer(_ database: Database, after exercise: Int64?) throws -> RestTimer {
        let own = try exercise.flatMap { try settings(database, of: $0).restSeconds }
        return own.map(RestTimer.init) ?? user.restTimer
    }
}
