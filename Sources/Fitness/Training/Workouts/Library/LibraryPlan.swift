/// A workout plan as the library writes it.
package struct LibraryPlan: Sendable, Equatable {
    /// Its name for ever, whatever it may be called on a page one day.
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

/// One exercise of a plan of the library, by its key in the catalogue.
package struct LibraryPlanExercise: Sendable, Equatable {
    package let key: String
    package let amount: ExerciseAmount
    package let restSeconds: Int

    package init(key: String, amount: ExerciseAmount, restSeconds: Int) {
        self.key = key
        self.amount = amount
        self.restSeconds = restSeconds
    }

    package static func timed(
        _ key: String, _ seconds: Int = ExerciseAmount.defaultSeconds, rest: Int = ExerciseAmount.defaultRestSeconds
    ) -> Self {
        Self(key: key, amount: .seconds(seconds), restSeconds: rest)
    }

    package static func counted(_ key: String, _ reps: Int, rest: Int) -> Self {
        Self(key: key, amount: .reps(reps), restSeconds: rest)
    }
}

extension LibraryPlan {
    /// Rounds of a plan are rounds of its whole list. Where something comes before or after them that is done once, the
    /// rounds are written out.
    /// - Parameter sets: how often each exercise is done before the next.
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
