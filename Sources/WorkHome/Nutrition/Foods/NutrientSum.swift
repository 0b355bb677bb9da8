/// What foods have together. What nobody knows of one of them can't be told of all.
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
