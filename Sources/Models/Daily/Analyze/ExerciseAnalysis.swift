import Fitness
import GRDB

/// The statistics of an exercise over a range, and the details of one selected day.
package struct ExerciseAnalysis: Sendable {
    /// The selected day.
    package struct Shown: Sendable {
        package let day: LocalDay
        package let sets: [StrengthSet]
        package let sessions: [CardioSession]
        package let records: DayRecords
    }

    package let exercise: Exercise
    /// If it is of all exercises of a family, of which `exercise` is one.
    package let family: CardioFamily?
    package let span: ChartSpan
    /// Oldest first.
    package let days: [ExerciseDay]
    package let repetitions: [RepetitionCount]
    /// The days with a new record, by kind.
    package let records: [RecordKind: Set<LocalDay>]
    /// The sums of the preceding range of the same length. Nil when this range is unbounded, or when the exercise was
    /// first logged after the preceding range began: part of a range would be compared with a whole one.
    package var before: ExerciseSums?
    /// The last day on which the exercise was logged, in any range.
    package let lastDay: LocalDay?
    package let shown: Shown?

    package var range: ChartRange { span.range }
    package var sums: ExerciseSums { ExerciseSums(days) }

    package init(
        _ database: Database, _ user: User, _ exercise: Exercise, all family: CardioFamily? = nil, range: ChartRange,
        day: LocalDay?, today: LocalDay
    ) throws {
        let start = range.firstDay(today: today)
        let ids = try family.map { try user.training.exercises(database, of: $0) } ?? [exercise.id]
        self.exercise = exercise
        self.family = family
        span = user.weights.chartSpan(range, today: today)
        days = try Self.days(database, user, of: ids, since: start)
        let hasSets = days.contains { $0.sets > 0 }
        repetitions = hasSets ? try user.analysis.repetitionCounts(database, of: exercise.id, since: start) : []
        // What is a record of one exercise may be none of its family.
        records = family == nil ? try Self.records(database, user, of: exercise.id, since: start, ofSets: hasSets) : [:]
        let ranges = try ids.compactMap { try user.analysis.exerciseDayRange(database, of: $0) }
        let logged = ranges.map(\.lowerBound).min().flatMap { first in
            ranges.map(\.upperBound).max().map { first...$0 }
        }
        before = try start.flatMap { start in
            let earlier = start - (today - start + 1)
            guard let logged, logged.lowerBound <= earlier else { return nil }
            guard family == nil else {
                return ExerciseSums(try Self.days(database, user, of: ids, since: earlier).filter { $0.day < start })
            }
            return try user.analysis.exerciseSums(database, of: exercise.id, from: earlier, before: start)
        }
        lastDay = logged?.upperBound
        shown = try day.map { day in
            Shown(
                day: day, sets: try user.analysis.strengthSets(database, of: exercise.id, on: day),
                sessions: try ids.flatMap { try user.analysis.cardioSessions(database, of: $0, on: day) },
                records: try user.training.dayRecords(database, on: day))
        }
    }

    private static func days(
        _ database: Database, _ user: User, of exercises: [Int64], since start: LocalDay?
    ) throws -> [ExerciseDay] {
        let all = try exercises.map { try user.analysis.exerciseDays(database, of: $0, since: start) }
        guard all.count > 1 else { return all.first ?? [] }
        return Dictionary(all.joined().map { ($0.day, $0) }) { $0.adding($1) }.values.sorted { $0.day < $1.day }
    }

    private static func records(
        _ database: Database, _ user: User, of exercise: Int64, since start: LocalDay?, ofSets: Bool
    ) throws -> [RecordKind: Set<LocalDay>] {
        let paces = RecordKind.allCases.filter { $0.paceMeters != nil }
        let kinds =
            ofSets
            ? [.dayVolume, .weight, .oneRepMax, .repetitions, .distance, .duration] : [.distance, .duration] + paces
        var days = try user.analysis.recordDays(database, of: exercise, kinds, since: start)
        // The pace chart marks records over any distance.
        days[.pace5Kilometers] = paces.reduce(into: []) { $0.formUnion(days[$1] ?? []) }
        return days
    }
}

/// An exercise the user has trained, and the last day of it.
package struct AnalyzedExercise: Sendable {
    package let exercise: Exercise
    package let lastDay: LocalDay
}

extension AnalyzedExercise: RowReadable {
    package init(_ row: inout RowReader) throws {
        try self.init(exercise: Exercise(&row), lastDay: row.next())
    }
}

extension User.Analysis {
    /// The trained exercises, the most recent first; those of the same day by name.
    package func analyzedExercises(_ database: Database) throws -> [AnalyzedExercise] {
        let found = try AnalyzedExercise.all(
            database,
            """
            \(Exercise.trained(in: "exercise_days"))
            SELECT \(Exercise.columns), (SELECT max(day) FROM exercise_days
                WHERE exercise_id = trained.id AND user_id = :user)
            FROM trained CROSS JOIN \(Exercise.tables) WHERE exercises.id = trained.id
            """, ["user": user.id])
        return found.sorted {
            $0.lastDay == $1.lastDay ? $0.exercise.name < $1.exercise.name : $0.lastDay > $1.lastDay
        }
    }
}

/// The user's body weight over a range, in kilograms.
package struct BodyWeightAnalysis: Sendable {
    package let course: WeightSeries
    /// The latest known weight, even when it is older than the range.
    package let latest: ChartValue?
    package let rate: WeightRate?
    /// The selected day and its weighings.
    package let shown: (day: LocalDay, weights: [WeightRecord])?

    package var range: ChartRange { course.span.range }
    package var today: LocalDay { course.span.today }
    package var weights: [ChartValue] { course.weights }
    package var trend: [ChartValue] { course.trend }

    package init(_ database: Database, _ user: User, range: ChartRange, day: LocalDay?, today: LocalDay) throws {
        let start = range.firstDay(today: today)
        // The trend at the start of the range depends on earlier weights.
        let read = start.map { min($0, today - WeightRate.days) - WeightTrend.memoryDays }
        let known = try user.weights.weightDays(database, since: read)
        course = WeightSeries(known, span: user.weights.chartSpan(range, today: today))
        latest =
            try known.last
            ?? user.weights.weightRecord(database, at: "DESC", besides: user.weights.unsureWeighing(database)).map {
                ChartValue(day: $0.day, value: $0.weightKilograms)
            }
        rate = WeightRate(known, today: today)
        shown = try day.map { ($0, try user.weights.weightRecords(database, on: $0)) }
    }
}
