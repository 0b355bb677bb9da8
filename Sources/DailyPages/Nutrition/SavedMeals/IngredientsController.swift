import Fitness
import Forms
import GRDB
import HTTP
import HTTPTypes
import Models
import Texts
import Web

package enum IngredientsController {
    package static func new(_ visit: MemberVisit, recipe: Int, food: Int) async throws -> Response {
        let (query, recipe, today) = (visit.request.query, try await RecipesController.find(visit, recipe), visit.today)
        var form = try await visit.read { database, user in
            try servingForm(database, user, food: String(food), recipe: recipe.id, today: today)
        }
        form.back = ReturnPath(query["back"])
        return try await page(visit, form)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission, recipe: Int) async throws -> Response {
        let (fields, today, now) = (typed.fields, visit.today, visit.now.secondsSince1970)
        let recipe = try await RecipesController.find(visit, recipe)
        var form = try await visit.read { database, user in
            try servingForm(database, user, food: fields["food_id"], recipe: recipe.id, today: today)
        }
        form.take(fields)
        guard let draft = form.validate(today: today) else {
            return try await page(visit, form, status: .unprocessableContent)
        }
        do {
            try await visit.write { try $1.nutrition.addIngredient($0, draft.item, to: recipe.id, now: now) }
                .orNotFound()
        } catch is RecipeTooLightError {
            form.quantity.error = NutritionTexts.recipeWeightTooSmall
            return try await page(visit, form, status: .unprocessableContent)
        }
        return try visit.redirect(to: Paths.recipe(recipe.id), notice: .recipeSaved)
    }

    package static func destroy(
        _ visit: MemberVisit, _ typed: Submission, recipe: Int, ingredient: Int
    ) async throws -> Response {
        let now = visit.now.secondsSince1970
        let isRemoved = try await visit.write {
            try $1.nutrition.removeIngredient($0, id: Int64(ingredient), of: Int64(recipe), now: now)
        }
        guard isRemoved else { throw HTTPError(.notFound) }
        return try visit.redirect(to: Paths.recipe(Int64(recipe)), notice: .recipeSaved)
    }

    private static func servingForm(
        _ database: Database, _ user: User, food: String?, recipe: Int64, today: LocalDay
    ) throws -> ServingForm {
        guard let food = try food.flatMap({ Int64($0) }).flatMap({ try user.nutrition.food(database, id: $0) }) else {
            throw HTTPError(.notFound, NutritionTexts.thisFoodNoLongerExists)
        }
        return try ServingForm(
            ingredient: food, portions: try user.nutrition.portions(database, of: food), of: recipe, today: today)
    }

    private static func page(
        _ visit: MemberVisit, _ form: ServingForm, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let known = try await visit.read { try $1.nutrition.micronutrients($0, of: form.food) }
        return try visit.page(
            ServingPage(form: form, today: visit.today, known: known), title: NutritionTexts.addIngredient,
            destination: .nutrition,
            status: status)
    }
}
