import Mustache

/// A recipe: what it makes, what is in it, and what one serving has. Or one that is about to be made.
struct RecipePage: PageContent {
    let view = View.recipe
    let form: RecipeForm
    let recipe: Recipe?
    let meal: Meal
    let today: LocalDay

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back", to: Paths.savedMeals)
        case "form": form
        case "title": recipe == nil ? "New recipe" : "Recipe"
        case "saveLabel": recipe == nil ? "Next: ingredients" : "Save"
        case "recipe": recipe.map { _ in self }
        case "serving": recipe.map { $0.ingredients.isEmpty ? "No ingredients yet" : NutrientText.line($0.perServing) }
        case "weight": weight
        case "items":
            recipe.map { recipe in recipe.ingredients.map { IngredientRow($0, path: path($0, of: recipe)) } } ?? []
        case "addPath": recipe.map { Paths.ingredientSearch($0.id) }
        case "logPath":
            recipe.flatMap {
                $0.ingredients.isEmpty ? nil : Paths.food($0.foodID, meal, on: today, back: Paths.recipe($0.id))
            }
        case "deletePath": recipe.map { Paths.recipeDeletion($0.id) }
        default: nil
        }
    }

    private var weight: String? {
        guard let recipe, recipe.weightGrams == nil, recipe.ingredientGrams > 0 else { return nil }
        let grams = Figure(DecimalText.grouped(recipe.ingredientGrams), "g").text
        return "Using the ingredients' total, \(grams), until you enter a cooked weight."
    }

    private func path(_ item: KeptItem, of recipe: Recipe) -> String {
        Paths.ingredientDeletion(item.id, of: recipe.id)
    }
}
