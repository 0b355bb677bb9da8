import Fitness
import HTTP
import Texts

/// A target with the user's own numbers.
package struct ManualTargetForm: Form {
    /// The limits of the table.
    package static let energies = 500...20_000
    package static let proteins = 0...2_000
    package static let carbohydrates = 0...5_000
    package static let fats = 0...2_000
    package static let fibers = 0...500
    package static let waters = 0...20_000
    private static let maximumFluidOunces = 676.0

    package let action = Paths.manualTarget
    package var energy = Field("energy", label: "Calories", unit: "kcal")
    package var protein = Field("protein", label: "Protein", unit: "g")
    package var carbohydrate = Field("carbohydrate", label: "Carbs", unit: "g")
    package var fat = Field("fat", label: "Fat", unit: "g")
    package var fiber = Field("fiber", label: "Fiber", unit: "g")
    package var water = Field("water", label: "Water")
    /// The unit of the water field.
    private var volumeUnit: VolumeUnit
    /// The initial target, kept exactly as long as the number in the field is unchanged.
    private let knownMilliliters: Int?
    package var warnings = Warnings()

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.energy, \.protein, \.carbohydrate, \.fat, \.fiber, \.water]
    }

    /// Filled with the current target.
    package init(_ target: NutritionTarget?, _ units: Units) {
        volumeUnit = units.volume
        knownMilliliters = target?.waterMilliliters
        for path in Self.fieldPaths { self[keyPath: path].inputMode = "numeric" }
        showUnit()
        guard let target else { return }
        energy.value = String(target.energyKilocalories)
        protein.value = String(target.proteinGrams)
        carbohydrate.value = String(target.carbohydrateGrams)
        fat.value = String(target.fatGrams)
        fiber.value = String(target.fiberGrams)
        water.value = volumeUnit.fieldText(Double(target.waterMilliliters))
    }

    private mutating func showUnit() {
        water.unit = volumeUnit.symbol
        water.inputMode = volumeUnit == .milliliters ? "numeric" : "decimal"
    }

    /// A form without a unit for water means milliliters.
    package mutating func take(_ typed: FormFields) {
        volumeUnit = typed["volume_unit"].flatMap(VolumeUnit.init) ?? .milliliters
        showUnit()
        fill(from: typed)
        warnings.confirmed = typed["confirmed"] ?? ""
    }

    package mutating func validate() -> NutritionTarget? {
        let energy = energy.wholeNumber(in: Self.energies)
        let protein = protein.wholeNumber(in: Self.proteins)
        let carbohydrate = carbohydrate.wholeNumber(in: Self.carbohydrates)
        let fat = fat.wholeNumber(in: Self.fats)
        let fiber = fiber.wholeNumber(in: Self.fibers)
        let water = milliliters()
        guard let energy, let protein, let carbohydrate, let fat, let fiber, let water else {
            focusFirstError()
            return nil
        }
        return NutritionTarget(
            energyKilocalories: energy, proteinGrams: protein, carbohydrateGrams: carbohydrate, fatGrams: fat,
            fiberGrams: fiber, waterMilliliters: water)
    }

    package var volumeUnitName: String { volumeUnit.rawValue }

    /// Targets are stored in whole milliliters.
    private mutating func milliliters() -> Int? {
        guard volumeUnit == .fluidOunces else { return water.wholeNumber(in: Self.waters) }
        let most = Self.maximumFluidOunces
        let typed = water.decimal(in: 0...most, "Please enter a number from 0 to \(DecimalText.grouped(most))")
        return typed.map { typed in
            if let knownMilliliters, volumeUnit.tells(Double(knownMilliliters), as: typed) { return knownMilliliters }
            return Int(volumeUnit.milliliters(typed).rounded())
        }
    }

    /// Warns about implausible values.
    /// - Returns: whether the target can be saved.
    package mutating func confirmWarnings(about target: NutritionTarget, sex: Sex?) -> Bool {
        let floor = TargetEstimate.floor(sex)
        warnings.add(
            "\(Figure.kilocalories(target.energyKilocalories).text) is less than the "
                + "\(Figure.kilocalories(floor).text) a day, the least anyone should eat without asking a doctor.",
            if: target.energyKilocalories < floor)
        let (macros, energy) = (target.energyOfMacros, target.energyKilocalories)
        warnings.add(
            "Protein, carbs and fat together are \(Figure.kilocalories(macros).text), not "
                + "\(Figure.kilocalories(energy).text).",
            if: abs(macros - energy) * 5 > energy)
        return warnings.areConfirmed
    }
}

extension Field {
    /// A whole number as users type it, with or without separators: `1,800`.
    mutating func wholeNumber(in range: ClosedRange<Int>) -> Int? {
        let (low, high) = (DecimalText.grouped(Double(range.lowerBound)), DecimalText.grouped(Double(range.upperBound)))
        guard let number = DecimalText.parse(value), number == number.rounded(),
            (Double(range.lowerBound)...Double(range.upperBound)).contains(number)
        else { return fail("Please enter a whole number from \(low) to \(high)") }
        return Int(number)
    }
}
