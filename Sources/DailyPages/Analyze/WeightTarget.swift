import Fitness
import Forms
import Models
import Texts

/// A target weight, and the answer to when the user may reach it.
struct WeightTarget: Sendable {
    private(set) var weight: Field
    /// Nil when nothing was typed, or not a weight.
    let kilograms: Double?
    /// Whether it is below the trend; of a goal, whether it is to lose weight. nil without a target or a trend.
    private let isLoss: Bool?
    private let analysis: BodyWeightAnalysis
    /// What to say in place of a date, of a loss that is refused as a goal.
    let fault: String?

    /// - Parameters:
    ///   - typed: nil if nothing was typed; then the goal's weight is used.
    ///   - goal: a body weight goal.
    init(typed: String?, goal: Goal?, analysis: BodyWeightAnalysis, unit: WeightUnit, _ safeguard: BodySafeguard) {
        weight = Field(
            "target", label: AnalyzeTexts.whenWillIReach, value: typed ?? "",
            hint: AnalyzeTexts.atRecentPace, unit: unit.symbol)
        if typed == nil, let goal {
            weight.value = unit.fieldText(goal.target)
            weight.hint = AnalyzeTexts.yourGoalAtRecentPace
            kilograms = goal.target
            isLoss = goal.direction == .decrease
        } else {
            kilograms = typed == nil ? nil : weight.weightKilograms(in: unit)
            isLoss = kilograms.flatMap { aim in analysis.trend.last.map { aim < $0.value } }
        }
        self.analysis = analysis
        fault = isLoss == true ? kilograms.flatMap { safeguard.fault(ofReaching: $0, unit) } : nil
    }

    var range: String { analysis.range.rawValue }

    var answer: String? {
        if let fault { return fault }
        guard let kilograms, let isLoss, let level = analysis.trend.last?.value else { return nil }
        let projection = WeightProjection(
            target: kilograms, isLoss: isLoss, level: level, rate: analysis.rate, today: analysis.today)
        return switch projection {
        case .reached: AnalyzeTexts.targetAlreadyReached
        case .expected(let day, let earliest, let latest?):
            AnalyzeTexts.expectedBetween(day.mediumText, earliest.mediumText, latest.mediumText)
        case .expected(let day, let earliest, nil):
            AnalyzeTexts.expectedNotBefore(day.mediumText, earliest.mediumText)
        case .movingAway: AnalyzeTexts.noDateMovingAway
        case .uncertain: AnalyzeTexts.noDateHoldingSteady
        case .tooFar: AnalyzeTexts.noDateTooFarAhead
        case .unknown:
            AnalyzeTexts.noDateTooFewWeighings(WeightRate.minimumWeighIns)
        }
    }
}
