import Fitness
import GRDB

/// The result of trying to start a workout.
package enum WorkoutStartResult: Sendable {
    /// - Parameter closed: the outcome of the workout before it, if that had ended by itself and was not saved yet.
    case started(Int64, closed: TrainingOutcome?)
    /// Another one is running; only one can run at a time.
    case running(Int64)
    case planNotFound
}

/// Why a plan can't be started; nothing has changed.
package enum WorkoutStartRefusal: Error {
    case empty
    /// More than `WorkoutPlan.maximumExercisesInAllRounds`.
    case tooLong
}

/// A session after an action.
package struct WorkoutActionResult: Sendable {
    package let workout: TimedWorkout
    /// Whether it was complete before the action.
    package let wasComplete: Bool
    /// Whether nothing of it was done, so that it was deleted.
    package var isDiscarded = false
    /// The outcome of its end, if the action ended it.
    package var outcome: TrainingOutcome?
}

extension User.Workouts {
    /// Starts a plan, unless a workout is running. One that has ended by itself is saved first. A second tap on the
    /// button leads to what the first one started.
    /// - Throws: `WorkoutStartRefusal`.
    package func startWorkout(_ database: Database, plan: Int64, at moment: TrainingMoment) throws -> WorkoutStartResult
    {
        guard let name = try planName(database, plan) else { return .planNotFound }
        var closed: TrainingOutcome?
        if let open = try openTimedWorkout(database) {
            let run = open.run.advanced(to: moment.now.millisecondsSince1970)
            guard run.phase == .complete else {
                let isSecondTap = open.planID == plan && moment.now.secondsSince1970 - open.startedAt < 60
                return isSecondTap ? .started(open.id, closed: nil) : .running(open.id)
            }
            closed = try save(database, run, of: open, at: moment)
        }
        let exercises = try exercisesOfAllRounds(database, of: plan)
        try database.run(
            """
            INSERT INTO workout_sessions (user_id, plan_id, plan_name, focus, day, body_weight_kilograms,
                started_at, logged_minute, phase, position, phase_started_at_milliseconds, exercise_count)
            SELECT ?1, id, ?3, focus, ?4, ?5, ?6, ?7, 'exercise', 0, ?8, ?9 FROM workout_plans WHERE id = ?2
            """,
            [
                user.id, plan, name, moment.today, try user.training.bodyWeightKilograms(database, on: moment.today),
                moment.now.secondsSince1970, moment.minute, moment.now.millisecondsSince1970, exercises.count,
            ])
        let workout = database.lastInsertedRowID
        try copyExercises(database, exercises, in: workout)
        return .started(workout, closed: closed)
    }

    /// Advances a session to the current time, then applies the user's action.
    /// - Returns: nil if the user has no such session.
    package func continueWorkout(
        _ database: Database, id workout: Int64, _ action: WorkoutAction, at moment: TrainingMoment
    ) throws -> WorkoutActionResult? {
        guard var workout = try timedWorkout(database, id: workout) else { return nil }
        let now = action.moment(in: workout.run, now: moment.now.millisecondsSince1970)
        let wasComplete = workout.run.advanced(to: now).phase == .complete
        let run = workout.run.after(action, at: now)
        if run.phase == .complete, run.doneCount == 0, workout.completedAt == nil {
            _ = try deleteTimedWorkout(database, id: workout.id, at: moment)
            return WorkoutActionResult(workout: workout, wasComplete: false, isDiscarded: true)
        }
        let outcome = try save(database, run, of: workout, at: moment)
        workout.run = run
        return WorkoutActionResult(workout: workout, wasComplete: wasComplete, outcome: outcome)
    }

    /// The name of a plan of the library, or of the user's own.
    private func planName(_ database: Database, _ plan: Int64) throws -> String? {
        try String.first(
            database, "SELECT name FROM workout_plans WHERE id = ? AND (user_id IS NULL OR user_id = ?)",
            [plan, user.id])
    }

    /// The plan's exercises, round after round.
    private func exercisesOfAllRounds(_ database: Database, of plan: Int64) throws -> [Row] {
        let rounds = try Int.first(database, "SELECT rounds FROM workout_plans WHERE id = ?", [plan])
        let exercises = try Row.fetchAll(
            database,
            sql: """
                SELECT exercises.id, \(Exercise.shownName), met, seconds, reps, rest_seconds
                FROM workout_plan_exercises JOIN \(Exercise.tables)
                WHERE exercises.id = workout_plan_exercises.exercise_id AND plan_id = :plan
                ORDER BY workout_plan_exercises.position
                """, arguments: ["plan": plan, "user": user.id])
        let unrolled = Array(repeating: exercises, count: rounds ?? 0).flatMap { $0 }
        guard !unrolled.isEmpty else { throw WorkoutStartRefusal.empty }
        guard unrolled.count <= WorkoutPlan.maximumExercisesInAllRounds else { throw WorkoutStartRefusal.tooLong }
        return unrolled
    }

    /// Copies the exercises, so that a later change of the plan does not affect the session. The instructions are not
    /// copied.
    private func copyExercises(_ database: Database, _ exercises: [Row], in workout: Int64) throws {
        let insertion = try database.cachedStatement(
            sql: """
                INSERT INTO workout_session_exercises (session_id, position, user_id, exercise_id, name, met, seconds,
                    reps, rest_seconds)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        for (position, exercise) in exercises.enumerated() {
            try insertion.execute(
                arguments: [workout, position, user.id] + StatementArguments(exercise.databaseValues))
        }
    }
}
