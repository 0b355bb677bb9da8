import Charts
import Fitness
import Forms
import Models
import Texts
import ViewKit
import Web

/// Calories and macros over a range, as bars and as numbers.
struct TrendsPage: PageContent {
    static let ranges: [ChartRange] = [.week, .month, .quarter]

    var view: CompiledView<Self> { view_nutrition_trends }
    let range: ChartRange
    let trend: NutritionTrend

    var back: Link { Link(NutritionTexts.backToNutrition, to: Paths.nutrition) }
    var rangeLinks: [RangeLink] { RangeLink.links(Self.ranges, current: range, path: Paths.nutritionTrends) }
    var hasDays: Bool { !trend.days.isEmpty }

    var tiles: [Tile] {
        let mean = { (label: String, unit: String, value: (NutritionTrend.Day) -> Double) in
            Tile(
                label: label,
                value: trend.mean(value).map { DecimalText.grouped($0) } ?? NutrientText.unknown, unit: unit)
        }
        let whole = trend.wholeDays.count
        return [
            mean(NutritionTexts.caloriesPerDay, "kcal") { $0.energyKilocalories },
            mean(NutritionTexts.proteinPerDay, "g") { $0.proteinGrams },
            mean(NutritionTexts.carbsPerDay, "g") { $0.carbohydrateGrams },
            mean(NutritionTexts.fatPerDay, "g") { $0.fatGrams },
            whole == 0
                ? Tile(label: NutritionTexts.daysOnTarget, value: NutrientText.unknown)
                : Tile(
                    label: NutritionTexts.daysOnTarget, value: String(trend.daysOnTarget),
                    unit: CommonTexts.ofTotal(CountTexts.days(whole))
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

    /// The last day that has a bar.
    private var lastEaten: NutritionTrend.Day? { trend.days.last { $0.energyKilocalories > 0 } }

    private var dayRange: ClosedRange<Int> { trend.first.daysSinceEpoch...trend.last.daysSinceEpoch }

    private static func kilocalories(_ number: Double) -> String { Figure(DecimalText.grouped(number), "kcal").text }
    private static func grams(_ number: Double) -> String { Figure(DecimalText.grouped(number), "g").text }
    private static func placeText(_ day: Int) -> String { LocalDay(daysSinceEpoch: day).shortText }

    var calories: Markup? {
        let count = trend.days.count
        let description =
            trend.mean { $0.energyKilocalories }.map {
                NutritionTexts.daysWithFoodLogged(count, average: Self.kilocalories($0))
            } ?? NutritionTexts.daysWithFoodLogged(count)
        return BarChart(
            id: "calories", title: NutritionTexts.caloriesByDay, description: description,
            bars: trend.days.map { day in
                BarChart.Bar(
                    x: day.day.daysSinceEpoch, parts: [day.energyKilocalories],
                    text: "\(day.day.shortText): \(Self.kilocalories(day.energyKilocalories))",
                    href: Paths.nutrition(on: day.day), isShown: day == lastEaten,
                    target: trend.target(on: day.day).map(Double.init))
            },
            range: dayRange, axisTitle: NutritionTexts.kcalADay, placeText: Self.placeText
        ).responsiveSVG().map(Markup.init(trusted:))
    }

    var macros: Markup? {
        BarChart(
            id: "macros", title: NutritionTexts.macrosByDay,
            bars: trend.days.map { day in
                BarChart.Bar(
                    x: day.day.daysSinceEpoch, parts: [day.proteinGrams, day.carbohydrateGrams, day.fatGrams],
                    text: NutritionTexts.macrosOfDay(
                        day.day.shortText, Self.grams(day.proteinGrams), Self.grams(day.carbohydrateGrams),
                        Self.grams(day.fatGrams)),
                    href: Paths.nutrition(on: day.day), isShown: day == lastEaten)
            },
            range: dayRange, axisTitle: NutritionTexts.gADay, placeText: Self.placeText
        ).responsiveSVG().map(Markup.init(trusted:))
    }

    var calorieTable: Markup {
        table(CommonTexts.calories, columns: [CommonTexts.calories, CommonTexts.target]) { day in
            [
                Self.kilocalories(day.energyKilocalories),
                trend.target(on: day.day).map { Figure.kilocalories($0).text } ?? NutrientText.unknown,
            ]
        }
    }

    var macroTable: Markup {
        table(NutritionTexts.macros, columns: [CommonTexts.protein, CommonTexts.carbs, CommonTexts.fat]) { day in
            [day.proteinGrams, day.carbohydrateGrams, day.fatGrams].map(Self.grams)
        }
    }

    private func table(_ name: String, columns: [String], cells: (NutritionTrend.Day) -> [String]) -> Markup {
        let table = ChartTable(
            caption: NutritionTexts.tableCaption(name), columns: [CommonTexts.day] + columns,
            rows: trend.days.reversed().map { [$0.day.mediumText] + cells($0) })
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
