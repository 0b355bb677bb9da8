import Texts

/// What a stored plan says: it was checked, or came with an archive, and is kept.
package protocol StoredWorkoutPlan {
    var name: String { get }
    var summary: String { get }
    var focus: WorkoutFocus { get }
    var level: WorkoutLevel { get }
    var goals: [FitnessGoal] { get }
    var rounds: Int { get }
}

/// The editable values of a user's own plan.
package struct WorkoutPlanDraft: Sendable, Equatable {
    package struct Entry: Sendable, Equatable {
        package let exercise: Int64
        package let amount: ExerciseAmount
        package let restSeconds: Int
    }

    package var name: String
    package let summary: String
    package let focus: WorkoutFocus
    package let level: WorkoutLevel
    package let goals: [FitnessGoal]
    package let rounds: Int
    package let entries: [Entry]

    package static let maximumNameLength = TextLimits.name
    package static let maximumSummaryLength = 1_000
    package static let maximumExercises = 60
    package static let rounds = 1...20
    /// Every exercise of every round becomes a row of the timed workout, so their number is limited.
    package static let maximumExercisesInAllRounds = 300

    /// The plan that was typed or sent, or what is wrong with it.
    package static func checked(
        name: String, summary: String, focus: WorkoutFocus?, level: WorkoutLevel?, goals: [FitnessGoal], rounds: Int?,
        lines: [Line]
    ) -> Result<Self, Faults> {
        var faults = Faults()
        let name = faults.text("name", name, atMost: maximumNameLength, required: CommonTexts.nameMissing)
        let summary = faults.text(
            "description", summary.replacing("\r\n", with: "\n"), atMost: maximumSummaryLength)
        faults.require("focus", focus, WorkoutTexts.focusMissing)
        faults.require("level", level, WorkoutTexts.levelMissing)
        faults.require("rounds", rounds, in: Self.rounds, WorkoutTexts.roundsRequired)
        if lines.isEmpty { faults.add("exercise", WorkoutTexts.exerciseMissing) }
        if lines.count > maximumExercises { faults.add("exercise", tooManyExercises) }
        if let rounds, Self.rounds.contains(rounds), rounds * lines.count > maximumExercisesInAllRounds {
            faults.add("rounds", WorkoutTexts.tooManyExercisesInAllRounds(maximumExercisesInAllRounds))
        }
        let entries = lines.enumerated().compactMap { $1.entry(at: "exercise.\($0)", &faults) }
        guard faults.isEmpty, let focus, let level, let rounds else { return .failure(faults) }
        return .success(
            Self(
                name: name, summary: summary, focus: focus, level: level,
                goals: FitnessGoal.allCases.filter(goals.contains), rounds: rounds, entries: entries))
    }

    /// A stored plan, to be compared or copied.
    package static func stored(_ plan: some StoredWorkoutPlan, _ lines: [Line]) -> Self {
        Self(
            name: plan.name, summary: plan.summary, focus: plan.focus, level: plan.level, goals: plan.goals,
            rounds: plan.rounds, entries: lines.compactMap(\.kept))
    }

    package static var tooManyExercises: String { WorkoutTexts.tooManyExercises(maximumExercises) }

    /// An exercise of the list as it was typed or sent.
    package struct Line: Sendable {
        package static let seconds = 5...3_600
        package static let repetitions = 1...1_000
        package static let rests = 0...600

        let exercise: Exercise
        /// nil for an unknown unit.
        let amount: ExerciseAmount?
        let restSeconds: Int?

        package init(_ exercise: Exercise, _ amount: ExerciseAmount?, restSeconds: Int?) {
            self.exercise = exercise
            self.amount = amount
            self.restSeconds = restSeconds
        }

        fileprivate func entry(at place: String, _ faults: inout Faults) -> Entry? {
            let name = exercise.name
            faults.require("\(place).rest", restSeconds, in: Self.rests, WorkoutTexts.restRequired(name))
            switch amount {
            case .seconds(let seconds):
                faults.require(
                    "\(place).amount", seconds, in: Self.seconds, WorkoutTexts.secondsRequired(name))
            case .reps(let reps):
                faults.require(
                    "\(place).amount", reps, in: Self.repetitions, WorkoutTexts.repsRequired(name))
            case nil: faults.add("\(place).measure", WorkoutTexts.measureMissing(name))
            }
            return kept
        }

        fileprivate var kept: Entry? {
            guard let amount, let restSeconds else { return nil }
            return Entry(exercise: exercise.id, amount: amount, restSeconds: restSeconds)
        }
    }
}

/// The training focus of a workout.
package enum WorkoutFocus: String, CaseIterable, Sendable {
    case strength, hiit, mobility, core, cardio

    package var name: String {
        switch self {
        case .strength: CommonTexts.strength
        case .hiit: WorkoutTexts.hiit
        case .mobility: ExerciseTexts.mobility
        case .core: WorkoutTexts.core
        case .cardio: CommonTexts.cardio
        }
    }
}

package enum WorkoutLevel: String, CaseIterable, Sendable {
    case beginner, intermediate, advanced

    package var name: String {
        switch self {
        case .beginner: WorkoutTexts.beginner
        case .intermediate: WorkoutTexts.intermediate
        case .advanced: WorkoutTexts.advanced
        }
    }

    /// The suggested level after a number of workouts; nil if any level fits.
    package static func fitting(workoutCount: Int) -> WorkoutLevel? {
        switch workoutCount {
        case ..<10: .beginner
        case ..<40: .intermediate
        default: nil
        }
    }
}
