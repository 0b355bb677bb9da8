import Fitness
import Forms
import Models

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
            "target", label: "When will I reach", value: typed ?? "",
            hint: "At the pace of the last four weeks", unit: unit.symbol)
        if typed == nil, let goal {
            weight.value = unit.fieldText(goal.target)
            weight.hint = "Your goal. At the pace of the last four weeks"
            kilograms = goal.target
            isLoss = goal.direction == .decrease
        } else {
            kilograms = typed == nil ? nil : weight.weightKilograms(in: unit)
            isLoss = nil
        }
        self.analysis = analysis
    }

    var action: String { Paths.bodyWeightAnalysis }
    var range: String { analysis.range.rawValue }

    var answer: String? {
        guard let kilograms, let level = analysis.trend.last?.value else { return nil }
        let projection = WeightProjection(
            target: kilograms, isLoss: isLoss ?? (kilograms < level), level: level, rate: analysis.rate,
            today: analysis.today)
        return switch projection {
        case .reached: "Your trend is already there."
        case .expected(let day, let earliest, let latest?):
            """
            Around \(day.mediumText). Going by what you logged, between \(earliest.mediumText) and \
            \(latest.mediumText).
            """
        case .expected(let day, let earliest, nil):
            "Around \(day.mediumText). Not before \(earliest.mediumText), but it could take years longer."
        case .otherWay: "No date: your weight is moving the other way right now."
        case .uncertain: "No date: your weight is holding steady right now."
        case .tooFar: "No date: at this pace it would take more than two years, too long to predict."
        case .unknown:
            "No date yet: log your weight on at least \(WeightRate.leastWeighings) days of the last four weeks, over two weeks or more."
        }
    }
}
