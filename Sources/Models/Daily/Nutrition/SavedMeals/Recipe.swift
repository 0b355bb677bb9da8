import Fitness
import GRDB
import Texts

/// A dish made from foods. It is itself one of the user's foods: found, measured and logged like any other.
package struct Recipe: Sendable, Identifiable, Equatable {
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
    /// The weight of the ingredients, with a milliliter counted as a gram.
    package var ingredientGrams: Double { ingredients.reduce(0) { $0 + ($1.item.amount ?? 0) } }
    /// The weight of the whole dish, as far as it is known.
    var totalGrams: Double { weightGrams ?? ingredientGrams }
    package var perServing: NutrientSum { nutrients.scaled(by: 1 / servings) }

    /// The recipe as a food. A nutrient that is unknown for any ingredient is unknown for the food; nil without
    /// ingredients.
    var food: FoodDraft? {
        guard !ingredients.isEmpty, totalGrams > 0 else { return nil }
        return FoodDraft(
            name: name, nutrients: nutrients.complete.scaled(by: FoodDraft.referenceAmount / totalGrams),
            portions: [Portion(name: Portion.servingName, amount: totalGrams / servings)])
    }

    /// Whether the nutrients per gram and the size of a serving are possible.
    var isPossible: Bool {
        guard let food else { return true }
        return nutrients.known.scaled(by: FoodDraft.referenceAmount / totalGrams).isPlausible
            && food.portions.allSatisfy { $0.amount <= Portion.maximumAmount }
    }

    /// `4 servings · 320 kcal each`
    package var note: String {
        let count =
            servings == 1 ? NutritionTexts.singleServing : NutritionTexts.servings(DecimalText.format(servings))
        return [count, NutrientText.energy(perServing).map { NutritionTexts.energyEach($0) }].compactMap { $0 }.joined(
            separator: " · ")
    }
}
