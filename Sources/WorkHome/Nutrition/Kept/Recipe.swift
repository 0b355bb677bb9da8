import GRDB

/// A dish that a person cooks from foods. It is itself one of their foods, found, measured and logged like any other.
struct Recipe: Sendable, Identifiable, Equatable {
    let id: Int64
    let foodID: Int64
    var name: String
    /// How many it makes.
    var servings: Double
    /// As it was weighed when it was done; nil when nobody did.
    var weightGrams: Double?
    let ingredients: [KeptItem]

    /// In all of it.
    var nutrients: NutrientSum { NutrientSum(ingredients.map(\.item.nutrients)) }
    /// What the ingredients weigh, a milliliter taken for a gram.
    var ingredientGrams: Double { ingredients.reduce(0) { $0 + ($1.item.amount ?? 0) } }
    /// What all of it weighs, as far as is known.
    var totalGrams: Double { weightGrams ?? ingredientGrams }
    var perServing: NutrientSum { nutrients.scaled(by: 1 / servings) }

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
    var note: String {
        let count = servings == 1 ? "1 serving" : "\(DecimalText.format(servings)) servings"
        return [count, NutrientText.energy(perServing).map { "\($0) each" }].compactMap { $0 }.joined(separator: " · ")
    }
}

/// What a person says of a recipe beside its ingredients.
struct RecipeDraft: Sendable, Equatable {
    var name: String
    var servings: Double
    var weightGrams: Double?
}

/// The weight that was typed is too little for what is in it; nothing was changed.
struct RecipeTooLightError: Error {}
