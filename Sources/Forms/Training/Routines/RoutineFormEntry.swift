import Fitness
import HTTP
import Routines
import Texts

/// An exercise of the editor: its sets, as fields or as text, how it progresses, and the rest.
package struct RoutineFormEntry: ListEntry {
    let exercise: Exercise
    /// Which exercise of the routine it is; nil for a new one.
    let slot: Int?
    var isJoined: Bool
    /// Empty while the sets are typed as text.
    package internal(set) var lines: [RoutineFormLine] = []
    /// The sets in their text form; nil while they have fields.
    var text: Field?
    package internal(set) var rule: RoutineFormRule
    /// That of the group which it begins.
    var clock = RoutineFormClock(nil)
    var start = Field("start", label: RoutineTexts.startFrom, hint: RoutineTexts.startHint, isRequired: false)
    var rest = Field("rest", label: CommonTexts.rest, hint: RoutineTexts.restHint, unit: "s", isRequired: false)
    var note = Field(
        "note", label: CommonTexts.note, hint: RoutineTexts.noteOfExerciseHint, maximumLength: Field.noteLength,
        isRequired: false)
    /// The weight that counts so far, kept exactly as long as the number in the field is unchanged.
    let statedKilograms: Double?
    var focus: Focus?
    package var spot = ListSpot()
    /// Whether it is the only exercise.
    private(set) var isAlone = true
    /// Whether the button that was pressed is about it.
    var isChanged = false
    let units: Units
    /// The program of the routine; nil for a routine of its own.
    var program: RoutineForm.InProgram?
    var sharesProgress = true

    enum Focus { case join, sets }

    private init(
        _ exercise: Exercise, slot: Int?, rule: RoutineFormRule, stated: Double?, _ units: Units,
        _ program: RoutineForm.InProgram?
    ) {
        self.exercise = exercise
        self.slot = slot
        self.rule = rule
        self.units = units
        self.program = program
        isJoined = false
        statedKilograms = stated
        self.rule.offer(exercise.measure)
        start.unit = units.weight.symbol
        if exercise.isOfOneDumbbell { start.hint = RoutineTexts.startHintOfOneDumbbell }
        rest.inputMode = "text"
    }

    /// A new exercise with usual sets.
    init(_ exercise: Exercise, _ units: Units, _ program: RoutineForm.InProgram?) {
        self.init(exercise, slot: nil, rule: RoutineFormRule(nil, units), stated: nil, units, program)
        lines = [RoutineFormLine(usualLine, units, in: program)]
    }

    var usualLine: SetLine {
        switch exercise.measure {
        case .reps: SetLine(sets: 3, amount: .reps(8...12, isOpen: false))
        case .hold: SetLine(sets: 3, amount: .time(seconds: 30))
        case .carry: SetLine(sets: 3, amount: .distance(meters: units.distance.shortMeters(40), seconds: nil))
        }
    }

    /// - Parameter keepsSlot: whether it is an exercise of the edited routine.
    init(_ exercise: RoutineExercise, keepsSlot: Bool, _ units: Units, _ program: RoutineForm.InProgram? = nil) {
        self.init(
            exercise.exercise, slot: keepsSlot ? exercise.slot : nil, rule: RoutineFormRule(exercise.rule, units),
            stated: exercise.statedWeight?.kilograms, units, program)
        isJoined = exercise.isJoined
        sharesProgress = exercise.sharesProgress
        lines = exercise.lines.map { RoutineFormLine($0, units, in: program) }
        start.value = statedKilograms.map(fieldText) ?? ""
        rest.value = exercise.restSeconds.map(String.init) ?? ""
        clock = RoutineFormClock(exercise.clock)
        note.value = exercise.note
    }

    /// The submitted exercise.
    /// - Parameter slot: the exercise as it is stored.
    init(
        _ exercise: Exercise, _ typed: FormFields, at place: Int, slot: RoutineExercise?, _ units: Units,
        _ program: RoutineForm.InProgram?
    ) {
        self.init(
            exercise, slot: slot?.slot, rule: RoutineFormRule(typed, at: place, units),
            stated: slot?.statedWeight?.kilograms, units, program)
        // An unchecked box is not sent.
        sharesProgress = program == nil ? slot?.sharesProgress ?? true : typed["shares.\(place)"] == "1"
        isJoined = place > 0 && typed["joined.\(place)"] == "1"
        clock = RoutineFormClock(typed, at: place)
        if let value = typed["text.\(place)"] {
            showText(value)
        } else {
            lines = (0...RoutineDraft.maximumLines).prefix { typed["sets.\(place).\($0)"] != nil }
                .map { RoutineFormLine(typed, at: "\(place).\($0)", units, in: program) }
        }
        for path in Self.fieldPaths {
            guard let value = typed["\(self[keyPath: path].name).\(place)"] else { continue }
            self[keyPath: path].take(value)
        }
    }

    private static let fieldPaths: [any WritableKeyPath<Self, Field> & Sendable] = [\.start, \.rest, \.note]

    mutating func showText(_ value: String) {
        var field = Field(
            "text", label: CommonTexts.sets, hint: RoutineTexts.setsExamples, autocomplete: "off",
            maximumLength: 2_000)
        field.take(value)
        field.inputMode = "text"
        (text, lines) = (field, [])
    }

    func fieldText(_ kilograms: Double) -> String {
        units.weight.fieldText(kilograms).replacing(DecimalText.minus, with: "-")
    }

    package mutating func number(_ place: Int, of count: Int) {
        spot.number(place, of: count)
        isAlone = count == 1
        if place == 0 { isJoined = false }
        if isJoined { clock = RoutineFormClock(nil) }
        rule.number(place)
        clock.number(place)
        for index in lines.indices { lines[index].number(index, of: place) }
    }

    // What the view shows.

    package var fields: [Field] {
        [textField].compactMap(\.self) + lines.flatMap(\.fields) + rule.fields
            + [startField, restField].compactMap(\.self) + (clockForm?.fields ?? []) + [noteField]
    }

    package var exerciseID: String { String(exercise.id) }
    package var slotText: String { slot.map(String.init) ?? "" }
    package var joinedText: String { isJoined ? "1" : "" }
    package var title: String { exercise.name }
    package var muscles: String {
        let muscle = exercise.primaryMuscle.name
        return exercise.equipment == .none ? muscle : "\(muscle) · \(exercise.equipment.name)"
    }
    package var isSuperset: Bool { isJoined }
    package var joinLabel: String {
        isJoined ? RoutineTexts.separate(exercise.name) : RoutineTexts.join(exercise.name)
    }
    package var joinText: String { isJoined ? RoutineTexts.endSuperset : RoutineTexts.superset }
    package var modeText: String { hasText ? RoutineTexts.asFields : RoutineTexts.asText }
    package var modeLabel: String {
        hasText ? RoutineTexts.asFieldsOf(exercise.name) : RoutineTexts.asTextOf(exercise.name)
    }
    package var clockForm: RoutineFormClock? { isJoined ? nil : clock }
    package var hasText: Bool { text != nil }
    package var canRemoveLine: Bool { lines.count > 1 }
    package var canAddLine: Bool { text == nil && lines.count < RoutineDraft.maximumLines }
    package var textField: Field? { text?.named(at: place) }
    /// Asked only if something is computed from it.
    package var startField: Field? { asksForStart ? start.named(at: place) : nil }
    package var restField: Field { rest.named(at: place) }
    package var noteField: Field { note.named(at: place) }
    package var sharing: Sharing? {
        program.map { _ in Sharing(name: "shares.\(place)", isOn: sharesProgress) }
    }
    package struct Sharing: Sendable {
        package let name: String
        package let isOn: Bool
    }
    package var focusesJoin: Bool { focus == .join && place > 0 }
    package var focusesSets: Bool { focus == .sets }

    private var asksForStart: Bool {
        rule.chosen?.asksForStart == true
            || lines.contains { [.work, .workShare].contains(RoutineFormLine.Basis(rawValue: $0.basis.value)) }
    }
}
