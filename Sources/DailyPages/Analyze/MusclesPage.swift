import Charts
import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

/// The trained muscle groups, and one of them by day, week or a longer period.
struct MusclesPage: PageContent {
    var view: CompiledView<Self> { view_analyze_muscles }
    let volume: MuscleVolume
    let range: ChartRange
    let shown: Muscle?
    /// The last day with a set, in any range.
    let lastDay: LocalDay?
    let today: LocalDay
    let unit: WeightUnit

    init(
        volume: MuscleVolume, range: ChartRange, muscle: Muscle?, lastDay: LocalDay?, today: LocalDay, unit: WeightUnit
    ) {
        self.volume = volume
        self.range = range
        self.lastDay = lastDay
        self.today = today
        self.unit = unit
        shown = muscle.flatMap { volume.totals[$0] == nil ? nil : $0 } ?? volume.muscles.first
    }

    var back: Link { Link(CommonTexts.backToAnalyze, to: Paths.analyze) }
    var ranges: [RangeLink] { RangeLink.links(current: range) { Paths.muscles($0, shown) } }
    var charts: [ChartCard] { [card].compactMap { $0 } }

    var rows: [MuscleRow] {
        let most = volume.totals.values.map(\.sets).max() ?? 0
        return volume.muscles.map { muscle in
            MuscleRow(
                muscle: muscle, total: volume.totals[muscle] ?? .init(), weekCount: volume.weekCount, mostSets: most,
                path: Paths.muscles(range, muscle), isShown: muscle == shown, unit: unit)
        }
    }

    private var card: ChartCard? {
        guard let shown, let amounts = volume.amounts[shown], let total = volume.totals[shown] else { return nil }
        let (period, numbers) = (volume.period, volume.numbers)
        let trained = zip(numbers, amounts).filter { $0.1.sets > 0 }
        // Without weights, sets are shown instead of volume.
        let isWeighed = total.volumeGrams > 0
        let adjective = PeriodTexts.adjective(period.period)
        let title =
            isWeighed
            ? ExerciseTexts.muscleVolume(shown.name, adjective, unit.symbol)
            : ExerciseTexts.muscleSets(shown.name, adjective)
        let chart = BarChart(
            id: "chart-muscle", title: title,
            description: ExerciseTexts.trainedInPeriods(trained.count, PeriodTexts.count(numbers.count, period.period)),
            bars: trained.map { number, amount in
                BarChart.Bar(
                    x: number,
                    parts: [
                        isWeighed
                            ? unit.value(ofKilograms: Double(amount.volumeGrams) / 1000) : amount.sets
                    ],
                    text: "\(period.name(number)): \(text(amount))")
            },
            range: numbers, axisTitle: PeriodTexts.per(period.period, isWeighed ? unit.symbol : CountTexts.setNoun(2)),
            ticks: .decimal, placeText: period.shortName)
        let table = ChartTable(
            caption: PeriodTexts.by(period.period, shown.name),
            columns: [PeriodTexts.heading(period.period), CommonTexts.sets, CommonTexts.volume],
            rows: trained.reversed().map { number, amount in
                [
                    period.name(number), DecimalText.format(amount.sets, maximumDecimals: 1),
                    unit.volumeText(grams: amount.volumeGrams),
                ]
            })
        return ChartCard(
            id: "muscle", title: title,
            note: ExerciseTexts.musclesExplanation(period.period),
            svg: chart.html() ?? "", table: table.html())
    }

    private func text(_ amount: MuscleVolume.Amount) -> String {
        let volume = amount.volumeGrams > 0 ? [unit.volumeText(grams: amount.volumeGrams)] : []
        return ([MuscleRow.text(sets: amount.sets)] + volume).joined(separator: ", ")
    }

    var empty: EmptyState? {
        guard volume.totals.isEmpty else { return nil }
        guard let lastDay else {
            return EmptyState(
                icon: "analyze", title: CommonTexts.noDataToAnalyze, text: CommonTexts.trackWorkoutsToSeeCharts,
                action: Link(CommonTexts.logAWorkout, to: Paths.newTrackItem))
        }
        return .nothing(in: range, last: lastDay, today: today) { Paths.muscles($0, nil) }
    }
}

/// A muscle group with its average week.
struct MuscleRow: Sendable {
    let muscle: Muscle
    let total: MuscleVolume.Amount
    let weekCount: Double
    let mostSets: Double
    let path: String
    let isShown: Bool
    let unit: WeightUnit

    var name: String { muscle.name }
    var percent: String { String(Int(total.sets * 100 / max(1, mostSets))) }

    var note: String {
        let amount = Self.text(sets: total.sets / weekCount)
        guard total.volumeGrams > 0 else { return PeriodTexts.per("week", amount) }
        let volume = unit.volumeText(grams: Int64(Double(total.volumeGrams) / weekCount))
        return PeriodTexts.per("week", "\(amount) · \(volume)")
    }

    static func text(sets: Double) -> String {
        let number = DecimalText.format(sets, maximumDecimals: 1)
        return "\(number) \(CountTexts.setNoun(number == "1" ? 1 : 2))"
    }
}

package enum MusclesController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let (range, today) = (visit.analyzedRange, visit.today)
        let muscle = visit.request.query["muscle"].flatMap(Muscle.init)
        let page = try await visit.read { database, user in
            let volume = try MuscleVolume(database, user, range: range, today: today)
            return MusclesPage(
                volume: volume, range: range, muscle: muscle,
                lastDay: try volume.totals.isEmpty ? user.analysis.lastSetDay(database) : today, today: today,
                unit: user.units.weight)
        }
        return try visit.page(page, title: CommonTexts.muscleGroups, destination: .analyze)
    }
}
