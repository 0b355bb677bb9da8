import Fitness

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
            let kilograms = level.kilograms.map { weight($0, share * reduction) }
            // Not heavier than the work sets.
            let most = max(kilograms ?? 0, level.kilograms ?? 0)
            set.kilograms = kilograms.map { possible(min(rounded($0, of: line), most)) }
        } else {
            set.kilograms = ownKilograms(of: line).map {
                possible(rounded(occasion.share(line.kind.counts ? reduction : 1, of: $0), of: line))
            }
        }
        return set
    }

    /// A warm-up by percent need not be exact: 41 kg are not worth five small plates where 40 are one. Light ones stay, as a
    /// step of them is much.
    private func rounded(_ kilograms: Double, of line: SetLine) -> Double {
        let step = occasion.unit.kilograms(occasion.unit == .kilograms ? 2.5 : 5)
        guard !line.kind.counts, line.load.kilograms == nil, kilograms >= 4 * step else { return kilograms }
        return ((kilograms / step).rounded() * step).withoutNoise
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

    // GZCLP, 5/3/1 and progression by effort.

    /// What GZCLP's second lift gains after its last stage, on the last weight of the first.
    private static let secondTierGain = Step(kilograms: 7.5, pounds: 15)
    /// The reps in the last set of GZCLP's third lift that earn more weight.
    private static let thirdTierReps = 25

    func gzclp(_ tier: ProgressionRule.Tier, _ step: Step) -> Outcome {
        guard let last = judged.last, let line = mainLine else { return Outcome(held, .again) }
        if tier == .third {
            return last.work.last?.doneReps ?? 0 >= Self.thirdTierReps ? raised(by: step) : Outcome(held, .again)
        }
        if last.verdict == .hit { return raised(by: step) }
        var level = held
        level.extraReps = 0
        let stage = tier.stage(of: level, line)
        guard stage + 1 < tier.stages.count else { return firstStage(tier, line) }
        let next = tier.stages[stage + 1]
        level.amounts = Array(repeating: next.amount, count: next.sets)
        if tier == .second, stage == 0 { level.anchorKilograms = level.kilograms }
        return Outcome(level, .stage(sets: next.sets, reps: next.amount.reps?.lowerBound ?? 0))
    }

    private func firstStage(_ tier: ProgressionRule.Tier, _ line: SetLine) -> Outcome {
        var level = held
        (level.amounts, level.anchorKilograms, level.extraReps) = ([], nil, 0)
        if tier == .second {
            let anchor = held.anchorKilograms ?? level.kilograms
            level.kilograms = anchor.map {
                loadable(($0 + Self.secondTierGain.kilograms(on: $0, occasion)).withoutNoise)
            }
            return Outcome(level, .restartedAbove(kilograms: anchor ?? 0, by: Self.secondTierGain))
        }
        let proposal = Proposal.newBest(reps: 5, share: 0.85)
        guard let lighter = lighter(by: Deload.afterOne.percent) else {
            return Outcome(level, .stage(sets: line.sets, reps: line.amount.reps?.lowerBound ?? 0), proposal)
        }
        level.kilograms = lighter
        return Outcome(level, .restarted(percent: Deload.afterOne.percent), proposal)
    }

    func withinCycle(_ weeks: Int) -> Outcome {
        Outcome(held, .cycle(week: (occasion.week - 1) % weeks + 1, trainingMax: held.kilograms ?? 0))
    }

    /// The outcome for the first workout of a cycle that follows another one. It is nil within a cycle, after the program
    /// was ended or begun again, and for other rules.
    func newCycle() -> Outcome? {
        let run = judged.filter(\.isOfRun)
        guard case .cycle(let step, let weeks) = rule, let last = run.last, let before = last.basisKilograms,
            (last.week - 1) / weeks != (occasion.week - 1) / weeks
        else { return nil }
        let cycle = run.filter {
            ($0.week - 1) / weeks == (last.week - 1) / weeks
                && $0.basisKilograms?.isSameWeight(as: before) == true
        }
        let isStalled = isStalled(cycle, weeks)
        let change = step.times(isStalled ? 3 : 1)
        let kilograms = change.kilograms(on: before, occasion) * (isStalled ? -1 : 1)
        var level = held
        // A training max below the steps stays what it is.
        guard before + kilograms > 0 else { return nil }
        level.kilograms = (before + kilograms).withoutNoise
        return Outcome(
            level, isStalled ? .stalledCycle(by: change) : .newCycle(by: change),
            isStalled ? proposedTrainingMax : nil)
    }

    /// Whether the set that decides fell short in every week. One week is not enough to say so, unless the cycle has only
    /// one. Sets that were not done are left out, and so are light weeks, which have no open set.
    private func isStalled(_ cycle: [LiftWorkout], _ weeks: Int) -> Bool {
        let tops = cycle.compactMap { workout -> (week: Int, set: AskedSet)? in
            guard let set = workout.topSet, set.work != nil else { return nil }
            return (workout.week, set)
        }
        let open = tops.filter { $0.set.target.amount.isOpen }
        let deciding = open.isEmpty ? tops : open
        return Set(deciding.map { $0.week }).count >= min(2, weeks) && deciding.allSatisfy { !$0.set.isMet }
    }

    func effort() -> Outcome {
        guard let estimate = judged.last.flatMap(estimate) else { return Outcome(held, .again) }
        var level = held
        level.kilograms = estimate
        return Outcome(level, .effort(estimate: estimate))
    }

    /// The best one-rep max that a set of the workout shows, by its reps and effort.
    func estimate(_ workout: LiftWorkout) -> Double? {
        workout.work.compactMap { set -> Double? in
            guard let done = set.work, case .reps(let reps) = done.amount, let effort = done.effort ?? set.target.effort
            else { return nil }
            let load = done.kilograms + occasion.bodyKilograms
            return (load / EffortTable.share(reps: reps, effort: effort)).withoutNoise
        }.max()
    }
}
