import Fitness
import Forms
import HTTP
import Models
import Web

/// Copies a meal of an earlier day, or the whole day: everything or nothing. On a day to come it is a plan.
package enum MealCopiesController {
    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let (fields, moment, today) = (typed.fields, visit.moment, visit.today)
        guard let day = LocalDay(fields["date"] ?? ""), let from = LocalDay(fields["from"] ?? ""), from < day,
            day <= MealEntryDraft.lastDay(today: visit.today)
        else { throw HTTPError(.notFound) }
        let meal = fields["meal"].flatMap(Meal.init(rawValue:))
        let change = try await visit.write { database, user in
            let drafts = try user.nutrition.copiedMealEntries(database, from: from, meal, today: today).map {
                MealEntryDraft($0.item, on: day, $0.meal, today: today)
            }
            return try user.nutrition.logMeals(database, drafts, token: FormToken.read(fields), at: moment)
        }
        let path = meal.map { Paths.nutrition(on: day, $0) } ?? Paths.nutrition(on: day)
        return try visit.redirect(to: path, after: change, notice: .mealsCopied)
    }
}
