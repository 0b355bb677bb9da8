import Fitness
import Forms
import GRDB
import HTTP
import HTTPTypes
import Models
import Texts
import Web

package enum MealEntriesController {
    private static var foodGone: HTTPError { HTTPError(.notFound, NutritionTexts.thisFoodNoLongerExists) }

    /// A food with the form to add it.
    package static func new(_ visit: MemberVisit, food id: Int) async throws -> Response {
        let (query, day, today) = (visit.request.query, try visit.plannedDay, visit.today)
        let meal = visit.likelyMeal
        let form = try await visit.read { database, user in
            var form = try servingForm(database, user, food: Int64(id), meal: meal, day: day, today: today)
            form.back = ReturnPath(query["back"])
            return form
        }
        return try await page(visit, form)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let (fields, today) = (typed.fields, visit.today)
        guard let food = fields.row("food_id") else { throw foodGone }
        var form = try await visit.read { database, user in
            try servingForm(database, user, food: food, meal: .snack, day: today, today: today)
        }
        form.take(fields)
        guard let draft = form.draft(today: today) else {
            return try await page(visit, form, status: .unprocessableContent)
        }
        return try await add(visit, draft, token: FormToken.read(fields), notice: .foodAdded)
    }

    package static func edit(_ visit: MemberVisit, entry: Int) async throws -> Response {
        switch try await form(visit, entry) {
        case .serving(let form): try await page(visit, form)
        case .quickAdd(let form): try QuickAddsController.page(visit, form)
        }
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, entry: Int) async throws -> Response {
        let draft: MealEntryDraft
        switch try await form(visit, entry) {
        case .serving(var form):
            form.take(typed.fields)
            guard let entry = form.draft(today: visit.today) else {
                return try await page(visit, form, status: .unprocessableContent)
            }
            draft = entry
        case .quickAdd(var form):
            form.take(typed.fields)
            guard let entry = form.draft(today: visit.today) else {
                return try QuickAddsController.page(visit, form, status: .unprocessableContent)
            }
            draft = entry
        }
        let (moment, token) = (visit.moment, FormToken.read(typed.fields))
        let change = try await visit.write {
            try $1.nutrition.updateMealEntry($0, id: Int64(entry), draft, token: token, at: moment)
        }
        return try visit.redirect(to: Paths.nutrition(on: draft.day, draft.meal), after: change, notice: .foodSaved)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, entry: Int) async throws -> Response {
        let (id, moment, token) = (Int64(entry), visit.moment, FormToken.read(typed.fields))
        let (change, day) = try await visit.write { database, user in
            let day = try user.nutrition.mealEntry(database, id: id)?.day
            return (try user.nutrition.deleteMealEntry(database, id: id, token: token, at: moment), day)
        }
        return try visit.redirect(to: Paths.nutrition(on: day ?? visit.today), after: change, notice: .foodRemoved)
    }

    /// Adds an entry and goes back to its day.
    static func add(
        _ visit: MemberVisit, _ draft: MealEntryDraft, token: String?, notice: Notice.Code
    ) async throws -> Response {
        let moment = visit.moment
        let change = try await visit.write { try $1.nutrition.logMeals($0, [draft], token: token, at: moment) }
        return try visit.redirect(
            to: Paths.nutrition(on: draft.day, draft.meal), after: change,
            notice: draft.isPlanned && notice == .foodAdded ? .foodPlanned : notice)
    }

    private enum EntryForm {
        case serving(ServingForm)
        case quickAdd(QuickAddForm)
    }

    private static func form(_ visit: MemberVisit, _ entry: Int) async throws -> EntryForm {
        try await visit.read { database, user in
            let entry = try user.nutrition.mealEntry(database, id: Int64(entry)).orNotFound()
            guard let food = try entry.item.foodID.flatMap({ try user.nutrition.food(database, id: $0) }) else {
                return .quickAdd(try QuickAddForm(entry))
            }
            return .serving(try ServingForm(entry, of: food, portions: try user.nutrition.portions(database, of: food)))
        }
    }

    private static func servingForm(
        _ database: Database, _ user: User, food id: Int64, meal: Meal, day: LocalDay,
        today: LocalDay
    ) throws -> ServingForm {
        guard let food = try user.nutrition.food(database, id: id), food.source != .own || !food.isArchived else {
            throw foodGone
        }
        return try ServingForm(
            adding: food, portions: try user.nutrition.portions(database, of: food),
            last: try user.nutrition.latestMealEntry(database, of: food.id)?.item, to: meal, on: day,
            today: today)
    }

    private static func page(
        _ visit: MemberVisit, _ form: ServingForm, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let editPath =
            form.food.isChangeable(by: visit.user) ? Paths.foodEditor(form.food.id, back: form.back) : nil
        let known = try await visit.read { try $1.nutrition.micronutrients($0, of: form.food) }
        return try visit.page(
            ServingPage(form: form, today: visit.today, editPath: editPath, known: known),
            title: form.isEntry ? NutritionTexts.editFood : CommonTexts.addFood,
            destination: .nutrition, status: status)
    }
}

extension MemberVisit {
    /// The day in the address.
    /// - Throws: 404 if it is further ahead than food can be planned.
    var plannedDay: LocalDay {
        get throws {
            let (day, last) = (trackedDay, MealEntryDraft.lastDay(today: today))
            guard day <= last else { throw HTTPError(.notFound, NutritionTexts.plannableUntil(last.mediumText)) }
            return day
        }
    }

    /// The meal in the address, or the usual one at this hour.
    var likelyMeal: Meal {
        request.query["meal"].flatMap(Meal.init(rawValue:)) ?? Meal(hour: LocalTime.hour(now, in: user.timeZone))
    }
}
