import Texts

/// The editable values of a recipe, without its ingredients.
package struct RecipeDraft: Sendable, Equatable {
    package static let servings = 0.1...1_000.0
    package static let usualServings = 4.0
    package static let grams = 1...100_000.0

    package var name: String
    package var servings: Double
    package var weightGrams: Double?

    package init(name: String, servings: Double, weightGrams: Double? = nil) {
        self.name = name
        self.servings = servings
        self.weightGrams = weightGrams
    }

    /// The recipe that was typed or sent, or what is wrong with it.
    package static func checked(name: String, servings: Double?, weightGrams: Double?) -> Result<Self, Faults> {
        var faults = Faults()
        let name = faults.text("name", name, required: Faults.nameRequired)
        faults.checkQuantity("servings", servings, in: Self.servings)
        faults.check(
            "weight", weightGrams, in: grams, NutritionTexts.cookedWeightUnreadable)
        guard faults.isEmpty, let servings else { return .failure(faults) }
        return .success(Self(name: name, servings: servings, weightGrams: weightGrams))
    }
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
