extension Goal {
    var icon: String { trackable?.icon ?? type.icon }

    /// The name that its person gave it, or one that says what it counts.
    func name(_ units: Units, target: Double) -> String {
        title.isEmpty ? GoalText(goal: self, units: units).name(target: target) : title
    }

    func name(_ units: Units) -> String { name(units, target: target) }

    /// How its progress is counted, for everybody to follow.
    func explanation(_ units: Units, _ rules: GoalRules) -> String {
        [measureText, cadenceText(rules), endingText(rules)].compactMap { $0 }.joined(separator: " ")
    }

    private var measureText: String {
        switch measure {
        case .heaviest:
            "The heaviest working set of at least \(CountText.of(repetitions ?? 1, "repetition")) counts."
                + (isLoadAdded ? " Of a bodyweight exercise it is what you add to your own weight." : "")
        case .oneRepMax:
            "The best estimate counts: load × (1 + repetitions ÷ 30), from working sets of 1 to 12 repetitions."
        case .mostRepetitions: "The working set with the most repetitions counts."
        case .volume: "The load times the repetitions of all working sets is added up. Warm-ups stay out."
        case .repetitions: "The repetitions of all working sets are added up. Warm-ups stay out."
        case .sessions where type == .strength: "Each day with a set counts once."
        case .sessions: "Each session counts."
        case .distance: "The distances of all sessions are added up."
        case .duration: "The times of all sessions are added up."
        case .bodyWeight: "The last weight of a day counts."
        case .value: aggregate == .sum ? "All values are added up." : "The last value of a day counts."
        case .workouts: "Each timed workout with at least half of its exercises done counts."
        case .trainingDays: "Each day with a set, a cardio session or a timed workout counts."
        case .energy, .protein, .carbohydrate, .fat, .fiber:
            "Everything that you log in Nutrition is added up."
                + (cadence == .once ? "" : " A \(cadence.noun) without food is neither kept nor missed.")
        }
    }

    private func cadenceText(_ rules: GoalRules) -> String {
        if rules.isWay {
            return
                "Progress is the way from your value when it began to the target, up or down, by the latest one. It is "
                + "complete the first time that you get there."
        }
        guard cadence != .once else {
            return rules.isLimit
                ? "It is reached if the total from \(countsFrom.mediumText) until the deadline stays at or under the "
                    + "limit."
                : rules.aggregate == .best
                    ? "What you did before is where you stand. It is complete the first time that you get there, from "
                        + "\(countsFrom.mediumText) on."
                    : "Everything from \(countsFrom.mediumText) on counts, and it is complete at 100\u{A0}%."
        }
        let period = cadence == .weekly ? "Each week, Monday to Sunday," : "Each \(cadence.noun)"
        if rules.isLimit { return "\(period) is kept if it ends at or under the limit." }
        let most = direction == .increase ? "at least" : "at most"
        let unknown = "One without a value is neither kept nor missed."
        return switch aggregate {
        case .latest: "\(period) is kept if its last value is \(most) the target. \(unknown)"
        case .mean: "\(period) is kept if the average of its days is \(most) the target. \(unknown)"
        case .sum, .best: "\(period) begins anew and is kept at 100\u{A0}%."
        }
    }

    private func endingText(_ rules: GoalRules) -> String? {
        cadence == .once
            ? nil
            : "What has ended keeps its target when you change it later. A \(cadence.noun) with a pause, or one that is not "
                + "whole, can be kept but not missed."
    }
}
