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
