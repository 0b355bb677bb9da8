import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

package enum SavedMealsController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let (moment, day) = (visit.moment, visit.otherDay)
        let page = try await visit.read { database, user in
            SavedMealsPage(
                meals: try user.nutrition.savedMeals(database), recipes: try user.nutrition.recipes(database),
                undo: try user.deletedFoodOffers(database, at: moment), day: day)
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
        form.take(typed.fields)
        let saved = try await visit.save(&form) { database, user, name -> Int64 in
            let items = try user.nutrition.mealEntries(database, on: day, meal).map(\.item)
            return try user.nutrition.saveMeal(database, named: name, items)
        }
        guard saved != nil else { return try page(visit, form) }
        return try visit.redirect(to: Paths.nutrition(on: day, meal), notice: .mealSaved)
    }

    package static func show(_ visit: MemberVisit, meal: Int) async throws -> Response {
        let meal = try await find(visit, meal)
        return try page(visit, SavedMealForm(meal, on: visit.otherDay), of: meal)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, meal id: Int) async throws -> Response {
        let meal = try await find(visit, id)
        var form = SavedMealForm(meal, on: visit.otherDay)
        form.take(typed.fields)
        let saved = try await visit.save(&form) { database, user, name -> Int64 in
            let old = try user.nutrition.savedMeal(database, id: meal.id).orNotFound()
            return try user.nutrition.saveMeal(database, named: name, over: old)
        }
        guard saved != nil else { return try page(visit, form, of: meal) }
        return try visit.redirect(to: Paths.on(visit.otherDay, Paths.savedMeals), notice: .mealSaved)
    }

    private static func find(_ visit: MemberVisit, _ meal: Int) async throws -> SavedMeal {
        try await visit.read { try $1.nutrition.savedMeal($0, id: Int64(meal)) }.orNotFound()
    }

    private static func page(_ visit: MemberVisit, _ form: SavedMealForm, of meal: SavedMeal? = nil) throws -> Response
    {
        try visit.page(
            SavedMealPage(form: form, meal: meal, token: FormToken().text, day: visit.otherDay),
            title: meal == nil ? NutritionTexts.saveMeal : NutritionTexts.savedMeal, destination: .nutrition,
            status: form.answerStatus)
    }
}

package enum RecipesController {
    package static func new(_ visit: MemberVisit) async throws -> Response { try page(visit, RecipeForm()) }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = RecipeForm()
        form.take(typed.fields)
        let now = visit.now.secondsSince1970
        let recipe = try await visit.save(&form) { try $1.nutrition.saveRecipe($0, $2, now: now) }
        guard let recipe else { return try page(visit, form) }
        return try visit.redirect(to: Paths.recipe(recipe), notice: .recipeSaved)
    }

    package static func show(_ visit: MemberVisit, recipe: Int) async throws -> Response {
        let recipe = try await find(visit, recipe)
        return try page(visit, RecipeForm(recipe, on: visit.otherDay), of: recipe)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, recipe id: Int) async throws -> Response {
        let (recipe, now) = (try await find(visit, id), visit.now.secondsSince1970)
        var form = RecipeForm(recipe, on: visit.otherDay)
        form.take(typed.fields)
        let saved = try await visit.save(&form) { database, user, draft -> Int64 in
            let old = try user.nutrition.recipe(database, id: recipe.id).orNotFound()
            return try user.nutrition.saveRecipe(database, draft, over: old, now: now)
        }
        guard let saved else { return try page(visit, form, of: recipe) }
        return try visit.redirect(to: Paths.on(visit.otherDay, Paths.recipe(saved)), notice: .recipeSaved)
    }

    private static func find(_ visit: MemberVisit, _ recipe: Int) async throws -> Recipe {
        try await visit.read { try $1.nutrition.recipe($0, id: Int64(recipe)) }.orNotFound()
    }

    private static func page(_ visit: MemberVisit, _ form: RecipeForm, of recipe: Recipe? = nil) throws -> Response {
        try visit.page(
            RecipePage(
                form: form, recipe: recipe, meal: visit.likelyMeal, today: visit.today, day: visit.otherDay),
            title: recipe?.name ?? NutritionTexts.newRecipe, destination: .nutrition, status: form.answerStatus)
    }
}
