import Fitness
import Texts

/// What is put on for a set.
package struct Loading: Sendable, Hashable {
    /// All of it: of a pair of dumbbells the weight of each, negative for assistance.
    package let kilograms: Double
    /// The empty bar, the dumbbell, or the step of the stack.
    package let base: RackWeight
    /// The plates of one side, or the add-ons of a stack, heavy first.
    package let perSide: [Plate]

    /// Nothing hangs on the belt, or nothing assists.
    package var isBodyAlone: Bool { base.value == 0 && perSide.isEmpty }

    /// "20 + 10 + 1.25", and with units where they are not those of the bar: "20 kg + 45 lb".
    package var perSideText: String { perSideText(for: base.unit) }

    /// With units where they are not all this one.
    package func perSideText(for unit: WeightUnit) -> String {
        let isMixed = perSide.contains { $0.weight.unit != unit }
        return perSide.map { plate in
            let number = DecimalText.format(plate.weight.value, maximumDecimals: 3)
            return isMixed ? Figure(number, plate.weight.unit.symbol).text : number
        }.joined(separator: " + ")
    }
}

/// What to load for a target, which is never rounded silently: the page shows both.
package struct Loaded: Sendable, Hashable {
    package let targetKilograms: Double
    /// The target itself if it can be loaded, or else the nearer one of `below` and `above`.
    package let nearest: Loading
    /// What can be loaded next to a target that can't be; nil if there is nothing.
    package let below: Loading?
    package let above: Loading?
    /// False if there are more combinations of plates than could be tried.
    package let isKnown: Bool

    /// What is loaded; nil if that is not known.
    package var known: Loading? { isKnown ? nearest : nil }

    package var isExact: Bool { isKnown && below == nil && above == nil }
}
