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
