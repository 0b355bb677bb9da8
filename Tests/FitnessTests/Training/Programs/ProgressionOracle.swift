@testable import Fitness
@testable import Progression

/// What a rule asks for, computed forwards: a state with counters that each workout changes, as programs on paper and
/// other apps have it. The rules themselves look backwards and count nothing.
struct ProgressionOracle {
    struct State: Equatable {
        var weight: Double?
        var anchor: Double?
        var stage = 0
        var sets: Int
        var low: Int
        var rung: String?
        /// Seconds or meters.
        var amount = 0.0
    }

    /// What was done of a workout's work sets.
    struct Done {
        /// Reps, seconds or meters; 0 if not done.
        var amounts: [Double]
        /// nil for as asked.
        var weight: Double?
        var isSwapped = false
    }

    let rule: ProgressionRule
    let line: SetLine
    let loads: ListedLoads
    let unit: WeightUnit
    let body: Double
    /// As the last judged workout asked it, with the weight that was lifted.
    private var held: State
    /// What comes when nothing is in the way.
    private var due: (state: State, reason: Reason)
    private var (misses, hits) = (0, 0)
    private var isNew = true
    private var mustHold = false
    private var handDay: LocalDay?
    private var cycle: (number: Int, isMet: Bool, missedWeeks: Set<Int>)?
    private var isLastStageMissed = false
    /// In the last judged workout; nil for as asked.
    private var lifted: Double?

    init(rule: ProgressionRule, line: SetLine, loads: ListedLoads, unit: WeightUnit, body: Double, weight: Double?) {
        (self.rule, self.line, self.loads, self.unit, self.body) = (rule, line, loads, unit, body)
        held = State(weight: weight, sets: line.sets, low: 0)
        switch line.amount {
        case .reps(let reps, _): held.low = reps.lowerBound
        case .time(let seconds): held.amount = Double(seconds)
        case .distance(let meters, _): held.amount = meters
        }
        if case .bodyweight(_, _, _, let ladder) = rule { held.rung = ladder.first }
        due = (held, .start)
    }

    // MARK: What is asked

    mutating func ask(_ occasion: Occasion) -> (state: State, share: Double, reason: Reason) {
        if isNew { return (held, 1, .start) }
        if let handDay { return (held, 1, .byHand(handDay)) }
        switch occasion.kind {
        case .dayOff(let reason): return (held, 1, .heldOnDayOff(reason))
        case .comeback(1, let days) where days >= 28: return (held, 0.8, .comeback(percent: 80, days: days))
        case .comeback(1, let days): return (held, 0.9, .comeback(percent: 90, days: days))
        case .comeback(_, let days) where days >= 28: return (held, 0.9, .comeback(percent: 90, days: days))
        case .comeback(_, let days): return (held, 0.95, .comeback(percent: 95, days: days))
        case .deload: return (held, 0.9, .plannedDeload(percent: 90))
        case .usual, .afterIllness, .afterBreak: break
        }
        if case .cycle(let step, let weeks) = rule { return asked(occasion, step, weeks) }
        if case .afterIllness(let day) = occasion.kind { return (held, 1, .heldAfterIllness(until: day)) }
        return mustHold || occasion.kind == .afterBreak ? (held, 1, .back) : (due.state, 1, due.reason)
    }

    private func asked(_ occasion: Occasion, _ step: Step, _ weeks: Int) -> (State, Double, Reason) {
        if let cycle, cycle.number != (occasion.week - 1) / weeks, let max = held.weight {
            let isStalled = !cycle.isMet && cycle.missedWeeks.count >= 2
            let step = isStalled ? step.times(3) : step
            var state = held
            let change = added(step, max)
            if !isStalled || max > change {
                state.weight = rounded(isStalled ? max - change : max + change)
                return (state, 1, isStalled ? .stalledCycle(by: step) : .newCycle(by: step))
            }
        }
        if case .afterIllness(let day) = occasion.kind { return (held, 1, .heldAfterIllness(until: day)) }
        if mustHold || occasion.kind == .afterBreak { return (held, 1, .back) }
        return (held, 1, .cycle(week: (occasion.week - 1) % weeks + 1, trainingMax: held.weight ?? 0))
    }

    // MARK: What happens

