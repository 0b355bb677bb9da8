import Fitness
import Forms
import Models
import Texts
import ViewKit
import Web

/// The Analyze tab: everything that has charts.
struct AnalyzePage: PageContent {
    static let pageSize = 100
    /// With this many exercises or more, the page has a search.
    static let searchedCount = 10

    var view: CompiledView<Self> { view_analyze_index }
    let today: LocalDay
    let unit: WeightUnit
    let latestWeight: WeightRecord?
    let words: String
    let exercises: [ExerciseRow]
    /// The number of exercises, in total and matching the search.
    let count: (all: Int, found: Int)
    /// The offset of the next page.
    let nextSkipped: Int?
    let trackables: [Trackable]
    let training: TrainingYear?
    let firstWeekday: Weekday

    var body: [ListRow] { [weight] + (count.all > 0 ? [muscles] : []) }
    var hasExercises: Bool { count.all > 0 }
    var hasSearch: Bool { count.all >= Self.searchedCount }
    var found: String { CountTexts.exercises(count.found) }
    var more: Link? { nextSkipped.map { Link.more(at: Paths.analyze(words, skipping: $0)) } }

    private var weight: ListRow {
        ListRow(
            title: AnalyzeTexts.bodyWeight, path: Paths.bodyWeightAnalysis, icon: "scale",
            note: latestWeight.map { "\(unit.text($0.weightKilograms)) · \($0.day.relativeText(today: today))" }
                ?? CommonTexts.notLoggedYet)
    }

    private var muscles: ListRow {
        ListRow(
            title: CommonTexts.muscleGroups, path: Paths.muscles, icon: "analyze",
            note: AnalyzeTexts.weeklySetsAndVolume)
    }

    /// Nil for a year without training.
    var year: YearCard? {
        guard let training, !training.days.isEmpty else { return nil }
        return YearCard(
            title: AnalyzeTexts.trainingDaysOf(training.year), note: CountTexts.days(training.days.count),
            svg: TrainingHeatMap(training: training, firstWeekday: firstWeekday).chart().html(),
            link: Link(AnalyzeTexts.showAllDays, to: Paths.trainingDays))
    }

    var numbers: [ListRow] {
        trackables.map { ListRow(title: $0.name, path: Paths.trackableAnalysis($0.id), icon: $0.icon) }
            + AnalyzedNutrient.allCases.map {
                ListRow(title: $0.name, path: Paths.nutrientAnalysis($0), icon: $0 == .energy ? "flame" : "food")
            }
    }

    var empty: EmptyState? {
        guard count.all == 0 else { return nil }
        return EmptyState(
            icon: "analyze", title: CommonTexts.noDataToAnalyze, text: CommonTexts.trackWorkoutsToSeeCharts,
            action: Link(CommonTexts.logAWorkout, to: Paths.newTrackItem))
    }
}

struct YearCard: Sendable {
    let title: String
    let note: String
    let svg: String
    let link: Link

    var drawing: Markup { Markup(trusted: svg) }
}
