import Texts

/// The source of a food's data.
package enum FoodSource: String, CaseIterable, Sendable {
    case usdaSR24, bls, ciqual, cofid, foodDataCentral, openFoodFacts, own

    package var name: String {
        switch self {
        case .usdaSR24: NutritionTexts.usdaStandardReference
        case .bls: NutritionTexts.germanTable
        case .ciqual: NutritionTexts.frenchTable
        case .cofid: NutritionTexts.britishTable
        case .foodDataCentral: NutritionTexts.foodDataCentral
        case .openFoodFacts: NutritionTexts.openFoodFacts
        case .own: NutritionTexts.addedByYou
        }
    }
}

/// The unit in which a food is measured.
package enum FoodUnit: String, CaseIterable, Sendable {
    case grams, milliliters

    package var symbol: String {
        switch self {
        case .grams: "g"
        case .milliliters: "ml"
        }
    }
}

/// A named amount of a food: "1 large", "1 cup, sliced".
package struct Portion: Sendable, Equatable {
    /// In Unicode scalars; more than users may type.
    package static let longestName = 200
    /// The largest amount that is stored.
    static let maximumAmount = 100_000.0
    /// How many of a food are stored.
    static let maximumPerFood = 100
    /// What entries of a serving refer to, so it is the same in all languages.
    package static let servingName = "1 serving"

    package var name: String
    /// In the food's unit.
    package var amount: Double

    package init(name: String, amount: Double) {
        self.name = name
        self.amount = amount
    }

    var isStorable: Bool { amount > 0 && amount <= Self.maximumAmount && !name.isEmpty }
}
