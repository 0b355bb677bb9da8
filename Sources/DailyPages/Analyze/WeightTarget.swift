import Fitness
import Forms
import Models
import Texts

/// A target weight, and the answer to when the user may reach it.
struct WeightTarget: Sendable {
    private(set) var weight: Field
    /// Nil when nothing was typed, or not a weight.
    let kilograms: Double?
    /// Whether the goal is to lose weight; nil to derive it from the current weight.
    private let isLoss: Bool?
    private let analysis: BodyWeightAnalysis

    /// - Parameters:
    ///   - typed: nil if nothing was typed; then the goal's weight is used.
    ///   - goal: a body weight goal.
    init(typed: String?, goal: Goal?, analysis: BodyWeightAnalysis, unit: WeightUnit) {
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
            isLoss = nil
        }
        self.analysis = analysis
    }

    var range: String { analysis.range.rawValue }

    var answer: String? {
        guard let kilograms, let level = analysis.trend.last?.value else { return nil }
        let projection = WeightProjection(
            target: kilograms, isLoss: isLoss ?? (kilograms < level), level: level, rate: analysis.rate,
            today: analysis.today)
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
