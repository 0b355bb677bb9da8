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
package struct PlanExercise: Sendable, Equatable, RowReadable {
    package var exercise: Exercise
    package var amount: ExerciseAmount
    package var restSeconds: Int

    package init(exercise: Exercise, amount: ExerciseAmount, restSeconds: Int) {
        self.exercise = exercise
        self.amount = amount
        self.restSeconds = restSeconds
    }

    var step: PlanEstimate.Step {
        PlanEstimate.Step(
            amount: amount, metabolicEquivalent: exercise.metabolicEquivalent, restSeconds: restSeconds)
    }

    package init(_ row: inout RowReader) throws {
        exercise = try Exercise(&row)
        amount = try ExerciseAmount(seconds: row.next(), reps: row.next())
        restSeconds = try row.next()
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

extension User.Workouts {
    /// A plan of the library or of the user's own.
    package func workoutPlan(_ database: Database, id plan: Int64) throws -> WorkoutPlan? {
        try WorkoutPlan.first(
            database,
            """
            SELECT \(WorkoutPlan.columns) FROM workout_plans WHERE id = ? AND (user_id IS NULL OR user_id = ?)
            """, [plan, user.id])
    }

    /// A plan of the library.
    package func libraryPlan(_ database: Database, key: String) throws -> WorkoutPlan? {
        let id = try Int64.first(database, "SELECT id FROM workout_plans WHERE key = ?", [key])
        return try id.flatMap { try workoutPlan(database, id: $0) }
    }

    /// The exercises of a plan in their order.
    package func planExercises(_ database: Database, of plan: Int64) throws -> [PlanExercise] {
        try PlanExercise.all(
            database,
            """
            SELECT \(Exercise.columns), seconds, reps, rest_seconds FROM workout_plan_exercises
            JOIN \(Exercise.tables)
            WHERE exercises.id = workout_plan_exercises.exercise_id AND plan_id = :plan
                AND (workout_plan_exercises.user_id IS NULL OR workout_plan_exercises.user_id = :user)
            ORDER BY position
            """, ["plan": plan, "user": user.id])
    }

    /// The user's own plans, the newest first, then the library's; without those that are archived.
    package func workoutPlans(_ database: Database) throws -> [WorkoutPlanOverview] {
        try overviews(database, of: user.id).reversed() + overviews(database, of: nil)
    }

    func ownPlanCount(_ database: Database) throws -> Int {
        try Int.first(database, "SELECT count(*) FROM workout_plans WHERE user_id = ?", [user.id])
            ?? 0
    }

    private static let hasExercises =
        "AND EXISTS (SELECT 1 FROM workout_plan_exercises WHERE plan_id = workout_plans.id)"

    func plansWithExercises(_ database: Database) throws -> [WorkoutPlan] {
        try plans(database, of: user.id, Self.hasExercises) + plans(database, of: nil, Self.hasExercises)
    }

    /// The first suggestion if it exists: the oldest plan that fits in every way and needs no equipment.
    func bestFittingPlan(_ database: Database, for preferences: WorkoutPreferences) throws -> WorkoutPlan? {
        let condition = """
            \(Self.hasExercises) AND instr(',' || goals || ',', ',' || :goal || ',')
            AND level = coalesce(:level, level) AND NOT instr(:done, ',' || id || ',') AND focus IS NOT :focus
            AND NOT EXISTS (SELECT 1 FROM workout_plan_exercises JOIN exercises ON exercises.id = exercise_id
                WHERE plan_id = workout_plans.id AND equipment <> '\(Equipment.none.rawValue)')
            """
        let found = try [user.id, nil].flatMap {
            try plans(database, of: $0, condition, preferences.arguments, limit: 1)
        }
        return found.min { $0.id < $1.id }
    }

    func overview(_ database: Database, of plan: WorkoutPlan) throws -> WorkoutPlanOverview {
        WorkoutPlanOverview(plan, try exercises(database, where: "plan_id = ?", plan.id))
    }

    /// - Parameter limit: how many at most; -1 for all of them.
    private func plans(
        _ database: Database, of owner: Int64?, _ condition: String = "", _ arguments: StatementArguments = [:],
        limit: Int = -1
    ) throws -> [WorkoutPlan] {
        try WorkoutPlan.all(
            database,
            """
            SELECT \(WorkoutPlan.columns) FROM workout_plans
            WHERE user_id IS :owner AND archived_at IS NULL \(condition) ORDER BY id LIMIT :limit
            """, arguments + ["owner": owner, "limit": limit])
    }

    private func overviews(_ database: Database, of owner: Int64?) throws -> [WorkoutPlanOverview] {
        let plans = try plans(database, of: owner)
        let exercises = try exercises(database, where: "workout_plan_exercises.user_id IS ?", owner)
        let ofPlan = Dictionary(grouping: exercises, by: \.plan)
        return plans.map { WorkoutPlanOverview($0, ofPlan[$0.id] ?? []) }
    }

    private func exercises(_ database: Database, where condition: String, _ argument: Int64?) throws
        -> [WorkoutPlanOverview.Exercise]
    {
        try WorkoutPlanOverview.Exercise.all(
            database,
            """
            SELECT plan_id, seconds, reps, met, rest_seconds, equipment FROM workout_plan_exercises
            JOIN exercises ON exercises.id = exercise_id WHERE \(condition) ORDER BY plan_id, position
            """, [argument])
    }
}
