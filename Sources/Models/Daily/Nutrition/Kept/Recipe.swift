import Fitness
import GRDB

/// A dish that a person cooks from foods. It is itself one of their foods, found, measured and logged like any other.
package struct Recipe: Sendable, Identifiable, Equatable {
    package let id: Int64
    package let foodID: Int64
    package var name: String
    /// How many it makes.
    package var servings: Double
    /// As it was weighed when it was done; nil when nobody did.
    package var weightGrams: Double?
    package let ingredients: [KeptItem]

    /// In all of it.
    package var nutrients: NutrientSum { NutrientSum(ingredients.map(\.item.nutrients)) }
    /// What the ingredients weigh, a milliliter taken for a gram.
    package var ingredientGrams: Double { ingredients.reduce(0) { $0 + ($1.item.amount ?? 0) } }
    /// What all of it weighs, as far as is known.
    var totalGrams: Double { weightGrams ?? ingredientGrams }
    package var perServing: NutrientSum { nutrients.scaled(by: 1 / servings) }

    /// As the food that it is, of which is unknown what is unknown of an ingredient; nil without ingredients, which is no
    /// food yet.
    var food: FoodDraft? {
        guard !ingredients.isEmpty, totalGrams > 0 else { return nil }
        return FoodDraft(
            name: name, nutrients: nutrients.complete.scaled(by: Food.referenceAmount / totalGrams),
            portions: [Portion(name: Self.servingName, amount: totalGrams / servings)])
    }

    static let servingName = "1 serving"

    /// Whether a gram of it has no more in it than a gram can have.
    var isPossible: Bool {
        guard let food else { return true }
        return nutrients.known.scaled(by: Food.referenceAmount / totalGrams).isPlausible
            && food.portions.allSatisfy { $0.amount <= Portion.mostAmount }
    }

    /// `4 servings · 320 kcal each`
    package var note: String {
        let count = servings == 1 ? "1 serving" : "\(DecimalText.format(servings)) servings"
        return [count, NutrientText.energy(perServing).map { "\($0) each" }].compactMap { $0 }.joined(separator: " · ")
    }
}

/// What a person says of a recipe beside its ingredients.
package struct RecipeDraft: Sendable, Equatable {
    package var name: String
    package var servings: Double
    package var weightGrams: Double?

    package init(name: String, servings: Double, weightGrams: Double? = nil) {
        self.name = name
        self.servings = servings
        self.weightGrams = weightGrams
    }
}

/// The weight that was typed is too little for what is in it; nothing was changed.
package struct RecipeTooLightError: Error {}
