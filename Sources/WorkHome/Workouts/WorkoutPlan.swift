import GRDB

/// A list of exercises to go through: of the library, or somebody's own.
struct WorkoutPlan: Sendable, Identifiable, Equatable {
    let id: Int64
    /// Whether the person made it; the library's can't be changed, only copied.
    let isOwn: Bool
    var name: String
    var summary: String
    var focus: WorkoutFocus
    var level: WorkoutLevel
    /// The fitness goals that it serves.
    var goals: [FitnessGoal]
    /// How many times the list is gone through.
    var rounds: Int
}

extension WorkoutPlan: FetchableRecord {
    /// Every exercise of every round is a row of the session, so there are only so many.
    static let mostExercisesInAllRounds = 300
    static let mostNameLength = 100

    static let columns = """
        workout_plans.id, workout_plans.user_id, workout_plans.name, workout_plans.summary, workout_plans.focus, \
        workout_plans.level, workout_plans.goals, workout_plans.rounds
        """

    init(row: Row) throws {
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
struct PlanExercise: Sendable, Equatable {
    var exercise: Exercise
    var amount: ExerciseAmount
    var restSeconds: Int
}
