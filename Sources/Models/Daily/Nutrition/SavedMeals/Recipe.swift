import Fitness
import GRDB
import Texts

/// A dish made from foods. It is itself one of the user's foods: found, measured and logged like any other.
package struct Recipe: StoredRecipe, Sendable, Identifiable, Equatable {
    package let id: Int64
    package let foodID: Int64
    package var name: String
    /// How many servings it makes.
    package var servings: Double
    /// The weight of the finished dish; nil if it was not weighed.
    package var weightGrams: Double?
    package let ingredients: [StoredMealItem]

    /// Of the whole dish.
    package var nutrients: NutrientSum { NutrientSum(ingredients.map(\.item.nutrients)) }
    package var ingredientGrams: Double { ingredients.map(\.item).grams }
    package var perServing: NutrientSum { nutrients.scaled(by: 1 / servings) }

    /// `4 servings · 320 kcal each`
    package var note: String {
        let count =
            servings == 1 ? NutritionTexts.singleServing : NutritionTexts.servings(DecimalText.format(servings))
        return [count, NutrientText.energy(perServing).map { NutritionTexts.energyEach($0) }].compactMap { $0 }.joined(
            separator: " · ")
    }
}
