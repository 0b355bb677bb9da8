import Fitness
import HTTP
import Models
import Texts

/// How an exercise of the editor progresses: a choice in plain words, and its numbers.
package struct RoutineFormRule: Sendable {
    enum Kind: String, CaseIterable {
        case none, fixed
        case linear, double, sum, greyskull, bodyweight, time, distance, effort, cycle, gzclp1, gzclp2, gzclp3
    }

    /// A number of a rule. The raw value is the name of its field.
    enum Number: String, CaseIterable {
        case step, successes, percent, misses, total, weeks
        case more, most, mostSets = "most_sets"
        case seconds, mostSeconds = "most_seconds", meters, mostMeters = "most_meters"
    }

    var kind = Field("rule", label: RoutineTexts.progression, value: Kind.none.rawValue)
    var stepUnit = Field("step_unit", label: CommonTexts.unit)
    var numbers: [Number: Field] = [:]
    /// The rule that filled the fields: what no field shows of it stays, as long as the number beside it does.
    let known: ProgressionRule?
    private(set) var place = 0
    let units: Units

    init(_ rule: ProgressionRule?, _ units: Units) {
        known = rule
        self.units = units
        stepUnit.options =
            WeightUnit.allCases.map { .init(value: $0.symbol, label: $0.symbol) }
            + [.init(value: Self.percentUnit, label: Self.percentUnit)]
        kind.value = Kind(rule).rawValue
        fill(from: rule)
    }

    /// The submitted fields. A number that was not sent, because its rule was just chosen, has its usual value.
    init(_ typed: FormFields, at place: Int, _ units: Units) {
        self.init(typed["known.\(place)"].flatMap { ProgressionRule($0) }, units)
        kind.value = typed["rule.\(place)"] ?? kind.value
        if chosen != Kind(known) { fill(from: chosen?.usual(units)) }
        if let unit = typed["step_unit.\(place)"], numbers[.step] != nil { stepUnit.value = unit }
        for number in numbers.keys {
            guard let value = typed["\(number.rawValue).\(place)"] else { continue }
            numbers[number]?.take(value)
        }
    }

    static let percentUnit = "%"

    var chosen: Kind? { Kind(rawValue: kind.value) }
    package var knownText: String { known?.description ?? "" }
    mutating func number(_ place: Int) { self.place = place }

    /// Offers what suits the exercise, and what it has.
    mutating func offer(_ measure: SetMeasure) {
        kind.options = Kind.allCases.filter { $0.suits(measure) || $0 == chosen }
            .map { .init(value: $0.rawValue, label: $0.name) }
    }

    private mutating func fill(from rule: ProgressionRule?) {
        numbers = [:]
        stepUnit.value = units.weight.symbol
        for number in Kind(rule).numbers {
            var field = Field(number.rawValue, label: number.label, unit: number.unit, isRequired: !number.isOptional)
            if number.isMeters { field.unit = units.distance.shortSymbol }
            field.inputMode = number.isWhole ? "numeric" : "decimal"
            field.value = rule.flatMap { number.value(of: $0, units) }.map { DecimalText.format($0) } ?? ""
            numbers[number] = field
        }
        if let step = rule?.step { stepUnit.value = step.unitText(units.weight) }
    }

    package var index: String { String(place) }
    package var hasNumbers: Bool { !numberFields.isEmpty }
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
    var ladder: [String] { known?.ladder ?? [] }
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
}

extension ProgressionRule {
    fileprivate var ladder: [String] {
        if case .bodyweight(_, _, _, let ladder) = self { ladder } else { [] }
    }

    var step: Step? {
        switch self {
        case .linear(let step, _, _), .double(let step, _), .sum(_, let step, _), .greyskull(let step, _),
            .gzclp(_, let step), .cycle(let step, _):
            step
        case .fixed, .effort, .bodyweight, .time, .distance: nil
        }
    }

    var deload: Deload? {
        switch self {
        case .linear(_, _, let deload), .double(_, let deload), .greyskull(_, let deload): deload
        case .sum(_, _, let deload): deload
        case .fixed, .gzclp, .cycle, .effort, .bodyweight, .time, .distance: nil
        }
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
