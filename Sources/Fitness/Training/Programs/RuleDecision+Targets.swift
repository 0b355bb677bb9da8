extension RuleDecision {
    /// The sets of the lines at a level.
    /// - Parameters:
    ///   - percent: how much of each weight is asked on a light day or after a break; nil on other days.
    ///   - isHalved: whether only half of the work sets are asked, rounded up.
    func targets(_ level: LiftLevel, percent: Double?, isHalved: Bool) -> [TargetSet] {
        rule.lines(lines, at: level).flatMap { line in
            let count = isHalved && line.kind.counts ? (line.sets + 1) / 2 : line.sets
            // Only the last set of `5 x 3+` is open, and no set is open if less is asked on purpose.
            return (1...max(1, count)).map {
                target(line, isOpen: $0 == count && percent == nil, level, (percent ?? 100) / 100)
            }
        }
    }

    private func target(_ line: SetLine, isOpen: Bool, _ level: LiftLevel, _ reduction: Double) -> TargetSet {
        var set = TargetSet(kind: line.kind, amount: line.amount, effort: line.effort)
        func possible(_ kilograms: Double) -> Double {
            let range = StrengthSetLimits.kilograms
            return min(max(kilograms, range.lowerBound), range.upperBound)
        }
        if case .reps(let reps, true) = line.amount { set.amount = .reps(reps, isOpen: isOpen) }
        if let share = share(of: line) {
            set.share = (share * reduction).withoutNoise
            set.basisKilograms = level.kilograms.map(possible)
            set.anchorKilograms = line.kind.counts ? level.anchorKilograms.map(possible) : nil
            set.kilograms = level.kilograms.map { possible(weight($0, share * reduction)) }
        } else {
            set.kilograms = ownKilograms(of: line).map {
                possible(occasion.share(line.kind.counts ? reduction : 1, of: $0))
            }
        }
        return set
    }

    /// A share of what the rule goes on from; an estimated one-rep max includes the body.
    private func weight(_ kilograms: Double, _ share: Double) -> Double {
        rule.goesOnFromEstimate
            ? (kilograms * share - occasion.bodyKilograms).withoutNoise : occasion.share(share, of: kilograms)
    }

    /// The share of the rule's weight that a line asks for; nil if the rule does not say the weight of the line.
    fileprivate func share(of line: SetLine) -> Double? {
        switch line.load {
        case .work(let share): rule.goesOnFromEstimate ? topEffortShare.map { $0 * share } : share
        case .trainingMax(let share): rule.isCycle ? share : nil
        case .effort:
            rule.goesOnFromEstimate
                ? line.amount.reps.map { EffortTable.share(reps: $0.lowerBound, effort: line.effort ?? 10) } : nil
        case .none, .kilograms, .oneRepMax: nil
        }
    }

    private func ownKilograms(of line: SetLine) -> Double? {
        switch line.load {
        case .kilograms(let kilograms): kilograms
        case .trainingMax(let share): history.trainingMax.map { occasion.share(share, of: $0.kilograms) }
        case .oneRepMax(let share):
            history.estimatedOneRepMax.map { ($0 * share - occasion.bodyKilograms).withoutNoise }
        case .none, .work, .effort: nil
        }
    }
}

extension RuleDecision {
    /// Whether the weight of a line is that of the rule.
    var asksForWork: Bool { lines.contains { share(of: $0) != nil } }

    /// The reason if the lines need a weight or a training max that is not known, with a proposal.
    func missing(at level: LiftLevel) -> (Reason, Proposal?)? {
        let needsMax = lines.contains { line in
            if case .trainingMax = line.load { true } else { false }
        }
        if rule.isCycle ? level.kilograms == nil : needsMax && history.trainingMax == nil {
            return (.needsTrainingMax, proposedTrainingMax)
        }
        guard asksForWork, level.kilograms == nil else { return nil }
        return (.needsWeight, proposedWeight)
    }

    var proposedTrainingMax: Proposal? {
        history.estimatedOneRepMax.map {
            .trainingMax(
                kilograms: TrainingMaxDraft.proposal(fromOneRepMax: $0, bodyKilograms: occasion.bodyKilograms))
        }
    }

    /// 85 % of what the estimate gives for the asked reps, as it can be loaded.
    private var proposedWeight: Proposal? {
        guard let estimate = history.estimatedOneRepMax, let reps = mainLine?.amount.reps?.lowerBound else {
            return nil
        }
        let load = OneRepMax.loadKilograms(oneRepMaxKilograms: estimate, reps: reps)
        return .workWeight(kilograms: loads.nearest((load * 0.85 - occasion.bodyKilograms).withoutNoise))
    }
}
