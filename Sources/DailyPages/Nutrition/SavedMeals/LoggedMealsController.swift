import Fitness
import Forms
import HTTP
import Models
import Web

/// Adds all foods of a saved meal to a meal of a day.
package enum LoggedMealsController {
    package static func create(_ visit: MemberVisit, _ typed: Submission, meal id: Int) async throws -> Response {
        let (fields, moment, today) = (typed.fields, visit.moment, visit.today)
        let meal = fields["meal"].flatMap(Meal.init(rawValue:)) ?? visit.likelyMeal
        let day = fields["date"].flatMap { LocalDay($0) } ?? today
        guard MealEntryDraft.takes(day, today: today) else { throw HTTPError(.notFound) }
        let change = try await visit.write { database, user in
            let drafts = try user.nutrition.savedMeal(database, id: Int64(id))?.parts.map { part in
                var item = part.item
                // A food that the user can't see is logged with its numbers only.
                if let food = item.foodID, try user.nutrition.food(database, id: food) == nil { item.foodID = nil }
                return try MealEntryDraft.checked(item, day: day, meal: meal, today: today).get()
            }
            return try user.nutrition.logMeals(database, drafts ?? [], token: FormToken.read(fields), at: moment)
        }
        return try visit.redirect(
            to: Paths.nutrition(on: day, meal), after: change, notice: day > today ? .foodPlanned : .foodAdded)
    }
}
