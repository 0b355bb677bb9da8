import Fitness

/// Rules that add weight.
extension RuleDecision {
    func linear(_ step: Step, _ successes: Int, _ deload: Deload) -> Outcome {
        guard judged.last?.verdict == .hit else { return missed(deload) { $0.verdict == .miss } }
        guard run(where: { $0.verdict == .hit }) >= successes else { return Outcome(held, .again) }
        return raised(by: step)
    }

    func sum(_ reps: Int, _ step: Step, _ deload: Deload?) -> Outcome {
        func isMissed(_ workout: LiftWorkout) -> Bool { workout.work.map(\.doneReps).reduce(0, +) < reps }
        guard let last = judged.last, isMissed(last) else { return raised(by: step) }
        guard let deload else { return Outcome(held, .again) }
        return missed(deload, where: isMissed)
    }

    func greyskull(_ step: Step, _ deload: Deload) -> Outcome {
        func last(_ workout: LiftWorkout) -> AskedSet? {
            workout.work.last { $0.target.amount.isOpen } ?? workout.work.last
        }
        func isMissed(_ workout: LiftWorkout) -> Bool { last(workout)?.isMet != true }
        guard let workout = judged.last, let decisive = last(workout), !isMissed(workout) else {
            return missed(deload, where: isMissed)
        }
        let isTwice = decisive.doneReps >= 2 * (decisive.target.amount.reps?.lowerBound ?? .max / 2)
        return raised(by: step.times(isTwice ? 2 : 1))
    }

    /// In each set one rep more than the set with the fewest had, up to the top of the range.
    func double(_ step: Step, _ deload: Deload) -> Outcome {
        guard let last = judged.last, let line = mainLine, let range = line.amount.reps else {
            return Outcome(held, .again)
        }
        if last.work.allSatisfy({ $0.isMet(atTop: true) }) {
            guard asksForWork else { return Outcome(held, .atTop, .harder) }
            return raised(by: step)
        }
        func isMissed(_ workout: LiftWorkout) -> Bool {
            workout.work.contains { set in lowEnd(of: set).map { set.doneReps < $0 } ?? false }
        }
        var outcome = isMissed(last) ? missed(deload, where: isMissed) : Outcome(held, .again)
        guard outcome.level.kilograms == held.kilograms else { return outcome }
        outcome.level.amounts = last.work.map { $0.oneRepMore(among: last.work) }
        let longer = range.lowerBound...(range.upperBound + held.extraReps)
        let (asked, reached) = (held.least(of: longer), outcome.level.least(of: longer))
        if outcome.reason == .again, reached != asked { outcome.reason = .moreReps(reached) }
        return outcome
    }

    /// The low end of the line's range, of which the set asked the upper part.
    private func lowEnd(of set: AskedSet) -> Int? {
        guard let asked = set.target.amount.reps else { return nil }
        let line =
            lines.lazy.filter(\.kind.counts).compactMap(\.amount.reps).first {
                $0.upperBound == asked.upperBound
            } ?? onlyRange
        return min(line?.lowerBound ?? asked.lowerBound, asked.lowerBound)
    }

    func raised(by step: Step) -> Outcome {
        var level = held
        if let heaviest, isAtHeaviest(level) { return moreReps(at: heaviest) }
        var step = step
        if let kilograms = level.kilograms {
            let more = (kilograms + step.kilograms(on: kilograms, occasion)).withoutNoise
            let next = loadable(more)
            level.kilograms = next
            if next < more { step = Step(kilograms: (next - kilograms).withoutNoise) }
        }
        if case .double = rule { level.amounts = [] }
        // If the sets ask for several shares, the held weight can be one that nobody lifted.
        if let last = judged.last, let lifted = held.kilograms, !held.kilograms.isSameWeight(as: last.basisKilograms),
            last.work.contains(where: { $0.work?.kilograms.isSameWeight(as: lifted) ?? false })
        {
            return Outcome(level, .progressedFrom(kilograms: lifted, by: step))
        }
        return Outcome(level, .progressed(by: step))
    }

    /// Where nothing heavier can be loaded, a rep more than was asked, once that was done.
    private func moreReps(at heaviest: Double) -> Outcome {
        guard let range = onlyRange, let last = judged.last else { return Outcome(held, .atTop, .harder) }
        guard last.verdict == .hit else { return Outcome(held, .again) }
        var level = held
        if case .gzclp(let tier, _) = rule, let line = mainLine, tier.stage(of: level, line) > 0 {
            (level.amounts, level.anchorKilograms, level.extraReps) = ([], nil, 0)
            return Outcome(level, .stage(sets: line.sets, reps: range.lowerBound))
        }
        level.kilograms = level.kilograms.map(loadable)
        level.extraReps += 1
        let reps = range.upperBound + level.extraReps
        guard SetLineLimits.reps.contains(reps) else { return Outcome(held, .atTop, .harder) }
        if case .double = rule { level.amounts = [.reps(reps...reps, isOpen: false)] }
        return Outcome(level, .atHeaviest(kilograms: heaviest, reps: reps))
    }

    /// The same again, or lighter after enough misses in a row at this weight.
    func missed(_ deload: Deload, where isMissed: (LiftWorkout) -> Bool) -> Outcome {
        let misses = min(run(where: isMissed), deload.misses)
        guard misses == deload.misses, let lighter = lighter(by: deload.percent) else {
            return Outcome(held, .repeated(misses: misses, of: deload.misses))
        }
        var level = held
        (level.kilograms, level.extraReps) = (lighter, 0)
        if case .double = rule { level.amounts = [] }
        return Outcome(level, .deloaded(percent: deload.percent, misses: misses))
    }

