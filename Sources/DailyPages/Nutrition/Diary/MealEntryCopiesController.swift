import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// Copies one entry to another day or meal.
package enum MealEntryCopiesController {
    package static func new(_ visit: MemberVisit, entry: Int) async throws -> Response {
        let found = try await find(visit, entry)
        return try page(visit, found, MealEntryCopyForm(found, today: visit.today))
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission, entry: Int) async throws -> Response {
        let found = try await find(visit, entry)
        let moment = visit.moment
        var form = try MealEntryCopyForm(found, today: visit.today)
        form.take(typed.fields)
        let token = form.token
        let saved = try await visit.save(&form) { database, user, draft in
            (draft, try user.nutrition.logMeals(database, [draft], token: token, at: moment))
        }
        guard let (draft, change) = saved else { return try page(visit, found, form, status: .unprocessableContent) }
        return try visit.redirect(to: Paths.nutrition(on: draft.day, draft.meal), after: change, notice: .mealsCopied)
    }

    private static func find(_ visit: MemberVisit, _ entry: Int) async throws -> MealEntry {
        try await visit.read { try $1.nutrition.mealEntry($0, id: Int64(entry)) }.orNotFound()
    }

    private static func page(
        _ visit: MemberVisit, _ entry: MealEntry, _ form: MealEntryCopyForm, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(
            MealEntryCopyPage(form: form, entry: entry), title: NutritionTexts.copyFood, destination: .nutrition,
            status: status)
    }
}
