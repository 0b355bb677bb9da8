import Fitness
import Forms
import Models

/// A weight that somebody asks about, and what can be said of when they would have it.
struct WeightTarget: Sendable {
    private(set) var weight: Field
    /// Nil when nothing was asked, or no weight.
    let kilograms: Double?
    /// Whether the way leads down; nil where it follows from where somebody is.
    private let isLoss: Bool?
    private let analysis: BodyWeightAnalysis

    /// - Parameters:
    ///   - typed: nil before anything was; then it is the goal's.
    ///   - goal: of a body weight.
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
