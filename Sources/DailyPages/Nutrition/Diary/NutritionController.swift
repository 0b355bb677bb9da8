import Fitness
import Forms
import GRDB
import HTTP
import Models
import Texts
import Web

package enum NutritionController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let (day, today) = (visit.trackedDay, visit.today)
        let moment = visit.moment
        let (logged, undo) = try await visit.read { database, user in
            (
                try user.nutrition.nutritionDay(database, on: day, today: today),
                try user.undoOffers(database, at: .nutrition, on: day, at: moment) {
                    try undoWords(database, $0, added: $1.count)
                }
            )
        }
        let page = NutritionPage(
            logged: logged, units: visit.user.units, undo: undo, today: today,
            token: FormToken(of: visit.user.revision))
        return try visit.page(page, title: CommonTexts.nutrition, destination: .nutrition)
    }

    private static func undoWords(_ database: Database, _ row: StoredRow, added: Int) throws -> UndoTexts? {
        guard let item = try row.read(database, MealEntry.self, MealEntry.columns)?.item else { return nil }
        let energy = item.nutrients.energyKilocalories.map { Figure.kilocalories(Int($0.rounded())).text }
        return UndoTexts(
            item.name, item.amountText(unit: nil) ?? energy ?? NutritionTexts.noCalories,
            added: CountTexts.foods(added))
    }
}
