import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

package enum BodyWeightController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let (range, day, today) = (visit.analyzedRange, visit.analyzedDay, visit.today)
        let target = visit.request.query["target"]
        let page = try await visit.read { database, user in
            BodyWeightPage(
                analysis: try BodyWeightAnalysis(database, user, range: range, day: day, today: today),
                unit: user.units.weight, target: target, goal: try user.goals.weightGoal(database),
                safeguard: try user.nutrition.safeguard(database, today: today))
        }
        return try visit.page(page, title: AnalyzeTexts.bodyWeight, destination: .analyze)
    }
}

/// Body weight over time with its trend, its highest and lowest value, and where it is heading.
struct BodyWeightPage: DayAnalysisPage {
    var view: CompiledView<Self> { view_analyze_days }
    let analysis: BodyWeightAnalysis
    let unit: WeightUnit
    let target: WeightTarget

    /// - Parameters:
    ///   - target: a typed weight; the page says when it may be reached.
    ///   - goal: the user's body weight goal, whose date is shown unless another weight was typed.
    init(analysis: BodyWeightAnalysis, unit: WeightUnit, target: String?, goal: Goal?, safeguard: BodySafeguard) {
        self.analysis = analysis
        self.unit = unit
        self.target = WeightTarget(typed: target, goal: goal, analysis: analysis, unit: unit, safeguard)
    }

    var back: Link { Link(CommonTexts.backToAnalyze, to: Paths.analyze) }
    var ranges: [RangeLink] { RangeLink.links(current: analysis.range, path: path) }
    var hasTiles: Bool { !analysis.weights.isEmpty }
    var charts: [ChartCard] { [series.card].compactMap { $0 } }
    var weightTarget: WeightTarget? { target }
    var more: Link { Link(AnalyzeTexts.weightHistoryAndMeasurements, to: Paths.progress) }

    private func path(_ range: ChartRange) -> String { Paths.analyzed(Paths.bodyWeightAnalysis, range) }

    private var series: DaySeries {
        let (unit, range) = (unit, analysis.range)
        var series = analysis.course.series(unit) { Paths.analyzed(range, day: $0) }
        if target.fault == nil, let goal = target.kilograms.map(unit.value(ofKilograms:)) {
            series.goals = series.values.map { ChartValue(day: $0.day, value: goal) }
        }
        series.shownDay = analysis.shown?.day
        return series
    }

    var tiles: [Tile] {
        let values = analysis.weights.map(\.value)
        guard let latest = analysis.latest, let low = values.min(), let high = values.max() else { return [] }
        let mean = values.reduce(0, +) / Double(values.count)
        return [
            tile(AnalyzeTexts.current, unit.figure(latest.value)),
            tile(CommonTexts.trend, unit.figure(analysis.trend.last?.value ?? latest.value, maximumDecimals: 1)),
            tile(CommonTexts.highest, unit.figure(high)), tile(CommonTexts.lowest, unit.figure(low)),
            tile(AnalyzeTexts.average, unit.figure(mean, maximumDecimals: 1)),
        ]
    }

    private func tile(_ label: String, _ figure: String) -> Tile {
        Tile(label: label, value: figure, unit: unit.symbol)
    }

    /// The direction and rate of change, in sentences.
    var notes: [String] {
        guard let rate = analysis.rate else {
            return [
                AnalyzeTexts.rateNeedsWeighings(WeightRate.minimumWeighIns)
            ]
        }
        let week = unit.text(rate.kilogramsPerDay.magnitude * 7, maximumDecimals: 1)
        guard rate.isCertain else {
            return [
                AnalyzeTexts.weightHeldSteady
            ]
        }
        return [rate.kilogramsPerDay > 0 ? AnalyzeTexts.weightRoseBy(week) : AnalyzeTexts.weightFellBy(week)]
    }

    var shown: ShownDay? {
        analysis.shown.map { day, weights in
            ShownDay(
                title: day.longText,
                spoken: weights.last.map {
                    AnalyzeTexts.bodyWeightOn(day.longText, unit.spoken(kilograms: $0.weightKilograms))
                } ?? AnalyzeTexts.noBodyWeightOn(day.longText),
                summary: weights.isEmpty
                    ? AnalyzeTexts.noWeightOnThisDay : CountTexts.weights(weights.count),
                items: weights.map { ShownDay.Item(title: unit.text($0.weightKilograms)) },
                link: Link(CommonTexts.goToDayInTrack, to: Paths.track(on: day)))
        }
    }

    var empty: EmptyState? {
        guard analysis.weights.isEmpty else { return nil }
        guard let last = analysis.latest else {
            return EmptyState(
                icon: "analyze", title: CommonTexts.noDataToAnalyze, text: AnalyzeTexts.noWeightHint,
                action: Link(CommonTexts.logYourWeight, to: Paths.editMeasurements))
        }
        return .nothing(in: analysis.range, last: last.day, today: analysis.today, path: path)
    }
}
