import Fitness
import Texts
import Web

enum TargetText {
    static func tiles(_ target: NutritionTarget, _ units: Units) -> [Tile] {
        let water = units.volume.figure(Double(target.waterMilliliters))
        return [
            Tile(label: "Calories", value: DecimalText.grouped(Double(target.energyKilocalories)), unit: "kcal"),
            Tile(label: "Protein", value: String(target.proteinGrams), unit: "g"),
            Tile(label: "Carbs", value: String(target.carbohydrateGrams), unit: "g"),
            Tile(label: "Fat", value: String(target.fatGrams), unit: "g"),
            Tile(label: "Fiber", value: String(target.fiberGrams), unit: "g"),
            Tile(label: "Water", value: water.value, unit: water.unit),
        ]
    }

    /// The derivation of an estimate, number by number.
    static func steps(_ estimate: TargetEstimate, _ units: Units) -> [TargetStep] {
        let (basis, target) = (estimate.basis, estimate.target)
        return [
            TargetStep("Energy at rest", kilocalories(estimate.restingKilocalories), resting(basis)),
            TargetStep(
                "With your activity", kilocalories(estimate.maintenanceKilocalories),
                "× \(DecimalText.format(basis.activityLevel.factor, maximumDecimals: 3)), "
                    + "\(basis.activityLevel.name.lowercased()). This keeps your weight steady."),
            TargetStep(
                "For your goal",
                Figure(
                    DecimalText.formatChange(estimate.adjustmentKilocalories, maximumDecimals: 0), "kcal"
                ).text, goal(estimate)),
            TargetStep("Calories", kilocalories(Double(target.energyKilocalories)), floor(estimate)),
            TargetStep("Protein", grams(target.proteinGrams), protein(basis)),
            TargetStep(
                "Fat", grams(target.fatGrams), "\(percent(TargetEstimate.fatShare(basis.goal))) of the calories"),
            TargetStep("Carbs", grams(target.carbohydrateGrams), "The rest of the calories"),
            TargetStep("Fiber", grams(target.fiberGrams), "\(grams(14)) for each \(kilocalories(1_000))"),
            TargetStep(
                "Water", units.volume.figure(Double(target.waterMilliliters)).text, water(basis.sex)),
        ]
    }

    private static func resting(_ basis: TargetBasis) -> String {
        let constant = TargetEstimate.constant(basis.sex)
        let mean = basis.sex == nil ? " (the average of +5 for men and −161 for women)" : ""
        return "10 × \(Figure(DecimalText.format(basis.weightKilograms), "kg").text) + 6.25 × "
            + "\(Figure(DecimalText.format(basis.heightCentimeters), "cm").text) − 5 × \(basis.age) years "
            + "\(constant < 0 ? "−" : "+") \(DecimalText.format(abs(constant)))\(mean), by Mifflin and St Jeor (1990)"
    }

    private static func goal(_ estimate: TargetEstimate) -> String {
        let name = estimate.basis.goal.name
        switch (estimate.basis.goal, estimate.protection) {
        case (.loseWeight, .growing): return "\(name): nothing is subtracted under the age of 18"
        case (.loseWeight, .underweight): return "\(name): nothing is subtracted below a BMI of 18.5"
        case (.loseWeight, nil): return "\(name): \(kilocalories(500)) or 20 % less, whichever is the smaller cut"
        case (.buildMuscle, _): return "\(name): 10 % more"
        case (.stayFit, _), (.improveEndurance, _): return "\(name): as much as you burn"
        }
    }

    private static func floor(_ estimate: TargetEstimate) -> String {
        let floor = Figure.kilocalories(estimate.floorKilocalories).text
        return estimate.isAtFloor
            ? "It would be less, but \(floor) a day is the least that is safe without asking a doctor"
            : "Rounded to \(kilocalories(10)); never below \(floor) a day"
    }

    private static func protein(_ basis: TargetBasis) -> String {
        let amount = DecimalText.format(TargetEstimate.proteinGramsPerKilogram(basis.goal))
        return "\(amount) g for each kilogram of your weight, at most "
            + "\(percent(TargetEstimate.maximumProteinShare)) of the calories"
    }

    private static func water(_ sex: Sex?) -> String {
        switch sex {
        case .female: "Recommended for women, not counting food (EFSA)"
        case .male: "Recommended for men, not counting food (EFSA)"
        case nil: "The average of what is recommended for women and men, not counting food (EFSA)"
        }
    }

    private static func kilocalories(_ number: Double) -> String {
        Figure.kilocalories(Int(number.rounded())).text
    }

    private static func grams(_ number: Int) -> String { Figure(String(number), "g").text }
    private static func percent(_ share: Double) -> String {
        "\(DecimalText.format(share * 100, maximumDecimals: 0)) %"
    }
}
