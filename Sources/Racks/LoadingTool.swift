import Fitness

/// What weights are put on, or are part of.
package enum LoadingTool: Sendable, Hashable {
    case bar(LoadableBar)
    /// Dumbbells, kettlebells and bars with a fixed weight.
    case fixed([RackWeight])
    /// The steps of a machine, each of which can have add-ons. An assisting one takes weight off the body.
    case stack(steps: [RackWeight], addOns: [RackWeight], isAssisting: Bool)
}

/// A bar, the handles of dumbbells, or a belt, which weighs nothing and has one side.
package struct LoadableBar: Sendable, Hashable {
    package let emptyWeight: RackWeight
    /// Of both collars, if they are put on and counted.
    package let collarWeight: RackWeight
    /// 1 for a landmine or a belt.
    package let sides: Int
    package let sleeveMillimeters: Int
    /// How many are loaded alike: 2 for a pair of dumbbells, whose weight is that of each.
    package let pieces: Int

    package init(
        emptyWeight: RackWeight, collarWeight: RackWeight? = nil, sides: Int = 2, sleeveMillimeters: Int,
        pieces: Int = 1
    ) {
        self.emptyWeight = emptyWeight
        self.collarWeight = collarWeight ?? RackWeight(0, emptyWeight.unit)
        self.sides = sides
        self.sleeveMillimeters = sleeveMillimeters
        self.pieces = pieces
    }
}
