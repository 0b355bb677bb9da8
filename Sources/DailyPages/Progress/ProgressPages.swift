import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

package enum ProgressController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let range = visit.request.query["range"].flatMap(ChartRange.init(rawValue:)) ?? .quarter
        let skipped = visit.request.query.skipped()
        let today = visit.today
        let page = try await visit.read { database, user in
            let shown = try user.weights.latestWeightRecords(
                database, limit: WeightHistory.count(skipped: skipped) + 1, offset: skipped)
            return ProgressPage(
                user: user, today: today, course: try user.weights.weightSeries(database, range, today: today),
                latest: try user.weights.latestWeightRecords(database, limit: 1).first,
                history: WeightHistory(
                    shown, skipped: skipped, user: user, unsure: try user.weights.unsureWeighing(database), today: today
                ))
        }
        return try visit.page(page, title: CommonTexts.progress, destination: .progress)
    }
}

struct MeasurementsPage: PageContent {
    var view: CompiledView<Self> { view_progress_edit }
    let form: MeasurementsForm

    var heading: String {
        form.offeredHeight == nil ? ProgressTexts.editWeight : ProgressTexts.updateMeasurements
    }
    var saveLabel: String { form.warnings.label(CommonTexts.saveChanges) }
    var back: Link { Link(CommonTexts.backToProgress, to: Paths.progress) }
}

struct MeasurementsCard: Sendable {
    let user: User
    let weightNote: String

    var weight: String { user.weightKilograms.map { user.units.weight.figure($0) } ?? "–" }
    var weightUnit: String { user.units.weight.symbol }
    var bmi: String { user.bodyMassIndex?.text ?? "–" }
    var category: String? {
        user.bodyMassIndex?.category ?? (user.askedNumbers.isEmpty ? CommonTexts.addYourWeightAndHeight : nil)
    }
    /// Where it is asked whether the numbers are theirs, from which nothing is computed before.
    var askPath: String? { category == nil ? Paths.numbersQuestion : nil }
    var change: Chip? { user.weightChange }

    var height: [Figure] {
        guard let height = user.heightCentimeters else {
            return [Figure("–", user.units.height.fieldUnit)]
        }
        return user.units.height.figures(height)
    }
}

struct ProgressPage: PageContent {
    var view: CompiledView<Self> { view_progress_show }
    private let user: User
    private let today: LocalDay
    let measurements: MeasurementsCard
    let ranges: [RangeLink]
    let chart: ChartCard?
    private let history: WeightHistory
    let more: Link?

    init(
        user: User, today: LocalDay, course: WeightSeries, latest: WeightRecord?, history: WeightHistory
    ) {
        self.user = user
        self.today = today
        self.history = history
        measurements = MeasurementsCard(
            user: user, weightNote: latest.map { $0.day.relativeText(today: today) } ?? CommonTexts.notLoggedYet)
        let range = course.span.range
        ranges = RangeLink.links(current: range, path: Paths.progress(range:))
        chart = course.card(user.units.weight)
        more = history.nextSkipped.map { .more(at: Paths.progress(range: range, olderWeights: $0)) }
    }

    var hasTiles: Bool { true }
    var weights: [WeightHistory.Weight] { history.weights }

    var rows: [ListRow] {
        [
            ListRow(
                title: CommonTexts.achievements, path: Paths.achievements, icon: "star",
                note: ProgressTexts.pointsAndLevels),
            ListRow(
                title: ProgressTexts.weightTrend, path: Paths.bodyWeightAnalysis, icon: "analyze",
                note: ProgressTexts.whereYourWeightIsHeading),
            ListRow(
                title: ProgressTexts.startOfChange, path: Paths.changeStart, icon: "scale",
                note: user.weightChangeFrom?.mediumText),
        ]
    }

    var historyNote: String? {
        if history.weights.isEmpty { return CommonTexts.nothingLoggedYet }
        return history.weights.contains { $0.change != nil } ? ProgressTexts.changesNote : nil
    }

    var chartNote: String {
        user.sureWeightKilograms == nil
            ? ProgressTexts.logYourWeightToStart : ProgressTexts.noWeightInRange
    }

    var tiles: [Tile] {
        [
            .streak(of: user, on: today),
            Tile(
                label: CommonTexts.bestStreak, value: String(user.bestStreak),
                unit: CountTexts.dayNoun(user.bestStreak)),
            .workouts(of: user),
            .level(of: user),
        ]
    }
}
