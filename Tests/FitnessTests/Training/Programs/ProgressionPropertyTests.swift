import Samples
import Testing

@testable import Fitness
@testable import Progression

/// Compares the rules with an oracle over random years of training: hits and misses, other weights, workouts that are
/// left out, days off, breaks, light weeks, and weights set by hand.
@Suite struct ProgressionPropertyTests {
    @Test(arguments: RandomLift.rules)
    func askWhatTheOracleAsks(rule: String) {
        var reasons: Set<String> = []
        for seed in 0..<UInt64(Soak.amount(short: 12, long: 2_000)) {
            var lift = RandomLift(rule: rule, seed: Soak.seed(seed))
            for _ in 0..<60 {
                guard let difference = lift.train() else { continue }
                Issue.record("\(rule), seed \(seed): \(difference)")
                return
            }
            reasons.formUnion(lift.reasons)
        }
        for reason in ["start", "byHand", "heldOnDayOff", "comeback", "plannedDeload", "back", "heldAfterIllness"] {
            #expect(reasons.contains(reason), "\(rule) never said \(reason)")
        }
    }

    /// The property on which it stands that a rule reads no more than the last workouts.
    @Test(arguments: RandomLift.rules)
    func theLastSessionsTellAsMuchAsAll(rule: String) {
        var (compared, left) = (0, 0)
        for seed in 0..<UInt64(Soak.amount(short: 2, long: 200)) {
            var lift = RandomLift(rule: rule, seed: Soak.seed(seed + 1_000))
            for _ in 0..<300 {
                _ = lift.train(isForgetful: true)
                guard lift.history.workouts.count % 4 == 0 else { continue }
                guard lift.isRemembered else {
                    left += 1
                    continue
                }
                compared += 1
                let (all, last) = (lift.next(lift.history), lift.next(lift.history.remembered))
                guard all != last else { continue }
                Issue.record("\(rule), seed \(seed): \(all.written) \(all.reason), not \(last.written) \(last.reason)")
                return
            }
        }
        #expect(left * 20 < compared, "too few could be compared: \(compared) of \(compared + left)")
    }
}

/// Asks after every workout with as few of the last ones as are said to be enough.
extension ProgressionPropertyTests {
    @Test(arguments: RandomLift.rules)
    func asFewSessionsAsSufficeTellAsMuchAsAll(rule: String) {
        var (shortened, all) = (0, 0)
        for seed in 0..<UInt64(Soak.amount(short: 6, long: 400)) {
            var lift = RandomLift(rule: rule, seed: Soak.seed(seed + 2_000))
            for _ in 0..<60 {
                _ = lift.train()
                all += 1
                guard let few = lift.sufficient else { continue }
                shortened += 1
                let (asked, expected) = (lift.next(few), lift.next(lift.history))
                guard asked != expected else { continue }
                Issue.record("\(rule), seed \(seed): \(asked.written) \(asked.reason), not \(expected.written)")
                return
            }
        }
        let isCycle = ProgressionRule.written(rule).isCycle
        #expect(isCycle ? shortened == 0 : shortened * 3 > all, "\(shortened) of \(all)")
    }
}

/// A lift whose workouts are random, and asked by the rule.
private struct RandomLift {
    static let rules = [
        "fixed", "linear +2.5 kg / 5 lb", "linear +5 kg, every 2, -15 % after 2",
        "linear +2.5 %, every 3, -10 % after 6",
        "double +2.5 kg / 5 lb", "double +2 kg, -10 % after 2", "sum 30, +2.5 kg", "sum 24, +2.5 kg, -10 % after 2",
        "greyskull +2.5 kg / 5 lb", "greyskull +5 kg, -10 % after 3", "gzclp t1 +5 kg / 10 lb",
        "gzclp t2 +2.5 kg / 5 lb",
        "gzclp t3 +2.5 kg", "cycle +5 kg / 10 lb, 4 weeks", "cycle +2.5 kg, 3 weeks",
        "reps +1 to 8, sets to 5, then push-up > decline-push-up > one-arm-push-up", "reps +2 to 12, sets to 4",
        "time +7 s to 60 s", "distance +5 m to 60 m",
    ]

    let rule: ProgressionRule
    let line: SetLine
    private(set) var history = LiftHistory()
    private(set) var reasons: Set<String> = []
    private var oracle: ProgressionOracle
    private var random: SeededGenerator
    private var (day, week) = (LocalDay.first, 1)
    private let unit: WeightUnit
    private let body: Double
    private let loads: ListedLoads
    /// How good a day it is: a lifter who always hits would never show what a miss does.
    private var mood = 0.8

