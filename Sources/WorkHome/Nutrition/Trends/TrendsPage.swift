import Charts
import Mustache

/// Calories and macros over some time, as bars and as numbers.
struct TrendsPage: PageContent {
    static let ranges: [ChartRange] = [.week, .month, .quarter]

    let view = View.nutritionTrends
    let range: ChartRange
    let trend: NutritionTrend

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Nutrition", to: Paths.nutrition)
        case "ranges": RangeLink.links(Self.ranges, current: range, path: Paths.nutritionTrends)
        case "hasDays": !trend.days.isEmpty
        case "tiles": tiles
        case "target": trend.target(on: trend.last).map { Figure.kilocalories($0).text }
        case "calories": calories
        case "macros": macros
        case "table": table
        case "empty": empty
        default: nil
        }
    }

    private var tiles: [Tile] {
        let mean = { (label: String, unit: String, value: (NutritionTrend.Day) -> Double) in
            Tile(
                label: label,
                value: trend.mean(value).map { DecimalText.grouped($0) } ?? NutrientText.unknown, unit: unit)
        }
        let whole = trend.wholeDays.count
        return [
            mean("Calories per day", "kcal") { $0.energyKilocalories },
            mean("Protein per day", "g") { $0.proteinGrams },
            mean("Carbs per day", "g") { $0.carbohydrateGrams }, mean("Fat per day", "g") { $0.fatGrams },
            Tile(label: "Days on target", value: String(trend.daysOnTarget), unit: "of \(CountText.of(whole, "day"))"),
        ]
    }

    private var dayRange: ClosedRange<Int> { trend.first.daysSinceEpoch...trend.last.daysSinceEpoch }

    private static func kilocalories(_ number: Double) -> String { Figure(DecimalText.grouped(number), "kcal").text }
    private static func grams(_ number: Double) -> String { Figure(DecimalText.grouped(number), "g").text }
    private static func placeText(_ day: Int) -> String { LocalDay(daysSinceEpoch: day).shortText }

    private var calories: String? {
        let mean =
            trend.mean { $0.energyKilocalories }.map { "\(Self.kilocalories($0)) per day on average. " } ?? ""
        return BarChart(
            id: "calories", title: "Calories by day",
            description: "\(mean)\(CountText.of(trend.days.count, "day")) with food logged.",
            bars: trend.days.map { day in
                BarChart.Bar(
                    x: day.day.daysSinceEpoch, parts: [day.energyKilocalories],
                    text: "\(day.day.shortText): \(Self.kilocalories(day.energyKilocalories))",
                    href: Paths.nutrition(on: day.day), target: trend.target(on: day.day).map(Double.init))
            },
            range: dayRange, axisTitle: "kcal a day", placeText: Self.placeText, valueText: DaySeries.groupedText
        ).responsiveSVG()
    }

    private var macros: String? {
        BarChart(
            id: "macros", title: "Protein, carbs and fat by day, in grams",
            bars: trend.days.map { day in
                BarChart.Bar(
                    x: day.day.daysSinceEpoch, parts: [day.proteinGrams, day.carbohydrateGrams, day.fatGrams],
                    text: "\(day.day.shortText): protein \(Self.grams(day.proteinGrams)), carbs "
                        + "\(Self.grams(day.carbohydrateGrams)), fat \(Self.grams(day.fatGrams))",
                    href: Paths.nutrition(on: day.day))
            },
            range: dayRange, axisTitle: "g a day", placeText: Self.placeText
        ).responsiveSVG()
    }

    private var table: String {
        ChartTable(
            caption: "What you ate, by day. Days without food logged are left out.",
            columns: ["Day", "Calories", "Target", "Protein", "Carbs", "Fat"],
            rows: trend.days.reversed().map { day in
                [
                    day.day.mediumText, Self.kilocalories(day.energyKilocalories),
                    trend.target(on: day.day).map { Figure.kilocalories($0).text } ?? NutrientText.unknown,
                    Self.grams(day.proteinGrams), Self.grams(day.carbohydrateGrams), Self.grams(day.fatGrams),
                ]
            }
        ).html()
    }

    private var empty: EmptyState? {
        guard trend.days.isEmpty else { return nil }
        return EmptyState(
            icon: "analyze", title: "Nothing logged in this range",
            text: "Log what you eat to see its calories and macros here.",
            action: Link("Go to today", to: Paths.nutrition))
    }
}
