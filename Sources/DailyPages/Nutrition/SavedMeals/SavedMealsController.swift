import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

package enum SavedMealsController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let moment = visit.moment
        let page = try await visit.read { database, user in
            SavedMealsPage(
                meals: try user.nutrition.savedMeals(database), recipes: try user.nutrition.recipes(database),
                undo: try user.deletedFoodOffers(database, at: moment))
        }
        return try visit.page(page, title: NutritionTexts.savedMealsAndRecipes, destination: .nutrition)
    }

    package static func new(_ visit: MemberVisit) async throws -> Response {
        try page(visit, SavedMealForm(keeping: visit.likelyMeal, of: visit.trackedDay))
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        guard let meal = typed.fields["meal"].flatMap(Meal.init(rawValue:)),
            let day = typed.fields["date"].flatMap({ LocalDay($0) })
        else { throw HTTPError(.notFound) }
        var form = SavedMealForm(keeping: meal, of: day)
        form.fill(from: typed.fields)
        guard let name = form.validate() else { return try page(visit, form, status: .unprocessableContent) }
        do {
            try await visit.write { database, user in
                let items = try user.nutrition.mealEntries(database, on: day, meal).map(\.item)
                guard !items.isEmpty else { throw SavedMealRefusal.empty }
                try user.nutrition.saveMeal(database, named: name, items)
            }
        } catch let refusal as SavedMealRefusal {
            form.refuse(refusal)
            return try page(visit, form, status: .unprocessableContent)
        }
        return try visit.redirect(to: Paths.nutrition(on: day, meal), notice: .mealSaved)
    }

    package static func show(_ visit: MemberVisit, meal: Int) async throws -> Response {
        let meal = try await find(visit, meal)
        return try page(visit, SavedMealForm(meal), of: meal)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, meal id: Int) async throws -> Response {
        let meal = try await find(visit, id)
        var form = SavedMealForm(meal)
        form.fill(from: typed.fields)
        guard let name = form.validate() else { return try page(visit, form, of: meal, status: .unprocessableContent) }
        do {
            try await visit.write { try $1.nutrition.renameSavedMeal($0, id: meal.id, to: name) }.orNotFound()
        } catch let refusal as SavedMealRefusal {
            form.refuse(refusal)
            return try page(visit, form, of: meal, status: .unprocessableContent)
        }
        return try visit.redirect(to: Paths.savedMeals, notice: .mealSaved)
    }

    /// Adds all its foods to a meal of a day.
    package static func add(_ visit: MemberVisit, _ typed: Submission, meal id: Int) async throws -> Response {
        let (fields, moment, today) = (typed.fields, visit.moment, visit.today)
        let meal = fields["meal"].flatMap(Meal.init(rawValue:)) ?? visit.likelyMeal
        let day = fields["date"].flatMap { LocalDay($0) } ?? today
        guard day <= MealEntryDraft.lastDay(today: today) else { throw HTTPError(.notFound) }
        let change = try await visit.write { database, user in
            let drafts = try user.nutrition.savedMeal(database, id: Int64(id))?.parts.map { part in
                var item = part.item
                // A food that the user can't see is logged with its numbers only.
                if let food = item.foodID, try user.nutrition.food(database, id: food) == nil { item.foodID = nil }
                return MealEntryDraft(item, on: day, meal, today: today)
            }
            return try user.nutrition.logMeals(database, drafts ?? [], token: FormToken.read(fields), at: moment)
        }
        return try visit.redirect(
            to: Paths.nutrition(on: day, meal), after: change, notice: day > today ? .foodPlanned : .foodAdded)
    }

    package static func editItem(_ visit: MemberVisit, meal: Int, item: Int) async throws -> Response {
        try await IngredientsController.page(visit, try await itemForm(visit, meal: meal, item: item))
    }

    package static func updateItem(
        _ visit: MemberVisit, _ typed: Submission, meal: Int, item: Int
    ) async throws -> Response {
        var form = try await itemForm(visit, meal: meal, item: item)
        form.take(typed.fields)
        guard let draft = form.validate(today: visit.today) else {
            return try await IngredientsController.page(visit, form, status: .unprocessableContent)
        }
        try await visit.write {
            try $1.nutrition.updateSavedMealItem($0, id: Int64(item), of: Int64(meal), draft.item)
        }.orNotFound()
        return try visit.redirect(to: Paths.savedMeal(Int64(meal)), notice: .amountChanged)
    }

    private static func itemForm(_ visit: MemberVisit, meal: Int, item: Int) async throws -> ServingForm {
        let (meal, today) = (try await find(visit, meal), visit.today)
        let part = try meal.parts.first { $0.id == Int64(item) }.orNotFound()
        return try await visit.read { try $1.servingForm($0, part, in: .savedMeal(meal.id), today: today) }
    }

    package static func removeItem(_ visit: MemberVisit, _ typed: Submission, meal: Int, item: Int) async throws
        -> Response
    {
        try await visit.write { try $1.nutrition.removeSavedMealItem($0, id: Int64(item), of: Int64(meal)) }
            .orNotFound()
        return try visit.redirect(to: Paths.savedMeal(Int64(meal)), notice: .foodRemoved)
    }

    package static func confirmDeletion(_ visit: MemberVisit, meal: Int) async throws -> Response {
        let meal = try await find(visit, meal)
        let question = ConfirmPage.Question(
            title: CommonTexts.deleteNamedQuestion(meal.name), text: NutritionTexts.pastDaysStay,
            action: Paths.savedMealDeletion(meal.id), label: NutritionTexts.deleteMeal,
            cancelPath: Paths.savedMeal(meal.id))
        return try visit.page(
            ConfirmPage(question: question), title: NutritionTexts.deleteMeal, destination: .nutrition)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, meal: Int) async throws -> Response {
        let now = visit.now.secondsSince1970
        let step = try await visit.write { try $1.nutrition.deleteSavedMeal($0, id: Int64(meal), now: now) }
            .orNotFound()
        return try visit.redirect(
            to: Paths.savedMeals, notice: .mealDeleted, outcome: TrainingOutcome(), undoStep: step)
    }

    private static func find(_ visit: MemberVisit, _ meal: Int) async throws -> SavedMeal {
        try await visit.read { try $1.nutrition.savedMeal($0, id: Int64(meal)) }.orNotFound()
    }

    private static func page(
        _ visit: MemberVisit, _ form: SavedMealForm, of meal: SavedMeal? = nil, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(
            SavedMealPage(form: form, meal: meal, token: FormToken().text),
            title: meal == nil ? NutritionTexts.saveMeal : NutritionTexts.savedMeal, destination: .nutrition,
            status: status)
    }
}
