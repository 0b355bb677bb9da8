/// GZCLP, 5/3/1 and progression by effort.
extension RuleDecision {
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
        let stage = tier.stage(of: level, line)
        guard stage + 1 < tier.stages.count else { return firstStage(tier, line) }
        let next = tier.stages[stage + 1]
        level.amounts = Array(repeating: next.amount, count: next.sets)
        if tier == .second, stage == 0 { level.anchorKilograms = level.kilograms }
        return Outcome(level, .stage(sets: next.sets, reps: next.amount.reps?.lowerBound ?? 0))
    }

    private func firstStage(_ tier: ProgressionRule.Tier, _ line: SetLine) -> Outcome {
        var level = held
        (level.amounts, level.anchorKilograms) = ([], nil)
        if tier == .second {
            let anchor = held.anchorKilograms ?? level.kilograms
            level.kilograms = anchor.map { ($0 + Self.secondTierGain.kilograms(on: $0, occasion)).withoutNoise }
            return Outcome(level, .restartedAbove(kilograms: anchor ?? 0, by: Self.secondTierGain))
        }
        let proposal = Proposal.newBest(reps: 5, share: 0.85)
        guard let lighter = lighter(by: Deload.afterOne.percent) else {
            return Outcome(level, .stage(sets: line.sets, reps: line.amount.reps?.lowerBound ?? 0), proposal)
        }
        level.kilograms = lighter
        return Outcome(level, .restarted(percent: Deload.afterOne.percent), proposal)
    }
}

extension RuleDecision {
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
}

extension RuleDecision {
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
