import Fitness
import HTTP
import Texts

/// How an exercise of the editor progresses: a choice in plain words, and its numbers.
package struct RoutineFormRule: Sendable {
    var kind = Field("rule", label: RoutineTexts.progression, value: ProgressionKind.nothing.rawValue)
    var stepUnit = Field("step_unit", label: CommonTexts.unit)
    var numbers: [RuleNumber: Field] = [:]
    /// The rule that filled the fields: what no field shows of it stays, as long as the number beside it does.
    let known: ProgressionRule?
    package private(set) var place = 0
    let units: Units

    init(_ rule: ProgressionRule?, _ units: Units) {
        known = rule
        self.units = units
        stepUnit.options =
            WeightUnit.allCases.map { .init(value: $0.symbol, label: $0.symbol) }
            + [.init(value: Self.percentUnit, label: Self.percentUnit)]
        kind.value = ProgressionKind(rule).rawValue
        fill(from: rule?.values)
    }

    /// The submitted fields. A number that was not sent, because its rule was just chosen, has its usual value.
    init(_ typed: FormFields, at place: Int, _ units: Units) {
        self.init(typed["known.\(place)"].flatMap { ProgressionRule($0) }, units)
        kind.value = typed["rule.\(place)"] ?? kind.value
        if chosen != ProgressionKind(known) { fill(from: chosen?.usualValues(units)) }
        if let unit = typed["step_unit.\(place)"], numbers[.step] != nil { stepUnit.value = unit }
        for number in numbers.keys {
            guard let value = typed["\(number.rawValue).\(place)"] else { continue }
            numbers[number]?.take(value)
        }
    }

    static let percentUnit = "%"

    var chosen: ProgressionKind? { ProgressionKind(rawValue: kind.value) }
    package var knownText: String { known?.description ?? "" }
    mutating func number(_ place: Int) { self.place = place }

    /// Offers what suits the exercise, and what it has.
    mutating func offer(_ measure: SetMeasure) {
        kind.options = ProgressionKind.allCases.filter { $0.measures.contains(measure) || $0 == chosen }
            .map { .init(value: $0.rawValue, label: $0.name) }
    }

    private mutating func fill(from values: RuleValues?) {
        numbers = [:]
        stepUnit.value = values?.step?.unitText(units.weight) ?? units.weight.symbol
        for number in values?.kind.numbers ?? [] {
            let unit = number.isMeters ? units.distance.shortSymbol : number.unit
            var field = Field(number.rawValue, label: number.label, unit: unit, isRequired: !number.isOptional)
            field.inputMode = number.isWhole ? "numeric" : "decimal"
            field.value = values?.shown(number, units).map { DecimalText.format($0) } ?? ""
            numbers[number] = field
        }
    }

    package var kindField: Field { kind.named(at: place) }
    package var stepUnitField: Field? { numbers[.step] == nil ? nil : stepUnit.named(at: place) }
    package var numberFields: [Field] {
        (chosen?.numbers ?? []).compactMap { numbers[$0]?.named(at: place) }
    }
    /// The numbers beside that of the weight that is added.
    package var otherNumberFields: [Field] {
        (chosen?.numbers ?? []).filter { $0 != .step }.compactMap { numbers[$0]?.named(at: place) }
    }
    package var stepField: Field? { numbers[.step]?.named(at: place) }
    package var explanation: String? { chosen?.explanation }
    /// The harder exercises that follow, which no field changes.
    var ladder: [String] { known?.values.ladder ?? [] }
    package var ladderText: String? {
        guard chosen == .bodyweight, !ladder.isEmpty else { return nil }
        return RoutineTexts.thenExercises(ladder.map { $0.replacing("-", with: " ") }.joined(separator: ", "))
    }

    var fields: [Field] { [kindField] + [stepUnitField].compactMap(\.self) + numberFields }
    var isWrong: Bool { fields.contains { $0.error != nil } }

    mutating func focusFirstError() {
        if kind.error != nil {
            kind.isFocused = true
        } else if let number = chosen?.numbers.first(where: { numbers[$0]?.error != nil }) {
            numbers[number]?.isFocused = true
        } else {
            stepUnit.isFocused = true
        }
    }

    // Reads the rule from the typed numbers.

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
        return number.isMeters ? units.distance.shortMeters(typed).hundredths : typed
    }
}

extension ProgressionKind {
    /// What a rule of this kind begins with in the editor.
    fileprivate func usualValues(_ units: Units) -> RuleValues {
        let step = units.weight == .kilograms ? Step(kilograms: 2.5) : Step(pounds: 5)
        var values = RuleValues(self, step, self.usual)
        for number in self.numbers where number.isMeters {
            values.numbers[number] = self.usual[number].map { units.distance.shortMeters($0) }
        }
        return values
    }
}

extension RuleValues {
    /// A number as the person reads it.
    fileprivate func shown(_ number: RuleNumber, _ units: Units) -> Double? {
        if number == .step { return step?.number(units.weight) }
        return numbers[number].map { number.isMeters ? units.distance.shortValue(ofMeters: $0) : $0 }
    }
}

extension Step {
    /// The unit in which the person reads it.
    func unitText(_ own: WeightUnit) -> String {
        if percent != nil { return RoutineFormRule.percentUnit }
        let hasOwn = (own == .kilograms ? kilograms : pounds) != nil
        return hasOwn ? own.symbol : (kilograms == nil ? WeightUnit.pounds : .kilograms).symbol
    }

    func number(_ own: WeightUnit) -> Double? {
        percent ?? (unitText(own) == WeightUnit.kilograms.symbol ? kilograms : pounds)
    }
}

extension RuleNumber {
    /// Both are empty, or none of them.
    fileprivate var partner: Self { self == .percent ? .misses : .percent }
}
