/// Rules that change what a set consists of, and leave its weight alone.
extension RuleDecision {
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
