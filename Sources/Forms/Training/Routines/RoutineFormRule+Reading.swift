import Fitness
import Texts

/// Reads the rule from the typed numbers.
extension RoutineFormRule {
    /// The rule; nil without an error for none.
    mutating func rule() -> ProgressionRule? {
        guard let kind = kind.choice(ProgressionKind.self, CommonTexts.notInTheList) else { return nil }
        for number in kind.numbers { check(number) }
        guard !isWrong else { return nil }
        var values = RuleValues(kind, nil, kind.usual)
        for number in kind.numbers where number != .step {
            if let typed = value(number) { values.numbers[number] = typed }
        }
        values.ladder = ladder
        if kind.numbers.contains(.step) {
            guard let step = step() else { return nil }
            values.step = step
        }
        return ProgressionRule(values)
    }

    private mutating func check(_ number: RuleNumber) {
        guard var field = numbers[number] else { return }
        defer { numbers[number] = field }
        let isMissing = field.isBlank && !(number.isOptional && numbers[number.partner]?.isBlank == true)
        guard isMissing || !field.isBlank else { return }
        let typed = field.typedNumber()
        guard field.error == nil else { return }
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
        guard let typed = value(.step) else { return nil }
        if let step = known?.values.step, step.number(units.weight) == typed,
            step.unitText(units.weight) == stepUnit.value
        {
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

    /// A checked number; nil if its field is empty.
    private func value(_ number: RuleNumber) -> Double? {
        guard var field = numbers[number], let typed = field.typedNumber() else { return nil }
        return number.isMeters ? (units.distance.shortMeters(typed) * 100).rounded() / 100 : typed
    }
}

extension RuleNumber {
    /// Both are empty, or none of them.
    fileprivate var partner: Self { self == .percent ? .misses : .percent }
}
