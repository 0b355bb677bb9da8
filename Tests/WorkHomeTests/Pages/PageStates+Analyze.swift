@testable import DailyPages
@testable import Fitness
@testable import Models
@testable import Web

extension PageStates {
    mutating func addAnalyses(_ visit: MemberVisit) async throws {
        let (today, units) = (visit.today, Units())
        for range in [ChartRange.all, .week] {
            for day in [nil, today, today - 7, today.previous] { try await addAnalyses(visit, range, day: day) }
        }
        try await addAnalyzeTab(visit)
        for range in ChartRange.allCases {
            let volume = try await visit.read { try MuscleVolume($0, $1, range: range, today: today) }
            add(
                MusclesPage(
                    volume: volume, range: range, muscle: nil, lastDay: nil, today: today, unit: units.weight), visit)
        }
        for year in [today.components.year, today.components.year - 1] {
            guard var training = try await visit.read({ try $1.analysis.trainingYear($0, year) }) else { continue }
            training.firstYear = year - 1
            add(TrainingYearPage(training: training, firstWeekday: .monday, today: today), visit)
        }
    }

    private mutating func addAnalyzeTab(_ visit: MemberVisit) async throws {
        let (today, units) = (visit.today, Units())
        let (exercises, trackables, training) = try await visit.read { database, user in
            (
                try user.analysis.analyzedExercises(database), try user.training.trackables(database),
                try user.analysis.trainingYear(database, today.components.year)
            )
        }
        for words in ["", "secret"] {
            add(
                AnalyzePage(
                    today: today, unit: units.weight, latestWeight: nil, words: words,
                    exercises: exercises.map { ExerciseRow(analyzed: $0, course: [1, 3, 2], today: today) },
                    count: (exercises.isEmpty ? 0 : 300, exercises.count), nextSkipped: 100, trackables: trackables,
                    training: training, firstWeekday: .monday), visit)
        }
    }

    private mutating func addAnalyses(_ visit: MemberVisit, _ range: ChartRange, day: LocalDay?) async throws {
        let today = visit.today
        let (analyses, weight, safeguard) = try await visit.read { database, user in
            (
                try user.analysis.analyzedExercises(database).map {
                    try ExerciseAnalysis(database, user, $0.exercise, range: range, day: day, today: today)
                }, try BodyWeightAnalysis(database, user, range: range, day: day, today: today),
                try user.nutrition.safeguard(database, today: today)
            )
        }
        for analysis in analyses {
            add(ExerciseAnalysisPage(analysis: analysis, units: Units(), today: today), visit)
            var compared = analysis
            compared.before = analysis.sums
            add(ExerciseAnalysisPage(analysis: compared, units: Units(), today: today), visit)
        }
        for target in [nil, "65", "much"] {
            add(
                BodyWeightPage(
                    analysis: weight, unit: .kilograms, target: target, goal: nil, safeguard: safeguard), visit)
        }
        for trackable in try await visit.read({ try $1.training.trackables($0) }) {
            let (values, entries) = try await visit.read { database, user in
                (
                    try user.analysis.trackedDays(database, of: trackable, since: range.firstDay(today: today)),
                    try user.analysis.trackableEntries(database, of: trackable.id, on: day ?? today)
                )
            }
            add(
                DayValuesPage(
                    subject: .trackable(trackable, visit.user.units, today: today),
                    span: visit.user.weights.chartSpan(range, today: today), values: values, lastDay: nil,
                    shown: ShownDay(entries, of: trackable, visit.user.units, on: day ?? today)), visit)
        }
    }
}
