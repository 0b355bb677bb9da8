import Fitness
import GRDB

extension User.Analysis {
    /// The days of an exercise, oldest first; all of them if `start` is nil.
    func exerciseDays(_ database: Database, of exercise: Int64, since start: LocalDay?) throws -> [ExerciseDay] {
        try history(database, of: .exercise, exercise, since: start).map(ExerciseDay.init)
    }

    /// The sums over the days from `start` up to but not including `end`.
    func exerciseSums(
        _ database: Database, of exercise: Int64, from start: LocalDay, before end: LocalDay
    ) throws -> ExerciseSums {
        return try ExerciseSums.first(
            database,
            """
            SELECT count(*), coalesce(sum(repetitions), 0), coalesce(sum(volume_grams), 0),
                coalesce(sum(cardio_sessions), 0), coalesce(sum(cardio_seconds), 0), coalesce(sum(cardio_meters), 0),
                coalesce(sum(held_seconds), 0), coalesce(sum(carried_meters), 0)
            FROM exercise_days WHERE exercise_id = ? AND user_id = ? AND day >= ? AND day < ?
            """, [exercise, user.id, start, end]) ?? ExerciseSums()
    }

    /// The first and the last day of an exercise; nil where it was never logged.
    func exerciseDayRange(_ database: Database, of exercise: Int64) throws -> ClosedRange<LocalDay>? {
        // Each subquery is one step in the index; min and max in the same SELECT would read all days.
        let days = "FROM exercise_days WHERE exercise_id = :exercise AND user_id = :user"
        let found = try RowReader.first(
            database, "SELECT (SELECT min(day) \(days)), (SELECT max(day) \(days))",
            ["exercise": exercise, "user": user.id]
        ) { (first: try $0.next(LocalDay?.self), last: try $0.next(LocalDay?.self)) }
        guard let first = found?.first, let last = found?.last else { return nil }
        return first...last
    }

    /// How often each number of repetitions was done in a set, fewest first; warm-ups don't count.
    func repetitionCounts(
        _ database: Database, of exercise: Int64, since start: LocalDay?
    ) throws -> [RepetitionCount] {
        // Indexed by repetitions: there are thousands of sets, with at most ten thousand repetitions each.
        var counts: [Int] = []
        try history(database, of: .repetitions, exercise, since: start).forEach { _, values in
            let repetitions = Int(values[0])
            if counts.count <= repetitions { counts += Array(repeating: 0, count: repetitions + 1 - counts.count) }
            counts[repetitions] += 1
        }
        return counts.enumerated().filter { $0.element > 0 }
            .map { RepetitionCount(repetitions: $0.offset, sets: $0.element) }
    }

    /// The days with a new record, by kind: of reps without weight, of times and distances with any weight.
    func recordDays(
        _ database: Database, of exercise: Int64, _ kinds: [RecordKind], since start: LocalDay?
    ) throws -> [RecordKind: Set<LocalDay>] {
        let records = try RowReader.all(
            database,
            """
            SELECT kind, day FROM personal_records
            WHERE exercise_id = ? AND user_id = ? AND kind IN (\(databaseQuestionMarks(count: kinds.count)))
                AND (weight_grams = 0 OR kind IN ('distance', 'duration')) AND day >= ? AND is_baseline = 0
            """, [exercise, user.id] + StatementArguments(kinds.map(\.rawValue)) + [start?.description ?? ""]
        ) { (kind: try $0.next(RecordKind.self), day: try $0.next(LocalDay.self)) }
        return records.reduce(into: [:]) { $0[$1.kind, default: []].insert($1.day) }
    }

    /// The sets of an exercise on a day in the order in which they were logged.
    func strengthSets(_ database: Database, of exercise: Int64, on day: LocalDay) throws -> [StrengthSet] {
        try StrengthSet.all(
            database,
            """
            SELECT \(StrengthSet.columns) FROM strength_sets
            WHERE exercise_id = ? AND user_id = ? AND day = ? ORDER BY logged_at, id
            """, [exercise, user.id, day])
    }

    func cardioSessions(_ database: Database, of exercise: Int64, on day: LocalDay) throws -> [CardioSession] {
        try CardioSession.all(
            database,
            """
            SELECT \(CardioSession.columns) FROM cardio_sessions
            WHERE exercise_id = ? AND user_id = ? AND day = ? ORDER BY logged_at, id
            """, [exercise, user.id, day])
    }
}
