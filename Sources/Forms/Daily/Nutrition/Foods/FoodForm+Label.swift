import Fitness
import Micronutrients
import Texts

/// What a label's numbers are written in.
extension FoodForm {
    package var labelUnits: LabelUnits {
        LabelUnits(
            energy: EnergyUnit(rawValue: energyUnit.value) ?? .kilocalories,
            sodium: SodiumUnit(rawValue: sodiumUnit.value) ?? .sodiumMilligrams)
    }

    /// Whether the vitamins and minerals are unfolded: a message behind a fold is not found.
    package var showsMicronutrients: Bool { micronutrients.contains { $0.error != nil } }

    /// As typed, for whatever amount the label's numbers are.
    mutating func readNutrients(isPerServing: Bool) -> Nutrients {
        _ = energyUnit.choice(EnergyUnit.self, NutritionTexts.energyUnitMissing)
        _ = sodiumUnit.choice(SodiumUnit.self, NutritionTexts.sodiumUnitMissing)
        let factors = [
            0: labelUnits.energy.perKilocalorie, Self.nutrientPaths.count - 1: labelUnits.sodium.perMilligram,
        ]
        let ranges = FoodDraft.nutrientRanges(isPerServing: isPerServing)
        var amounts: [Double?] = []
        for (index, path) in Self.nutrientPaths.enumerated() {
            let known = isPerServing ? nil : old?.nutrients.amounts[index]
            amounts.append(self[keyPath: path].amount(in: ranges[index], keeping: known, times: factors[index] ?? 1))
        }
        return Nutrients(amounts: amounts)
    }

    mutating func readMicronutrients(isPerServing: Bool) -> MicronutrientAmounts {
        var amounts: MicronutrientAmounts = [:]
        for (index, nutrient) in Micronutrient.allCases.enumerated() {
            micronutrients[index].likely = nutrient.range(isPerServing: isPerServing)
            amounts[nutrient] = micronutrients[index].preciseAmount(
                keeping: isPerServing ? nil : storedMicronutrients[nutrient],
                nutrient.outOfRange(isPerServing: isPerServing))
        }
        return amounts
    }
}

extension Field {
    static var energyUnit: Field {
        Field(
            "energy_unit", label: NutritionTexts.unitOfEnergy, value: EnergyUnit.kilocalories.rawValue,
            options: EnergyUnit.options)
    }

    static var sodiumUnit: Field {
        Field(
            "sodium_unit", label: NutritionTexts.unitOfSodium, value: SodiumUnit.sodiumMilligrams.rawValue,
            options: SodiumUnit.options)
    }

    /// In the order of `Micronutrient`.
    static var micronutrients: [Field] {
        Micronutrient.allCases.map { Field($0.field, label: $0.name, unit: $0.unit.symbol, isRequired: false) }
    }

    /// Some vitamins are measured in thousandths.
    static func preciseText(_ amount: Double) -> String { DecimalText.format(amount, maximumDecimals: 4) }

    fileprivate mutating func preciseAmount(keeping stored: Double?, _ unreadable: String) -> Double? {
        if let stored, value == Self.preciseText(stored) { return stored }
        return isBlank || isUnclear() ? nil : DecimalText.parse(value) ?? fail(unreadable)
    }

    /// A number, or nil if nothing is typed.
    /// - Parameters:
    ///   - range: for the message if it can't be read.
    ///   - stored: the field's initial value, kept without rounding as long as its text is unchanged.
    ///   - factor: how much is written for one of the range's unit.
    mutating func amount(in range: ClosedRange<Double>, keeping stored: Double? = nil, times factor: Double = 1)
        -> Double?
    {
        let written = 0...range.upperBound * factor
        likely = written
        guard factor != 1 else {
            if let stored, value == DecimalText.format(stored) { return stored }
            return number(Faults.outOf(range))
        }
        let message = Faults.outOf(written)
        guard let typed = number(message) else { return nil }
        return written.contains(typed) ? typed / factor : fail(message)
    }
}
