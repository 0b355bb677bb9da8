import Fitness
import Foundation
import GRDB

/// A workout that the user is doing or has done.
package struct TimedWorkout: Sendable, Identifiable, Equatable {
    package let id: Int64
    /// nil once the plan is deleted; the workout keeps its own copy.
    package let planID: Int64?
    package let planName: String
    package let focus: WorkoutFocus
    /// The user's local day when it began.
    package let day: LocalDay
    /// The user's body weight when it began; nil if it was unknown.
    package let bodyWeightKilograms: Double?
    /// Seconds since 1970.
    package let startedAt: Int64
    /// When it ended, in seconds since 1970; nil until the end is saved.
    package let completedAt: Int64?
    /// When its end was saved, in seconds since 1970.
    let recordedAt: Int64?
    package var run: WorkoutRun

    package var energyKilocalories: Int {
        run.energyKilocalories(weightKilograms: bodyWeightKilograms ?? User.Training.assumedWeightKilograms)
    }
}

extension TimedWorkout {
    static let columns = """
        id, plan_id, plan_name, focus, day, body_weight_kilograms, started_at, completed_at, recorded_at, \
        phase, position, phase_started_at_milliseconds, phase_elapsed_milliseconds, is_paused
        """

    init(_ row: inout RowReader, steps: [WorkoutRun.Step]) throws {
        id = try row.next()
        planID = try row.next()
        planName = try row.next()
        focus = try row.next()
        day = try row.next()
        bodyWeightKilograms = try row.next()
        startedAt = try row.next()
        completedAt = try row.next()
        recordedAt = try row.next()
        let phase = try WorkoutRun.Phase(row.next(), position: row.next())
        run = try WorkoutRun(
            // A workout whose current exercise is missing is complete.
            steps: steps, phase: steps.indices.contains(phase.position) ? phase : .complete,
            phaseStartedAt: row.next(in: OutsideNumber.milliseconds),
            phaseElapsed: row.next(in: WorkoutRun.Step.milliseconds), isPaused: row.next())
    }
}

private enum PhaseName: String, ColumnValue {
    case exercise, rest, complete
}

extension WorkoutRun.Phase {
    fileprivate init(_ name: PhaseName, position: Int) {
        self =
            switch name {
            case .exercise: .exercise(position)
            case .rest: .rest(position)
            case .complete: .complete
            }
    }

    /// As the table stores it.
    package var name: String {
        switch self {
        case .exercise: "exercise"
        case .rest: "rest"
        case .complete: "complete"
        }
    }

    package var position: Int {
        switch self {
        case .exercise(let position), .rest(let position): position
        case .complete: 0
        }
    }
}

extension WorkoutRun.Step: RowReadable {
    static let columns = """
        exercise_id, name, met, seconds, reps, rest_seconds, active_milliseconds, rested_milliseconds, is_done
        """

    fileprivate static let milliseconds = 0...OutsideNumber.milliseconds.upperBound
    private static let counts = 0...1_000_000_000

    package init(_ row: inout RowReader) throws {
        try self.init(
            exerciseID: row.next(), name: row.next(), metabolicEquivalent: row.next(in: 0...100),
            amount: ExerciseAmount(
                seconds: row.nextIfPresent(in: Self.counts), reps: row.nextIfPresent(in: Self.counts)),
            restSeconds: row.next(in: Self.counts), activeMilliseconds: row.next(in: Self.milliseconds),
            restedMilliseconds: row.next(in: Self.milliseconds), isDone: row.next())
    }
}

extension Date {
    package var millisecondsSince1970: Int64 { Int64((withinYears.timeIntervalSince1970 * 1_000).rounded()) }
}

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
