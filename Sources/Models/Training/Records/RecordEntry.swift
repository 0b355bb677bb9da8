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

extension RecordEntry: RowReadable {
    package func text(_ units: Units) -> RecordText {
        RecordText(units: units, load: load, isOfSets: exerciseKind == .strength)
    }

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

extension User.Training {
    /// The latest improvements of all exercises, newest first.
    package func latestImprovements(_ database: Database, limit: Int) throws -> [RecordEntry] {
        // Sorted within the last days that have enough of them, because no index has the order within a day.
        let first = try LocalDay.first(
            database,
            """
            SELECT day FROM personal_records WHERE user_id = ? AND is_baseline = 0
            ORDER BY day DESC LIMIT 1 OFFSET ?
            """, [user.id, limit - 1])
        return try improvements(database, in: (first ?? .beginning)...(.end)).reversed().prefix(limit).map(\.self)
    }

    package func record(_ database: Database, id record: PersonalRecord.ID) throws -> RecordEntry? {
        try RecordEntry.first(
            database, "\(RecordEntry.selection) WHERE personal_records.id = ? AND personal_records.user_id = ?",
            [record, user.id])
    }

    /// The improvements of some days, in the order in which they were made.
    func improvements(_ database: Database, in days: ClosedRange<LocalDay>) throws -> [RecordEntry] {
        try RecordEntry.all(
            database,
            """
            \(RecordEntry.selection)
            WHERE personal_records.user_id = ? AND personal_records.day BETWEEN ? AND ? AND is_baseline = 0
            """, [user.id, days.lowerBound, days.upperBound]
        ).sorted { $0.isBefore($1) }
    }

    /// The records of one kind, newest first, which on a line is also the best first.
    func records(
        _ database: Database, of exercise: Int64, kind: RecordKind, limit: Int, offset: Int = 0
    ) throws -> [RecordEntry] {
        try RecordEntry.all(
            database,
            """
            \(RecordEntry.selection)
            WHERE personal_records.exercise_id = ? AND personal_records.user_id = ?
                AND personal_records.kind = ? AND weight_grams = 0
            ORDER BY value \(kind.isLowerBetter ? "ASC" : "DESC") LIMIT ? OFFSET ?
            """, [exercise, user.id, kind.rawValue, limit, offset])
    }

    /// The best value with each weight, the heaviest first.
    func bestByWeight(
        _ database: Database, of exercise: Int64, kind: RecordKind, limit: Int, offset: Int = 0
    ) throws -> [BestWithWeight] {
        // With max(), SQLite takes the other columns from the same row (sqlite.org/lang_select.html#bareagg).
        try BestWithWeight.all(
            database,
            """
            SELECT weight_grams, max(value), day FROM personal_records
            WHERE exercise_id = ? AND user_id = ? AND kind = ?
            GROUP BY weight_grams ORDER BY weight_grams DESC LIMIT ? OFFSET ?
            """, [exercise, user.id, kind.rawValue, limit, offset])
    }

    /// The loads of an exercise's working sets of reps on a day, in their order.
    func workingLoads(_ database: Database, of exercise: Int64, on day: LocalDay) throws -> [LoggedLoad] {
        try LoggedLoad.all(
            database,
            """
            SELECT \(LoggedLoad.columns) FROM strength_sets
            WHERE exercise_id = ? AND user_id = ? AND day = ? AND kind <> 'warmUp' AND reps > 0 ORDER BY logged_at, id
            """, [exercise, user.id, day])
    }

    /// The exercises that have records, by name, with the best of each.
    package func exerciseBests(_ database: Database, limit: Int, offset: Int) throws -> [ExerciseBests] {
        let bests = try ExerciseBests.all(database, ExerciseBests.selection, ["user": user.id])
        // Sorted here, because no index has the user's own names for built-in exercises.
        let names = bests.map { $0.name.lowercased() }
        let order = names.indices.sorted { names[$0] < names[$1] }
        return order.dropFirst(offset).prefix(limit).map { bests[$0] }
    }

