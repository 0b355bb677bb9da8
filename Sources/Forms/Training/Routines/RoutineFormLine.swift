import Fitness
import HTTP
import Texts

/// A line of sets in the editor, as fields: how many, of what, with which weight.
package struct RoutineFormLine: Sendable {
    enum Measure: String, CaseIterable {
        case reps, seconds, distance
    }

    /// What the number of the weight means.
    enum Basis: String, CaseIterable {
        case kilograms, pounds, work, workShare, trainingMaxShare, oneRepMaxShare, effort
    }

    var sets = Field("sets", label: CommonTexts.sets)
    var amount = Field("amount", label: CommonTexts.amount)
    var measure = Field("measure", label: CommonTexts.unit)
    var weight = Field("load", label: CommonTexts.weight, isRequired: false)
    var basis = Field("basis", label: RoutineTexts.weightIn)
    var effort = Field(
        "rpe", label: TrackTexts.effortRpe, isRequired: false, options: SetFields.effortOptions)
    var kind = Field("kind", label: TrackTexts.setType, value: SetKind.normal.rawValue, options: SetKind.options)
    var week = Field("week", label: ProgramTexts.week, value: "0", isRequired: false)
    /// How many weeks the program has; 1 shows no choice.
    private var weeks: Int
    private let schedule: ProgramSchedule
    private(set) var path = ""
    package private(set) var position = ""
    let units: Units

    private static let fieldPaths: [any WritableKeyPath<Self, Field> & Sendable] = [
        \.sets, \.amount, \.measure, \.weight, \.basis, \.effort, \.kind, \.week,
    ]

    private init(_ units: Units, in program: RoutineForm.InProgram?, atLeast weeks: Int) {
        self.units = units
        self.weeks = max(program?.weeks ?? 1, weeks)
        schedule = program?.schedule ?? .weekly
        week.label = schedule.one
        amount.inputMode = "text"
        measure.options = Measure.allCases.map { .init(value: $0.rawValue, label: $0.name(units.distance)) }
        basis.options = Basis.allCases.filter { $0 != units.otherWeight }.map {
            .init(value: $0.rawValue, label: $0.name)
        }
    }

    init(_ line: SetLine, _ units: Units, in program: RoutineForm.InProgram?) {
        self.init(units, in: program, atLeast: line.week)
        week.value = String(line.week)
        sets.value = String(line.sets)
        kind.value = line.kind.rawValue
        effort.show(effort: line.effort)
        take(line.amount)
        take(line.load)
    }

    init(_ typed: FormFields, at path: String, _ units: Units, in program: RoutineForm.InProgram?) {
        self.init(units, in: program, atLeast: typed.count("week.\(path)") ?? 1)
        for field in Self.fieldPaths {
            guard let value = typed["\(self[keyPath: field].name).\(path)"] else { continue }
            self[keyPath: field].take(value)
        }
        if basis.value == units.otherWeight.rawValue { offerOtherUnit() }
        effort.show(effort: DecimalText.parse(effort.value).flatMap { StrengthSetLimits.isEffort($0) ? $0 : nil })
    }

    private mutating func take(_ asked: AskedAmount) {
        switch asked {
        case .reps:
            (measure.value, amount.value) = (Measure.reps.rawValue, asked.description)
        case .time(let seconds):
            (measure.value, amount.value) = (Measure.seconds.rawValue, String(seconds))
        case .distance(_, .some):
            (measure.value, amount.value) = (Measure.distance.rawValue, asked.description)
        case .distance(let meters, nil):
            (measure.value, amount.value) = (Measure.distance.rawValue, units.distance.shortFieldText(meters))
        }
    }

    private mutating func take(_ load: AskedLoad) {
        func take(_ basis: Basis, _ value: String = "") { (self.basis.value, weight.value) = (basis.rawValue, value) }
        func share(_ share: Double) -> String { DecimalText.format(share * 100) }
        switch load {
        case .none: take(units.ownWeight)
        case .kilograms(let kilograms):
            let basis = kilograms.isTyped(in: units.weight) ? units.ownWeight : units.otherWeight
            take(basis, (basis.unit ?? units.weight).fieldText(kilograms).replacing(DecimalText.minus, with: "-"))
            if basis == units.otherWeight { offerOtherUnit() }
        case .work(1): take(.work)
        case .work(let work): take(.workShare, share(work))
        case .trainingMax(let max): take(.trainingMaxShare, share(max))
        case .oneRepMax(let max): take(.oneRepMaxShare, share(max))
        case .effort: take(.effort)
        }
    }

    /// A weight that was typed in the other unit stays in it.
    private mutating func offerOtherUnit() {
        let other = units.otherWeight
        basis.options.insert(.init(value: other.rawValue, label: other.name), at: 1)
    }

    mutating func number(_ index: Int, of place: Int) {
        path = "\(place).\(index)"
        position = String(index + 1)
    }

    var fields: [Field] { Self.fieldPaths.map { self[keyPath: $0].named(at: path) } }
    var isWrong: Bool { fields.contains { $0.error != nil } }

    mutating func focusFirstError() {
        guard let field = Self.fieldPaths.first(where: { self[keyPath: $0].error != nil }) else { return }
        self[keyPath: field].isFocused = true
    }

    package var setsField: Field { sets.named(at: path) }
    package var amountField: Field { amount.named(at: path) }
    package var measureField: Field { measure.named(at: path) }
    package var weightField: Field { weight.named(at: path) }
    package var basisField: Field { basis.named(at: path) }
    package var effortField: Field { effort.named(at: path) }
    package var kindField: Field { kind.named(at: path) }
    package var weekField: Field? {
        guard weeks > 1 else { return nil }
        var field = week.named(at: path)
        field.options = (0...min(weeks, SetLineLimits.weeks.upperBound)).map {
            .init(value: String($0), label: $0 == 0 ? schedule.each : schedule.numbered($0))
        }
        return field
    }
    package var address: String { path }
    /// Whether the folded fields say something.
    package var isMoreOpen: Bool {
        !effort.value.isEmpty || kind.value != SetKind.normal.rawValue || effort.error != nil || kind.error != nil
    }
}

extension Units {
    fileprivate var ownWeight: RoutineFormLine.Basis { weight == .kilograms ? .kilograms : .pounds }
    fileprivate var otherWeight: RoutineFormLine.Basis { weight == .kilograms ? .pounds : .kilograms }
}

extension RoutineFormLine.Measure {
    fileprivate func name(_ unit: DistanceUnit) -> String {
        switch self {
        case .reps: CountTexts.repNoun(2)
        case .seconds: WorkoutTexts.secondsUnit
        case .distance: unit == .kilometers ? RoutineTexts.meters : RoutineTexts.yards
        }
    }
}

extension RoutineFormLine.Basis {
    var unit: WeightUnit? {
        switch self {
        case .kilograms: .kilograms
        case .pounds: .pounds
        case .work, .workShare, .trainingMaxShare, .oneRepMaxShare, .effort: nil
        }
    }

    var name: String {
        switch self {
        case .kilograms: WeightUnit.kilograms.symbol
        case .pounds: WeightUnit.pounds.symbol
        case .work: RoutineTexts.workWeight
        case .workShare: RoutineTexts.percentOfWorkWeight
        case .trainingMaxShare: RoutineTexts.percentOfTrainingMax
        case .oneRepMaxShare: RoutineTexts.percentOfOneRepMax
        case .effort: RoutineTexts.byEffort
        }
    }
}
