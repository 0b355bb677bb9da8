import Fitness
import Forms
import GRDB
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// Changes the amounts of the foods of a recipe or a saved meal, and removes them.
package struct MealItemsController: Sendable {
    private let list: @Sendable (Int64) -> MealItemList
    private let removed: Notice.Code

    package static let ofRecipes = Self(list: { .recipe($0) }, removed: .ingredientRemoved)
    package static let ofSavedMeals = Self(list: { .savedMeal($0) }, removed: .foodRemoved)

    package func edit(_ visit: MemberVisit, owner: Int, item: Int) async throws -> Response {
        let list = list(Int64(owner))
        var form = try await form(visit, list, item)
        form.back = visit.otherDay.flatMap { ReturnPath(Paths.on($0, list.path)) }
        return try await Self.page(visit, form)
    }

    package func update(_ visit: MemberVisit, _ typed: Submission, owner: Int, item: Int) async throws -> Response {
        let (list, now) = (list(Int64(owner)), visit.now.secondsSince1970)
        var form = try await form(visit, list, item)
        form.take(typed.fields)
        let saved = try await visit.save(&form) { database, user, draft -> Int64 in
            let old = try user.nutrition.item(database, id: Int64(item), of: list).orNotFound()
            return try user.nutrition.saveItem(database, draft.item, over: old, of: list, now: now)
        }
        guard saved != nil else { return try await Self.page(visit, form, status: .unprocessableContent) }
        return try visit.redirect(to: form.back?.path ?? list.path, notice: .amountChanged)
    }

    package func destroy(_ visit: MemberVisit, _ typed: Submission, owner: Int, item: Int) async throws -> Response {
        let (list, now) = (list(Int64(owner)), visit.now.secondsSince1970)
        do {
            try await visit.write { try $1.nutrition.removeItem($0, id: Int64(item), of: list, now: now) }.orNotFound()
        } catch let faults as Faults where faults.messages["weight"] != nil {
            return try visit.redirect(to: list.path, notice: .recipeTooLight)
        }
        return try visit.redirect(to: Paths.on(visit.otherDay, list.path), notice: removed)
    }

    private func form(_ visit: MemberVisit, _ list: MealItemList, _ item: Int) async throws -> ServingForm {
        let today = visit.today
        return try await visit.read { database, user in
            let part = try user.nutrition.item(database, id: Int64(item), of: list).orNotFound()
            let food = try user.nutrition.itemFood(database, part.item.foodID)
            return try ServingForm(
                part, of: food, portions: try user.nutrition.portions(database, of: food), in: list, today: today)
        }
    }

    static func page(
        _ visit: MemberVisit, _ form: ServingForm, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        return try visit.page(
            try await ServingPage(visit, form),
            title: form.isEntry ? NutritionTexts.editFood : NutritionTexts.addIngredient, destination: .nutrition,
            status: status)
    }
}

extension User.Nutrition {
    /// - Throws: 404 for a food that is gone or that the user does not see.
    func itemFood(_ database: Database, _ id: Int64?) throws -> Food {
        guard let food = try id.flatMap({ try self.food(database, id: $0) }) else {
            throw HTTPError(.notFound, NutritionTexts.thisFoodNoLongerExists)
        }
        return food
    }
}

/// Adds an ingredient to a recipe.
package enum IngredientsController {
    package static func new(_ visit: MemberVisit, recipe: Int, food: Int) async throws -> Response {
        let back = ReturnPath(visit.request.query["back"])
        var form = try await form(visit, recipe, food: Int64(food))
        form.back = back
        return try await MealItemsController.page(visit, form)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission, recipe: Int) async throws -> Response {
        let (list, now) = (MealItemList.recipe(Int64(recipe)), visit.now.secondsSince1970)
        var form = try await form(visit, recipe, food: typed.fields.row("food_id"))
        form.take(typed.fields)
        let saved = try await visit.save(&form) { database, user, draft -> Int64 in
            _ = try user.nutrition.recipe(database, id: Int64(recipe)).orNotFound()
            return try user.nutrition.saveItem(database, draft.item, of: list, now: now)
        }
        guard saved != nil else {
            return try await MealItemsController.page(visit, form, status: .unprocessableContent)
        }
        return try visit.redirect(to: list.path, notice: .ingredientAdded)
    }

    private static func form(_ visit: MemberVisit, _ recipe: Int, food id: Int64?) async throws -> ServingForm {
        let today = visit.today
        return try await visit.read { database, user in
            let recipe = try user.nutrition.recipe(database, id: Int64(recipe)).orNotFound()
            let food = try user.nutrition.itemFood(database, id)
            return try ServingForm(
                ingredient: food, portions: try user.nutrition.portions(database, of: food), of: recipe.id,
                today: today)
        }
    }
}
