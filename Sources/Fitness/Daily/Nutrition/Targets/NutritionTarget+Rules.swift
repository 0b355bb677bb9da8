import Texts

extension NutritionTarget {
    /// One of its numbers, with the limits of new ones.
    package struct Part: Sendable {
        /// The name of the field in forms.
        package let field: String
        package let range: ClosedRange<Int>
        package let read: @Sendable (NutritionTarget) -> Int

        /// What to enter.
        var message: String {
            let (least, most) = (Double(range.lowerBound), Double(range.upperBound))
            return CommonTexts.wholeNumberOutOfRange(DecimalText.grouped(least), DecimalText.grouped(most))
        }
    }

    package static let parts = [
        Part(field: "energy", range: TargetEstimate.floor(.female)...20_000) { $0.energyKilocalories },
        Part(field: "protein", range: 0...2_000) { $0.proteinGrams },
        Part(field: "carbohydrate", range: 0...5_000) { $0.carbohydrateGrams },
        Part(field: "fat", range: 0...2_000) { $0.fatGrams },
        Part(field: "fiber", range: 0...500) { $0.fiberGrams },
        Part(field: "water", range: 0...20_000) { $0.waterMilliliters },
    ]

    /// The target that was typed or sent, or what is wrong with it.
    /// - Parameters:
    ///   - amounts: in the order of `parts`.
    ///   - old: today's target, whose energy may stay.
    package static func checked(
        _ amounts: [Int?], _ safeguard: BodySafeguard, over old: Self?
    ) -> Result<Self, Faults> {
        var faults = Faults()
        for (part, amount) in zip(parts, amounts) {
            faults.require(part.field, amount, part.message)
            faults.check(part.field, amount, in: part.range, part.message)
        }
        if let energy = amounts[0], let fault = safeguard.fault(ofKilocalories: Double(energy)) {
            faults.add("energy", fault)
            faults.keep("energy", energy, of: old?.energyKilocalories)
        }
        let known = amounts.compactMap { $0 }
        guard faults.isEmpty, known.count == parts.count else { return .failure(faults) }
        return .success(
            Self(
                energyKilocalories: known[0], proteinGrams: known[1], carbohydrateGrams: known[2], fatGrams: known[3],
                fiberGrams: known[4], waterMilliliters: known[5]))
    }

    /// What to ask about implausible values.
    package var questions: [String] {
        let macros = energyOfMacros
        guard abs(macros - energyKilocalories) * 5 > energyKilocalories else { return [] }
        return [
            NutritionTexts.macrosContradictTarget(
                Figure.kilocalories(macros).text, Figure.kilocalories(energyKilocalories).text)
        ]
    }
}
