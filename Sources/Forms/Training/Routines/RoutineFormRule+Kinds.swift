import Fitness
import Models
import Texts

extension RoutineFormRule.Kind {
    init(_ rule: ProgressionRule?) {
        self =
            switch rule {
            case nil: .none
            case .fixed: .fixed
            case .linear: .linear
            case .double: .double
            case .sum: .sum
            case .greyskull: .greyskull
            case .gzclp(.first, _): .gzclp1
            case .gzclp(.second, _): .gzclp2
            case .gzclp(.third, _): .gzclp3
            case .cycle: .cycle
            case .effort: .effort
            case .bodyweight: .bodyweight
            case .time: .time
            case .distance: .distance
            }
    }

    var name: String {
        switch self {
        case .none: CommonTexts.none
        case .fixed: RoutineTexts.fixedName
        case .linear: RoutineTexts.linearName
        case .double: RoutineTexts.doubleName
        case .sum: RoutineTexts.sumName
        case .greyskull: RoutineTexts.greyskullName
        case .gzclp1: RoutineTexts.gzclpName(1)
        case .gzclp2: RoutineTexts.gzclpName(2)
        case .gzclp3: RoutineTexts.gzclpName(3)
        case .cycle: RoutineTexts.cycleName
        case .effort: RoutineTexts.effortName
        case .bodyweight: RoutineTexts.bodyweightName
        case .time: RoutineTexts.timeName
        case .distance: RoutineTexts.distanceName
        }
    }

    var explanation: String {
        switch self {
        case .none: RoutineTexts.noneExplanation
        case .fixed: RoutineTexts.fixedExplanation
        case .linear: RoutineTexts.linearExplanation
        case .double: RoutineTexts.doubleExplanation
        case .sum: RoutineTexts.sumExplanation
        case .greyskull: RoutineTexts.greyskullExplanation
        case .gzclp1: RoutineTexts.gzclpFirstExplanation
        case .gzclp2: RoutineTexts.gzclpSecondExplanation
        case .gzclp3: RoutineTexts.gzclpThirdExplanation
        case .cycle: RoutineTexts.cycleExplanation
        case .effort: RoutineTexts.effortExplanation
        case .bodyweight: RoutineTexts.bodyweightExplanation
        case .time: RoutineTexts.timeExplanation
        case .distance: RoutineTexts.distanceExplanation
        }
    }

    /// In the order in which the editor shows them.
    var numbers: [RoutineFormRule.Number] {
        switch self {
        case .none, .fixed, .effort: []
        case .linear: [.step, .successes, .misses, .percent]
        case .double, .greyskull: [.step, .misses, .percent]
        case .sum: [.step, .total, .misses, .percent]
        case .gzclp1, .gzclp2, .gzclp3: [.step]
        case .cycle: [.step, .weeks]
        case .bodyweight: [.more, .most, .mostSets]
        case .time: [.seconds, .mostSeconds]
        case .distance: [.meters, .mostMeters]
        }
    }

    func suits(_ measure: SetMeasure) -> Bool {
        switch self {
        case .none, .fixed, .linear: true
        case .double, .sum, .greyskull, .bodyweight, .effort, .cycle, .gzclp1, .gzclp2, .gzclp3: measure == .reps
        case .time: measure != .reps
        case .distance: measure == .carry
        }
    }

    /// The sets that the rule is known for; nil if it goes with any.
    var usualLines: [SetLine]? {
        switch self {
        case .none, .fixed, .linear, .double, .sum, .bodyweight, .time, .distance: nil
        case .greyskull: SetLine.list("2 x 5 @ work; 1 x 5+ @ work")
        case .effort: SetLine.list("3 x 8 @ rpe 8")
        case .cycle: SetLine.list("1 x 5 @ 65 % tm; 1 x 5 @ 75 % tm; 1 x 5+ @ 85 % tm")
        case .gzclp1: SetLine.list("5 x 3+ @ work")
        case .gzclp2: SetLine.list("3 x 10 @ work")
        case .gzclp3: SetLine.list("3 x 15+ @ work")
        }
    }

