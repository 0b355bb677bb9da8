import Fitness
import Texts

extension FoodSource {
    /// The source of a food's numbers, as shown to users.
    var text: String {
        switch self {
        case .usdaSR24: NutritionTexts.fromStandardReference
        case .bls: NutritionTexts.fromGermanTable
        case .ciqual: NutritionTexts.fromFrenchTable
        case .cofid: NutritionTexts.fromBritishTable
        case .foodDataCentral: NutritionTexts.fromFoodDataCentral
        case .openFoodFacts: NutritionTexts.fromOpenFoodFacts
        case .own: NutritionTexts.addedByYou
        }
    }
}
