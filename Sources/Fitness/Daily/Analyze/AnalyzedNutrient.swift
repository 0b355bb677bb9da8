import Texts

/// A nutrient that is summed per day.
package enum AnalyzedNutrient: String, CaseIterable, Sendable {
    case energy, protein, carbohydrates, fat, fiber

    package var name: String {
        switch self {
        case .energy: CommonTexts.calories
        case .carbohydrates: CommonTexts.carbs
        case .protein: CommonTexts.protein
        case .fat: CommonTexts.fat
        case .fiber: NutritionTexts.fiber
        }
    }

    package var symbol: String { self == .energy ? "kcal" : "g" }

    /// The column in the table of daily sums.
    package var column: String {
        switch self {
        case .energy: "energy_kilocalories"
        case .protein: "protein_grams"
        case .carbohydrates: "carbohydrate_grams"
        case .fat: "fat_grams"
        case .fiber: "fiber_grams"
        }
    }

    package func goal(_ target: NutritionTarget) -> Int {
        switch self {
        case .energy: target.energyKilocalories
        case .protein: target.proteinGrams
        case .carbohydrates: target.carbohydrateGrams
        case .fat: target.fatGrams
        case .fiber: target.fiberGrams
        }
    }
}
