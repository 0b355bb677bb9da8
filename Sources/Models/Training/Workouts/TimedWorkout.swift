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
