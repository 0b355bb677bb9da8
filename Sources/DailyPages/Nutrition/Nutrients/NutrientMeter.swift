import Micronutrients
import Texts

/// The amount of a nutrient as text and, where enough of it is known, against what the person needs.
struct NutrientMeter: Sendable {
    let nutrient: DietaryNutrient
    let sum: KnownSum
    /// nil if there is none.
    private let intake: ReferenceIntake?

    init(nutrient: DietaryNutrient, sum: KnownSum, intake: ReferenceIntake?) {
        self.nutrient = nutrient
        self.sum = sum
        self.intake = intake
    }

    /// nil if too little is known to compare it.
    private var compared: ReferenceIntake? { sum.isTelling ? intake : nil }

    var name: String { nutrient.name }

    var text: String {
        guard let amount = sum.amount else { return NutritionTexts.notKnown }
        let text = nutrient.unit.text(amount)
        guard !sum.isComplete else { return text }
        return amount == 0 ? NutritionTexts.noneKnown : NutritionTexts.atLeast(text)
    }

    /// The share of the target as text, so that nobody has to read it off the bar.
    var note: String? {
        guard let intake = compared, let amount = sum.amount else { return nil }
        let target = nutrient.unit.text(intake.amount)
        let percent = Self.percent(amount / intake.amount)
        guard !intake.isMinimum else { return NutritionTexts.percentOfTarget(percent, target) }
        return isOver
            ? NutritionTexts.percentOverMost(percent, target) : NutritionTexts.percentOfMost(percent, target)
    }

    /// Whether the amount is not to be exceeded: a full bar is nothing to aim for.
    private var isLimited: Bool { compared?.isMinimum == false }
    /// By the percentage that is shown.
    private var isOver: Bool {
        guard isLimited, let intake, let amount = sum.amount else { return false }
        return Self.wholePercent(amount / intake.amount) > 100
    }

    var known: String? {
        guard sum.amount != nil, !sum.isComplete, sum.share < 1 else { return nil }
        let percent = Self.percent(sum.share)
        return sum.isTelling ? NutritionTexts.knownFor(percent) : NutritionTexts.knownForOnly(percent)
    }

    var bar: TargetBar? {
        sum.amount.flatMap {
            TargetBar("\(name): \(text)", $0, of: compared?.amount, isLimited: isLimited, isOver: isOver)
        }
    }

    var sources: [NutrientSource] {
        sum.sources.map { NutrientSource(name: $0.name, amount: nutrient.unit.text($0.amount)) }
    }

    /// Rounded down: what is not known for all of the food is never known for 100 %.
    private static func percent(_ share: Double) -> String { "\(DecimalText.grouped(wholePercent(share)))\u{A0}%" }

    /// A hundredth such as 0.29 is a little less in binary.
    private static func wholePercent(_ share: Double) -> Double { (share * 100 + 1e-6).rounded(.down) }
}

/// A food with what it gave of a nutrient.
struct NutrientSource: Sendable {
    let name: String
    let amount: String
}
