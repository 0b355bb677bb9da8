import Fitness
import Texts

extension FoodSource {
    /// The source of a food's numbers, as shown to users.
    var text: String {
        switch self {
        case .usdaSR24:
            NutritionTexts.dataFromAbout2011USDA
        case .foodDataCentral: NutritionTexts.fromFoodDataCentralOfThe
        case .openFoodFacts: NutritionTexts.fromOpenFoodFactsOpenfoodfacts
        case .own: NutritionTexts.addedByYou
        }
    }
}
