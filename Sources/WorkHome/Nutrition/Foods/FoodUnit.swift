/// Where a food's numbers come from.
enum FoodSource: String, CaseIterable, Sendable {
    case usdaSR24, foodDataCentral, openFoodFacts, own

    var name: String {
        switch self {
        case .usdaSR24: "USDA SR24"
        case .foodDataCentral: "FoodData Central"
        case .openFoodFacts: "Open Food Facts"
        case .own: "Added by you"
        }
    }
}

/// In what a food is measured.
enum FoodUnit: String, CaseIterable, Sendable {
    case grams, milliliters

    var symbol: String {
        switch self {
        case .grams: "g"
        case .milliliters: "ml"
        }
    }
}

/// An amount that people know by a name: "1 large", "1 cup, sliced".
struct Portion: Sendable, Equatable {
    /// In Unicode characters; what people type is shorter.
    static let longestName = 200

    var name: String
    /// In the food's unit.
    var amount: Double
}
