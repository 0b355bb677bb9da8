import Fitness
import Foundation
import GRDB

/// One time that somebody goes, or went, through a workout.
package struct WorkoutSession: Sendable, Identifiable, Equatable {
    package let id: Int64
    /// nil once the plan is gone: the session keeps what it began with.
    package let planID: Int64?
    package let planName: String
    package let focus: WorkoutFocus
    /// The person's day when it began.
    package let day: LocalDay
    /// What the person weighed when it began; nil when nobody knew.
    package let bodyWeightKilograms: Double?
    /// Seconds since 1970.
    package let startedAt: Int64
    /// When it was over, in seconds since 1970; nil until that is written down.
    package let completedAt: Int64?
    /// When its end was written down, in seconds since 1970.
    let recordedAt: Int64?
    package var run: WorkoutRun

    package var energyKilocalories: Int {
        run.energyKilocalories(weightKilograms: bodyWeightKilograms ?? User.assumedWeightKilograms)
    }
}

extension WorkoutSession {
    static let columns = """
        id, plan_id, plan_name, focus, day, body_weight_kilograms, started_at, completed_at, recorded_at, \
        phase, position, phase_started_at_milliseconds, phase_elapsed_milliseconds, is_paused
        """

    init(row: Row, steps: [WorkoutRun.Step]) {
        id = row[0]
        planID = row[1]
        planName = row[2]
        focus = WorkoutFocus(rawValue: row[3]) ?? .strength
        day = row[4]
        bodyWeightKilograms = row[5]
        startedAt = row[6]
        completedAt = row[7]
        recordedAt = row[8]
        let phase = WorkoutRun.Phase(name: row[9], position: row[10])
        run = WorkoutRun(
            // Without the exercise that it is at, nothing of a workout is left to do.
            steps: steps, phase: steps.indices.contains(phase.position) ? phase : .complete, phaseStartedAt: row[11],
            phaseElapsed: row[12], isPaused: row[13])
    }
}

extension WorkoutRun.Phase {
    fileprivate init(name: String, position: Int) {
        switch name {
        case "exercise": self = .exercise(position)
        case "rest": self = .rest(position)
        default: self = .complete
        }
    }

    /// As the table keeps it.
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

extension WorkoutRun.Step: FetchableRecord {
    static let columns = """
        exercise_id, name, met, seconds, reps, rest_seconds, active_milliseconds, rested_milliseconds, is_done
        """

    package init(row: Row) throws {
        self.init(
            exerciseID: row[0], name: row[1], metabolicEquivalent: row[2],
            amount: (row[3] as Int?).map(ExerciseAmount.seconds) ?? .reps(row[4]), restSeconds: row[5],
            activeMilliseconds: row[6], restedMilliseconds: row[7], isDone: row[8])
    }
}

extension Date {
    package var millisecondsSince1970: Int64 { Int64((timeIntervalSince1970 * 1_000).rounded()) }
}
