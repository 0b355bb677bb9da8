import Texts

extension Micronutrient {
    package var name: String {
        switch self {
        case .vitaminA: NutritionTexts.vitaminA
        case .vitaminC: NutritionTexts.vitaminC
        case .vitaminD: NutritionTexts.vitaminD
        case .vitaminE: NutritionTexts.vitaminE
        case .vitaminK: NutritionTexts.vitaminK
        case .thiamin: NutritionTexts.thiamin
        case .riboflavin: NutritionTexts.riboflavin
        case .niacin: NutritionTexts.niacin
        case .pantothenicAcid: NutritionTexts.pantothenicAcid
        case .vitaminB6: NutritionTexts.vitaminB6
        case .folate: NutritionTexts.folate
        case .vitaminB12: NutritionTexts.vitaminB12
        case .choline: NutritionTexts.choline
        case .calcium: NutritionTexts.calcium
        case .iron: NutritionTexts.iron
        case .magnesium: NutritionTexts.magnesium
        case .phosphorus: NutritionTexts.phosphorus
        case .potassium: NutritionTexts.potassium
        case .zinc: NutritionTexts.zinc
        case .copper: NutritionTexts.copper
        case .manganese: NutritionTexts.manganese
        case .selenium: NutritionTexts.selenium
        case .monounsaturatedFat: NutritionTexts.monounsaturatedFat
        case .polyunsaturatedFat: NutritionTexts.polyunsaturatedFat
        case .transFat: NutritionTexts.transFat
        case .omega3: NutritionTexts.omega3
        case .omega6: NutritionTexts.omega6
        case .cholesterol: NutritionTexts.cholesterol
        case .caffeine: NutritionTexts.caffeine
        case .alcohol: NutritionTexts.alcohol
        case .water: CommonTexts.water
        }
    }
}
