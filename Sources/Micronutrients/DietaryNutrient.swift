import Texts

/// A nutrient on the page of a day's nutrients: those that are known of some foods, and three that entries keep.
package enum DietaryNutrient: Hashable, Sendable {
    case fiber, saturatedFat, sodium
    case micronutrient(Micronutrient)

    /// In the order of the page.
    package static let all: [DietaryNutrient] = NutrientKind.allCases.flatMap { kind in
        let first: [DietaryNutrient] =
            switch kind {
            case .vitamin: []
            case .mineral: [.sodium]
            case .fat: [.saturatedFat]
            case .other: [.fiber]
            }
        return first + Micronutrient.allCases.filter { $0.kind == kind }.map(DietaryNutrient.micronutrient)
    }

    package var kind: NutrientKind {
        switch self {
        case .fiber: .other
        case .saturatedFat: .fat
        case .sodium: .mineral
        case .micronutrient(let nutrient): nutrient.kind
        }
    }

    /// Whether food without energy may have much of it: salt, broth and diet cola do. Of all others it has next to
    /// nothing, so that what is unknown of water and tea doesn't matter.
    package var isInFoodWithoutEnergy: Bool { self == .sodium || self == .micronutrient(.caffeine) }

    /// The name in JSON, with the unit.
    package var key: String {
        switch self {
        case .fiber: "fiber_grams"
        case .saturatedFat: "saturated_fat_grams"
        case .sodium: "sodium_milligrams"
        case .micronutrient(let nutrient): nutrient.column
        }
    }

    package var name: String {
        switch self {
        case .fiber: NutritionTexts.fiber
        case .saturatedFat: NutritionTexts.saturatedFat
        case .sodium: NutritionTexts.sodium
        // Beside the water that people drink and log.
        case .micronutrient(.water): NutritionTexts.waterInFood
        case .micronutrient(let nutrient): nutrient.name
        }
    }

    package var unit: NutrientUnit {
        switch self {
        case .fiber, .saturatedFat: .grams
        case .sodium: .milligrams
        case .micronutrient(let nutrient): nutrient.unit
        }
    }
}

extension NutrientUnit {
    /// `9 mg`, `0.9 mg`, `0.045 mg`, `1,200 mg`: three digits, which is more than any food is known to.
    package func text(_ amount: Double) -> String { "\(number(amount))\u{A0}\(symbol)" }

    package func number(_ amount: Double) -> String {
        let decimals =
            switch amount.magnitude {
            case 100...: 0
            case 10..<100: 1
            case 1..<10: 2
            default: 3
            }
        return DecimalText.grouped(amount, maximumDecimals: decimals)
    }
}
