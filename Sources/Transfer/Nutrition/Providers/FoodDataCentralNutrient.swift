import Fitness
import Micronutrients

/// The nutrients of FoodData Central that are used here, by their ids.
package enum FoodDataCentralNutrient: Int, CaseIterable, Sendable {
    case protein = 1003
    case fat = 1004
    case carbohydrate = 1005
    case energy = 1008
    case sugars = 1063
    case fiber = 1079
    case sodium = 1093
    case saturatedFat = 1258
    case totalSugars = 2000
    case energyAtwaterGeneral = 2047
    case energyAtwaterSpecific = 2048

    /// Its number in the older tables, which abridged responses use.
    var number: String {
        switch self {
        case .protein: "203"
        case .fat: "204"
        case .carbohydrate: "205"
        case .energy: "208"
        case .sugars: "269.3"
        case .fiber: "291"
        case .sodium: "307"
        case .saturatedFat: "606"
        case .totalSugars: "269"
        case .energyAtwaterGeneral: "957"
        case .energyAtwaterSpecific: "958"
        }
    }

    /// Whether a value with this id is used.
    package static func isUsed(id: Int) -> Bool { Self(rawValue: id) != nil || micronutrientIDs.contains(id) }

    private static let micronutrientIDs = Set(Micronutrient.allCases.flatMap(\.foodDataCentral).map(\.id))

    /// Foundation foods give their energy only by the Atwater factors, of which the specific ones are more accurate.
    package static func nutrients(_ value: (FoodDataCentralNutrient) -> Double?) -> Nutrients {
        Nutrients(
            energyKilocalories: value(.energy) ?? value(.energyAtwaterSpecific) ?? value(.energyAtwaterGeneral),
            proteinGrams: value(.protein), carbohydrateGrams: value(.carbohydrate), fatGrams: value(.fat),
            saturatedFatGrams: value(.saturatedFat), fiberGrams: value(.fiber),
            sugarGrams: value(.totalSugars) ?? value(.sugars), sodiumMilligrams: value(.sodium))
    }
}
