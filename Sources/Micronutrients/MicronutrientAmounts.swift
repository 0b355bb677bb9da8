import Foundation

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

    /// What something that was eaten has of them, as text, `{"iron_milligrams":1.5}`; nil without any.
    package var text: String? {
        guard !isEmpty else { return nil }
        let members = Micronutrient.allCases.compactMap { nutrient in
            self[nutrient].map { "\"\(nutrient.column)\":\($0)" }
        }
        return "{\(members.joined(separator: ","))}"
    }

    /// - Returns: nil for another text, or for amounts that nobody eats.
    package init?(text: String) {
        guard let amounts = try? JSONDecoder().decode([String: Double].self, from: Data(text.utf8)) else { return nil }
        self.init(Micronutrient.columnNames.map { amounts[$0] })
        guard count == amounts.count, isEdible else { return nil }
    }

    /// Whether somebody can eat that much.
    package var isEdible: Bool { allSatisfy { (0...$0.unit.mostEaten).contains($1) } }
}

/// A food of a diary with what is known of it in the amount that was eaten.
package struct EatenFood: Sendable, Equatable {
    package let name: String
    /// nil is unknown.
    package let energyKilocalories: Double?
    package let amounts: [DietaryNutrient: Double]

    package init(name: String, energyKilocalories: Double?, amounts: [DietaryNutrient: Double]) {
        self.name = name
        self.energyKilocalories = energyKilocalories
        self.amounts = amounts
    }
}

/// The nutrients of a day, or of several on average.
package struct EatenNutrients: Sendable, Equatable {
    /// The days with food logged.
    package let dayCount: Int
    package let sums: [DietaryNutrient: KnownSum]

    package init(_ foods: [EatenFood], days: Int) {
        dayCount = days
        sums = Dictionary(
            uniqueKeysWithValues: DietaryNutrient.all.map { nutrient in
                let parts = foods.map {
                    NutrientPart(
                        name: $0.name, energyKilocalories: $0.energyKilocalories, amount: $0.amounts[nutrient])
                }
                let sum = KnownSum(parts, isInFoodWithoutEnergy: nutrient.isInFoodWithoutEnergy)
                return (nutrient, sum.divided(by: Swift.max(days, 1)))
            })
    }
}
