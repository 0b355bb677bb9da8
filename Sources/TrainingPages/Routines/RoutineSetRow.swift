import Fitness
import Forms
import Models
import Racks
import Routines
import Texts

/// A set on the page of a workout: what is asked, what was done the last time, and its fields or its result.
struct RoutineSetRow: Sendable {
    let planned: WorkoutSet
    let exercise: Exercise
    let form: RoutineSetForm
    /// Its number among the sets that count.
    let number: Int
    /// Whether it is the next one to do.
    let isNext: Bool
    /// Where the set has no rest of its own.
    let restTimer: RestTimer
    let units: Units
    let badge: RecordBadge?
    /// What to put on; nil if there is nothing to say, or the set before says it.
    let loading: LoadingText?

    var place: String { String(planned.place) }
    var id: String { "set-\(planned.place)" }
    var exerciseID: String { String(exercise.id) }
    /// The rest after it, for a set that is done without a connection.
    var restSeconds: String { String(planned.restSeconds ?? restTimer.seconds) }
    var isDone: Bool { planned.done != nil }
    var isSkipped: Bool { planned.isSkipped && !isDone }
    var isOpen: Bool { !isDone && !isSkipped }
    /// Why it is not done.
    var omission: String { planned.isMissed ? RoutineTexts.missedSet : RoutineTexts.skippedSet }

    private var kind: SetKind { planned.done?.kind ?? planned.kind }

    var mark: String {
        switch kind {
        case .normal: String(number)
        case .warmUp: "W"
        case .drop: "D"
        case .failure: "F"
        }
    }

    private var name: String { kind == .warmUp ? CommonTexts.warmUp : ExerciseTexts.setNumber(number) }

    /// `Set 2 of Bench Press`
    var spoken: String { RoutineTexts.setOfExercise(name, exercise.name) }
    /// The kind of the record that it was.
    var record: String? { badge?.label }

    /// `62.5 kg × 5`
    var result: String { planned.done.map { $0.text(of: exercise, units) } ?? asked ?? "" }

    private var asked: String? { planned.target.map { targets.text($0) } }
    private var targets: RoutineTargetText { RoutineTargetText(exercise: exercise, units: units) }

    var previous: String? { planned.previous.map { RoutineTexts.lastTime($0.text(of: exercise, units)) } }

    /// The exact target, and what can be loaded for it if that is something else.
    var target: String? {
        guard let target = planned.target, let asked else { return nil }
        guard let exact = target.kilograms, let loadable = planned.loadableKilograms,
            units.weight.fieldText(exact) != units.weight.fieldText(loadable)
        else { return RoutineTexts.target(asked) }
        return RoutineTexts.targetToLoad(asked, targets.load(loadable))
    }

    /// The effort and note of a set that was done.
    var details: String? { planned.done?.details(kindName, estimate: nil, units.weight) }

    private var kindName: String? {
        [.drop, .failure].contains(kind) ? ExerciseTexts.setOfKind(kind.name) : nil
    }

    // The fields

    var weightLabel: String { label(form.inputs.weight) }
    var distanceLabel: String { label(form.inputs.distance) }
    /// The symbol beside the field is not read out.
    private func label(_ field: Field) -> String {
        let name = [field.label, field.unit.map(CommonTexts.inUnit)].compactMap(\.self).joined(separator: " ")
        return RoutineTexts.fieldOf(name, spoken)
    }
    var weightStep: String { units.weight == .kilograms ? "2.5" : "5" }
    var isReps: Bool { form.inputs.measure == .reps }
    var isHold: Bool { form.inputs.measure == .hold }
    /// The seconds that a hold is asked to last; empty for none.
    var holdSeconds: String {
        if case .time(let seconds)? = planned.target?.amount { String(seconds) } else { "" }
    }
    var isCarry: Bool { form.inputs.measure == .carry }
    var isBodyweight: Bool { exercise.load == .bodyweight }
    /// The sign of the weight of a bodyweight exercise.
    var sign: String? { isBodyweight ? (form.load.value == "assisted" ? DecimalText.minus : "+") : nil }
    /// What is wrong with what was typed.
    var errors: [String] { form.fields.compactMap(\.error) }
    var errorID: String { "\(id)-error" }
    var warning: String? { form.warnings.unconfirmed }
    /// Opens the folded fields when one of them has an error.
    var isMoreOpen: Bool { [form.kind, form.rpe, form.load].contains { $0.error != nil } }
    var isCorrected: Bool { !errors.isEmpty || warning != nil }
}
