import Fitness
import GRDB

/// A record, what set it, and what it improved on.
package struct RecordEntry: Sendable, Equatable {
    package let record: PersonalRecord
    package let exerciseName: String
    let load: ExerciseLoad
    let exerciseKind: ExerciseKind
    /// The previous value; nil for the first one.
    package let before: Double?
    /// Nil for a day's volume.
    package let maker: RecordSource?
    /// When its set or session was logged; for a day's volume, the last set of the day.
    let loggedAt: Int64
}

extension RecordEntry {
    /// Whether it was set before another one. The numbers of records don't tell: after a correction, those that are
    /// still right keep theirs, and the others get new ones.
    func isBefore(_ other: RecordEntry) -> Bool {
        func order(_ record: PersonalRecord, _ loggedAt: Int64) -> (LocalDay, Int64, Int64, Int64) {
            (record.day, loggedAt, record.mark.source.setID ?? record.mark.source.sessionID ?? .max, record.id)
        }
        return order(record, loggedAt) < order(other.record, other.loggedAt)
    }
}

extension LoggedLoad: RowReadable {
    static let columns = """
        strength_sets.weight_kilograms, strength_sets.body_weight_kilograms, strength_sets.reps, \
        strength_sets.duration_seconds, strength_sets.distance_meters
        """

    package init(_ row: inout RowReader) throws {
        try self.init(
            weightKilograms: row.next(), bodyWeightKilograms: row.next(),
            amount: SetAmount(reps: row.next(), seconds: row.next(), meters: row.next()))
    }
}

extension RecordEntry {
    package func text(_ units: Units) -> RecordText {
        RecordText(units: units, load: load, isOfSets: exerciseKind == .strength)
    }
}

extension RecordEntry: RowReadable {
    /// On a line the previous value is the next one in the order of values.
    static let selection = """
        SELECT \(PersonalRecord.columns), \(Exercise.shownName), exercises.load, exercises.kind,
            (SELECT max(value) FROM personal_records AS lower
                WHERE (exercise_id, user_id, kind, weight_grams)
                    = (personal_records.exercise_id, personal_records.user_id, personal_records.kind,
                        personal_records.weight_grams) AND value < personal_records.value),
            (SELECT min(value) FROM personal_records AS higher
                WHERE (exercise_id, user_id, kind, weight_grams)
                    = (personal_records.exercise_id, personal_records.user_id, personal_records.kind,
                        personal_records.weight_grams) AND value > personal_records.value),
            coalesce(strength_sets.logged_at, cardio_sessions.logged_at,
                (SELECT max(logged_at) FROM strength_sets AS day_sets
                    WHERE (exercise_id, user_id, day)
                        = (personal_records.exercise_id, personal_records.user_id, personal_records.day)), 0),
            cardio_sessions.duration_seconds, cardio_sessions.distance_meters, \(LoggedLoad.columns)
        FROM personal_records
            JOIN exercises ON exercises.id = personal_records.exercise_id
            LEFT JOIN exercise_choices ON exercise_choices.exercise_id = personal_records.exercise_id
                AND exercise_choices.user_id = personal_records.user_id
            LEFT JOIN strength_sets ON strength_sets.id = personal_records.set_id
            LEFT JOIN cardio_sessions ON cardio_sessions.id = personal_records.cardio_session_id
        """

    package init(_ row: inout RowReader) throws {
        record = try PersonalRecord(&row)
        exerciseName = try row.next()
        load = try row.next()
        exerciseKind = try row.next()
        let (lower, higher) = (try row.next(Double?.self), try row.next(Double?.self))
        before = record.kind.isLowerBetter ? higher : lower
        loggedAt = try row.next(in: OutsideNumber.moments)
        let (seconds, meters) = (try row.next(Int?.self), try row.next(Double?.self))
        maker =
            switch record.mark.source {
            case .set: .set(try LoggedLoad(&row))
            case .session: seconds.map { .session(durationSeconds: $0, distanceMeters: meters) }
            case .day: nil
            }
    }
}
