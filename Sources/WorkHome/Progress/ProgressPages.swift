import Mustache

struct MeasurementsPage: PageContent {
    let view = View.measurements
    let form: MeasurementsForm

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Progress", to: Paths.progress)
        case "form": form
        default: nil
        }
    }
}

/// The card of the current measurements.
struct MeasurementsCard: Sendable, MustacheParent {
    let user: User
    let weightNote: String

    func child(named name: String) -> Any? {
        switch name {
        case "weight": user.weightKilograms.map { user.units.weight.figure($0) } ?? "–"
        case "weightUnit": user.units.weight.symbol
        case "weightNote": weightNote
        case "height": height
        case "bmi": user.bodyMassIndex.map { DecimalText.format($0.value, maximumDecimals: 1) } ?? "–"
        case "category": user.bodyMassIndex?.category ?? "Add your weight and height"
        case "change": user.weightChange
        case "updatePath": Paths.editMeasurements
        default: nil
        }
    }

    private var height: [Figure] {
        guard let height = user.heightCentimeters else {
            return [Figure("–", user.units.height.fieldUnit)]
        }
        return user.units.height.figures(height)
    }
}

struct ProgressPage: PageContent {
    let view = View.progress
    private let user: User
    private let today: LocalDay
    private let measurements: MeasurementsCard
    private let ranges: [RangeLink]
    private let chart: ChartCard?
    private let history: WeightHistory
    private let more: Link?

    init(
        user: User, today: LocalDay, course: WeightCourse, latest: WeightRecord?, history: WeightHistory
    ) {
        self.user = user
        self.today = today
        self.history = history
        measurements = MeasurementsCard(
            user: user, weightNote: latest.map { $0.day.relativeText(today: today) } ?? "Not logged yet")
        let range = course.span.range
        ranges = RangeLink.links(current: range, path: Paths.progress(range:))
        chart = course.card(user.units.weight)
        more = history.nextSkipped.map { .more(at: Paths.progress(range: range, olderWeights: $0)) }
    }

    func child(named name: String) -> Any? {
        switch name {
        case "hasTiles": true
        case "tiles": tiles
        case "measurements": measurements
        case "ranges": ranges
        case "chart": chart
        case "chartNote": chartNote
        case "historyNote": historyNote
        case "weights": history.weights
        case "more": more
        case "rows": rows
        default: nil
        }
    }

    private var rows: [ListRow] {
        [
            ListRow(title: "Achievements", path: Paths.achievements, icon: "star", note: "Points and levels"),
            ListRow(
                title: "Weight trend", path: Paths.bodyWeightAnalysis, icon: "analyze",
                note: "And where it is heading"),
        ]
    }

    private var historyNote: String? {
        if history.weights.isEmpty { return "Nothing logged yet" }
        return history.weights.contains { $0.change != nil } ? "Each change is since the weight before" : nil
    }

    private var chartNote: String {
        user.weightKilograms == nil
            ? "Log your weight to start this chart." : "No weight logged in this range. Choose a longer one."
    }

    private var tiles: [Tile] {
        [
            .streak(of: user, on: today),
            Tile(label: "Best streak", value: String(user.bestStreak), unit: CountText.noun(user.bestStreak, "day")),
            .workouts(of: user),
            .level(of: user),
        ]
    }
}
