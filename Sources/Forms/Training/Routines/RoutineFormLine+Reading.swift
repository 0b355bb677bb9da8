import Fitness
import Texts

/// Reads what was typed into a line of sets.
extension RoutineFormLine {
    /// The typed line; nil with an error beside each wrong field.
    mutating func line() -> SetLine? {
        let count: Int? =
            sets.typedInteger.flatMap { SetLineLimits.sets.contains($0) ? $0 : nil }
            ?? sets.fail(.outOf(SetLineLimits.sets))
        let kind = kind.choice(SetKind.self, CommonTexts.notInTheList)
        let (asked, load) = (askedAmount(), askedLoad())
        let week: Int? =
            week.typedInteger.flatMap { $0 == 0 || SetLineLimits.weeks.contains($0) ? $0 : nil }
            ?? week.fail(CommonTexts.notInTheList)
        guard let count, let kind, let week, let asked, let load, let effort = askedEffort(load) else { return nil }
        return SetLine(sets: count, kind: kind, amount: asked, load: load, effort: effort, week: week)
    }

    /// Whatever the unit beside it, `45 s` is a time and `40 m in 30 s` a distance.
    private mutating func askedAmount() -> AskedAmount? {
        let typed = AskedAmount(amount.value)
        if let typed, typed.isOfOtherUnit { return typed }
        guard let measure = measure.choice(Measure.self, CommonTexts.notInTheList) else { return nil }
        switch measure {
        case .reps: return typed ?? amount.fail(RoutineTexts.repsExamples)
        case .seconds:
            let seconds = DurationText.parse(amount.value, in: .seconds)
            return seconds.flatMap { SetLineLimits.seconds.contains($0) ? .time(seconds: $0) : nil }
                ?? amount.fail(CommonTexts.timeRequired(DurationText.Unit.seconds.examples))
        case .distance:
            let meters = amount.typedNumber().map { units.distance.shortMeters($0).hundredths }
            return meters.flatMap { SetLineLimits.meters.contains($0) ? .distance(meters: $0, seconds: nil) : nil }
                ?? amount.fail(CommonTexts.numberRequired)
        }
    }

    private mutating func askedLoad() -> AskedLoad? {
        guard let basis = basis.choice(Basis.self, CommonTexts.notInTheList) else { return nil }
        switch basis {
        case .kilograms, .pounds: return weight.isBlank ? AskedLoad.none : typedWeight(basis.unit ?? units.weight)
        case .work:
            return weight.isBlank ? .work(share: 1) : weight.fail(RoutineTexts.weightMustBeEmpty(basis.name))
        case .workShare: return share().map { .work(share: $0) }
        case .trainingMaxShare: return share().map { .trainingMax(share: $0) }
        case .oneRepMaxShare: return share().map { .oneRepMax(share: $0) }
        case .effort:
            return weight.isBlank ? .effort : weight.fail(RoutineTexts.weightMustBeEmpty(basis.name))
        }
    }

    private mutating func typedWeight(_ unit: WeightUnit) -> AskedLoad? {
        guard let number = weight.weight(in: unit) else { return nil }
        let kilograms = unit.kilograms(number)
        guard StrengthSetLimits.kilograms.contains(kilograms) else { return weight.fail(RoutineTexts.weightTooHigh) }
        return .kilograms(kilograms)
    }

    private mutating func share() -> Double? {
        let percent = SetLineLimits.shares.lowerBound * 100...SetLineLimits.shares.upperBound * 100
        guard let number = weight.typedNumber(), percent.contains(number) else {
            return weight.fail(Faults.outOf(percent))
        }
        return number / 100
    }

    /// - Returns: a double optional, so that no effort differs from a missing one.
    private mutating func askedEffort(_ load: AskedLoad) -> Double?? {
        guard !effort.value.isEmpty else {
            return load == .effort ? effort.fail(RoutineTexts.effortMissing) : .some(nil)
        }
        let number = DecimalText.parse(effort.value)
        let isChoice = effort.options.contains { $0.value == effort.value }
        return isChoice ? .some(number) : effort.fail(CommonTexts.notInTheList)
    }
}

extension String {
    /// The message for a whole number outside of a range.
    static func outOf(_ range: ClosedRange<Int>) -> String {
        CommonTexts.wholeNumberOutOfRange(String(range.lowerBound), DecimalText.grouped(Double(range.upperBound)))
    }
}

extension AskedAmount {
    /// Whether it says its own unit.
    fileprivate var isOfOtherUnit: Bool {
        if case .reps = self { false } else { true }
    }
}
