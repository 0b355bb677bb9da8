import Fitness
import Texts

extension Goal {
    package var icon: String { trackable?.icon ?? type.icon }

    /// The user's title, or a name made from what the goal counts.
    func name(_ units: Units, target: Double) -> String {
        title.isEmpty ? GoalText(goal: self, units: units).name(target: target) : title
    }

    package func name(_ units: Units) -> String { name(units, target: target) }

    /// Explains how progress is counted.
    package func explanation(_ units: Units, _ rules: GoalRules) -> String {
        [measureText, cadenceText(rules), endingText].compactMap { $0 }.joined(separator: " ")
    }

    private var measureText: String {
        measure.explanation(
            GoalUse(
                type: type, cadence: cadence, aggregate: aggregate, repetitions: repetitions ?? 1,
                isLoadAdded: isLoadAdded, setMeasure: setMeasure ?? .reps))
    }

    private func cadenceText(_ rules: GoalRules) -> String {
        if rules.isFromStartToTarget {
            return
                GoalTexts.progressExplanation
        }
        guard let period = cadence.period else {
            return rules.isLimit
                ? GoalTexts.limitExplanation(countsFrom.mediumText)
                : rules.aggregate == .best
                    ? GoalTexts.bestExplanation(countsFrom.mediumText)
                    : GoalTexts.totalExplanation(countsFrom.mediumText)
        }
        if rules.isLimit { return GoalTexts.metWithinTheLimit(period) }
        let isLimit = direction == .decrease
        return switch aggregate {
        case .latest:
            (isLimit ? GoalTexts.metByLastValueAtMost(period) : GoalTexts.metByLastValueAtLeast(period))
                + " \(GoalTexts.notCountedWithoutValue)"
        case .mean:
            (isLimit ? GoalTexts.metByAverageAtMost(period) : GoalTexts.metByAverageAtLeast(period))
                + " \(GoalTexts.notCountedWithoutValue)"
        case .sum, .best: GoalTexts.metAtTheTarget(period)
        }
    }

    private var endingText: String? {
        cadence.period.map(GoalTexts.pastPeriodsStayAsTheyAre)
    }
}