    init(rule text: String, seed: UInt64) {
        random = SeededGenerator(seed: seed)
        rule = .written(text)
        unit = Bool.random(using: &random) ? .kilograms : .pounds
        let isBody = if case .bodyweight = rule { true } else { Int.random(in: 0..<4, using: &random) == 0 }
        body = isBody && !rule.isCycle ? 80 : 0
        loads = ListedLoads(step: [1.25, 2.5, 5].randomElement(using: &random) ?? 5, to: 150)
        let line =
            switch rule {
            case .double: "3 x 8-12 @ work"
            case .sum: "3 x 10 @ work"
            case .greyskull: "3 x 5+ @ work"
            case .gzclp(.first, _): "5 x 3+ @ work"
            case .gzclp(.second, _): "3 x 10 @ work"
            case .gzclp(.third, _): "3 x 15+ @ work"
            case .cycle: "1 x 5+ @ 85 % tm"
            case .bodyweight: "3 x 4 @ work"
            case .time: "3 x 30 s @ work"
            case .distance: "3 x 40 m @ work"
            default: "3 x 5 @ work"
            }
        self.line = [SetLine].written(line)[0]
        let weight = Double(Int.random(in: 40...60, using: &random))
        oracle = ProgressionOracle(rule: rule, line: self.line, loads: loads, unit: unit, body: body, weight: weight)
        let stated = StatedWeight(day: day, kilograms: weight)
        if rule.isCycle { history.trainingMax = stated } else { history.weightByHand = stated }
    }

    private var occasion: Occasion {
        Occasion(day: day, week: week, unit: unit, bodyKilograms: body)
    }

    func next(_ history: LiftHistory, _ kind: Occasion.Kind = .usual) -> Prescription {
        var occasion = occasion
        occasion.kind = kind
        let warmUp = SetLine(sets: 1, kind: .warmUp, amount: .reps(5...5, isOpen: false), load: .work(share: 0.5))
        return rule.next([warmUp, line], after: history, on: occasion, loads)
    }

    /// Whether the last workouts hold what the rule looks at: so many judged ones, or the whole cycle.
    var isRemembered: Bool {
        let last = history.remembered.workouts
        if case .cycle(_, let weeks) = rule {
            let cycle = last.last(where: \.isJudged).map { ($0.week - 1) / weeks }
            return cycle != nil && last.first.map { ($0.week - 1) / weeks } != cycle
                || history.workouts.count <= LiftHistory.memory
        }
        return last.count(where: \.isJudged) >= 6 || history.workouts.count <= LiftHistory.memory
    }

    /// The shortest part of the history that is enough for the rule; nil if only all of it is.
    var sufficient: LiftHistory? {
        (1..<history.workouts.count).lazy
            .map { count in
                var few = history
                few.workouts = history.workouts.suffix(count)
                return few
            }
            .first { $0.suffices(for: rule) }
    }

    /// One more workout.
    /// - Parameter isForgetful: whether the rule is told of the last workouts alone.
    /// - Returns: what the rule asked otherwise than the oracle.
    mutating func train(isForgetful: Bool = false) -> String? {
        if chance(0.04) { state() }
        if chance(0.1) { mood = Double.random(in: 0.1...1, using: &random) }
        let kind = randomKind()
        var occasion = occasion
        occasion.kind = kind
        let asked = next(isForgetful ? history.remembered : history, kind)
        let expected = oracle.ask(occasion)
        reasons.insert(String("\(asked.reason)".prefix { $0.isLetter }))
        let difference = difference(asked, expected)
        let done = randomDone(asked)
        let workout = workout(asked, done, kind)
        history.workouts.append(workout)
        oracle.record(expected.state, done, occasion)
        day = day + Int.random(in: 1...4, using: &random)
        if chance(0.6) { week += 1 }
        return difference
    }

    private mutating func state() {
        let weight = Double(Int.random(in: 30...80, using: &random))
        let stated = StatedWeight(day: day, kilograms: weight)
        if rule.isCycle { history.trainingMax = stated } else { history.weightByHand = stated }
        oracle.state(weight, on: day)
    }

