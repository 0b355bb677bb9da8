import Fitness
import GRDB

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
}

extension User.Training {
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
