import Fitness
import HTTP
import Models
import Texts

/// A line of the editor's list: the exercise, its duration or reps, and the rest after it.
package struct PlanFormEntry: ListEntry {
    enum Measure: String, CaseIterable {
        case seconds, reps

        fileprivate var name: String {
            switch self {
            case .seconds: WorkoutTexts.secondsUnit
            case .reps: CountTexts.repNoun(2)
            }
        }

        static var options: [Field.Option] { allCases.map { Field.Option(value: $0.rawValue, label: $0.name) } }
    }

    package let exercise: Exercise
    private(set) var amount = Field("amount", label: CommonTexts.amount)
    private(set) var measure = Field("measure", label: CommonTexts.unit, options: Measure.options)
    private(set) var rest = Field("rest", label: CommonTexts.rest, unit: "s")
    package var spot = ListSpot()

    /// A new line with default amounts.
    init(_ exercise: Exercise) {
        self.init(
            PlanExercise(
                exercise: exercise, amount: .seconds(ExerciseAmount.defaultSeconds),
                restSeconds: ExerciseAmount.defaultRestSeconds))
    }

    init(_ planned: PlanExercise) {
        exercise = planned.exercise
        amount.value = String(planned.amount.seconds ?? planned.amount.reps ?? ExerciseAmount.defaultSeconds)
        measure.value = (planned.amount.seconds == nil ? Measure.reps : .seconds).rawValue
        rest.value = String(planned.restSeconds)
    }

    init(_ exercise: Exercise, typed: FormFields, place: Int) {
        self.exercise = exercise
        for path in Self.fieldPaths {
            let name = "\(self[keyPath: path].name).\(place)"
            self[keyPath: path].take(typed[name] ?? "")
        }
    }

    private static let fieldPaths: [any WritableKeyPath<Self, Field> & Sendable] = [\.amount, \.measure, \.rest]

    package var fields: [Field] { Self.fieldPaths.map { self[keyPath: $0].named(at: place) } }

    package mutating func focusFirstError() {
        guard let path = Self.fieldPaths.first(where: { self[keyPath: $0].error != nil }) else { return }
        self[keyPath: path].isFocused = true
    }

    /// `Plank 30 seconds, Rest 15 s`.
    var words: String {
        let unit = Measure(rawValue: measure.value)?.name ?? measure.value
        return "\(title) \(amount.value) \(unit), \(rest.label) \(rest.value) s"
    }

    var line: WorkoutPlanDraft.Line {
        // Zero is no amount either.
        let number = amount.typedInteger ?? 0
        let typed: ExerciseAmount? = Measure(rawValue: measure.value).map {
            $0 == .seconds ? .seconds(number) : .reps(number)
        }
        return WorkoutPlanDraft.Line(exercise, typed, restSeconds: rest.typedInteger)
    }

    package mutating func show(_ faults: Faults) {
        for path in Self.fieldPaths {
            self[keyPath: path].error = faults.messages["exercise.\(place).\(self[keyPath: path].name)"]
        }
    }

    package var title: String { exercise.name }
    package var note: String { "\(exercise.primaryMuscle.name) · \(exercise.equipment.name)" }
    package var amountField: Field { amount.named(at: place) }
    package var measureField: Field { measure.named(at: place) }
    package var restField: Field { rest.named(at: place) }
}
