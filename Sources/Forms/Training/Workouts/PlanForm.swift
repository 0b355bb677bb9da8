import Fitness
import Foundation
import GRDB
import HTTP
import Models
import Texts

/// The editor of a plan.
package struct PlanForm: ExerciseListForm {
    package typealias Draft = WorkoutPlanDraft

    /// Nil for a new plan.
    package let plan: Int64?
    package var name = Field("name", label: CommonTexts.name, maximumLength: WorkoutPlanDraft.maximumNameLength)
    package var about = Field(
        "description", label: WorkoutTexts.description, maximumLength: WorkoutPlanDraft.maximumSummaryLength,
        isRequired: false)
    package var focus = Field("focus", label: WorkoutTexts.focus, options: WorkoutFocus.options)
    package var level = Field("level", label: CommonTexts.level, options: WorkoutLevel.options)
    package var rounds = Field("rounds", label: WorkoutTexts.rounds, value: "1", hint: WorkoutTexts.roundsHint)
    /// Those that are ticked, in their order.
    private var goals = Field("goals", label: WorkoutTexts.goodFor, isRequired: false, options: FitnessGoal.options)
    package var entries: [PlanFormEntry] = []
    package var finder: ExerciseFinder
    package private(set) var pressed: ListButton?
    /// The list in words, to say what of it changed.
    private var lines = Field("lines", label: CommonTexts.exercises)

    package static var pathsAbove: [WritableKeyPath<Self, Field>] {
        [\.name, \.about, \.focus, \.level, \.goals, \.rounds, \.lines]
    }

    package var title: String { plan == nil ? WorkoutTexts.newPlan : WorkoutTexts.editPlan }
    package var action: String { plan.map(Paths.workout) ?? Paths.workouts }
    package var cancelPath: String? { action }

    package static var mostExercises: (count: Int, exceeded: String) {
        (WorkoutPlanDraft.maximumExercises, WorkoutPlanDraft.tooManyExercises)
    }

    package init(new user: User, exercises: [Exercise]) {
        plan = nil
        finder = ExerciseFinder(exercises)
        focus.value = WorkoutFocus.strength.rawValue
        level.value = (WorkoutLevel.fitting(workoutCount: user.totalWorkouts) ?? .advanced).rawValue
        goals.value = user.fitnessGoal.rawValue
    }

    package init(_ plan: WorkoutPlan, _ planned: [PlanExercise], exercises: [Exercise]) {
        self.plan = plan.id
        finder = ExerciseFinder(exercises)
        name.value = plan.name
        about.value = plan.summary
        focus.value = plan.focus.rawValue
        level.value = plan.level.rawValue
        rounds.value = String(plan.rounds)
        goals.value = Self.text(plan.goals)
        entries = planned.map { PlanFormEntry($0) }
        numberEntries()
        lines.value = linesInWords
    }

    /// A new plan as it was submitted.
    package init(_ typed: FormFields, _ user: User, _ database: Database) throws {
        plan = nil
        finder = ExerciseFinder(try user.training.exercises(database))
        try take(typed, user, database)
    }

    /// Takes the submitted values. An exercise that the user can't use is removed, with an error.
    package mutating func take(_ typed: FormFields, _ user: User, _ database: Database) throws {
        finder.used = try user.training.trainedExercises(database)
        pressed = Self.pressed(in: typed)
        fill(from: typed)
        goals.take(Self.text(typed.values(of: goals.name).compactMap(FitnessGoal.init)))
        entries = try finder.exercises(
            of: typed, atMost: WorkoutPlanDraft.maximumExercises + 1, WorkoutTexts.exerciseIsGone, user, database
        ).map { PlanFormEntry($0.exercise, typed: typed, place: $0.place) }
        numberEntries()
        lines.take(linesInWords)
    }

    private static func text(_ goals: [FitnessGoal]) -> String {
        FitnessGoal.allCases.filter(goals.contains).map(\.rawValue).joined(separator: ",")
    }

    private var linesInWords: String { entries.map(\.words).joined(separator: "; ") }

    package func newEntry(_ exercise: Exercise) -> PlanFormEntry { PlanFormEntry(exercise) }

    package mutating func checkedDraft() -> WorkoutPlanDraft? {
        accept(
            WorkoutPlanDraft.checked(
                name: name.value, summary: about.value, focus: WorkoutFocus(rawValue: focus.value),
                level: WorkoutLevel(rawValue: level.value),
                goals: goals.value.split(separator: ",").compactMap { FitnessGoal(rawValue: String($0)) },
                rounds: rounds.typedInteger, lines: entries.map(\.line)))
    }

    package var goalOptions: [Field.Option] { CheckboxField(goals).options }
}

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
