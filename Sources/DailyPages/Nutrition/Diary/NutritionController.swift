import Forms
import HTTP
import Models
import Web

package enum NutritionController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let (day, today) = (visit.trackedDay, visit.today)
        let moment = visit.moment
        let (logged, undo) = try await visit.read { database, user in
            (
                try user.nutrition.nutritionDay(database, on: day, today: today),
                try user.undoOffers(database, of: [.mealEntry], on: day, at: moment)
            )
        }
        let page = NutritionPage(
            logged: logged, units: visit.user.units, undo: undo, today: today,
            token: FormToken(of: visit.user.revision))
        return try visit.page(page, title: "Nutrition", destination: .nutrition)
    }
}
