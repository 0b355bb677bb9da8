import Fitness
import Forms
import GRDB
import HTTP
import Models
import Texts
import Web

extension User.Analysis {
    /// The amount of a nutrient on each day with logged food, oldest first.
    func nutrientDays(
        _ database: Database, of nutrient: AnalyzedNutrient, since start: LocalDay?
    ) throws -> [ChartValue] {
        guard let field = AnalyzedNutrient.allCases.firstIndex(of: nutrient) else { return [] }
        return try history(database, of: .nutrition, since: start).map { ChartValue(day: $0, value: $1[field]) }
    }

    /// Whether a food of these days has an unknown amount of the nutrient, which counts as zero. A food without calories
    /// has none.
    func lacksAmounts(
        _ database: Database, of nutrient: AnalyzedNutrient, from first: LocalDay?, through last: LocalDay
    ) throws -> Bool {
        try Bool.first(
            database,
            """
            SELECT EXISTS (
                SELECT 1 FROM meal_entries INDEXED BY meal_entries_unknown_\(nutrient.column)
                WHERE user_id = ? AND day BETWEEN ? AND ? AND \(nutrient.column) IS NULL AND is_planned = 0
                    AND energy_kilocalories IS NOT 0)
            """, [user.id, first?.description ?? "", last]) ?? false
    }

    func lastNutritionDay(_ database: Database) throws -> LocalDay? {
        try LocalDay.first(database, "SELECT max(day) FROM nutrition_days WHERE user_id = ?", [user.id])
    }
}

package enum NutrientAnalysisController {
    package static func show(_ visit: MemberVisit, nutrient name: String) async throws -> Response {
        let nutrient = try AnalyzedNutrient(rawValue: name).orNotFound()
        let (range, day, today) = (visit.analyzedRange, visit.analyzedDay, visit.today)
        let page = try await visit.read { database, user in
            let start = range.firstDay(today: today)
            let values = try user.analysis.nutrientDays(database, of: nutrient, since: start)
            let lacksAmounts = { (first: LocalDay?, last: LocalDay) in
                try user.analysis.lacksAmounts(database, of: nutrient, from: first, through: last)
            }
            let targets = try user.nutrition.dailyTargets(database, from: values.first?.day ?? today, today: today)
            return DayValuesPage(
                subject: .nutrient(nutrient),
                span: user.weights.chartSpan(range, today: today), values: values,
                lastDay: try values.last?.day ?? user.analysis.lastNutritionDay(database),
                shown: try day.map { day in
                    let of = try user.analysis.nutrientDays(database, of: nutrient, since: day).first { $0.day == day }
                    return ShownDay(of?.value, isAtLeast: try lacksAmounts(day, day), of: nutrient, on: day)
                },
                shownDay: day, goals: nutrient.goals(targets, on: values.map(\.day)),
                isLastAtLeast: try values.last.map { try lacksAmounts($0.day, $0.day) } ?? false,
                unknownNote: try lacksAmounts(start, today) ? nutrient.unknownNote : nil)
        }
        return try visit.page(page, title: nutrient.name, destination: .analyze)
    }
}

extension DayValuesPage.Subject {
    static func nutrient(_ nutrient: AnalyzedNutrient) -> DayValuesPage.Subject {
        DayValuesPage.Subject(
            name: nutrient.name,
            unitName: nutrient == .energy ? NutritionTexts.kilocaloriesWritten : NutritionTexts.gramsWritten,
            symbol: nutrient.symbol, path: Paths.nutrientAnalysis(nutrient), isSum: true,
            text: { Figure(DecimalText.grouped($0), nutrient.symbol) },
            emptyAction: Link(CommonTexts.addFood, to: Paths.nutrition),
            more: Link(CommonTexts.nutritionTrends, to: Paths.nutritionTrends(.month)))
    }
}

extension AnalyzedNutrient {
    fileprivate var unknownNote: String {
        AnalyzeTexts.unknownForSomeFoodsNote(name.lowercased())
    }
}

extension ShownDay {
    init(_ value: Double?, isAtLeast: Bool, of nutrient: AnalyzedNutrient, on day: LocalDay) {
        let text = value.map {
            let amount = Figure(DecimalText.grouped($0), nutrient.symbol).text
            return isAtLeast ? NutritionTexts.atLeast(amount) : amount
        }
        title = day.longText
        spoken = AnalyzeTexts.nameOnDay(nutrient.name, day.longText, text ?? CommonTexts.nothingLogged)
        summary = text ?? AnalyzeTexts.noFoodOnThisDay
        link = Link(AnalyzeTexts.goToDayInNutrition, to: Paths.nutrition(on: day))
    }
}

extension AnalyzedNutrient {
    /// - Parameters:
    ///   - targets: oldest first, each with the first day it holds from.
    ///   - days: oldest first; a day before the first target gets that one.
    func goals(_ targets: [DailyTarget], on days: [LocalDay]) -> [ChartValue] {
        guard var held = targets.first?.target else { return [] }
        var coming = targets[...]
        return days.map { day in
            while let next = coming.first, next.day <= day {
                held = next.target
                coming.removeFirst()
            }
            return ChartValue(day: day, value: Double(goal(held)))
        }
    }
}
