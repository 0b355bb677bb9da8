import Fitness
import GRDB

/// A record with what made it, and what it improved on.
package struct RecordEntry: Sendable, Equatable {
    package let record: PersonalRecord
    package let exerciseName: String
    let load: ExerciseLoad
    /// The value before; nil of the first one.
    package let before: Double?
    /// Nil of a day's volume.
    package let maker: RecordMaker?
}

extension LoggedLoad: FetchableRecord {
    static let columns = "strength_sets.weight_kilograms, strength_sets.body_weight_kilograms, strength_sets.reps"

    package init(row: Row) throws {
        self.init(row: row, at: 0)
    }

    fileprivate init(row: Row, at index: Int) {
        self.init(weightKilograms: row[index], bodyWeightKilograms: row[index + 1], reps: row[index + 2])
    }
}

extension RecordEntry {
    package func text(_ units: Units) -> RecordText { RecordText(units: units, load: load) }
}

extension RecordEntry: FetchableRecord {
    /// On a line the value before is the next one in the order of values.
    static let selection = """
        SELECT \(PersonalRecord.columns), \(Exercise.shownName),
            (SELECT max(value) FROM personal_records AS lower
                WHERE (exercise_id, user_id, kind, weight_grams)
                    = (personal_records.exercise_id, personal_records.user_id, personal_records.kind,
                        personal_records.weight_grams) AND value < personal_records.value),
            (SELECT min(value) FROM personal_records AS higher
                WHERE (exercise_id, user_id, kind, weight_grams)
                    = (personal_records.exercise_id, personal_records.user_id, personal_records.kind,
                        personal_records.weight_grams) AND value > personal_records.value),
            \(LoggedLoad.columns), cardio_sessions.duration_seconds, cardio_sessions.distance_meters, exercises.load
        FROM personal_records
            JOIN exercises ON exercises.id = personal_records.exercise_id
            LEFT JOIN exercise_choices ON exercise_choices.exercise_id = personal_records.exercise_id
                AND exercise_choices.user_id = personal_records.user_id
            LEFT JOIN strength_sets ON strength_sets.id = personal_records.set_id
            LEFT JOIN cardio_sessions ON cardio_sessions.id = personal_records.cardio_session_id
        """

    package init(row: Row) throws {
        record = try PersonalRecord(row: row)
        exerciseName = row[9]
        load = ExerciseLoad(rawValue: row[17]) ?? .external
        before = record.kind.isLowerBetter ? row[11] : row[10]
        maker =
            switch record.mark.source {
            case .set: .set(LoggedLoad(row: row, at: 12))
            case .session: .session(durationSeconds: row[15], distanceMeters: row[16])
            case .day: nil
            }
    }
}
