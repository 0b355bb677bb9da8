import Forms
import HTTP
import HTTPTypes
import Models
import Texts
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
