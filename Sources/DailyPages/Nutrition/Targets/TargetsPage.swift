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
