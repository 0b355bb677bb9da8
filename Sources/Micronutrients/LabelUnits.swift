import Texts

/// What energy is written in on a label.
package enum EnergyUnit: String, CaseIterable, Codable, Sendable {
    case kilocalories, kilojoules

    package var name: String {
        switch self {
        case .kilocalories: NutritionTexts.kcalUnit
        case .kilojoules: NutritionTexts.kilojoulesUnit
        }
    }

    /// The thermochemical calorie is 4.184 J.
    package var perKilocalorie: Double {
        switch self {
        case .kilocalories: 1
        case .kilojoules: 4.184
        }
    }
}

/// What sodium is written in on a label.
package enum SodiumUnit: String, CaseIterable, Sendable {
    case sodiumMilligrams = "sodium"
    case saltGrams = "salt"

    package var name: String {
        switch self {
        case .sodiumMilligrams: NutritionTexts.sodiumInMilligrams
        case .saltGrams: NutritionTexts.saltInGrams
        }
    }

    /// The salt on labels is sodium times 2.5.
    package static let saltPerSodium = 2.5

    package var perMilligram: Double {
        switch self {
        case .sodiumMilligrams: 1
        case .saltGrams: Self.saltPerSodium / 1_000
        }
    }
}

/// The units of the labels that a person copies.
package struct LabelUnits: Sendable, Equatable {
    package var energy = EnergyUnit.kilocalories
    package var sodium = SodiumUnit.sodiumMilligrams

    package init(energy: EnergyUnit = .kilocalories, sodium: SodiumUnit = .sodiumMilligrams) {
        (self.energy, self.sodium) = (energy, sodium)
    }

    /// These, with those that somebody chose instead of the ones that were shown.
    package func taking(_ chosen: LabelUnits, insteadOf shown: LabelUnits) -> LabelUnits {
        LabelUnits(
            energy: chosen.energy == shown.energy ? energy : chosen.energy,
            sodium: chosen.sodium == shown.sodium ? sodium : chosen.sodium)
    }
}

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
