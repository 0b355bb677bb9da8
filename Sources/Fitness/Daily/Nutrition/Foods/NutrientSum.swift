/// The sum over several foods. If a nutrient of one of them is unknown, the sum is only a minimum.
package struct NutrientSum: Sendable, Equatable {
    /// Of the foods of which it is known, so at least as much; nil where it is known of none.
    package let known: Nutrients
    /// Of all; nil where it is unknown of one.
    package let complete: Nutrients

    package init(_ parts: [Nutrients]) {
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
