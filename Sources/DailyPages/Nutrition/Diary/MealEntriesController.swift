import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// Adds an amount of a food to a meal of a day.
package enum MealEntriesController {
    private static var foodGone: HTTPError { HTTPError(.notFound, NutritionTexts.thisFoodNoLongerExists) }

    /// A food with the form to add it.
    package static func new(_ visit: MemberVisit, food: Int) async throws -> Response {
        var form = try await form(visit, Int64(food), to: visit.likelyMeal, on: try visit.plannedDay)
        form.back = ReturnPath(visit.request.query["back"])
        return try await page(visit, form)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        guard let food = typed.fields.row("food_id") else { throw foodGone }
        var form = try await form(visit, food, to: .snack, on: visit.today)
        form.take(typed.fields)
        if let response = try await visit.logMeal(&form, typed.fields) { return response }
        return try await page(visit, form, status: .unprocessableContent)
    }

    private static func form(
        _ visit: MemberVisit, _ food: Int64, to meal: Meal, on day: LocalDay
    ) async throws -> ServingForm {
        let today = visit.today
        return try await visit.read { database, user in
            guard let food = try user.nutrition.food(database, id: food), food.isLoggable else { throw foodGone }
            return try ServingForm(
                adding: food, portions: try user.nutrition.portions(database, of: food),
                last: try user.nutrition.latestMealEntry(database, of: food.id)?.item, to: meal, on: day,
                today: today)
        }
    }

    static func page(
        _ visit: MemberVisit, _ form: ServingForm, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let editPath =
            form.food.isChangeable(by: visit.user) ? Paths.foodEditor(form.food.id, back: form.back) : nil
        return try visit.page(
            try await ServingPage(visit, form, editPath: editPath),
            title: form.isEntry ? NutritionTexts.editFood : CommonTexts.addFood,
            destination: .nutrition, status: status)
    }
}

extension ServingPage {
    init(_ visit: MemberVisit, _ form: ServingForm, editPath: String? = nil) async throws {
        let (known, sharer) = try await visit.read { database, user in
            let nutrition = user.nutrition
            return (
                try nutrition.micronutrients(database, of: form.food), try nutrition.sharer(database, of: form.food)
            )
        }
        self.init(form: form, editPath: editPath, known: known, sharer: sharer)
    }
}

package enum QuickAddsController {
    package static func new(_ visit: MemberVisit) async throws -> Response {
        var form = try QuickAddForm(adding: visit.likelyMeal, on: visit.plannedDay, today: visit.today)
        form.back = ReturnPath(visit.request.query["back"])
        return try page(visit, form)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = try QuickAddForm(adding: .snack, on: visit.today, today: visit.today)
        form.take(typed.fields)
        let notice: Notice.Code? = form.computesEnergy ? .caloriesComputed : nil
        if let response = try await visit.logMeal(&form, typed.fields, notice: notice) { return response }
        return try page(visit, form, status: .unprocessableContent)
    }

    static func page(
        _ visit: MemberVisit, _ form: QuickAddForm, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(
            QuickAddPage(form: form), title: form.isEntry ? NutritionTexts.editFood : NutritionTexts.quickAdd,
            destination: .nutrition, status: status)
    }
}