    /// The best of all exercises of a family: computed, because what is stored are the records of each.
    package func familyRecords(_ database: Database, of family: CardioFamily) throws -> [FamilyRecord] {
        let ids = try exercises(database, of: family).map { String($0) }.joined(separator: ",")
        let rows = "FROM personal_records WHERE user_id = ? AND exercise_id IN (\(ids)) AND kind IN"
        let found = try FamilyRecord.all(
            database,
            """
            SELECT best.kind, value, exercises.id, coalesce(exercise_choices.name, exercises.name), day FROM (
                SELECT kind, max(value) AS value, exercise_id, day \(rows) ('distance', 'duration') GROUP BY kind
                UNION ALL SELECT kind, min(value), exercise_id, day \(rows) ('pace1Kilometer', 'pace5Kilometers',
                    'pace10Kilometers', 'paceHalfMarathon', 'paceMarathon') GROUP BY kind) AS best
            JOIN exercises ON exercises.id = best.exercise_id
            LEFT JOIN exercise_choices ON exercise_choices.exercise_id = exercises.id AND exercise_choices.user_id = ?
            """, [user.id, user.id, user.id])
        return RecordKind.allCases.compactMap { kind in found.first { $0.kind == kind } }
    }

    /// Triggers keep them up to date; this repairs what was changed in another way.
    func rebuildBests(_ database: Database) throws {
        try database.run("DELETE FROM exercise_bests WHERE user_id = ?", [user.id])
        for kind in ExerciseBests.kinds {
            try database.run(
                """
                INSERT INTO exercise_bests
                SELECT user_id, exercise_id, kind, \(kind.isLowerBetter ? "min" : "max")(value) FROM personal_records
                WHERE user_id = ? AND kind = ? AND weight_grams = 0 GROUP BY exercise_id
                """, [user.id, kind.rawValue])
        }
    }
}

/// The best of all runs, walks, rides or swims.
package struct FamilyRecord: Sendable, Equatable, RowReadable {
    package let kind: RecordKind
    package let value: Double
    package let exercise: Int64
    package let exerciseName: String
    package let day: LocalDay

    package init(_ row: inout RowReader) throws {
        kind = try row.next()
        value = try row.next()
        exercise = try row.next()
        exerciseName = try row.next()
        day = try row.next()
    }
}

/// The most repetitions, the longest time or the longest distance of a set with a weight.
package struct BestWithWeight: Sendable, Equatable, RowReadable {
    package let weightGrams: Int64
    package let value: Double
    package let day: LocalDay

    package init(_ row: inout RowReader) throws {
        weightGrams = try row.next()
        value = try row.next()
        day = try row.next()
    }
}

/// The best values of an exercise, for the kinds that tell most about it.
package struct ExerciseBests: Sendable, Equatable {
    package static let kinds: [RecordKind] = [
        .oneRepMax, .weight, .repetitions, .distance, .pace5Kilometers, .duration,
    ]

    package let exercise: Int64
    package let name: String
    package let kind: ExerciseKind
    package let load: ExerciseLoad
    /// In the order of `kinds`, without those that it does not have.
    package let values: [Value]

    package struct Value: Sendable, Equatable {
        package let kind: RecordKind
        package let value: Double
    }
}

extension ExerciseBests: RowReadable {
    fileprivate static let selection = """
        \(Exercise.trained(in: "personal_records"))
        SELECT exercises.id, \(Exercise.shownName), exercises.kind, load, \(kinds.map(best).joined(separator: ", "))
        FROM trained CROSS JOIN \(Exercise.tables) WHERE exercises.id = trained.id
        """

    private static func best(_ kind: RecordKind) -> String {
        """
        (SELECT value FROM exercise_bests
            WHERE user_id = :user AND exercise_id = exercises.id AND kind = '\(kind.rawValue)')
        """
    }

    package init(_ row: inout RowReader) throws {
        exercise = try row.next()
        name = try row.next()
        kind = try row.next()
        load = try row.next()
        values = try Self.kinds.compactMap { kind in
            try row.next(Double?.self).map { Value(kind: kind, value: $0) }
        }
    }
}