    mutating func state(_ weight: Double, on day: LocalDay) {
        handDay = day
        held.weight = weight
        due = (held, .again)
        (misses, hits, cycle) = (0, 0, nil)
        if case .double = rule { held.low = line.amount.reps?.lowerBound ?? 0 }
        if case .gzclp = rule {
            if isLastStageMissed {
                (held.stage, held.anchor, held.sets) = (0, nil, line.sets)
                held.low = line.amount.reps?.lowerBound ?? 0
            }
            if held.anchor != nil { held.anchor = weight }
        }
        isLastStageMissed = false
    }

    mutating func record(_ asked: State, _ done: Done, _ occasion: Occasion) {
        guard occasion.kind != .deload, !done.isSwapped, done.amounts.contains(where: { $0 > 0 }) else { return }
        (isNew, handDay) = (false, nil)
        guard occasion.kind.counts else {
            mustHold = true
            return
        }
        let isHeld = mustHold || [.afterBreak, .afterIllness(until: occasion.day - 1)].contains(occasion.kind)
        let earned = due
        mustHold = false
        let previous = held.weight
        lifted = done.weight.flatMap { ($0 - (asked.weight ?? 0)).magnitude < 0.005 ? nil : $0 }
        held = asked
        if !rule.isCycle { held.weight = done.weight ?? asked.weight }
        let isSame = done.weight == nil && previous.map { ($0 - (held.weight ?? 0)).magnitude < 0.005 } ?? true
        if !isSame { (misses, hits) = (0, 0) }
        judge(done, occasion)
        // What was earned before a pause comes after it.
        let isHit = done.amounts.allSatisfy { $0 >= (held.low > 0 ? Double(held.low) : held.amount) }
        guard isHeld, isHit, done.weight == nil, Self.isStep(earned.reason) else { return }
        if !Self.isStep(due.reason) || earned.state.weight ?? 0 > (due.state.weight ?? 0) + 0.005 { due = earned }
    }

    private static func isStep(_ reason: Reason) -> Bool {
        switch reason {
        case .progressed, .progressedFrom, .moreReps, .moreSets, .moreTime, .moreDistance, .harder: true
        default: false
        }
    }

    /// Counts, and decides what is due.
    private mutating func judge(_ done: Done, _ occasion: Occasion) {
        due = (held, .again)
        let isHit = done.amounts.allSatisfy { $0 >= (held.low > 0 ? Double(held.low) : held.amount) }
        let last = done.amounts.last ?? 0
        isLastStageMissed = false
        switch rule {
        case .fixed, .effort: due.reason = .fixed
        case .linear(let step, let successes, let deload):
            count(isHit)
            if isHit, hits >= successes { raise(step) }
            if !isHit { lower(deload) }
        case .sum(let reps, let step, let deload):
            let isEnough = done.amounts.reduce(0, +) >= Double(reps)
            count(isEnough)
            if isEnough { raise(step) } else if let deload { lower(deload) }
        case .greyskull(let step, let deload):
            count(last >= Double(held.low))
            if last >= Double(held.low) {
                raise(step.times(last >= Double(2 * held.low) ? 2 : 1))
            } else {
                lower(deload)
            }
        case .double(let step, let deload): double(done, step, deload)
        case .gzclp(let tier, let step): gzclp(tier, step, isHit, last)
        case .cycle(_, let weeks):
            let number = (occasion.week - 1) / weeks
            if cycle?.number != number { cycle = (number, false, []) }
            if last >= Double(held.low) {
                cycle?.isMet = true
            } else if last > 0 {
                cycle?.missedWeeks.insert(occasion.week)
            }
        case .bodyweight(let step, let most, let mostSets, let ladder):
            if isHit { bodyweight(done, step, most, mostSets, ladder) }
        case .time(let step, let most):
            if isHit, held.amount >= Double(most) {
                due.reason = .atTop
            } else if isHit {
                due.state.amount = min(max(held.amount, done.amounts.min() ?? 0) + Double(step), Double(most))
                due.reason = .moreTime(seconds: Int(due.state.amount))
            }
        case .distance(let step, let most):
            if isHit, held.amount >= most {
                due.reason = .atTop
            } else if isHit {
                due.state.amount = min(max(held.amount, done.amounts.min() ?? 0) + step, most)
                due.reason = .moreDistance(meters: due.state.amount)
            }
        }
    }

