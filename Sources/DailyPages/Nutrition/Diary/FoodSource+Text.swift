import Fitness

extension FoodSource {
    /// The source of a food's numbers, as shown to users.
    var text: String {
        switch self {
        case .usdaSR24:
            "Data from about 2011: USDA Agricultural Research Service, National Nutrient Database for Standard Reference, "
                + "Release 24"
        case .foodDataCentral: "From FoodData Central of the U.S. Department of Agriculture"
        case .openFoodFacts: "From Open Food Facts (openfoodfacts.org), under the Open Database License"
        case .own: "Added by you"
        }
    }
}
