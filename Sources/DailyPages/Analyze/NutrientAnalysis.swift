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

    func lastNutritionDay(_ database: Database) throws -> LocalDay? {
        try LocalDay.first(database, "SELECT max(day) FROM nutrition_days WHERE user_id = ?", [user.id])
    }
}

package enum NutrientAnalysisController {
    package static func show(_ visit: MemberVisit, nutrient name: String) async throws -> Response {
        let nutrient = try AnalyzedNutrient(rawValue: name).orNotFound()
        let (range, day, today) = (visit.analyzedRange, visit.analyzedDay, visit.today)
        let page = try await visit.read { database, user in
            let values = try user.analysis.nutrientDays(database, of: nutrient, since: range.firstDay(today: today))
            let targets = try user.nutrition.dailyTargets(database, from: values.first?.day ?? today, today: today)
            return DayValuesPage(
                subject: .nutrient(nutrient),
                span: user.weights.chartSpan(range, today: today), values: values,
                lastDay: try values.last?.day ?? user.analysis.lastNutritionDay(database),
                shown: try day.map { day in
                    let of = try user.analysis.nutrientDays(database, of: nutrient, since: day).first { $0.day == day }
                    return ShownDay(of?.value, of: nutrient, on: day)
                },
                shownDay: day, goals: nutrient.goals(targets, on: values.map(\.day)))
        }
        return try visit.page(page, title: nutrient.name, destination: .analyze)
    }
}

extension DayValuesPage.Subject {
    static func nutrient(_ nutrient: AnalyzedNutrient) -> DayValuesPage.Subject {
        DayValuesPage.Subject(
            name: nutrient.name, unitName: nutrient == .energy ? "kilocalories" : "grams",
            symbol: nutrient.symbol, path: Paths.nutrientAnalysis(nutrient), isSum: true,
            text: { Figure(DecimalText.grouped($0), nutrient.symbol) },
            emptyAction: Link(CommonTexts.addFood, to: Paths.nutrition),
            more: Link(CommonTexts.nutritionTrends, to: Paths.nutritionTrends(.month)))
    }
}

extension ShownDay {
    init(_ value: Double?, of nutrient: AnalyzedNutrient, on day: LocalDay) {
        let text = value.map { Figure(DecimalText.grouped($0), nutrient.symbol).text }
        title = day.longText
        spoken = AnalyzeTexts.nutrientOnDay(nutrient.name, day.longText, text ?? CommonTexts.nothingLogged)
        summary = text ?? AnalyzeTexts.noFoodOnThisDay
        link = Link(AnalyzeTexts.goToDayInNutrition, to: Paths.nutrition(on: day))
    }
}
