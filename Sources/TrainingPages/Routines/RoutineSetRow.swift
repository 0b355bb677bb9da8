import Fitness
import Forms
import HTTP
import Models
import Progression
import Racks
import Routines
import Texts
import Web

/// A set on the page of a workout: what is asked, what was done the last time, and its fields or its result.
struct RoutineSetRow: Sendable {
    let planned: WorkoutSet
    let exercise: Exercise
    let form: RoutineSetForm
    /// Its number among the sets that count.
    let number: Int
    /// Its number among all sets, as they are done one after the other.
    let order: Int
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
    var isWarmUp: Bool { kind == .warmUp }
    var orderText: String { String(order) }

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

/// An exercise on the page of a workout.
struct RoutineExerciseCard: Sendable {
    let exercise: WorkoutExercise
    /// What the person noted for every time; nil for nothing.
    let ownNote: String?
    let rows: [RoutineSetRow]
    /// Whether the next set is one of its, or of its superset.
    let isCurrent: Bool
    /// A second card of a slot, after a swap in the middle, has another id.
    let occurrence: Int
    /// Whether it is a superset with the one above and the one below.
    let joinsAbove: Bool
    let joinsBelow: Bool
    /// The clock of the group that it begins.
    var clock: RoutineWorkoutClock?
    let isFirst: Bool
    let isLast: Bool
    /// Which workout its sets belong to, as a query.
    let query: String
    let restTimer: RestTimer
    let units: Units
    /// Whether there are warm-ups to propose.
    let hasWarmUps: Bool
    /// What its weights are put on, and where that is changed; nil if the household has said nothing of it.
    let equipment: Link?
    let today: LocalDay

    var slot: String { exercise.slot }
    var id: String { occurrence == 0 ? "exercise-\(slot)" : "exercise-\(slot)-\(occurrence)" }
    var titleID: String { "\(id)-title" }
    var name: String { exercise.exercise.name }
    var path: String { Paths.records(of: exercise.exercise.id) }
    var isDone: Bool { rows.allSatisfy { !$0.isOpen } }

    // Its line

    var foldID: String { "\(id)-sets" }
    /// What is wrong with a set is never folded.
    var isUnfolded: Bool { isCurrent || rows.contains(where: \.isCorrected) }
    /// `3 of 3 sets`; warm-ups count where there is nothing else.
    var progress: String {
        let work = rows.filter { !$0.isWarmUp }
        let counted = work.isEmpty ? rows : work
        return RoutineTexts.setsDone(String(counted.count(where: \.isDone)), String(counted.count))
    }
    /// What is still to do.
    var asked: String? {
        let targets = rows.filter { $0.isOpen && !$0.isWarmUp }.compactMap(\.planned.loadedTarget)
        let text = RoutineTargetText(exercise: exercise.exercise, units: units)
        return targets.isEmpty ? nil : text.list(targets)
    }

    var swapped: String? { exercise.askedExercise.map { RoutineTexts.insteadOf($0.name) } }
    var superset: String? { joinsAbove || joinsBelow ? RoutineTexts.superset : nil }

    var reason: String? {
        setupPath == nil ? exercise.reasonText(units, today: today) : nil
    }
    /// Where the training max is set that is missing.
    var setupPath: String? {
        exercise.reason == .needsTrainingMax ? Paths.exerciseSetup(exercise.exercise.id) : nil
    }
    /// Nothing more is proposed once a set is done.
    var proposal: String? {
        rows.contains(where: \.isDone) ? nil : exercise.proposal.map { ReasonText.text($0, units) }
    }
    /// The person's own, then the routine's.
    var notes: [String] {
        let own = ownNote.map { [$0] } ?? []
        return exercise.note.isEmpty || exercise.note == ownNote ? own : own + [exercise.note]
    }

    var weightNote: String? {
        exercise.exercise.isOfOneDumbbell ? RoutineTexts.weightsOfOneDumbbell : nil
    }

    var rest: String? {
        guard exercise.clock == nil else { return nil }
        let timer = exercise.restSeconds.map { RestTimer(seconds: $0) } ?? restTimer
        return timer.isOn ? RoutineTexts.restOf(timer.text) : nil
    }

    var swapPath: String { "\(Paths.routineExercises)?\(query)&slot=\(PercentEncoding.encode(slot))" }
}

/// What a set asks for, in words: `62.5 kg × 5+`, `8–12 reps`, `24 kg, 45 s`.
struct RoutineTargetText {
    let exercise: Exercise
    let units: Units

    func text(_ target: TargetSet) -> String {
        let text = target.kilograms.map { "\(load($0))\(joined(target.amount))" } ?? alone(target.amount)
        guard let effort = target.effort else { return text }
        return "\(text) · \(ExerciseTexts.rpe(DecimalText.format(effort)))"
    }

    /// `2 × 60 kg × 5, 62.5 kg × 5+`: sets that are alike together.
    func list(_ targets: [TargetSet]) -> String {
        targets.grouped(==).map { ProgramTexts.times($0.count, of: text($0[0])) }.joined(separator: ", ")
    }

    /// `5 × 3+ at 60 kg`; a list if the sets differ.
    func summary(_ targets: [TargetSet]) -> String {
        guard let last = targets.last, last.effort == nil, targets.allSatisfy({ $0.isLike(last) }) else {
            return list(targets)
        }
        let sets = RoutineTexts.setsOf(targets.count, last.amount.words(units.distance))
        return last.kilograms.map { RoutineTexts.setsAtLoad(sets, load($0)) } ?? sets
    }

    func load(_ kilograms: Double) -> String { exercise.loadWords(kilograms, units.weight) }

    private func joined(_ amount: AskedAmount) -> String {
        switch amount {
        case .time: ", \(amount.words(units.distance))"
        case .reps, .distance: " ×\u{A0}\(amount.words(units.distance))"
        }
    }

    private func alone(_ amount: AskedAmount) -> String {
        guard case .reps(let reps, _) = amount else { return amount.words(units.distance) }
        return RoutineTexts.repsAsked(amount.words(units.distance), reps.upperBound)
    }
}

extension TargetSet {
    /// With what can be loaded for it, as a workout fills it in.
    func loaded(_ kilograms: Double?) -> Self {
        var target = self
        target.kilograms = kilograms ?? target.kilograms
        return target
    }

    /// Whether another set asks for the same, of which the last one can be open.
    fileprivate func isLike(_ other: Self) -> Bool {
        guard kilograms == other.kilograms, effort == other.effort else { return false }
        if case .reps(let reps, _) = amount, case .reps(let others, _) = other.amount { return reps == others }
        return amount == other.amount
    }
}

extension WorkoutSet {
    /// What is asked, with the weight that can be loaded.
    var loadedTarget: TargetSet? { target?.loaded(loadableKilograms) }
}

extension ProgramTexts {
    /// A set that is done once is not counted.
    static func times(_ count: Int, of set: String) -> String { count == 1 ? set : times(count, set) }
}

extension Array {
    /// Runs of elements that are alike.
    func grouped(_ isAlike: (Element, Element) -> Bool) -> [[Element]] {
        reduce(into: []) { groups, element in
            if let last = groups.last?.last, isAlike(last, element) {
                groups[groups.count - 1].append(element)
            } else {
                groups.append([element])
            }
        }
    }
}
