import Forms
import HTTP
import HTTPTypes
import Models
import Web

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
