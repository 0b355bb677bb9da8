import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

package enum ExerciseAnalysisController {
    package static func show(_ visit: MemberVisit, exercise id: Int) async throws -> Response {
        let (range, day, today) = (visit.analyzedRange, visit.analyzedDay, visit.today)
        let page = try await visit.read { database, user in
            let exercise = try user.training.exercise(database, id: Int64(id)).orNotFound()
            return ExerciseAnalysisPage(
                analysis: try ExerciseAnalysis(database, user, exercise, range: range, day: day, today: today),
                units: user.units, today: today)
        }
        return try visit.page(page, title: page.exercise.name, destination: .analyze)
    }

    /// All that is of a family together, such as all runs.
    package static func showFamily(_ visit: MemberVisit, family name: String) async throws -> Response {
        let (range, day, today) = (visit.analyzedRange, visit.analyzedDay, visit.today)
        let family = try CardioFamily(rawValue: name).orNotFound()
        let page = try await visit.read { database, user in
            let exercise = try user.training.exercise(database, key: family.keys[0]).orNotFound()
            return ExerciseAnalysisPage(
                analysis: try ExerciseAnalysis(
                    database, user, exercise, all: family, range: range, day: day, today: today),
                units: user.units, today: today)
        }
        return try visit.page(page, title: ExerciseTexts.allKindsOf(family.name), destination: .analyze)
    }
}

extension MemberVisit {
    /// `?range=`, or three months.
    var analyzedRange: ChartRange { request.query["range"].flatMap(ChartRange.init(rawValue:)) ?? .quarter }

    /// The day chosen in a chart: `?day=`.
    var analyzedDay: LocalDay? { request.query["day"].flatMap { LocalDay($0) } }
}

/// An exercise over time: a few figures, its charts, and the details of a chosen day.
struct ExerciseAnalysisPage: PageContent {
    var view: CompiledView<Self> { view_analyze_exercise }
    let analysis: ExerciseAnalysis
    let units: Units
    let today: LocalDay

    var exercise: Exercise { analysis.exercise }
    private var charts: ExerciseCharts { ExerciseCharts(analysis: analysis, units: units) }
    private var figures: ExerciseFigures { ExerciseFigures(analysis: analysis, units: units, hasSets: charts.hasSets) }

    var back: Link { Link(CommonTexts.backToAnalyze, to: Paths.analyze) }
    var ranges: [RangeLink] { RangeLink.links(current: analysis.range, path: path) }
    var shown: ShownDay? { analysis.shown.map { ShownDay($0, of: exercise, units: units) } }
    var tiles: [Tile] { figures.tiles }
    var comparison: String? { figures.comparison }
    var chartCards: [ChartCard] { charts.series.compactMap(\.card) + [charts.repetitionCard].compactMap { $0 } }
    var recordsLink: Link { Link(CommonTexts.allRecordsOfThisExercise, to: Paths.records(of: exercise.id)) }

    var empty: EmptyState? {
        guard analysis.days.isEmpty else { return nil }
        guard let last = analysis.lastDay else {
            return EmptyState(
                icon: "analyze", title: CommonTexts.noDataToAnalyze, text: CommonTexts.trackWorkoutsToSeeCharts,
                action: Link(CommonTexts.logAWorkout, to: Paths.newTrackItem))
        }
        return .nothing(in: analysis.range, last: last, today: today, path: path)
    }

    /// To all that is of its kind, or back to what gave that its name.
    var familyLink: Link? {
        if analysis.family != nil {
            return Link(
                ExerciseTexts.only(exercise.name), to: Paths.analyzed(Paths.analysis(of: exercise.id), analysis.range))
        }
        return CardioFamily(exercise).map {
            Link(ExerciseTexts.allKindsOf($0.name), to: Paths.analyzed(Paths.analysis(of: $0), analysis.range))
        }
    }

    private func path(_ range: ChartRange) -> String {
        Paths.analyzed(analysis.family.map { Paths.analysis(of: $0) } ?? Paths.analysis(of: exercise.id), range)
    }
}

extension EmptyState {
    /// Nothing in a range, with a link to the narrowest one that has something.
    static func nothing(
        in range: ChartRange, last: LocalDay, today: LocalDay, path: (ChartRange) -> String
    ) -> EmptyState {
        let wider = ChartRange.narrowest(holding: last, today: today)
        return EmptyState(
            icon: "analyze", title: ExerciseTexts.nothingInRange(range.text),
            text: ExerciseTexts.lastWasOn(last.mediumText),
            action: Link(
                wider == .all ? CommonTexts.showAll : ExerciseTexts.showRange(wider.lengthText), to: path(wider)))
    }
}
