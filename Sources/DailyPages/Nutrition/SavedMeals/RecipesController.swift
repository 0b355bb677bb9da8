import Forms
import GRDB
import HTTP
import HTTPTypes
import Models
import Texts
import Web

package enum RecipesController {
    package static func new(_ visit: MemberVisit) async throws -> Response { try page(visit, RecipeForm()) }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = RecipeForm()
        form.fill(from: typed.fields)
        guard let draft = form.validate() else { return try page(visit, form, status: .unprocessableContent) }
        let now = visit.now.secondsSince1970
        guard let recipe = try await visit.write({ try $1.nutrition.addRecipe($0, draft, now: now) }) else {
            form.name.error = NutritionTexts.tooManyRecipes(User.Nutrition.maximumRecipes)
            return try page(visit, form, status: .unprocessableContent)
        }
        return try visit.redirect(to: Paths.recipe(recipe), notice: .recipeSaved)
    }

    package static func show(_ visit: MemberVisit, recipe: Int) async throws -> Response {
        let recipe = try await find(visit, recipe)
        return try page(visit, RecipeForm(recipe), of: recipe)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, recipe id: Int) async throws -> Response {
        let (recipe, now) = (try await find(visit, id), visit.now.secondsSince1970)
        var form = RecipeForm(recipe)
        form.fill(from: typed.fields)
        guard let draft = form.validate() else {
            return try page(visit, form, of: recipe, status: .unprocessableContent)
        }
        do {
            try await visit.write { try $1.nutrition.updateRecipe($0, id: recipe.id, draft, now: now) }.orNotFound()
        } catch is RecipeTooLightError {
            form.refuseWeight()
            return try page(visit, form, of: recipe, status: .unprocessableContent)
        }
        return try visit.redirect(to: Paths.recipe(recipe.id), notice: .recipeSaved)
    }

    package static func confirmDeletion(_ visit: MemberVisit, recipe: Int) async throws -> Response {
        let recipe = try await find(visit, recipe)
        let question = ConfirmPage.Question(
            title: CommonTexts.deleteNamedQuestion(recipe.name), text: NutritionTexts.pastDaysStay,
            action: Paths.recipeDeletion(recipe.id), label: NutritionTexts.deleteRecipe,
            cancelPath: Paths.recipe(recipe.id))
        return try visit.page(
            ConfirmPage(question: question), title: NutritionTexts.deleteRecipe, destination: .nutrition)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, recipe: Int) async throws -> Response {
        let now = visit.now.secondsSince1970
        let step = try await visit.write { try $1.nutrition.deleteRecipe($0, id: Int64(recipe), now: now) }
            .orNotFound()
        return try visit.redirect(
            to: Paths.savedMeals, notice: .recipeDeleted, outcome: TrainingOutcome(), undoStep: step)
    }

    static func find(_ visit: MemberVisit, _ recipe: Int) async throws -> Recipe {
        try await visit.read { try $1.nutrition.recipe($0, id: Int64(recipe)) }.orNotFound()
    }

    private static func page(
        _ visit: MemberVisit, _ form: RecipeForm, of recipe: Recipe? = nil, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(
            RecipePage(form: form, recipe: recipe, meal: visit.likelyMeal, today: visit.today),
            title: recipe?.name ?? NutritionTexts.newRecipe, destination: .nutrition, status: status)
    }
}
