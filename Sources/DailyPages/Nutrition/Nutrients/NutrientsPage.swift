import Fitness
import Forms
import Micronutrients
import Texts
import Web

/// What was eaten of each nutrient on a day, or a day on average, and for how much of it that is known.
struct NutrientsPage: PageContent {
    var view: CompiledView<Self> { view_nutrition_nutrients }
    let eaten: EatenNutrients
    let first: LocalDay
    let last: LocalDay
    let today: LocalDay
    let basis: IntakeBasis
    /// The person's own, which the day's page shows; nil if there is none.
    let fiberTarget: Int?
    var form: IntakeForm

    private var isWeek: Bool { first < last }

    var back: Link { Link(NutritionTexts.backToNutrition, to: Paths.nutrition(on: last)) }
    var day: DayNavigation { DayNavigation(last, today: today) { Paths.nutrients(on: $0, isWeek: isWeek) } }

    var ranges: [ChoiceLink] {
        [false, true].map { isWeek in
            ChoiceLink(
                label: isWeek ? NutritionTexts.sevenDays : NutritionTexts.oneDay,
                path: Paths.nutrients(on: last, isWeek: isWeek), isCurrent: isWeek == self.isWeek)
        }
    }

    var hasFood: Bool { eaten.dayCount > 0 }

    var empty: EmptyState? {
        guard !hasFood else { return nil }
        return EmptyState(
            icon: "nutrition", title: NutritionTexts.noNutrientsYet, text: NutritionTexts.noNutrientsYetHint,
            action: Link(CommonTexts.nutrition, to: Paths.nutrition(on: min(last, today))))
    }

    var span: String? {
        guard isWeek else { return nil }
        return NutritionTexts.meanOfDays("\(first.mediumText) – \(last.mediumText)", eaten.dayCount)
    }

    var targetSource: String? { basis.source }
    var fiberSource: String? { fiberTarget.flatMap { $0 > 0 ? NutritionTexts.fiberSource : nil } }
    /// Where the targets lack an answer. One that is not saved is shown on a day without food, too.
    var missing: IntakeForm? { basis.lacksAnswer && (hasFood || isRefused) ? form : nil }
    /// For another answer.
    var change: IntakeForm? { targetSource != nil && (hasFood || isRefused) ? form : nil }
    var isRefused: Bool { !form.isValid || form.wasSent }

    var groups: [NutrientGroup] {
        NutrientKind.allCases.map { kind in
            NutrientGroup(
                id: kind.rawValue, title: kind.title,
                nutrients: DietaryNutrient.all.filter { $0.kind == kind }.compactMap { nutrient in
                    eaten.sums[nutrient].map {
                        NutrientMeter(nutrient: nutrient, sum: $0, intake: intake(of: nutrient))
                    }
                })
        }
    }

    /// Nothing is compared with a target of 0 g.
    private func intake(of nutrient: DietaryNutrient) -> ReferenceIntake? {
        guard nutrient == .fiber, let fiberTarget else { return basis.intake(of: nutrient) }
        return fiberTarget == 0 ? nil : ReferenceIntake(amount: Double(fiberTarget), isMinimum: true)
    }
}

/// The vitamins, the minerals, the fats or the others.
struct NutrientGroup: Sendable {
    let id: String
    let title: String
    let nutrients: [NutrientMeter]
}
