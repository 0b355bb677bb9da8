/// A workout plan as written in the catalogue.
package struct LibraryPlan: Sendable, Equatable {
    /// A permanent identifier, even if the displayed name changes.
    package let key: String
    package let name: String
    package let summary: String
    package let focus: WorkoutFocus
    package let level: WorkoutLevel
    package let goals: [FitnessGoal]
    package let rounds: Int
    package let exercises: [LibraryPlanExercise]

    package init(
        key: String, name: String, summary: String, focus: WorkoutFocus, level: WorkoutLevel, goals: [FitnessGoal],
        rounds: Int, exercises: [LibraryPlanExercise]
    ) {
        self.key = key
        self.name = name
        self.summary = summary
        self.focus = focus
        self.level = level
        self.goals = goals
        self.rounds = rounds
        self.exercises = exercises
    }
}

/// An exercise in a catalogue plan, by its key.
package struct LibraryPlanExercise: Sendable, Equatable {
    package let key: String
    package let amount: ExerciseAmount
    package let restSeconds: Int

    package init(key: String, amount: ExerciseAmount, restSeconds: Int) {
        self.key = key
        self.amount = amount
        self.restSeconds = restSeconds
    }
}

extension LibraryPlan {
    /// The rounds repeat the whole list. With a warm-up or cool-down, which are done only once, the rounds are written
    /// out instead.
    /// - Parameter sets: how often each exercise is repeated before the next.
    package init(
        key: String, name: String, summary: String, focus: WorkoutFocus, level: WorkoutLevel, goals: [FitnessGoal],
        warmUp: [LibraryPlanExercise] = [], rounds: Int = 1, sets: Int = 1, exercises: [LibraryPlanExercise],
        coolDown: [LibraryPlanExercise] = []
    ) {
        self.key = key
        self.name = name
        self.summary = summary
        self.focus = focus
        self.level = level
        self.goals = goals
        let round = exercises.flatMap { Array(repeating: $0, count: sets) }
        if warmUp.isEmpty, coolDown.isEmpty {
            self.rounds = rounds
            self.exercises = round
        } else {
            self.rounds = 1
            self.exercises = warmUp + Array(repeating: round, count: rounds).flatMap { $0 } + coolDown
        }
    }
}
