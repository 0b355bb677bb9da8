import Fitness
import GRDB

extension User.Workouts {
    package func timedWorkout(_ database: Database, id workout: Int64) throws -> TimedWorkout? {
        try RowReader.first(
            database, "SELECT \(TimedWorkout.columns) FROM workout_sessions WHERE id = ? AND user_id = ?",
            [workout, user.id]
        ) { try TimedWorkout(&$0, steps: workoutSteps(database, of: workout)) }
    }

    package func hasTimedWorkout(_ database: Database, id workout: Int64) throws -> Bool {
        try Int64.first(database, "SELECT id FROM workout_sessions WHERE id = ? AND user_id = ?", [workout, user.id])
            != nil
    }

    /// The session whose end is not saved yet; there is at most one. It may have ended by itself.
    func openTimedWorkout(_ database: Database) throws -> TimedWorkout? {
        let open = try Int64.first(
            database, "SELECT id FROM workout_sessions WHERE user_id = ? AND completed_at IS NULL", [user.id])
        return try open.flatMap { try timedWorkout(database, id: $0) }
    }

    private func workoutSteps(_ database: Database, of workout: Int64) throws -> [WorkoutRun.Step] {
        try WorkoutRun.Step.all(
            database,
            """
            SELECT \(WorkoutRun.Step.columns) FROM workout_session_exercises
            WHERE session_id = ? AND user_id = ? ORDER BY position
            """, [workout, user.id])
    }

    /// Saves the progress of a run, and its totals once it ends; an unchanged run writes nothing.
    /// - Returns: the outcome of the end; nil when the run goes on or had ended before.
    package func save(
        _ database: Database, _ run: WorkoutRun, of workout: TimedWorkout, at moment: TrainingMoment
    ) throws -> TrainingOutcome? {
        guard run != workout.run else { return nil }
        try saveSteps(database, run, of: workout)
        guard run.phase == .complete else {
            try savePhase(database, run, of: workout)
            return nil
        }
        var ended = workout
        ended.run = run
        try database.run(
            """
            UPDATE workout_sessions SET phase = 'complete', position = 0, phase_started_at_milliseconds = ?,
                phase_elapsed_milliseconds = 0, is_paused = 0, completed_at = max(started_at, ?),
                recorded_at = ?, exercises_done = ?, duration_seconds = ?, energy_kilocalories = ?
            WHERE id = ? AND user_id = ? AND completed_at IS NULL
            """,
            [
                run.phaseStartedAt, run.phaseStartedAt / 1_000, moment.now.secondsSince1970, run.doneCount,
                run.durationSeconds,
                ended.energyKilocalories, workout.id, user.id,
            ])
        return try user.training.trainingChanged(database, from: workout.day, at: moment)
    }

    private func savePhase(_ database: Database, _ run: WorkoutRun, of workout: TimedWorkout) throws {
        try database.run(
            """
            UPDATE workout_sessions SET phase = ?, position = ?, phase_started_at_milliseconds = ?,
                phase_elapsed_milliseconds = ?, is_paused = ?
            WHERE id = ? AND user_id = ?
            """,
            [
                run.phase.name, run.phase.position, run.phaseStartedAt, run.phaseElapsed, run.isPaused, workout.id,
                user.id,
            ])
    }

    private func saveSteps(_ database: Database, _ run: WorkoutRun, of workout: TimedWorkout) throws {
        let statement = try database.cachedStatement(
            sql: """
                UPDATE workout_session_exercises SET active_milliseconds = ?, rested_milliseconds = ?, is_done = ?
                WHERE session_id = ? AND position = ? AND user_id = ?
                """)
        for (position, step) in run.steps.enumerated() where step != workout.run.steps[position] {
            try statement.execute(arguments: [
                step.activeMilliseconds, step.restedMilliseconds, step.isDone, workout.id, position, user.id,
            ])
        }
    }

    /// The achievements that the end of a session unlocked, without those revoked since.
    package func achievements(_ database: Database, unlockedBy workout: TimedWorkout) throws -> [Achievement] {
        try RowReader.all(
            database,
            """
            SELECT key FROM achievements WHERE user_id = ? AND unlocked_at = ? AND revoked_at IS NULL
            ORDER BY key
            """, [user.id, workout.recordedAt]
        ) { try $0.nextAchievement() }.compactMap { $0 }
    }

    /// - Returns: nil if the user has no such session.
    package func deleteTimedWorkout(_ database: Database, id workout: Int64, at moment: TrainingMoment) throws
        -> TrainingOutcome?
    {
        let day = try LocalDay.first(
            database, "DELETE FROM workout_sessions WHERE id = ? AND user_id = ? RETURNING day", [workout, user.id])
        return try day.map { try user.training.trainingChanged(database, from: $0, at: moment) }
    }
}
