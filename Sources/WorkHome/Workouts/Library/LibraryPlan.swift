/// A workout plan as the library writes it.
struct LibraryPlan: Sendable, Equatable {
    /// Its name for ever, whatever it may be called on a page one day.
    let key: String
    let name: String
    let summary: String
    let focus: WorkoutFocus
    let level: WorkoutLevel
    let goals: [FitnessGoal]
    let rounds: Int
    let exercises: [LibraryPlanExercise]
}

/// One exercise of a plan of the library, by its key in the catalogue.
struct LibraryPlanExercise: Sendable, Equatable {
    let key: String
    let amount: ExerciseAmount
    let restSeconds: Int

    static func timed(
        _ key: String, _ seconds: Int = ExerciseAmount.defaultSeconds, rest: Int = ExerciseAmount.defaultRestSeconds
    ) -> Self {
        Self(key: key, amount: .seconds(seconds), restSeconds: rest)
    }

    static func counted(_ key: String, _ reps: Int, rest: Int) -> Self {
        Self(key: key, amount: .reps(reps), restSeconds: rest)
    }
}

extension LibraryPlan {
    /// Rounds of a plan are rounds of its whole list. Where something comes before or after them that is done once, the
    /// rounds are written out.
    /// - Parameter sets: how often each exercise is done before the next.
    init(
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
