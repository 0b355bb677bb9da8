import Fitness
import Forms
import Models
import Texts
import Web

/// The user's daily target, how it is computed, and the two forms to change it.
struct TargetsPage: PageContent {
    var view: CompiledView<Self> { view_nutrition_targets }
    let current: DayTarget?
    private let units: Units
    /// Nil while weight, height or age is missing.
    let estimate: TargetEstimate?
    let missing: [Link]
    let computedForm: ComputedTargetForm
    let handForm: ManualTargetForm
    var keepsPastTargets = true

    init(_ user: User, current: DayTarget?, today: LocalDay, back: ReturnPath? = nil) {
        let choices = current?.choices ?? TargetChoices()
        self.init(
            user, current: current, today: today, computedForm: ComputedTargetForm(choices, back: back),
            handForm: ManualTargetForm(current?.target, user.units))
    }

    init(
        _ user: User, current: DayTarget?, today: LocalDay, computedForm: ComputedTargetForm, handForm: ManualTargetForm
    ) {
        self.current = current
        units = user.units
        self.computedForm = computedForm
        self.handForm = handForm
        estimate = user.nutrition.targetBasis(current?.choices ?? TargetChoices(), on: today).map(TargetEstimate.init)
        let isUnmeasured = user.weightKilograms == nil || user.heightCentimeters == nil
        missing = [
            isUnmeasured ? Link(CommonTexts.addYourWeightAndHeight, to: Paths.editMeasurements) : nil,
            user.birthDay == nil ? Link(NutritionTexts.addYourAge, to: Paths.profile) : nil,
            user.askedNumbers.isEmpty ? nil : Link(HomeTexts.sayWhetherNumbersAreYours, to: Paths.home),
        ].compactMap { $0 }
    }

    var back: Link {
        computedForm.returnPath.map { Link(CommonTexts.back, to: $0) }
            ?? Link(NutritionTexts.backToNutrition, to: Paths.nutrition)
    }
    var origin: String? {
        current.map { $0.choices.isManual ? NutritionTexts.setByHand : NutritionTexts.computedForYou }
    }
    var tiles: [Tile] { current.map { TargetText.tiles($0.target, units) } ?? [] }
    var form: ComputedTargetForm? { estimate == nil ? nil : computedForm }
    var computedLabel: String {
        current?.choices.isManual == true ? NutritionTexts.useComputedTargets : CommonTexts.save
    }
    var steps: [TargetStep] { estimate.map { TargetText.steps($0, units) } ?? [] }
    var handNote: String {
        keepsPastTargets ? NutritionTexts.ownTargetsFromToday : NutritionTexts.ownTargetsForAllDays
    }
    var handLabel: String { handForm.warnings.label(NutritionTexts.useThese) }
}

enum TargetText {
    static func tiles(_ target: NutritionTarget, _ units: Units) -> [Tile] {
        let water = units.volume.figure(Double(target.waterMilliliters))
        return [
            Tile(
                label: CommonTexts.calories, value: DecimalText.grouped(Double(target.energyKilocalories)), unit: "kcal"
            ),
            Tile(label: CommonTexts.protein, value: String(target.proteinGrams), unit: "g"),
            Tile(label: CommonTexts.carbs, value: String(target.carbohydrateGrams), unit: "g"),
            Tile(label: CommonTexts.fat, value: String(target.fatGrams), unit: "g"),
            Tile(label: NutritionTexts.fiber, value: String(target.fiberGrams), unit: "g"),
            Tile(label: CommonTexts.water, value: water.value, unit: water.unit),
        ]
    }

    /// The derivation of an estimate, number by number.
    static func steps(_ estimate: TargetEstimate, _ units: Units) -> [TargetStep] {
        let (basis, target) = (estimate.basis, estimate.target)
        return [
            TargetStep(NutritionTexts.energyAtRest, kilocalories(estimate.restingKilocalories), resting(basis)),
            TargetStep(
                NutritionTexts.withYourActivity, kilocalories(estimate.maintenanceKilocalories),
                NutritionTexts.timesActivityFactor(
                    DecimalText.format(basis.activityLevel.factor, maximumDecimals: 3),
                    basis.activityLevel.name.lowercased())),
            TargetStep(
                NutritionTexts.forYourGoal,
                Figure(
                    DecimalText.formatChange(estimate.adjustmentKilocalories, maximumDecimals: 0), "kcal"
                ).text, goal(estimate)),
            TargetStep(CommonTexts.calories, kilocalories(Double(target.energyKilocalories)), floor(estimate)),
            TargetStep(CommonTexts.protein, grams(target.proteinGrams), protein(basis)),
            TargetStep(
                CommonTexts.fat, grams(target.fatGrams),
                NutritionTexts.shareOfCalories(percent(TargetEstimate.fatShare(basis.goal)))),
            TargetStep(CommonTexts.carbs, grams(target.carbohydrateGrams), NutritionTexts.theRestOfTheCalories),
            TargetStep(
                NutritionTexts.fiber, grams(target.fiberGrams),
                NutritionTexts.gramsForEach(grams(14), kilocalories(1_000))),
            TargetStep(
                CommonTexts.water, units.volume.figure(Double(target.waterMilliliters)).text, water(basis.sex)),
        ]
    }

    private static func resting(_ basis: TargetBasis) -> String {
        let constant = TargetEstimate.constant(basis.sex)
        let formula =
            basis.sex == nil ? NutritionTexts.averageRestingEnergyFormula : NutritionTexts.restingEnergyFormula
        return formula(
            Figure(DecimalText.format(basis.weightKilograms), "kg").text,
            Figure(DecimalText.format(basis.heightCentimeters), "cm").text, basis.age, constant < 0 ? "−" : "+",
            DecimalText.format(abs(constant)))
    }

    private static func goal(_ estimate: TargetEstimate) -> String {
        let name = estimate.basis.goal.name
        switch (estimate.basis.goal, estimate.protection) {
        case (.loseWeight, .minor): return NutritionTexts.noCutForMinors(name)
        case (.loseWeight, .underweight): return NutritionTexts.noCutIfUnderweight(name)
        case (.loseWeight, nil): return NutritionTexts.smallerCut(name, kilocalories(500))
        case (.buildMuscle, _): return NutritionTexts.surplus(name)
        case (.stayFit, _), (.improveEndurance, _): return NutritionTexts.asMuchAsYouBurn(name)
        }
    }

    private static func floor(_ estimate: TargetEstimate) -> String {
        let floor = Figure.kilocalories(estimate.floorKilocalories).text
        return estimate.isAtFloor
            ? NutritionTexts.raisedToMinimum(floor)
            : NutritionTexts.roundedAboveMinimum(kilocalories(10), floor)
    }

    private static func protein(_ basis: TargetBasis) -> String {
        let amount = DecimalText.format(TargetEstimate.proteinGramsPerKilogram(basis.goal))
        return NutritionTexts.proteinPerKilogram(amount, percent(TargetEstimate.maximumProteinShare))
    }

    private static func water(_ sex: Sex?) -> String {
        switch sex {
        case .female: NutritionTexts.waterForWomen
        case .male: NutritionTexts.waterForMen
        case nil: NutritionTexts.waterAverage
        }
    }

    private static func kilocalories(_ number: Double) -> String {
        Figure.kilocalories(number).text
    }

    private static func grams(_ number: Int) -> String { Figure(String(number), "g").text }
    private static func percent(_ share: Double) -> String {
        "\(DecimalText.format(share * 100, maximumDecimals: 0)) %"
    }
}
