import GRDB

/// What an exercise came to over a range, and what one of its days was made of.
struct ExerciseAnalysis: Sendable {
    /// A day that somebody chose.
    struct Shown: Sendable {
        let day: LocalDay
        let sets: [StrengthSet]
        let sessions: [CardioSession]
        let records: DayRecords
    }

    let exercise: Exercise
    let span: ChartSpan
    /// Oldest first.
    let days: [ExerciseDay]
    let repetitions: [RepetitionCount]
    /// The days that improved on all before, by what they improved.
    let records: [RecordKind: Set<LocalDay>]
    /// The range of the same length before this one; nil where this one has no beginning, and where the exercise was
    /// not yet logged when that one began: there a part of it would stand against the whole of this one.
    var before: ExerciseSums?
    /// The last day of all.
    let lastDay: LocalDay?
    let shown: Shown?

    var range: ChartRange { span.range }
    var sums: ExerciseSums { ExerciseSums(days) }

    init(
        _ database: Database, _ user: User, _ exercise: Exercise, range: ChartRange, day: LocalDay?, today: LocalDay
    ) throws {
        let start = range.firstDay(today: today)
        self.exercise = exercise
        span = user.chartSpan(range, today: today)
        days = try user.exerciseDays(database, of: exercise.id, since: start)
        let hasSets = days.contains { $0.sets > 0 }
        repetitions = hasSets ? try user.repetitionCounts(database, of: exercise.id, since: start) : []
        records = try Self.records(database, user, of: exercise.id, since: start, ofSets: hasSets)
        let logged = try user.exerciseDayRange(database, of: exercise.id)
        before = try start.flatMap { start in
            let earlier = start - (today - start + 1)
            guard let logged, logged.lowerBound <= earlier else { return nil }
            return try user.exerciseSums(database, of: exercise.id, from: earlier, before: start)
        }
        lastDay = logged?.upperBound
        shown = try day.map { day in
            Shown(
                day: day, sets: try user.strengthSets(database, of: exercise.id, on: day),
                sessions: try user.cardioSessions(database, of: exercise.id, on: day),
                records: try user.dayRecords(database, on: day))
        }
    }

    private static func records(
        _ database: Database, _ user: User, of exercise: Int64, since start: LocalDay?, ofSets: Bool
    ) throws -> [RecordKind: Set<LocalDay>] {
        let paces = RecordKind.allCases.filter { $0.paceMeters != nil }
        let kinds = ofSets ? [.dayVolume, .weight, .oneRepMax, .repetitions] : [.distance, .duration] + paces
        var days = try user.recordDays(database, of: exercise, kinds, since: start)
        // The chart of the pace marks a record over any distance.
        days[.pace5Kilometers] = paces.reduce(into: []) { $0.formUnion(days[$1] ?? []) }
        return days
    }
}
