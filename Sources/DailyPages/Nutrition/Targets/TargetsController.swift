import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

package enum TargetsController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let back = ReturnPath(visit.request.query["back"])
        let current = try await current(visit)
        return try await page(visit, TargetsPage(visit.user, current: current, today: visit.today, back: back))
    }

    /// Switches to the computed target.
    package static func compute(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let (current, today) = (try await current(visit), visit.today)
        var form = ComputedTargetForm(current?.choices ?? TargetChoices(), back: ReturnPath(typed.fields["back"]))
        form.fill(from: typed.fields)
        let choices = form.validate()
        guard let choices, let basis = visit.user.nutrition.targetBasis(choices, on: today), !visit.asksWhichToKeep
        else {
            let shown = TargetsPage(
                visit.user, current: current, today: today, computedForm: form,
                handForm: ManualTargetForm(current?.target, visit.user.units))
            return try await page(visit, shown, status: .unprocessableContent)
        }
        let target = DayTarget(target: TargetEstimate(basis).target, choices: choices)
        try await visit.write { database, user in
            try user.nutrition.saveTarget(database, target, today: today)
            try user.nutrition.saveSex(database, choices.sex, today: today)
        }
        return try visit.redirect(to: form.returnPath ?? Paths.nutritionTargets, notice: .targetsSaved)
    }

    /// Saves a target entered by hand.
    package static func set(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let today = visit.today
        let (current, known, safeguard) = try await visit.read { database, user in
            let nutrition = user.nutrition
            return (
                try nutrition.dayTarget(database, on: today, today: today),
                try nutrition.targetChoices(database, today: today),
                try nutrition.safeguard(database, today: today)
            )
        }
        var form = ManualTargetForm(current?.target, visit.user.units)
        form.take(typed.fields)
        guard let target = form.validate(safeguard, over: current?.target), form.confirmWarnings(about: target),
            !visit.asksWhichToKeep
        else {
            let shown = TargetsPage(
                visit.user, current: current, today: today, computedForm: ComputedTargetForm(known), handForm: form)
            return try await page(visit, shown, status: .unprocessableContent)
        }
        var choices = known
        choices.isManual = true
        let saved = DayTarget(target: target, choices: choices)
        try await visit.write { try $1.nutrition.saveTarget($0, saved, today: today) }
        return try visit.redirect(to: Paths.nutritionTargets, notice: .targetsSaved)
    }

    private static func current(_ visit: MemberVisit) async throws -> DayTarget? {
        let today = visit.today
        return try await visit.read { try $1.nutrition.dayTarget($0, on: today, today: today) }
    }

    private static func page(
        _ visit: MemberVisit, _ page: TargetsPage, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        var page = page
        let today = visit.today
        page.keepsPastTargets = try await visit.read { try $1.nutrition.keepsPastTargets($0, today: today) }
        return try visit.page(page, title: NutritionTexts.dailyTargets, destination: .nutrition, status: status)
    }
}

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
            user.askedNumbers.isEmpty ? nil : Link(HomeTexts.sayWhetherNumbersAreYours, to: Paths.numbersQuestion),
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
