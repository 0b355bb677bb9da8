import Fitness
extension Goal {
    package var icon: String { trackable?.icon ?? type.icon }

    /// The name that the user gave it, or one that says what it counts.
    func name(_ units: Units, target: Double) -> String {
        title.isEmpty ? GoalText(goal: self, units: units).name(target: target) : title
    }

    package func name(_ units: Units) -> String { name(units, target: target) }

    /// Explains how progress is counted.
    package func explanation(_ units: Units, _ rules: GoalRules) -> String {
        [measureText, cadenceText(rules), endingText(rules)].compactMap { $0 }.joined(separator: " ")
    }

    private var measureText: String {
        measure.explanation(
            GoalUse(
                type: type, cadence: cadence, aggregate: aggregate, repetitions: repetitions ?? 1,
                isLoadAdded: isLoadAdded))
    }

    private func cadenceText(_ rules: GoalRules) -> String {
        if rules.isWay {
            return
                "Progress is how far you have come from your value at the start to the target. The goal is complete the "
                + "first time you get there."
        }
        guard cadence != .once else {
            return rules.isLimit
                ? "The goal is reached if the total from \(countsFrom.mediumText) to the deadline is at or under the "
                    + "limit."
                : rules.aggregate == .best
                    ? "What you did before is your starting point. The goal is complete the first time you get there, "
                        + "from \(countsFrom.mediumText) on."
                    : "Everything from \(countsFrom.mediumText) on counts. The goal is complete at 100\u{A0}%."
        }
        let period = cadence == .weekly ? "Each week, Monday to Sunday," : "Each \(cadence.noun)"
        if rules.isLimit { return "\(period) is met if it ends at or under the limit." }
        let most = direction == .increase ? "at least" : "at most"
        let unknown = "Without a value, it counts neither as met nor as missed."
        return switch aggregate {
        case .latest: "\(period) is met if its last value is \(most) the target. \(unknown)"
        case .mean: "\(period) is met if the average of its days is \(most) the target. \(unknown)"
        case .sum, .best: "\(period) starts from zero and is met at 100\u{A0}%."
        }
    }

    private func endingText(_ rules: GoalRules) -> String? {
        cadence == .once
            ? nil
            : "A new target doesn’t change past \(cadence.noun)s. A \(cadence.noun) can be met but not missed if the goal "
                + "was paused in it" + (cadence == .daily ? "." : " or covers only part of it.")
    }
}
