/// Amounts of those that are known; what is missing is unknown, never zero.
package typealias MicronutrientAmounts = [Micronutrient: Double]

extension MicronutrientAmounts {
    package func scaled(by factor: Double) -> Self { mapValues { $0 * factor } }

    /// - Parameter value: the value with an id or a number of FoodData Central.
    package init(foodDataCentral value: (Micronutrient.FoodDataCentralKey) -> Double?) {
        self = Self.known { nutrient in
            nutrient.foodDataCentral.compactMap { key in value(key).map { $0 / key.divisor } }.first
        }
    }

    /// - Parameter value: the value with a name of Open Food Facts, in grams.
    package init(openFoodFacts value: (String) -> Double?) {
        self = Self.known { nutrient in
            nutrient.openFoodFacts.flatMap(value).map { $0 * nutrient.unit.perGram }
        }
    }

    /// - Parameter amounts: in the order of all cases.
    package init(_ amounts: [Double?]) {
        self = Dictionary(
            uniqueKeysWithValues: zip(Micronutrient.allCases, amounts).compactMap { nutrient, amount in
                amount.map { (nutrient, $0) }
            })
    }

    private static func known(_ amount: (Micronutrient) -> Double?) -> Self {
        Self(Micronutrient.allCases.map(amount)).plausible
    }
}
