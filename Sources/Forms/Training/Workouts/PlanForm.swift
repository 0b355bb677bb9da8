import Fitness
import Foundation
import GRDB
import HTTP
import Models
import Texts

/// The editor of a plan.
///
/// Its list is edited with submit buttons, so that it works without scripts: each returns the form with the changed
/// list and all typed values, without saving.
package struct PlanForm: Form {
    /// Nil for a new plan.
    package let plan: Int64?
    package var name = Field("name", label: CommonTexts.name, maximumLength: WorkoutPlanDraft.maximumNameLength)
    package var about = Field(
        "description", label: WorkoutTexts.description, maximumLength: WorkoutPlanDraft.maximumSummaryLength,
        isRequired: false)
    package var focus = Field("focus", label: WorkoutTexts.focus, options: WorkoutFocus.options)
    package var level = Field("level", label: CommonTexts.level, options: WorkoutLevel.options)
    package var rounds = Field("rounds", label: WorkoutTexts.rounds, value: "1", hint: WorkoutTexts.roundsHint)
    var goals: Set<FitnessGoal> = []
    package var entries: [PlanFormEntry] = []
    var finder: ExerciseFinder

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.name, \.about, \.focus, \.level, \.rounds, \.finder.find]
    }

    package var title: String { plan == nil ? WorkoutTexts.newPlan : WorkoutTexts.editPlan }
    package var action: String { plan.map(Paths.workout) ?? Paths.workouts }
    package var cancelPath: String? { action }

    package var fields: [Field] {
        Self.fieldPaths.dropLast().map { self[keyPath: $0] } + entries.flatMap(\.fields) + [finder.find]
    }

    package init(new user: User, exercises: [Exercise]) {
        plan = nil
        finder = ExerciseFinder(exercises)
        focus.value = WorkoutFocus.strength.rawValue
        level.value = (WorkoutLevel.fitting(workoutCount: user.totalWorkouts) ?? .advanced).rawValue
        goals = [user.fitnessGoal]
    }

    package init(_ plan: WorkoutPlan, _ planned: [PlanExercise], exercises: [Exercise]) {
        self.plan = plan.id
        finder = ExerciseFinder(exercises)
        name.value = plan.name
        about.value = plan.summary
        focus.value = plan.focus.rawValue
        level.value = plan.level.rawValue
        rounds.value = String(plan.rounds)
        goals = Set(plan.goals)
        entries = planned.map { PlanFormEntry($0) }
        numberEntries()
    }

    /// The submitted form. An exercise that the user can't use is removed, with an error.
    package init(_ typed: FormFields, plan: Int64?, _ user: User, _ database: Database) throws {
        self.plan = plan
        let exercises = try user.training.exercises(database)
        finder = ExerciseFinder(exercises)
        finder.used = try user.training.trainedExercises(database)
        fill(from: typed)
        goals = Set(typed.values(of: "goals").compactMap(FitnessGoal.init))
        let known = Dictionary(exercises.map { ($0.id, $0) }) { first, _ in first }
        for place in 0..<WorkoutPlanDraft.maximumExercises {
            guard let text = typed["exercise.\(place)"] else { break }
            // An exercise that was archived after it was added may stay in the plan.
            let exercise = try Int64(outside: text).flatMap {
                try known[$0] ?? user.training.exercise(database, id: $0)
            }
            if let exercise {
                entries.append(PlanFormEntry(exercise, typed: typed, place: place))
            } else {
                finder.find.error = WorkoutTexts.exerciseIsGone
            }
        }
        numberEntries()
    }

    /// Applies the pressed button to the list, or validates the whole form.
    /// - Returns: the plan to save; nil if the form must be shown again.
    package mutating func take(_ typed: FormFields) -> WorkoutPlanDraft? {
        if let change = PlanFormChange(typed) {
            apply(change)
            numberEntries()
            return nil
        }
        return validate()
    }

    package mutating func refuse(_ refusal: WorkoutPlanRefusal) {
        if case .exerciseNotFound(let place) = refusal, entries.indices.contains(place) {
            entries.remove(at: place)
            numberEntries()
        }
        showAll(refusal.faults)
    }

    private mutating func validate() -> WorkoutPlanDraft? {
        let checked = WorkoutPlanDraft.checked(
            name: name.value, summary: about.value, focus: WorkoutFocus(rawValue: focus.value),
            level: WorkoutLevel(rawValue: level.value), goals: Array(goals), rounds: rounds.typedInteger,
            lines: entries.map(\.line))
        if case .failure(let faults) = checked { showAll(faults) }
        if isValid, case .success(let draft) = checked { return draft }
        focusFirstWrong()
        return nil
    }

    private mutating func showAll(_ faults: Faults) {
        show(faults)
        if finder.find.error == nil { finder.find.error = faults.messages["exercise"] }
        for place in entries.indices { entries[place].show(faults) }
    }

    /// The fields above the list come first, then those of the list, then the one below it.
    private mutating func focusFirstWrong() {
        let above = Self.fieldPaths.dropLast().first { self[keyPath: $0].error != nil }
        if let above {
            self[keyPath: above].isFocused = true
        } else if let place = entries.firstIndex(where: \.isWrong) {
            entries[place].focusFirstError()
        } else {
            finder.find.isFocused = true
        }
    }

    package var goalOptions: [Field.Option] {
        FitnessGoal.options.map { option in
            var option = option
            option.isSelected = goals.contains { $0.rawValue == option.value }
            return option
        }
    }

    package var find: Field { finder.find }
    package var hasEntries: Bool { !entries.isEmpty }
    package var count: String { CountTexts.exercises(entries.count) }
    package var foundExercises: [FoundExercise] { finder.found.map(FoundExercise.init) }
    package var hasFound: Bool { !finder.found.isEmpty }
    package var foundText: String? { hasFound ? WorkoutTexts.exercisesFound(finder.found.count) : nil }
}
