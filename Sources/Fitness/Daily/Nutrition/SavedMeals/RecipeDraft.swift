import Texts

/// What a stored recipe says: its values were checked, or came with an archive, and are kept.
package protocol StoredRecipe {
    var name: String { get }
    var servings: Double { get }
    var weightGrams: Double? { get }
}

/// The editable values of a recipe, without its ingredients.
package struct RecipeDraft: Sendable, Equatable {
    package static let servings = 0.1...1_000.0
    package static let usualServings = 4.0
    package static let grams = 1...100_000.0

    package let name: String
    package let servings: Double
    package let weightGrams: Double?

    /// The recipe that was typed or sent, or what is wrong with it.
    /// - Parameter old: the recipe that is changed, whose values may stay.
    package static func checked(
        name: String, servings: Double?, weightGrams: Double?, over old: (any StoredRecipe)? = nil
    ) -> Result<Self, Faults> {
        var faults = Faults()
        let name = faults.text("name", name, required: Faults.nameRequired, over: old?.name)
        faults.checkQuantity("servings", servings, in: Self.servings)
        faults.keep("servings", servings, of: old?.servings)
        faults.check("weight", weightGrams, in: grams, NutritionTexts.cookedWeightUnreadable)
        faults.keep("weight", weightGrams, of: old?.weightGrams)
        guard faults.isEmpty, let servings else { return .failure(faults) }
        return .success(Self(name: name, servings: servings, weightGrams: weightGrams))
    }

    /// What it is as a food at first.
    package var foodWithoutIngredients: FoodDraft { FoodDraft(name: name) }
}

extension Faults {
    package static var quantityRequired: String { NutritionTexts.quantityUnreadable }

    /// A number of portions.
    package mutating func checkQuantity(_ field: String, _ quantity: Double?, in range: ClosedRange<Double>) {
        require(field, quantity, Self.quantityRequired)
        checkPositive(field, quantity)
        check(field, quantity, in: range, CommonTexts.numberTooHigh(DecimalText.grouped(range.upperBound)))
    }
}
