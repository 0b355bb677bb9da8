import Fitness

/// One decision of a rule. What is the same for all of them stands here: first what the person said, then days off and
/// breaks, and only then the rule itself.
struct RuleDecision {
    let rule: ProgressionRule
    let lines: [SetLine]
    let history: LiftHistory
    let occasion: Occasion
    let loads: any Loads
    /// All but planned deloads.
    private let counted: [LiftWorkout]
    /// Those in which something of the lift was done.
    private let begun: [LiftWorkout]
    /// Those that the rule goes by: judged, and since the person last set the weight.
    let judged: [LiftWorkout]
    /// What can be loaded at most; nil if that is not known, if more was lifted, as in a gym, and for rules that say no weight.
    let heaviest: Double?
    /// Where the lift stands after its last judged workout, or by what the person said since then. It is asked again if
    /// nothing progresses.
    private(set) var held = LiftLevel()

    init(rule: ProgressionRule, lines: [SetLine], history: LiftHistory, occasion: Occasion, loads: any Loads) {
        (self.rule, self.lines, self.history, self.occasion, self.loads) = (rule, lines, history, occasion, loads)
        counted = history.workouts.filter { $0.occasion != .deload }
        begun = counted.filter(\.isBegun)
        let stated = rule.isCycle ? history.trainingMax : history.weightByHand
        judged = begun.filter { $0.isJudged && $0.day >= stated?.day ?? $0.day }
        let lifted = judged.last?.work.compactMap { $0.work?.kilograms }.max() ?? -.infinity
        heaviest = loads.heaviest.flatMap { rule.saysWeight && $0 >= lifted - weightToleranceKilograms ? $0 : nil }
        held = lastLevel()
    }

    /// What a rule decides.
    struct Outcome {
        var level: LiftLevel
        var reason: Reason
        var proposal: Proposal?

        init(_ level: LiftLevel, _ reason: Reason, _ proposal: Proposal? = nil) {
            (self.level, self.reason, self.proposal) = (level, reason, proposal)
        }
    }

    func prescription() -> Prescription {
        var outcome = outcome()
        if let missing = missing(at: outcome.level) { (outcome.reason, outcome.proposal) = missing }
        let isDeload = outcome.reason == .plannedDeload(percent: Self.deloadPercent)
        let percent: Double? =
            switch outcome.reason {
            case .comeback(let percent, _): percent
            default: isDeload ? Self.deloadPercent : nil
            }
        let sets = targets(outcome.level, percent: percent, isHalved: isDeload)
        return Prescription(
            sets: sets, rung: outcome.level.rung, reason: outcome.reason, proposal: outcome.proposal)
    }

    /// The number that the rule goes on from: the work weight, of `cycle` the training max.
    var basisKilograms: Double? { outcome().level.kilograms }

    private static let deloadPercent = 90.0

    private func outcome() -> Outcome {
        guard let last = begun.last else { return Outcome(held, .start) }
        if let stated, stated.day > last.day { return Outcome(held, .byHand(stated.day)) }
        switch occasion.kind {
        case .dayOff(let reason): return Outcome(held, .heldOnDayOff(reason))
        case .comeback(let workout, let days):
            let percent = (Pauses.share(workout: workout, days: days) * 100).rounded()
            return Outcome(held, .comeback(percent: percent, days: days))
        case .deload: return Outcome(held, .plannedDeload(percent: Self.deloadPercent))
        case .afterIllness(let day): return hold(.heldAfterIllness(until: day))
        case .afterBreak: return hold(.back)
        case .usual: return last.isJudged ? advanced() : hold(.back)
        }
    }

    /// The same as last time, except that a training max rises with the calendar: otherwise a day off at the end of a cycle
    /// would cost the next cycle its step.
    private func hold(_ reason: Reason) -> Outcome { newCycle() ?? Outcome(held, reason) }

    /// What the last judged workout earned; after a pause, also what was earned before it and not given yet.
    private func advanced() -> Outcome {
        let outcome = decided()
        guard let place = begun.lastIndex(where: \.isJudged), begun.isHeld(at: place), begun[place].verdict == .hit,
            begun[place].workKilograms(occasion.bodyKilograms).isSameWeight(as: begun[place].basisKilograms),
            let index = history.workouts.lastIndex(of: begun[place])
        else { return outcome }
        var earlier = history
        earlier.workouts = Array(history.workouts[..<index])
        let before = RuleDecision(rule: rule, lines: lines, history: earlier, occasion: occasion, loads: loads)
        guard !before.judged.isEmpty else { return outcome }
        let earned = before.advanced()
        guard earned.reason.isStep else { return outcome }
        let isMore = earned.level.kilograms ?? 0 > (outcome.level.kilograms ?? 0) + weightToleranceKilograms
        return isMore || !outcome.reason.isStep ? earned : outcome
    }

