import Fitness
import GRDB

/// A list of exercises to go through: of the library, or somebody's own.
package struct WorkoutPlan: Sendable, Identifiable, Equatable {
    package let id: Int64
    /// Whether the person made it; the library's can't be changed, only copied.
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

extension WorkoutPlan: FetchableRecord {
    /// Every exercise of every round is a row of the session, so there are only so many.
    package static let mostExercisesInAllRounds = 300
    package static let mostNameLength = 100

    static let columns = """
        workout_plans.id, workout_plans.user_id, workout_plans.name, workout_plans.summary, workout_plans.focus, \
        workout_plans.level, workout_plans.goals, workout_plans.rounds
        """

    package init(row: Row) throws {
        id = row[0]
        isOwn = row.hasNull(atIndex: 1) == false
        name = row[2]
        summary = row[3]
        focus = WorkoutFocus(rawValue: row[4]) ?? .strength
        level = WorkoutLevel(rawValue: row[5]) ?? .beginner
        goals = (row[6] as String).split(separator: ",").compactMap { FitnessGoal(rawValue: String($0)) }
        rounds = row[7]
    }
}

/// One exercise of a plan: for so many seconds or so many repetitions, and the rest after it.
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
