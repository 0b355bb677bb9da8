import Texts

/// What an amount of a nutrient is measured in.
package enum NutrientUnit: String, Sendable {
    case grams, milligrams, micrograms

    package var symbol: String {
        switch self {
        case .grams: "g"
        case .milligrams: "mg"
        case .micrograms: "µg"
        }
    }

    package var perGram: Double {
        switch self {
        case .grams: 1
        case .milligrams: 1_000
        case .micrograms: 1_000_000
        }
    }

    /// In 100 g or ml: a milliliter may weigh more than a gram, minerals are part of salts, and what is measured in
    /// micrograms is at most that much of a tablet.
    var most: Double {
        switch self {
        case .grams: 110
        case .milligrams: 50_000
        case .micrograms: 1_000_000
        }
    }
}

extension NutrientUnit {
    /// In what one eats at once, which is less than 10 kg or l.
    var mostEaten: Double { most * 100 }
}

/// The group of a nutrient on pages.
package enum NutrientKind: String, CaseIterable, Sendable {
    case vitamin, mineral, fat, other

    package var title: String {
        switch self {
        case .vitamin: NutritionTexts.vitamins
        case .mineral: NutritionTexts.minerals
        case .fat: NutritionTexts.fats
        case .other: NutritionTexts.otherNutrients
        }
    }
}
