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
        _ database: Database, _ user: User, _ exercise: Exercise, range: ChartRange, day: LocalDay?, today: LocalDay
    ) throws {
        let start = range.firstDay(today: today)
        self.exercise = exercise
        span = user.weights.chartSpan(range, today: today)
        days = try user.analysis.exerciseDays(database, of: exercise.id, since: start)
        let hasSets = days.contains { $0.sets > 0 }
        repetitions = hasSets ? try user.analysis.repetitionCounts(database, of: exercise.id, since: start) : []
        records = try Self.records(database, user, of: exercise.id, since: start, ofSets: hasSets)
        let logged = try user.analysis.exerciseDayRange(database, of: exercise.id)
        before = try start.flatMap { start in
            let earlier = start - (today - start + 1)
            guard let logged, logged.lowerBound <= earlier else { return nil }
            return try user.analysis.exerciseSums(database, of: exercise.id, from: earlier, before: start)
        }
        lastDay = logged?.upperBound
        shown = try day.map { day in
            Shown(
                day: day, sets: try user.analysis.strengthSets(database, of: exercise.id, on: day),
                sessions: try user.analysis.cardioSessions(database, of: exercise.id, on: day),
                records: try user.training.dayRecords(database, on: day))
        }
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