    private func decided() -> Outcome {
        guard !rule.needsWork || asksForWork else { return Outcome(held, .fixed) }
        return switch rule {
        case .fixed: Outcome(held, .fixed)
        case .linear(let step, let successes, let deload): linear(step, successes, deload)
        case .double(let step, let deload): double(step, deload)
        case .sum(let reps, let step, let deload): sum(reps, step, deload)
        case .greyskull(let step, let deload): greyskull(step, deload)
        case .gzclp(let tier, let step): gzclp(tier, step)
        case .cycle(_, let weeks): newCycle() ?? withinCycle(weeks)
        case .effort: effort()
        case .bodyweight(let step, let most, let mostSets, let ladder): bodyweight(step, most, mostSets, ladder)
        case .time(let seconds, let most): time(seconds, most)
        case .distance(let meters, let most): distance(meters, most)
        }
    }

    /// What the person said of the number that the rule goes on from.
    private var stated: StatedWeight? { rule.isCycle ? history.trainingMax : history.weightByHand }

    /// If none of the remembered workouts was judged, what the last one asked tells the weight.
    private func lastLevel() -> LiftLevel {
        let last = begun.last(where: \.isJudged)
        guard let source = last ?? counted.last else {
            return LiftLevel(kilograms: stated.map(number(ofStated:)), rung: firstRung)
        }
        var level = LiftLevel(
            kilograms: last.map(number(of:)) ?? source.basisKilograms,
            anchorKilograms: source.work.first?.target.anchorKilograms, amounts: source.work.map(\.target.amount),
            rung: source.rung ?? firstRung)
        level.extraReps = extraReps(of: level)
        guard let stated, stated.day > source.day || level.kilograms == nil else { return level }
        level.kilograms = number(ofStated: stated)
        level.extraReps = 0
        startAnew(&level, after: source)
        return level
    }

    /// How many reps beyond its lines the lift has reached at the heaviest weight that can be loaded: by a rep at a time from
    /// what the lines say. Other reps are those of other lines, such as of another day or from before an edit.
    private func extraReps(of level: LiftLevel) -> Int {
        guard isAtHeaviest(level), let range = onlyRange else { return 0 }
        let there = judged.reversed().prefix { $0.basisKilograms.isSameWeight(as: judged.last?.basisKilograms) }
        let asked = there.map { workout in workout.work.compactMap { $0.target.amount.reps?.upperBound }.max() ?? 0 }
        guard let reached = asked.first else { return 0 }
        var first = reached
        for earlier in asked.dropFirst() {
            guard (0...1).contains(first - earlier) else { return 0 }
            first = earlier
        }
        // The beginning may be longer ago than is remembered.
        let isForgotten = there.count == judged.count && history.workouts.count >= LiftHistory.memory && first < reached
        let isFromLines = first <= range.upperBound || isForgotten
        return isFromLines ? max(0, reached - range.upperBound) : 0
    }

    /// Whether the weight of a level is, as it is loaded, the heaviest.
    func isAtHeaviest(_ level: LiftLevel) -> Bool {
        guard let heaviest, let kilograms = level.kilograms else { return false }
        return kilograms > heaviest - weightToleranceKilograms
            || loads.nearest(kilograms) > heaviest - weightToleranceKilograms
    }

    /// A weight, or the heaviest that can be loaded if that is less.
    func loadable(_ kilograms: Double) -> Double { min(kilograms, heaviest ?? kilograms) }

    /// The reps of the work lines, if all of them ask for the same.
    var onlyRange: ClosedRange<Int>? {
        let ranges = Set(lines.filter(\.kind.counts).map(\.amount.reps))
        return ranges.count == 1 ? ranges.first ?? nil : nil
    }

    private func number(of workout: LiftWorkout) -> Double? {
        switch rule {
        case .cycle: workout.basisKilograms
        case .effort: workout.basisKilograms ?? estimate(workout)
        default: workout.workKilograms(occasion.bodyKilograms)
        }
    }

    private func number(ofStated stated: StatedWeight) -> Double {
        guard rule.goesOnFromEstimate, let share = topEffortShare else { return stated.kilograms }
        return ((stated.kilograms + occasion.bodyKilograms) / share).withoutNoise
    }

    /// What a new weight begins with.
    private func startAnew(_ level: inout LiftLevel, after workout: LiftWorkout) {
        switch rule {
        case .double: level.amounts = []
        case .gzclp(let tier, _):
            if level.anchorKilograms != nil { level.anchorKilograms = level.kilograms }
            let isLastStage = mainLine.map { tier.stage(of: level, $0) } == tier.stages.count - 1
            guard tier != .third, isLastStage, workout.verdict == .miss else { return }
            (level.amounts, level.anchorKilograms) = ([], nil)
        default: break
        }
    }

    private var firstRung: String? {
        if case .bodyweight(_, _, _, let ladder) = rule { ladder.first } else { nil }
    }

    /// The first work line, which is the one that rules change.
    var mainLine: SetLine? { lines.first { $0.kind.counts } }

    /// The share of the one-rep max that the first line with an effort asks for.
    var topEffortShare: Double? {
        let line = lines.first { $0.kind.counts && $0.load == .effort } ?? mainLine
        return line?.amount.reps.map { EffortTable.share(reps: $0.lowerBound, effort: line?.effort ?? 10) }
    }
}
