import Texts

/// A number of a rule; `Traits` describes each. The raw value is the name of its field and, in capitals, what stands for
/// it in the text of a kind.
@dynamicMemberLookup
package enum RuleNumber: String, Sendable {
    case step, successes, percent, misses, total, weeks
    case more, most, mostSets = "most_sets"
    case seconds, mostSeconds = "most_seconds", meters, mostMeters = "most_meters"

    package struct Traits: Sendable {
        package let label: String
        package let range: ClosedRange<Double>
        /// The least that is written, if less is left out.
        var leastWritten: Double?
        package var unit: String?
        package var isWhole = true
        package var isMeters = false
        /// Without it, nothing gets lighter.
        package var isOptional = false
    }

    package subscript<Value>(dynamicMember path: KeyPath<Traits, Value>) -> Value { traits[keyPath: path] }

    private var traits: Traits {
        switch self {
        case .step: Traits(label: RoutineTexts.addToWeight, range: 0.01...500, isWhole: false)
        case .successes: Traits(label: RoutineTexts.afterHits, range: 1...6, leastWritten: 2)
        case .percent:
            Traits(label: RoutineTexts.lighterBy, range: 1...50, unit: "%", isWhole: false, isOptional: true)
        case .misses: Traits(label: RoutineTexts.afterMisses, range: 1...6, isOptional: true)
        case .total: Traits(label: RoutineTexts.repsInAllSets, range: Self.range(SetLineLimits.reps))
        // More weeks with a lift that comes twice a week would be more workouts than a rule remembers.
        case .weeks: Traits(label: RoutineTexts.weeksOfCycle, range: 1...6)
        case .more: Traits(label: RoutineTexts.addReps, range: 1...10)
        case .most: Traits(label: RoutineTexts.upToReps, range: Self.range(SetLineLimits.reps))
        case .mostSets: Traits(label: RoutineTexts.upToSets, range: Self.range(SetLineLimits.sets))
        case .seconds: Traits(label: CommonTexts.add, range: Self.range(SetLineLimits.seconds), unit: "s")
        case .mostSeconds: Traits(label: RoutineTexts.upTo, range: Self.range(SetLineLimits.seconds), unit: "s")
        case .meters: Traits(label: CommonTexts.add, range: SetLineLimits.meters, isWhole: false, isMeters: true)
        case .mostMeters: Traits(label: RoutineTexts.upTo, range: SetLineLimits.meters, isWhole: false, isMeters: true)
        }
    }

    private static func range(_ range: ClosedRange<Int>) -> ClosedRange<Double> {
        Double(range.lowerBound)...Double(range.upperBound)
    }
}

/// A rule taken apart into its kind and its numbers, as texts and the editor need it.
package struct RuleValues: Sendable {
    package let kind: ProgressionKind
    package var step: Step?
    package var numbers: [RuleNumber: Double]
    /// The keys of the exercises that a rule goes through.
    package var ladder: [String] = []

    package init(
        _ kind: ProgressionKind, _ step: Step? = nil, _ numbers: [RuleNumber: Double] = [:], deload: Deload? = nil
    ) {
        (self.kind, self.step, self.numbers) = (kind, step, numbers)
        guard let deload else { return }
        self.numbers[.percent] = deload.percent
        self.numbers[.misses] = Double(deload.misses)
    }

    subscript(_ number: RuleNumber) -> Int { Int(nearest: numbers[number] ?? 0) }

    var deload: Deload? { numbers[.percent].map { Deload(percent: $0, misses: self[.misses]) } }
}

extension ProgressionRule {
    package var values: RuleValues {
        switch self {
        case .fixed: return RuleValues(.fixed)
        case .linear(let step, let successes, let deload):
            return RuleValues(.linear, step, [.successes: Double(successes)], deload: deload)
        case .double(let step, let deload): return RuleValues(.double, step, deload: deload)
        case .sum(let reps, let step, let deload): return RuleValues(.sum, step, [.total: Double(reps)], deload: deload)
        case .greyskull(let step, let deload): return RuleValues(.greyskull, step, deload: deload)
        case .gzclp(.first, let step): return RuleValues(.gzclp1, step)
        case .gzclp(.second, let step): return RuleValues(.gzclp2, step)
        case .gzclp(.third, let step): return RuleValues(.gzclp3, step)
        case .cycle(let step, let weeks): return RuleValues(.cycle, step, [.weeks: Double(weeks)])
        case .effort: return RuleValues(.effort)
        case .bodyweight(let step, let most, let mostSets, let ladder):
            let numbers = [RuleNumber.more: Double(step), .most: Double(most), .mostSets: Double(mostSets)]
            var values = RuleValues(.bodyweight, nil, numbers)
            values.ladder = ladder
            return values
        case .time(let seconds, let most):
            return RuleValues(.time, nil, [.seconds: Double(seconds), .mostSeconds: Double(most)])
        case .distance(let meters, let most): return RuleValues(.distance, nil, [.meters: meters, .mostMeters: most])
        }
    }

    /// - Returns: nil for the kind that is no rule.
    package init?(_ values: RuleValues) {
        guard let rule = values.kind.rule(values, values.step ?? Step()) else { return nil }
        self = rule
    }
}