    /// Whether the editor asks for the weight to start from.
    var hasWeight: Bool {
        switch self {
        case .linear, .double, .sum, .greyskull, .gzclp1, .gzclp2, .gzclp3, .effort, .fixed, .time, .distance: true
        case .none, .cycle, .bodyweight: false
        }
    }

    /// What a rule begins with.
    func usual(_ units: Units) -> ProgressionRule? {
        let step = units.weight == .kilograms ? Step(kilograms: 2.5) : Step(pounds: 5)
        return switch self {
        case .none: nil
        case .fixed: .fixed
        case .linear: .linear(step: step)
        case .double: .double(step: step)
        case .sum: .sum(reps: 30, step: step)
        case .greyskull: .greyskull(step: step)
        case .gzclp1: .gzclp(.first, step: step)
        case .gzclp2: .gzclp(.second, step: step)
        case .gzclp3: .gzclp(.third, step: step)
        case .cycle: .cycle(step: step, weeks: 4)
        case .effort: .effort
        case .bodyweight: .bodyweight(step: 1, most: 12, mostSets: 5, ladder: [])
        case .time: .time(seconds: 5, most: 60)
        case .distance: .distance(meters: units.distance.shortMeters(5), most: units.distance.shortMeters(60))
        }
    }
}

extension RoutineFormRule.Number {
    var label: String {
        switch self {
        case .step: RoutineTexts.addToWeight
        case .successes: RoutineTexts.afterHits
        case .percent: RoutineTexts.lighterBy
        case .misses: RoutineTexts.afterMisses
        case .total: RoutineTexts.repsInAllSets
        case .weeks: RoutineTexts.weeksOfCycle
        case .more: RoutineTexts.addReps
        case .most: RoutineTexts.upToReps
        case .mostSets: RoutineTexts.upToSets
        case .seconds, .meters: CommonTexts.add
        case .mostSeconds, .mostMeters: RoutineTexts.upTo
        }
    }

    var unit: String? {
        switch self {
        case .percent: RoutineFormRule.percentUnit
        case .seconds, .mostSeconds: "s"
        case .step, .successes, .misses, .total, .weeks, .more, .most, .mostSets, .meters, .mostMeters: nil
        }
    }

    var isMeters: Bool { self == .meters || self == .mostMeters }
    /// Without them, nothing gets lighter.
    var isOptional: Bool { self == .percent || self == .misses }
    var isWhole: Bool { ![.step, .percent, .meters, .mostMeters].contains(self) }

    /// As the text form of rules takes it.
    var range: ClosedRange<Double> {
        func range(_ range: ClosedRange<Int>) -> ClosedRange<Double> {
            Double(range.lowerBound)...Double(range.upperBound)
        }
        return switch self {
        case .step: 0.01...500
        case .successes, .misses, .weeks: 1...6
        case .percent: 1...50
        case .total, .most: range(SetLineLimits.reps)
        case .more: 1...10
        case .mostSets: range(SetLineLimits.sets)
        case .seconds, .mostSeconds: range(SetLineLimits.seconds)
        case .meters, .mostMeters: 0.01...SetLineLimits.meters.upperBound
        }
    }

    /// The number in the rule, as the person reads it.
    func value(of rule: ProgressionRule, _ units: Units) -> Double? {
        switch (self, rule) {
        case (.step, _): rule.step?.number(units.weight)
        case (.percent, _): rule.deload?.percent
        case (.misses, _): rule.deload.map { Double($0.misses) }
        case (.successes, .linear(_, let successes, _)): Double(successes)
        case (.total, .sum(let reps, _, _)): Double(reps)
        case (.weeks, .cycle(_, let weeks)): Double(weeks)
        case (.more, .bodyweight(let reps, _, _, _)): Double(reps)
        case (.most, .bodyweight(_, let most, _, _)): Double(most)
        case (.mostSets, .bodyweight(_, _, let sets, _)): Double(sets)
        case (.seconds, .time(let seconds, _)): Double(seconds)
        case (.mostSeconds, .time(_, let most)): Double(most)
        case (.meters, .distance(let meters, _)): units.distance.shortValue(ofMeters: meters)
        case (.mostMeters, .distance(_, let most)): units.distance.shortValue(ofMeters: most)
        default: nil
        }
    }
}
