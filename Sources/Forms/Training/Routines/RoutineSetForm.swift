import Fitness
import GRDB
import HTTP
import Models
import Routines
import Texts

/// The fields of one set on a workout's page, filled with what is asked or was done.
package struct RoutineSetForm: Sendable {
    package let place: Int
    package let exercise: Exercise
    package internal(set) var inputs: SetFields
    package var warnings = Warnings()

    private init(place: Int, _ exercise: Exercise, _ units: Units) {
        self.place = place
        self.exercise = exercise
        inputs = SetFields(exercise, units)
        inputs.rpe.hint = nil
        inputs.load.options.removeAll { $0.value == SetFields.Assistance.none.rawValue }
        inputs.load.value = (exercise.isAssisted ? SetFields.Assistance.assisted : .added).rawValue
    }

    package init(_ set: WorkoutSet, of exercise: Exercise, _ filled: SetPrefill, _ units: Units) {
        self.init(place: set.place, exercise, units)
        inputs.old = set.done
        inputs.measure = set.measure ?? filled.amount?.measure ?? exercise.measure
        let known = [
            set.done?.weightKilograms, set.loadableKilograms, set.target?.kilograms, filled.kilograms,
            set.previous?.weightKilograms,
        ]
        inputs.knownKilograms = known.compactMap { $0?.magnitude }
        if let kilograms = filled.kilograms { inputs.fill(kilograms) }
        if let amount = filled.amount, amount.measure == inputs.measure { inputs.fill(amount) }
        inputs.kind.value = filled.kind.rawValue
        inputs.rpe.show(effort: set.done?.ratingOfPerceivedExertion)
        // This page doesn't show it.
        inputs.note.value = set.done?.note ?? ""
    }

    /// For a place that is not in the workout any more: what was typed there is not lost.
    package init(typed place: Int, of exercise: Exercise, _ units: Units) {
        self.init(place: place, exercise, units)
    }

    package var units: Units { inputs.units }
    package var load: Field { inputs.load.named(at: place) }
    package var kind: Field { inputs.kind.named(at: place) }
    package var rpe: Field { inputs.rpe.named(at: place) }

    package var fields: [Field] {
        let amount =
            switch inputs.measure {
            case .reps: [inputs.reps]
            case .hold: [inputs.duration]
            case .carry: [inputs.distance, inputs.duration]
            }
        return ([inputs.weight] + amount).map { $0.named(at: place) } + [kind, rpe, load]
    }

    /// The fields as they are saved: without a weight it is the body alone, whatever a weight would have meant.
    private var saved: SetFields {
        var saved = inputs
        if saved.hasNoWeight { saved.load.value = "" }
        return saved
    }

    /// The weight in the fields, negative for assistance; nil if there is none.
    package var shownKilograms: Double? { saved.shownKilograms }

    /// The fields with another value than those of a proposal, without values too long to be a number.
    package func changes(from proposed: Self) -> [Query.Item] {
        SetFields.fieldPaths.map { (inputs[keyPath: $0], proposed.inputs[keyPath: $0]) }
            .filter { $0.value != $1.value && $0.value.utf8.count <= Self.longestCarriedValue }
            .map { Query.Item(name: "\($0.0.name).\(place)", value: $0.0.value) }
    }

    private static var longestCarriedValue: Int { 16 }

    /// Takes what was typed, in the units in which the page was shown.
    package mutating func take(_ typed: FormFields) {
        inputs.take(typed, at: place)
        warnings.confirmed = typed[name(Self.confirmation)] ?? ""
    }

    /// The set as it was typed. It is checked as on Track.
    /// - Returns: nil if something is wrong or implausible, which the fields and warnings say.
    package mutating func draft(
        _ database: Database, _ user: User, on day: LocalDay, today: LocalDay
    ) throws -> StrengthSetDraft? {
        var saved = saved
        let draft = saved.accept(saved.checked(on: day, today: today))
        for path in SetFields.fieldPaths { inputs[keyPath: path].error = saved[keyPath: path].error }
        // In a workout, no reps are a set that was missed.
        if inputs.reps.error == Faults.mustBePositive { inputs.reps.error = RoutineTexts.zeroOrMore }
        guard let draft else { return nil }
        warnings.questions = try draft.questions(database, for: user, units)
        return warnings.areConfirmed ? draft : nil
    }

    // What is wrong with a set, by the names of its fields.

    private static var confirmation: String { "confirmed" }

    private func name(_ field: String) -> String { "\(field).\(place)" }

    /// All names under which a fault is told here.
    var names: [String] {
        (SetFields.fieldPaths.map { inputs[keyPath: $0].name } + [Self.confirmation]).map(name)
    }

    /// Tells the errors of the fields, and what is asked about implausible values.
    func tell(_ faults: inout Faults) {
        for path in SetFields.fieldPaths {
            if let error = inputs[keyPath: path].error { faults.add(name(inputs[keyPath: path].name), error) }
        }
        if let question = warnings.unconfirmed { faults.add(name(Self.confirmation), question) }
    }

    mutating func show(_ faults: Faults) {
        for path in SetFields.fieldPaths {
            if let error = faults.messages[name(inputs[keyPath: path].name)] { inputs[keyPath: path].error = error }
        }
        warnings.questions = [faults.messages[name(Self.confirmation)]].compactMap(\.self)
    }
}

extension WorkoutSet {
    /// What it is asked to be counted in; nil if nothing is asked of it.
    package var measure: SetMeasure? { done?.amount.measure ?? target?.amount.measure }
}
