import Fitness
import Texts

/// The household's plates of one weight before they are saved.
package struct RackPlatesDraft: Sendable, Equatable {
    package var pairs: PlatePairs

    package init(_ pairs: PlatePairs) {
        self.pairs = pairs
    }

    package static let weights = 0.01...100.0
    package static let pairCounts = 0...50

    /// The plates that were typed or sent, or what is wrong with them.
    /// - Parameter color: empty for none.
    package static func checked(
        weight: Double?, unit: WeightUnit?, sleeveMillimeters: Int?, pairs: Int?, color: String
    ) -> Result<Self, Faults> {
        var faults = Faults()
        faults.require("weight", weight, in: weights, Faults.outOf(weights))
        faults.require("unit", unit, CommonTexts.weightUnitMissing)
        faults.sleeve(sleeveMillimeters)
        faults.require(
            "pairs", pairs, in: pairCounts,
            CommonTexts.wholeNumberOutOfRange(String(pairCounts.lowerBound), String(pairCounts.upperBound)))
        let known = PlateColor(rawValue: color)
        if !color.isEmpty, known == nil { faults.add("color", CommonTexts.notInTheList) }
        guard faults.isEmpty, let weight, let unit, let sleeveMillimeters, let pairs else { return .failure(faults) }
        return .success(
            Self(
                PlatePairs(
                    Plate(RackWeight(weight, unit), color: known), pairs: pairs, sleeveMillimeters: sleeveMillimeters)))
    }
}
