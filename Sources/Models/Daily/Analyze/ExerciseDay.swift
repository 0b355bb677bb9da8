import Fitness
import GRDB

/// The totals of an exercise on one day, without warm-ups.
package struct ExerciseDay: Sendable, Equatable {
    package let day: LocalDay
    package let sets: Int
    package let repetitions: Int
    /// In a single set.
    package let mostRepetitions: Int
    package let volumeGrams: Int64
    /// As typed: for a bodyweight exercise the added weight, or below zero the assistance. Nil without sets.
    package let heaviestKilograms: Double?
    /// The day's best estimate by `OneRepMax`.
    package let oneRepMaxKilograms: Double?
    let cardioSessions: Int
    package let cardioSeconds: Int
    package let cardioMeters: Int
    /// The time of the sessions that have a distance.
    package let pacedSeconds: Int
    /// In a single set that has no distance.
    package let longestSeconds: Int
    package let heldSeconds: Int
    /// In a single set.
    package let farthestMeters: Double
    package let carriedMeters: Int
}

extension ExerciseDay {
    package static let fields = [
        "sets", "repetitions", "most_repetitions", "volume_grams", "heaviest_kilograms", "one_rep_max_kilograms",
        "cardio_sessions", "cardio_seconds", "cardio_meters", "paced_seconds",
        "longest_seconds", "held_seconds", "farthest_meters", "carried_meters",
    ]

    /// - Parameter values: one for each of `fields`; NaN when there is no value.
    package init(day: LocalDay, values: UnsafeBufferPointer<Double>) {
        self.day = day
        sets = Int(values[0])
        repetitions = Int(values[1])
        mostRepetitions = Int(values[2])
        volumeGrams = Int64(values[3])
        heaviestKilograms = values[4].isNaN ? nil : values[4]
        oneRepMaxKilograms = values[5].isNaN ? nil : values[5]
        cardioSessions = Int(values[6])
        cardioSeconds = Int(values[7])
        cardioMeters = Int(values[8])
        pacedSeconds = Int(values[9])
        longestSeconds = Int(values[10])
        heldSeconds = Int(values[11])
        farthestMeters = values[12]
        carriedMeters = Int(values[13])
    }
}

extension ExerciseDay {
    /// Cardio of another exercise on the same day.
    func adding(_ other: ExerciseDay) -> ExerciseDay {
        ExerciseDay(
            day: day, sets: sets, repetitions: repetitions, mostRepetitions: mostRepetitions, volumeGrams: volumeGrams,
            heaviestKilograms: heaviestKilograms, oneRepMaxKilograms: oneRepMaxKilograms,
            cardioSessions: cardioSessions + other.cardioSessions, cardioSeconds: cardioSeconds + other.cardioSeconds,
            cardioMeters: cardioMeters + other.cardioMeters, pacedSeconds: pacedSeconds + other.pacedSeconds,
            longestSeconds: longestSeconds, heldSeconds: heldSeconds, farthestMeters: farthestMeters,
            carriedMeters: carriedMeters)
    }
}

/// The totals of an exercise over a period.
package struct ExerciseSums: Sendable, Equatable {
    package var days = 0
    package var repetitions = 0
    package var volumeGrams: Int64 = 0
    package var cardioSessions = 0
    package var cardioSeconds = 0
    package var cardioMeters = 0
    package var heldSeconds = 0
    package var carriedMeters = 0
}

extension ExerciseSums: RowReadable {
    init(_ days: [ExerciseDay]) {
        self.days = days.count
        for day in days {
            repetitions += day.repetitions
            volumeGrams += day.volumeGrams
            cardioSessions += day.cardioSessions
            cardioSeconds += day.cardioSeconds
            cardioMeters += day.cardioMeters
            heldSeconds += day.heldSeconds
            carriedMeters += day.carriedMeters
        }
    }

    package init(_ row: inout RowReader) throws {
        try self.init(
            days: row.next(), repetitions: row.next(), volumeGrams: row.next(), cardioSessions: row.next(),
            cardioSeconds: row.next(), cardioMeters: row.next(), heldSeconds: row.next(), carriedMeters: row.next())
    }
}

/// The number of sets with a given number of repetitions.
package struct RepetitionCount: Sendable, Equatable {
    package let repetitions: Int
    package let sets: Int

    package init(repetitions: Int, sets: Int) {
        self.repetitions = repetitions
        self.sets = sets
    }
}

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
