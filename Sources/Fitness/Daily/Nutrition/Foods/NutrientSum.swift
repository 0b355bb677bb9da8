/// The sum over several foods. If a nutrient of one of them is unknown, the sum is only a minimum, unless that food has
/// no energy, such as water: it has no protein, carbohydrate or fat either.
package struct NutrientSum: Sendable, Equatable {
    /// The sum over the foods with a known value, a minimum; nil if it is known for none.
    package let known: Nutrients
    /// The sum over all foods; nil if it is unknown for one of them.
    package let complete: Nutrients

    package init(_ parts: [Nutrients]) {
        let parts = parts.map(\.assumingNoneWithoutEnergy)
        known = parts.reduce(into: Nutrients()) { $0 += $1 }
        let amounts = parts.map(\.amounts)
        complete = Nutrients(
            amounts: known.amounts.enumerated().map { index, sum in
                amounts.contains { $0[index] == nil } ? nil : sum
            })
    }

    private init(known: Nutrients, complete: Nutrients) {
        (self.known, self.complete) = (known, complete)
    }

    package func scaled(by factor: Double) -> NutrientSum {
        NutrientSum(known: known.scaled(by: factor), complete: complete.scaled(by: factor))
    }
}

extension Nutrients {
    /// The same, with what a food without energy can't have as zero. It may contain sodium.
    fileprivate var assumingNoneWithoutEnergy: Nutrients {
        guard energyKilocalories == 0 else { return self }
        let none = Nutrients(
            energyKilocalories: 0, proteinGrams: 0, carbohydrateGrams: 0, fatGrams: 0, saturatedFatGrams: 0,
            fiberGrams: 0, sugarGrams: 0)
        return self + none
    }
}
