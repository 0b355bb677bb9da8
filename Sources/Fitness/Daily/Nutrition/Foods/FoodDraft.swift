import Micronutrients

/// The data of a food before it is stored. Outside of tests it comes only from a check of what a person, a source or a
/// recipe says.
package struct FoodDraft: Sendable, Equatable {
    /// The amount that nutrients are given for, in the food's unit.
    package static let referenceAmount = 100.0

    package internal(set) var name: String
    package internal(set) var brand = ""
    package internal(set) var barcode: Barcode?
    package internal(set) var unit = FoodUnit.grams
    /// Per 100 g or 100 ml, depending on `unit`.
    package internal(set) var nutrients = Nutrients()
    package internal(set) var portions: [Portion] = []
    /// Per 100 g or 100 ml, too.
    package internal(set) var micronutrients: MicronutrientAmounts = [:]
}

/// What a stored food says: its values were checked, or came with an archive, and are kept.
package protocol StoredFood {
    var officialName: String { get }
    var brand: String { get }
    var unit: FoodUnit { get }
    var nutrients: Nutrients { get }
}

extension FoodDraft {
    /// A recipe as a food. A nutrient that is unknown for any ingredient is unknown for the food; without ingredients,
    /// it has nothing but its name.
    /// - Parameter weightGrams: nil for the weight of the ingredients.
    /// - Returns: nil if that weight is too little for what is in the dish, or a serving is too much.
    package static func recipe(
        named name: String, servings: Double, weightGrams: Double?, _ ingredients: [MealItem]
    ) -> Self? {
        let (sum, grams) = (NutrientSum(ingredients.map(\.nutrients)), weightGrams ?? ingredients.grams)
        guard !ingredients.isEmpty, grams > 0 else { return Self(name: name) }
        let serving = Portion(name: Portion.servingName, amount: grams / servings)
        guard sum.known.scaled(by: referenceAmount / grams).isPlausible, serving.amount <= Portion.maximumAmount else {
            return nil
        }
        return Self(name: name, nutrients: sum.complete.scaled(by: referenceAmount / grams), portions: [serving])
    }
}

extension [MealItem] {
    /// Their weight, with a milliliter counted as a gram.
    package var grams: Double { reduce(0) { $0 + ($1.amount ?? 0) } }
}
