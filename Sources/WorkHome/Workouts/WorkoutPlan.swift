import GRDB

/// What a workout trains.
enum WorkoutFocus: String, CaseIterable, Sendable {
    case strength, hiit, mobility, core, cardio

    var name: String {
        switch self {
        case .hiit: "HIIT"
        default: rawValue.capitalized
        }
    }
}

enum WorkoutLevel: String, CaseIterable, Sendable {
    case beginner, intermediate, advanced

    var name: String { rawValue.capitalized }
}

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
        goals = FitnessGoal.list(row[6])
        rounds = row[7]
    }
}

/// One exercise of a plan: for so many seconds or so many repetitions, and the rest after it.
struct PlanExercise: Sendable, Equatable {
    enum Amount: Sendable, Equatable {
        case seconds(Int)
        case reps(Int)
    }

    /// How long an exercise lasts and a rest takes unless the plan says otherwise.
    static let defaultSeconds = 30
    static let defaultRestSeconds = 15

    var exercise: Exercise
    var amount: Amount
    var restSeconds: Int
}

extension PlanExercise.Amount {
    /// The two columns of which exactly one is filled.
    init(seconds: Int?, reps: Int?) throws {
        switch (seconds, reps) {
        case (let seconds?, _): self = .seconds(seconds)
        case (nil, let reps?): self = .reps(reps)
        case (nil, nil): throw PlanExerciseWithoutAmount()
        }
    }

    var seconds: Int? {
        if case .seconds(let seconds) = self { seconds } else { nil }
    }

    var reps: Int? {
        if case .reps(let reps) = self { reps } else { nil }
    }
}

/// A row that the table's constraints don't allow.
struct PlanExerciseWithoutAmount: Error {}
