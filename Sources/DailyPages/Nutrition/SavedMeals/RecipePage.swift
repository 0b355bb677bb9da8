import Fitness
import Forms
import Models
import Texts
import Web

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
        return NutritionTexts.cookedWeightHintOf(grams)
    }
}
