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
        return try visit.redirect(to: Paths.recipe(recipe.id), notice: .ingredientAdded)
    }

    package static func edit(_ visit: MemberVisit, recipe: Int, ingredient: Int) async throws -> Response {
        try await page(visit, try await form(visit, recipe: recipe, ingredient: ingredient))
    }

    package static func update(
        _ visit: MemberVisit, _ typed: Submission, recipe: Int, ingredient: Int
    ) async throws -> Response {
        let now = visit.now.secondsSince1970
        var form = try await form(visit, recipe: recipe, ingredient: ingredient)
        form.take(typed.fields)
        guard let draft = form.validate(today: visit.today) else {
            return try await page(visit, form, status: .unprocessableContent)
        }
        do {
            try await visit.write {
                try $1.nutrition.updateIngredient(
                    $0, id: Int64(ingredient), of: Int64(recipe), draft.item, now: now)
            }.orNotFound()
        } catch is RecipeTooLightError {
            form.quantity.error = NutritionTexts.recipeWeightTooSmall
            return try await page(visit, form, status: .unprocessableContent)
        }
        return try visit.redirect(to: Paths.recipe(Int64(recipe)), notice: .amountChanged)
    }

    package static func destroy(
        _ visit: MemberVisit, _ typed: Submission, recipe: Int, ingredient: Int
    ) async throws -> Response {
        let (now, path) = (visit.now.secondsSince1970, Paths.recipe(Int64(recipe)))
        do {
            try await visit.write {
                try $1.nutrition.removeIngredient($0, id: Int64(ingredient), of: Int64(recipe), now: now)
            }.orNotFound()
            return try visit.redirect(to: path, notice: .ingredientRemoved)
        } catch is RecipeTooLightError {
            return try visit.redirect(to: path, notice: .recipeTooLight)
        }
    }

    private static func form(_ visit: MemberVisit, recipe: Int, ingredient: Int) async throws -> ServingForm {
        let (recipe, today) = (try await RecipesController.find(visit, recipe), visit.today)
        let part = try recipe.ingredients.first { $0.id == Int64(ingredient) }.orNotFound()
        return try await visit.read { try $1.servingForm($0, part, in: .recipe(recipe.id), today: today) }
    }

    private static func servingForm(
        _ database: Database, _ user: User, food: String?, recipe: Int64, today: LocalDay
    ) throws -> ServingForm {
        guard let id = food.flatMap({ Int64(outside: $0) }), let food = try user.nutrition.food(database, id: id) else {
            throw HTTPError(.notFound, NutritionTexts.thisFoodNoLongerExists)
        }
        return try ServingForm(
            ingredient: food, portions: try user.nutrition.portions(database, of: food), of: recipe, today: today)
    }

    static func page(
        _ visit: MemberVisit, _ form: ServingForm, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let known = try await visit.read { try $1.nutrition.micronutrients($0, of: form.food) }
        return try visit.page(
            ServingPage(form: form, today: visit.today, known: known),
            title: form.isEntry ? NutritionTexts.editFood : NutritionTexts.addIngredient, destination: .nutrition,
            status: status)
    }
}

extension User {
    /// The form that changes the amount of a recipe's ingredient or of a saved meal's food.
    func servingForm(
        _ database: Database, _ part: StoredMealItem, in list: ServingForm.List, today: LocalDay
    ) throws -> ServingForm {
        guard let food = try part.item.foodID.flatMap({ try nutrition.food(database, id: $0) }) else {
            throw HTTPError(.notFound, NutritionTexts.thisFoodNoLongerExists)
        }
        return try ServingForm(
            part, of: food, portions: try nutrition.portions(database, of: food), in: list, today: today)
    }
}
