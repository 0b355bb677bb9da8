import Forms
import HTTP
import HTTPTypes
import Models
import Web

/// Changes and removes what was logged: an amount of a food, or numbers without one.
package enum MealEntryEditingController {
    private enum EntryForm {
        case serving(ServingForm)
        case quickAdd(QuickAddForm)
    }

    package static func edit(_ visit: MemberVisit, entry: Int) async throws -> Response {
        try await page(visit, form(visit, entry))
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, entry: Int) async throws -> Response {
        switch try await form(visit, entry) {
        case .serving(var form):
            if let response = try await save(visit, typed, &form, entry) { return response }
            return try await page(visit, .serving(form), status: .unprocessableContent)
        case .quickAdd(var form):
            if let response = try await save(visit, typed, &form, entry) { return response }
            return try await page(visit, .quickAdd(form), status: .unprocessableContent)
        }
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, entry: Int) async throws -> Response {
        let (id, moment, token) = (Int64(entry), visit.moment, FormToken.read(typed.fields))
        let (change, day) = try await visit.write { database, user in
            let day = try user.nutrition.mealEntry(database, id: id)?.day
            return (try user.nutrition.deleteMealEntry(database, id: id, token: token, at: moment), day)
        }
        return try visit.redirect(to: Paths.nutrition(on: day ?? visit.today), after: change, notice: .foodRemoved)
    }

    private static func save(
        _ visit: MemberVisit, _ typed: Submission, _ form: inout some MealForm, _ entry: Int
    ) async throws -> Response? {
        form.take(typed.fields)
        return try await visit.logMeal(&form, typed.fields, over: Int64(entry), notice: .foodSaved)
    }

    private static func form(_ visit: MemberVisit, _ entry: Int) async throws -> EntryForm {
        let today = visit.today
        return try await visit.read { database, user in
            let entry = try user.nutrition.mealEntry(database, id: Int64(entry)).orNotFound()
            guard let food = try entry.item.foodID.flatMap({ try user.nutrition.food(database, id: $0) }) else {
                return .quickAdd(try QuickAddForm(entry, today: today))
            }
            let portions = try user.nutrition.portions(database, of: food)
            return .serving(try ServingForm(entry, of: food, portions: portions, today: today))
        }
    }

    private static func page(
        _ visit: MemberVisit, _ form: EntryForm, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        switch form {
        case .serving(let form): try await MealEntriesController.page(visit, form, status: status)
        case .quickAdd(let form): try QuickAddsController.page(visit, form, status: status)
        }
    }
}