    private func difference(
        _ asked: Prescription, _ expected: (state: ProgressionOracle.State, share: Double, reason: Reason)
    ) -> String? {
        let (state, reason) = (expected.state, expected.reason)
        let isDeload = reason == .plannedDeload(percent: 90)
        let work = asked.sets.filter(\.isWork)
        let share = rule.isCycle ? expected.share * 0.85 : expected.share
        let weight = state.weight.map { max($0 < 0 ? -body : 0, ($0 + body) * share - body) }
        let isSame =
            asked.reason == reason && asked.rung == state.rung
            && work.count == (isDeload ? (state.sets + 1) / 2 : state.sets)
            && work.allSatisfy { set in
                (set.kilograms ?? 0).isSameWeight(as: weight ?? 0)
                    && (set.amount.reps?.lowerBound).map { $0 == state.low } ?? true
                    && amount(set.amount).map { $0 == state.amount } ?? true
            }
        return isSame ? nil : "\(asked.written) \(asked.reason), not \(expected) after \(history.workouts.count)"
    }

    private func amount(_ asked: AskedAmount) -> Double? {
        switch asked {
        case .reps: nil
        case .time(let seconds): Double(seconds)
        case .distance(let meters, _): meters
        }
    }

    private mutating func randomKind() -> Occasion.Kind {
        let days = [12, 27, 28, 60].randomElement(using: &random) ?? 12
        return switch Int.random(in: 0..<40, using: &random) {
        case 0, 1: .dayOff(Bool.random(using: &random) ? .sick : .travel)
        case 2: .comeback(workout: 1, days: days)
        case 3: .comeback(workout: 2, days: days)
        case 4, 5: .deload
        case 6: .afterIllness(until: day - 1)
        case 7: .afterBreak
        default: .usual
        }
    }

    /// What is done of the work sets.
    private mutating func randomDone(_ asked: Prescription) -> ProgressionOracle.Done {
        let work = asked.sets.filter(\.isWork)
        var done = ProgressionOracle.Done(
            amounts: work.map { $0.amount.reps.map { Double($0.lowerBound) } ?? amount($0.amount) ?? 0 })
        if chance(0.04) {
            done.amounts = done.amounts.map { _ in 0 }
            return done
        }
        done.isSwapped = chance(0.03)
        if !chance(mood) {
            let place = Int.random(in: 0..<work.count, using: &random)
            let less = Double(Int.random(in: 1...4, using: &random))
            done.amounts[place] = max(0, done.amounts[place] - less)
            // Something of it is done, or the workout would say nothing.
            if done.amounts.allSatisfy({ $0 == 0 }) { done.amounts[0] = 1 }
            if done.amounts[0] < 1 { done.amounts[0] = 1 }
        } else if chance(0.6) {
            let more = Double(Int.random(in: 0...12, using: &random))
            let isInAllSets =
                switch rule {
                case .double, .bodyweight, .time, .distance: true
                default: false
                }
            if isInAllSets {
                done.amounts = done.amounts.map { $0 + more }
            } else {
                done.amounts[work.count - 1] += more
            }
        }
        if chance(0.06), !rule.isCycle, let asked = work.first?.kilograms {
            // Another weight than asked, and no weight that could be taken for it.
            let other = loads.nearest(asked) + (Bool.random(using: &random) ? 7.5 : -7.5)
            done.weight = other.isSameWeight(as: asked) ? other + 15 : other
        }
        return done
    }

    private func workout(
        _ asked: Prescription, _ done: ProgressionOracle.Done, _ kind: Occasion.Kind
    ) -> LiftWorkout {
        var amounts = done.amounts[...]
        let sets = asked.sets.map { target -> AskedSet in
            var set = AskedSet(target: target, loadableKilograms: target.kilograms.map(loads.nearest))
            set.isSwapped = done.isSwapped
            let amount = target.isWork ? amounts.popFirst() ?? 0 : 5
            let kilograms = done.weight ?? set.loadableKilograms ?? 0
            guard amount > 0 else { return set }
            let logged: SetAmount =
                switch target.amount {
                case .reps: .reps(Int(amount))
                case .time: .time(seconds: Int(amount))
                case .distance: .distance(meters: amount, seconds: nil)
                }
            set.done = LoggedSet(kind: target.kind, amount: logged, kilograms: kilograms)
            return set
        }
        // What is added says nothing.
        let added = AskedSet(
            target: TargetSet(amount: .reps(1...1, isOpen: false)),
            done: LoggedSet(amount: .reps(1), kilograms: 500), isAdded: true)
        return LiftWorkout(day: day, occasion: kind, week: week, sets: sets + [added], rung: asked.rung)
    }

    private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }
}
