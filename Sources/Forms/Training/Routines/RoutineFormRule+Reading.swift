import Fitness
import Models
import Texts

/// Reads the rule from the typed numbers.
extension RoutineFormRule {
    /// The rule; nil without an error for none.
    mutating func rule() -> ProgressionRule? {
        guard let kind = kind.choice(Kind.self, CommonTexts.notInTheList) else { return nil }
        for number in kind.numbers { check(number) }
        guard !isWrong else { return nil }
        switch kind {
        case .none: return nil
        case .fixed: return .fixed
        case .effort: return .effort
        case .bodyweight:
            return .bodyweight(
                step: whole(.more), most: whole(.most), mostSets: whole(.mostSets), ladder: ladder)
        case .time: return .time(seconds: whole(.seconds), most: whole(.mostSeconds))
        case .distance: return .distance(meters: meters(.meters), most: meters(.mostMeters))
        default: return step().flatMap { rule(kind, adding: $0) }
        }
    }

    /// The rules that add weight.
    private func rule(_ kind: Kind, adding step: Step) -> ProgressionRule? {
        switch kind {
        case .linear: .linear(step: step, successes: whole(.successes), deload: deload ?? .afterThree)
        case .double: .double(step: step, deload: deload ?? .afterThree)
        case .sum: .sum(reps: whole(.total), step: step, deload: deload)
        case .greyskull: .greyskull(step: step, deload: deload ?? .afterOne)
        case .gzclp1: .gzclp(.first, step: step)
        case .gzclp2: .gzclp(.second, step: step)
        case .gzclp3: .gzclp(.third, step: step)
        case .cycle: .cycle(step: step, weeks: whole(.weeks))
        case .none, .fixed, .effort, .bodyweight, .time, .distance: nil
        }
    }

    private mutating func check(_ number: Number) {
        guard var field = numbers[number] else { return }
        defer { numbers[number] = field }
        let isMissing = field.isBlank && !(number.isOptional && numbers[number.partner]?.isBlank == true)
        guard isMissing || !field.isBlank else { return }
        let typed = field.typedNumber()
        let isWhole = !number.isWhole || typed == typed?.rounded()
        guard let typed, isWhole, number.range.contains(typed) else {
            let (low, high) = (
                DecimalText.format(number.range.lowerBound), DecimalText.grouped(number.range.upperBound)
            )
            field.error =
                number.isWhole
                ? CommonTexts.wholeNumberOutOfRange(low, high) : CommonTexts.numberOutOfRange(low, high)
            return
        }
    }

    /// What was not changed stays as it was, such as a step in both units.
    private mutating func step() -> Step? {
        let typed = value(.step)
        if let step = known?.step, step.number(units.weight) == typed, step.unitText(units.weight) == stepUnit.value {
            return step
        }
        switch stepUnit.value {
        case WeightUnit.kilograms.symbol: return Step(kilograms: typed)
        case WeightUnit.pounds.symbol: return Step(pounds: typed)
        case Self.percentUnit where typed <= 50: return Step(percent: typed)
        case Self.percentUnit:
            numbers[.step]?.error = Faults.outOf(0.01...50)
            return nil
        default: return stepUnit.fail(CommonTexts.notInTheList)
        }
    }

    private var deload: Deload? {
        guard numbers[.percent]?.isBlank == false else { return nil }
        return Deload(percent: value(.percent), misses: whole(.misses))
    }

    /// A checked number.
    private func value(_ number: Number) -> Double { numbers[number]?.typedNumber() ?? number.range.lowerBound }
    private func whole(_ number: Number) -> Int { Int(value(number)) }
    private func meters(_ number: Number) -> Double {
        (units.distance.shortMeters(value(number)) * 100).rounded() / 100
    }
}

extension RoutineFormRule.Number {
    /// Both are empty, or none of them.
    fileprivate var partner: Self { self == .percent ? .misses : .percent }
}
