import Charts
import Fitness
import Forms
import HTTP
import Texts
import ViewKit
import Web

package enum TrendsController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let range = visit.request.query["range"].flatMap(TrendRange.init(rawValue:)) ?? .month
        let today = visit.today
        let trend = try await visit.read {
            try $1.nutrition.nutritionTrend($0, from: range.firstDay(today: today), today: today)
        }
        return try visit.page(
            TrendsPage(range: range, trend: trend, period: trend.period(firstWeekday: visit.user.firstWeekday)),
            title: CommonTexts.nutritionTrends, destination: .nutrition)
    }
}

/// Calories and macros over a range, as bars and as numbers.
struct TrendsPage: PageContent {
    var view: CompiledView<Self> { view_nutrition_trends }
    let range: TrendRange
    let trend: NutritionTrend
    /// What a bar stands for.
    let period: ChartPeriod

    var back: Link { Link(NutritionTexts.backToNutrition, to: Paths.nutrition) }
    var rangeLinks: [ChoiceLink] {
        TrendRange.allCases.map {
            ChoiceLink(label: $0.name, path: Paths.nutritionTrends($0), isCurrent: $0 == range)
        }
    }
    var nutrientsPath: String { Paths.nutrients(on: trend.last, isWeek: true) }

    var tiles: [Tile] {
        let (days, judged) = (trend.wholeDays, trend.judgedDays)
        let tile = { (label: String, unit: String, mean: NutrientMean?) in
            Tile(label: label, value: Self.text(mean) { DecimalText.grouped($0) }, unit: unit)
        }
        return [
            tile(NutritionTexts.caloriesPerDay, "kcal", days.meanEnergy),
            tile(NutritionTexts.proteinPerDay, "g", days.meanGrams(of: .protein)),
            tile(NutritionTexts.carbsPerDay, "g", days.meanGrams(of: .carbohydrate)),
            tile(NutritionTexts.fatPerDay, "g", days.meanGrams(of: .fat)),
            judged.isEmpty
                ? Tile(label: NutritionTexts.daysOnTarget, value: NutrientText.unknown)
                : Tile(
                    label: NutritionTexts.daysOnTarget, value: String(trend.daysOnTarget),
                    unit: CommonTexts.ofTotal(CountTexts.days(judged.count))
                ),
        ]
    }

    /// `Target 1,800 kcal`; `Target, now 1,800 kcal` if it changed within the range.
    var target: String? {
        let shown = Set(trend.days.compactMap { trend.target(on: $0.day) })
        return trend.target(on: trend.last).map { now in
            let energy = Figure.kilocalories(now).text
            return shown.subtracting([now]).isEmpty
                ? NutritionTexts.targetLegend(energy) : NutritionTexts.currentTargetLegend(energy)
        }
    }

    private var isDaily: Bool { period == .day }
    private var numbers: ClosedRange<Int> { period.number(of: trend.first)...period.number(of: trend.last) }

    private static func text(_ mean: NutrientMean?, _ amount: (Double) -> String) -> String {
        mean?.text(amount) ?? NutrientText.unknown
    }

    private static func kilocalories(_ mean: NutrientMean?) -> String {
        text(mean) { Figure(DecimalText.grouped($0), "kcal").text }
    }

    private static func grams(_ mean: NutrientMean?) -> String {
        text(mean) { Figure(DecimalText.grouped($0), "g").text }
    }

    private func name(_ number: Int) -> String {
        isDaily ? LocalDay(daysSinceEpoch: number).shortText : period.name(number)
    }

    private func chart(_ id: String, title: String, description: String, bars: [BarChart.Bar], axis: String) -> Markup?
    {
        BarChart(
            id: id, title: title, description: description, bars: bars, range: numbers, axisTitle: axis,
            placeText: { [period] in period.shortName($0) }
        ).html().map(Markup.init(trusted:))
    }

    /// The last one that has a bar is marked. A day's bar leads to the day.
    private func bars(
        target: Bool, text: (NutritionTrend.Span) -> String, parts: (NutritionTrend.Span) -> [Double]
    ) -> [BarChart.Bar] {
        let spans = trend.spans(period)
        let last = spans.last { $0.energy.map { $0.amount > 0 } ?? false }?.number
        return spans.map { span in
            BarChart.Bar(
                x: span.number, parts: parts(span), text: text(span),
                href: isDaily ? Paths.nutrition(on: LocalDay(daysSinceEpoch: span.number)) : nil,
                isShown: span.number == last, target: target ? span.target : nil)
        }
    }

    var calories: Markup? {
        let count = trend.days.count
        let description =
            trend.wholeDays.meanEnergy.map {
                NutritionTexts.daysWithFoodLoggedAndAverage(count, Self.kilocalories($0))
            } ?? NutritionTexts.daysWithFoodLogged(count)
        return chart(
            "calories", title: isDaily ? NutritionTexts.caloriesByDay : NutritionTexts.averageCalories,
            description: description,
            bars: bars(
                target: true, text: { "\(name($0.number)): \(Self.kilocalories($0.energy))" },
                parts: { [$0.energy?.amount ?? 0] }),
            axis: NutritionTexts.kcalADay)
    }

    var macros: Markup? {
        chart(
            "macros", title: isDaily ? NutritionTexts.macrosByDay : NutritionTexts.averageMacros, description: "",
            bars: bars(
                target: false,
                text: {
                    NutritionTexts.macrosOfDay(
                        name($0.number), Self.grams($0.grams(of: .protein)), Self.grams($0.grams(of: .carbohydrate)),
                        Self.grams($0.grams(of: .fat)))
                },
                parts: { span in Macro.allCases.map { span.grams(of: $0)?.amount ?? 0 } }),
            axis: NutritionTexts.gADay)
    }

    var calorieTable: Markup {
        table(CommonTexts.calories, columns: [CommonTexts.calories, CommonTexts.target]) { span in
            [
                Self.kilocalories(span.energy),
                span.target.map { Figure.kilocalories($0).text } ?? NutrientText.unknown,
            ]
        }
    }

    var macroTable: Markup {
        table(NutritionTexts.macros, columns: [CommonTexts.protein, CommonTexts.carbs, CommonTexts.fat]) { span in
            Macro.allCases.map { Self.grams(span.grams(of: $0)) }
        }
    }

    private func table(_ name: String, columns: [String], cells: (NutritionTrend.Span) -> [String]) -> Markup {
        let table = ChartTable(
            caption: isDaily ? NutritionTexts.tableCaption(name) : NutritionTexts.averagesCaption(name),
            columns: [PeriodTexts.heading(period.period)] + columns + (isDaily ? [] : [ShareTexts.daysLogged]),
            rows: trend.spans(period).reversed().map { span in
                [period.name(span.number)] + cells(span) + (isDaily ? [] : [String(span.days.count)])
            })
        return Markup(trusted: table.html())
    }

    var empty: EmptyState? {
        guard trend.days.isEmpty else { return nil }
        return EmptyState(
            icon: "analyze", title: NutritionTexts.nothingLoggedInThisRange,
            text: NutritionTexts.nothingLoggedHint,
            action: Link(NutritionTexts.goToToday, to: Paths.nutrition))
    }
}
