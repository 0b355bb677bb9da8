import Fitness
import GRDB
import Texts

/// A list of exercises to go through: from the library, or the user's own.
package struct WorkoutPlan: StoredWorkoutPlan, Sendable, Identifiable, Equatable {
    package let id: Int64
    /// Whether the user created it; the library's can't be changed, only copied.
    package let isOwn: Bool
    package var name: String
    package var summary: String
    package var focus: WorkoutFocus
    package var level: WorkoutLevel
    /// The fitness goals that it serves.
    package var goals: [FitnessGoal]
    /// How many times the list is gone through.
    package var rounds: Int
}

extension WorkoutPlan: RowReadable {
    package static let maximumExercisesInAllRounds = WorkoutPlanDraft.maximumExercisesInAllRounds

    static let columns = """
        workout_plans.id, workout_plans.user_id, workout_plans.name, workout_plans.summary, workout_plans.focus, \
        workout_plans.level, workout_plans.goals, workout_plans.rounds
        """

    package init(_ row: inout RowReader) throws {
        try self.init(
            id: row.next(), isOwn: !row.nextIsNull(), name: row.next(), summary: row.next(), focus: row.next(),
            level: row.next(), goals: row.words(), rounds: row.next())
    }
}

/// An exercise of a plan, for some seconds or repetitions, and the rest after it.
package struct PlanExercise: Sendable, Equatable {
    package var exercise: Exercise
    package var amount: ExerciseAmount
    package var restSeconds: Int

    package init(exercise: Exercise, amount: ExerciseAmount, restSeconds: Int) {
        self.exercise = exercise
        self.amount = amount
        self.restSeconds = restSeconds
    }
}

extension PlanEstimate {
    package init(_ exercises: [PlanExercise], rounds: Int) {
        self.init(exercises.map(\.step), rounds: rounds)
    }

    package func kilocalories(of user: User) -> Int {
        kilocalories(weightKilograms: user.weightKilograms ?? User.Training.assumedWeightKilograms)
    }

    /// `18 min · about 140 kcal`
    package func text(for user: User) -> String {
        WorkoutTexts.durationAndEnergy(
            Figure(String(minutes), "min").text, Figure.kilocalories(kilocalories(of: user)).text)
    }
}

extension PlanExercise {
    var step: PlanEstimate.Step {
        PlanEstimate.Step(
            amount: amount, metabolicEquivalent: exercise.metabolicEquivalent, restSeconds: restSeconds)
    }
}