    /// The held weight reduced by some percent, as it can be loaded, and in any case lighter than before. The rule goes on
    /// from the loadable weight, so that later weights have no fractions.
    /// - Returns: nil if nothing lighter can be loaded.
    func lighter(by percent: Double) -> Double? {
        guard let kilograms = held.kilograms else { return nil }
        let before = loads.nearest(kilograms)
        let lighter = loads.nearest(occasion.share(1 - percent / 100, of: kilograms))
        return lighter < before - weightToleranceKilograms ? lighter : loads.below(before)
    }

    /// The number of workouts in a row, up to the last, that meet the condition at the same weight. The row begins with a
    /// workout that was done with another weight than asked.
    private func run(where condition: (LiftWorkout) -> Bool) -> Int {
        let body = occasion.bodyKilograms
        let weight = judged.last?.workKilograms(body)
        var count = 0
        for workout in judged.reversed() {
            let own = workout.workKilograms(body)
            guard condition(workout), own.isSameWeight(as: weight) else { break }
            count += 1
            guard own.isSameWeight(as: workout.basisKilograms) else { break }
        }
        return count
    }

    // Rules that change what a set consists of, and leave its weight alone.

    /// A rep more than every set had, at the most reps a set more, at the most sets the next exercise of the ladder.
    func bodyweight(_ step: Int, _ most: Int, _ mostSets: Int, _ ladder: [String]) -> Outcome {
        guard let last = judged.last, last.verdict == .hit, let line = mainLine else { return Outcome(held, .again) }
        var level = held
        let sets = max(level.sets, line.sets)
        let done = last.work.prefix(level.sets).map(\.doneReps).min() ?? 0
        let reps = max(level.reps ?? 0, line.amount.reps?.lowerBound ?? 0, done)
        if reps < most {
            let more = min(reps + step, most)
            level.amounts = Self.amounts(sets, more)
            return Outcome(level, .moreReps(more))
        }
        if sets < mostSets {
            level.amounts = Self.amounts(sets + 1, line.amount.reps?.lowerBound ?? 1)
            return Outcome(level, .moreSets(sets + 1))
        }
        guard let next = level.rung.flatMap({ ladder.following($0) }) else { return Outcome(held, .atTop, .harder) }
        (level.amounts, level.rung) = ([], next)
        return Outcome(level, .harder(rung: next))
    }

    private static func amounts(_ sets: Int, _ reps: Int) -> [AskedAmount] {
        Array(repeating: .reps(reps...reps, isOpen: false), count: sets)
    }

    /// Longer than every set was held, if that was more than asked.
    func time(_ step: Int, _ most: Int) -> Outcome {
        guard let last = judged.last, last.verdict == .hit, case .time(let line)? = mainLine?.amount else {
            return Outcome(held, .again)
        }
        var (level, seconds) = (held, line)
        if case .time(let asked)? = level.amounts.first { seconds = max(asked, line) }
        guard seconds < most else { return Outcome(level, .atTop, .harder) }
        let done = last.setsLikeTheFirst.compactMap { $0.work?.amount.seconds }.min() ?? 0
        let longer = min(max(seconds, done) + step, most)
        level.amounts = [.time(seconds: longer)]
        return Outcome(level, .moreTime(seconds: longer))
    }

    /// Farther than every carry went, if that was more than asked. What was done counts in whole meters.
    func distance(_ step: Double, _ most: Double) -> Outcome {
        guard let last = judged.last, last.verdict == .hit, case .distance(let line, _)? = mainLine?.amount else {
            return Outcome(held, .again)
        }
        var (level, meters) = (held, line)
        if case .distance(let asked, _)? = level.amounts.first { meters = max(asked, line) }
        guard meters < most else { return Outcome(level, .atTop, .harder) }
        let done = last.setsLikeTheFirst.compactMap { $0.work?.amount.meters }.min() ?? 0
        let farther = min(max(meters, done.rounded(.down)) + step, most).withoutNoise
        level.amounts = [.distance(meters: farther, seconds: nil)]
        return Outcome(level, .moreDistance(meters: farther))
    }
}

extension AskedSet {
    /// What is asked next of a set with a range: one rep more than the fewest in all sets with the same top.
    fileprivate func oneRepMore(among sets: [AskedSet]) -> AskedAmount {
        guard let range = target.amount.reps else { return target.amount }
        let least = sets.filter { $0.target.amount.reps?.upperBound == range.upperBound }.map(\.doneReps).min() ?? 0
        return .reps(min(max(1, least + 1), range.upperBound)...range.upperBound, isOpen: false)
    }
}

extension Double? {
    func isSameWeight(as other: Double?) -> Bool {
        guard let self, let other else { return self == nil && other == nil }
        return self.isSameWeight(as: other)
    }
}

extension LiftWorkout {
    /// The sets that a rule of time or distance changes: those of the first line.
    fileprivate var setsLikeTheFirst: [AskedSet] {
        let work = work
        return Array(work.prefix { $0.target.amount == work.first?.target.amount })
    }
}

extension [String] {
    /// The one after this, or after the first if this is not there any more.
    fileprivate func following(_ rung: String) -> String? {
        let place = firstIndex(of: rung) ?? 0
        return place + 1 < count ? self[place + 1] : nil
    }
}
