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

/// What the user saved: meals to log again, and recipes.
struct SavedMealsPage: UndoPage {
    var view: CompiledView<Self> { view_nutrition_saved_meals }
    let meals: [SavedMeal]
    let recipes: [Recipe]
    var undo: [UndoOffer] = []
    /// The day to add food to; nil for today.
    var day: LocalDay?

    var back: Link { Link(NutritionTexts.backToNutrition, to: Paths.on(day, Paths.nutrition)) }

    var mealRows: [ListRow] {
        meals.map { ListRow(title: $0.name, path: path(Paths.savedMeal($0.id)), icon: "nutrition", note: $0.note) }
    }

    var recipeRows: [ListRow] {
        recipes.map { ListRow(title: $0.name, path: path(Paths.recipe($0.id)), icon: "food", note: $0.note) }
    }

    private func path(_ path: String) -> String { Paths.on(day, path) }
}

/// A saved meal with its foods, or one that is about to be saved.
struct SavedMealPage: PageContent {
    var view: CompiledView<Self> { view_nutrition_saved_meal }
    let form: SavedMealForm
    let meal: SavedMeal?
    /// Prevents a second tap from adding the meal twice.
    let token: String
    /// The day to add it to; nil for today.
    var day: LocalDay?

    var back: Link? { form.cancelPath.map { Link(CommonTexts.back, to: $0) } }
    var title: String { meal == nil ? NutritionTexts.saveThisMeal : NutritionTexts.savedMeal }
    var isNew: Bool { meal == nil }
    var note: String? { meal?.note }

    var items: [IngredientRow] {
        meal.map { meal in
            meal.parts.map {
                IngredientRow($0, in: .savedMeal(meal.id), on: day, isRemovable: meal.parts.count > 1)
            }
        } ?? []
    }

    var deletePath: String? { meal.map { Paths.deletion(of: Paths.savedMeal($0.id)) } }
    var addPath: String? { meal.map { Paths.savedMealEntries($0.id) } }
    var date: String? { day?.description }
    var addTitle: String { day.map { NutritionTexts.addToDay($0.mediumText) } ?? NutritionTexts.addToToday }
    var meals: [Field.Option] { Meal.options }
}

/// A food of a saved meal or a recipe, with the form of its amount and the button to remove it.
struct IngredientRow: Sendable {
    let item: MealItem
    /// nil for what is no longer a food.
    let editPath: String?
    let deletePath: String?

    init(_ part: StoredMealItem, in list: MealItemList, on day: LocalDay? = nil, isRemovable: Bool = true) {
        let path = list.path(of: part.id)
        item = part.item
        editPath = part.item.foodID.map { _ in Paths.on(day, Paths.editor(of: path)) }
        deletePath = isRemovable ? Paths.on(day, Paths.deletion(of: path)) : nil
    }

    var title: String { item.name }
    var spoken: String { "\(title), \(note)" }

    var note: String {
        [item.amountText(unit: nil), NutrientText.energy(item.nutrients)].compactMap { $0 }.joined(separator: " · ")
    }
}

/// A recipe: its yield, its ingredients and the nutrients of one serving. Or one that is about to be created.
struct RecipePage: PageContent {
    var view: CompiledView<Self> { view_nutrition_recipe }
    let form: RecipeForm
    let recipe: Recipe?
    let meal: Meal
    let today: LocalDay
    /// The day to add a serving to; nil for today.
    var day: LocalDay?

    var back: Link { Link(CommonTexts.back, to: Paths.on(day, Paths.savedMeals)) }
    /// A page without a recipe has this title already.
    var formTitle: String? { recipe.map { _ in NutritionTexts.recipe } }
    var saveLabel: String { recipe == nil ? NutritionTexts.nextIngredients : CommonTexts.save }
    var isSaved: Bool { recipe != nil }

    var serving: MarkedText? {
        recipe.map {
            NutritionTexts.oneServing(
                $0.ingredients.isEmpty ? NutritionTexts.noIngredientsYet : NutrientText.line($0.perServing))
        }
    }

    var items: [IngredientRow] {
        recipe.map { recipe in recipe.ingredients.map { IngredientRow($0, in: .recipe(recipe.id), on: day) } } ?? []
    }

    var addPath: String? { recipe.map { Paths.ingredientSearch($0.id) } }

    var logPath: String? {
        recipe.flatMap {
            $0.ingredients.isEmpty ? nil : Paths.food($0.foodID, meal, on: day ?? today, back: Paths.recipe($0.id))
        }
    }

    var deletePath: String? { recipe.map { Paths.deletion(of: Paths.recipe($0.id)) } }

    var weight: String? {
        guard let recipe, recipe.weightGrams == nil, recipe.ingredientGrams > 0 else { return nil }
        let grams = Figure(DecimalText.grouped(recipe.ingredientGrams), "g").text
        return NutritionTexts.cookedWeightHint(grams)
    }
}
