import Fitness
import Forms
import Texts
import Web

/// What a food is searched for: a meal, or a recipe.
enum FoodTarget: Sendable, Equatable {
    case meal(Meal, LocalDay)
    case recipe(Int64)

    var heading: String {
        switch self {
        case .meal(let meal, _): NutritionTexts.addTo(meal.spokenName)
        case .recipe: NutritionTexts.addAnIngredient
        }
    }

    /// The page that the search was opened from.
    var origin: Link {
        switch self {
        case .meal(let meal, let day): Link(NutritionTexts.backToNutrition, to: Paths.nutrition(on: day, meal))
        case .recipe(let recipe): Link(NutritionTexts.backToTheRecipe, to: Paths.recipe(recipe))
        }
    }

    var idlePath: String {
        switch self {
        case .meal(let meal, let day): Paths.foodSearch(meal, on: day)
        case .recipe(let recipe): Paths.ingredientSearch(recipe)
        }
    }

    func searchPath(_ words: String, page: Int) -> String {
        switch self {
        case .meal(let meal, let day): Paths.foodSearch(meal, on: day, words, page: page)
        case .recipe(let recipe): Paths.ingredientSearch(recipe, words, page: page)
        }
    }

    /// The form that adds an amount of a food.
    /// - Parameter back: the address of the search that found it.
    func path(_ food: Int64, back: String) -> String {
        let back = "\(back)#food-\(food)"
        return switch self {
        case .meal(let meal, let day): Paths.food(food, meal, on: day, back: back)
        case .recipe(let recipe): Paths.newIngredient(food, of: recipe, back: back)
        }
    }
}
