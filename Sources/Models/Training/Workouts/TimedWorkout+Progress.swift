import Fitness
import GRDB
import Texts

/// What keeps a plan from being started.
package enum WorkoutObstacle: Error {
    /// Another one is running; only one can run at a time.
    case running(Int64)
    case empty
    /// More than `WorkoutPlan.maximumExercisesInAllRounds`.
    case tooLong

    package var faults: Faults {
        Faults("plan", notice.sentence(limit: WorkoutPlan.maximumExercisesInAllRounds, deleted: nil))
    }

    package var notice: NoticeTexts {
        switch self {
        case .running: .workoutRunning
        case .empty: .workoutEmpty
        case .tooLong: .workoutTooLong
        }
    }
}

package struct StartedWorkout: Sendable {
    package let id: Int64
    /// The outcome of the workout before it, if that had ended by itself and was not saved yet.
    package var closed: TrainingOutcome?
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
    /// What keeps a plan from being started; nil for nothing. A second tap on the button is let through.
    private func obstacle(
        _ database: Database, to plan: WorkoutPlan, at moment: TrainingMoment
    ) throws -> WorkoutObstacle? {
        if let open = try openTimedWorkout(database),
            open.run.advanced(to: moment.now.millisecondsSince1970).phase != .complete
        {
            let isSecondTap = open.planID == plan.id && moment.now.secondsSince1970 - open.startedAt < 60
            return isSecondTap ? nil : .running(open.id)
        }
        let count = try exercisesOfAllRounds(database, of: plan).count
        if count == 0 { return .empty }
        return count > WorkoutPlan.maximumExercisesInAllRounds ? .tooLong : nil
    }

    /// Starts a plan, unless there is an obstacle. A workout that has ended by itself is saved first. A second tap on
    /// the button leads to what the first one started.
    /// - Parameter refusal: what is thrown for an obstacle: a page leads elsewhere, the API has words of its own.
    package func startWorkout(
        _ database: Database, _ plan: WorkoutPlan, at moment: TrainingMoment,
        refusal: (WorkoutObstacle) -> any Error = { $0.faults }
    ) throws -> StartedWorkout {
        if let obstacle = try obstacle(database, to: plan, at: moment) { throw refusal(obstacle) }
        var closed: TrainingOutcome?
        if let open = try openTimedWorkout(database) {
            let run = open.run.advanced(to: moment.now.millisecondsSince1970)
            guard run.phase == .complete else { return StartedWorkout(id: open.id) }
            closed = try save(database, run, of: open, at: moment)
        }
        let exercises = try exercisesOfAllRounds(database, of: plan)
        let workout = try database.insert(
            into: "workout_sessions",
            [
                "user_id": user.id, "plan_id": plan.id, "plan_name": plan.name, "focus": plan.focus.rawValue,
                "day": moment.today,
                "body_weight_kilograms": try user.training.bodyWeightKilograms(database, on: moment.today),
                "started_at": moment.now.secondsSince1970, "logged_minute": moment.minute, "phase": "exercise",
                "position": 0, "phase_started_at_milliseconds": moment.now.millisecondsSince1970,
                "exercise_count": exercises.count,
            ])
        try copyExercises(database, exercises, in: workout)
        return StartedWorkout(id: workout, closed: closed)
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

    /// The plan's exercises, round after round.
    private func exercisesOfAllRounds(_ database: Database, of plan: WorkoutPlan) throws -> [Row] {
        let exercises = try Row.fetchAll(
            database,
            sql: """
                SELECT exercises.id, \(Exercise.shownName), met, seconds, reps, rest_seconds
                FROM workout_plan_exercises JOIN \(Exercise.tables)
                WHERE exercises.id = workout_plan_exercises.exercise_id AND plan_id = :plan
                ORDER BY workout_plan_exercises.position
                """, arguments: ["plan": plan.id, "user": user.id])
        return Array(repeating: exercises, count: plan.rounds).flatMap { $0 }
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

    /// - Returns: nil for a workout with other exercises too, and once its cardio is logged.
    package func cardioToLog(_ database: Database, of workout: TimedWorkout) throws -> WorkoutCardio? {
        guard let hardest = workout.run.hardestExercise else { return nil }
        var exercises: [Int64: Exercise] = [:]
        for step in workout.run.steps {
            guard let id = step.exerciseID else { return nil }
            if exercises[id] == nil { exercises[id] = try user.training.exercise(database, id: id) }
            guard exercises[id]?.kind == .cardio else { return nil }
        }
        let logged = try Int64.first(
            database,
            """
            SELECT id FROM cardio_sessions WHERE exercise_id = ? AND user_id = ? AND day = ? AND logged_at >= ? LIMIT 1
            """, [hardest.id, user.id, workout.day, workout.startedAt])
        guard logged == nil, hardest.seconds > 0, let exercise = exercises[hardest.id], !exercise.isArchived else {
            return nil
        }
        return WorkoutCardio(exercise: exercise, seconds: hardest.seconds)
    }
}

/// What a workout of cardio alone can be logged as, with its distance.
package struct WorkoutCardio: Sendable, Equatable {
    package let exercise: Exercise
    package let seconds: Int
}