    private mutating func double(_ done: Done, _ step: Step, _ deload: Deload) {
        guard let range = line.amount.reps, let least = done.amounts.min() else { return }
        if least >= Double(range.upperBound) {
            (misses, due.state.low) = (0, range.lowerBound)
            raise(step)
            return
        }
        let isMissed = least < Double(range.lowerBound)
        count(!isMissed)
        due.state.low = min(max(Int(least) + 1, range.lowerBound), range.upperBound)
        if isMissed { lower(deload) } else if due.state.low != held.low { due.reason = .moreReps(due.state.low) }
    }

    private mutating func gzclp(_ tier: ProgressionRule.Tier, _ step: Step, _ isHit: Bool, _ last: Double) {
        if tier == .third {
            if last >= 25 { raise(step) }
            return
        }
        if isHit { return raise(step) }
        let shapes = tier == .first ? [(5, 3), (6, 2), (10, 1)] : [(3, 10), (3, 8), (3, 6)]
        due.state.stage = (held.stage + 1) % 3
        (due.state.sets, due.state.low) = shapes[due.state.stage]
        due.reason = .stage(sets: due.state.sets, reps: due.state.low)
        if held.stage == 0, tier == .second { due.state.anchor = held.weight }
        guard due.state.stage == 0 else { return }
        isLastStageMissed = true
        due.state.anchor = nil
        if tier == .first {
            guard let lighter = lighter(10) else { return }
            due = (due.state, .restarted(percent: 10))
            due.state.weight = lighter
        } else {
            let gain = Step(kilograms: 7.5, pounds: 15)
            let anchor = held.anchor ?? 0
            due.state.weight = rounded(anchor + added(gain, anchor))
            due.reason = .restartedAbove(kilograms: anchor, by: gain)
        }
    }

    private mutating func bodyweight(
        _ done: Done, _ step: Int, _ most: Int, _ mostSets: Int, _ ladder: [String]
    ) {
        let low = line.amount.reps?.lowerBound ?? 0
        let reached = done.amounts.min().map { Int($0) } ?? 0
        if reached < most {
            due.state.low = min(most, reached + step)
            due.reason = .moreReps(due.state.low)
        } else if held.sets < mostSets {
            (due.state.sets, due.state.low) = (held.sets + 1, low)
            due.reason = .moreSets(due.state.sets)
        } else if let rung = held.rung, let place = ladder.firstIndex(of: rung), place + 1 < ladder.count {
            due = (
                State(weight: held.weight, sets: line.sets, low: low, rung: ladder[place + 1]),
                .harder(rung: ladder[place + 1])
            )
        } else {
            due.reason = .atTop
        }
    }

    private mutating func count(_ isHit: Bool) {
        (hits, misses) = isHit ? (hits + 1, 0) : (0, misses + 1)
    }

    private mutating func raise(_ step: Step) {
        due.state.weight = held.weight.map { rounded($0 + added(step, $0)) }
        due.reason = lifted.map { .progressedFrom(kilograms: $0, by: step) } ?? .progressed(by: step)
    }

    private mutating func lower(_ deload: Deload) {
        misses = min(misses, deload.misses)
        due.reason = .repeated(misses: misses, of: deload.misses)
        guard misses == deload.misses, let lighter = lighter(deload.percent) else { return }
        due.state.weight = lighter
        due.state.low = line.amount.reps?.lowerBound ?? 0
        due.reason = .deloaded(percent: deload.percent, misses: misses)
    }

    private func lighter(_ percent: Double) -> Double? {
        guard let weight = held.weight else { return nil }
        let part = rounded((weight + body) * (100 - percent) / 100 - body)
        let less = weight < 0 || part > 0 ? part : 0
        if loads.nearest(less) < loads.nearest(weight) - 0.005 { return loads.nearest(less) }
        return loads.weights.filter { $0 < loads.nearest(weight) - 0.005 }.max()
    }

    /// To billionths, as all weights are, so that reasons can be compared.
    private func rounded(_ weight: Double) -> Double { (weight * 1e9).rounded() / 1e9 }

    private func added(_ step: Step, _ weight: Double) -> Double {
        if let percent = step.percent { return (weight + body) / 100 * percent }
        if unit == .pounds, let pounds = step.pounds { return pounds * 0.453_592_37 }
        return step.kilograms ?? (step.pounds ?? 0) * 0.453_592_37
    }
}
