/// The sum over several foods. If a nutrient of one of them is unknown, the sum is only a minimum.
struct NutrientSum: Sendable, Equatable {
    /// Of the foods of which it is known, so at least as much; nil where it is known of none.
    let known: Nutrients
    /// Of all; nil where it is unknown of one.
    let complete: Nutrients

    init(_ parts: [Nutrients]) {
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

    func scaled(by factor: Double) -> NutrientSum {
        NutrientSum(known: known.scaled(by: factor), complete: complete.scaled(by: factor))
    }
}
