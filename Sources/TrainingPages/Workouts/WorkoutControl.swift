import Fitness
import Forms
import Models
import Texts

/// A button of the timed workout's page.
struct WorkoutControl: Sendable {
    enum Kind: String, Sendable {
        case pause
        /// Also sent by the page's clock when the time is over.
        case move
        case skip
    }

    let kind: Kind
    let path: String
    let label: String
    let icon: String
    let isPrimary: Bool

    var kindName: String { kind.rawValue }

    /// The buttons of the current phase. A rest and a timed exercise can be skipped; reps are done, or skipped.
    static func all(of workout: TimedWorkout) -> [WorkoutControl] {
        let run = workout.run
        let isRest = if case .rest = run.phase { true } else { false }
        let isCounted = run.phaseLength == nil
        let pause = WorkoutControl(
            kind: .pause, path: run.isPaused ? Paths.workoutResumption(workout.id) : Paths.workoutPause(workout.id),
            label: run.isPaused ? CommonTexts.resume : CommonTexts.pause, icon: run.isPaused ? "play" : "pause",
            isPrimary: run.isPaused || (!isRest && !isCounted))
        let skip = WorkoutControl(
            kind: isCounted ? .skip : .move, path: isRest ? Paths.restSkip(workout.id) : Paths.exerciseSkip(workout.id),
            label: isRest ? WorkoutTexts.skipRest : CommonTexts.skip, icon: "skip",
            isPrimary: isRest && !pause.isPrimary)
        guard isCounted else { return [pause, skip] }
        let done = WorkoutControl(
            kind: .move, path: Paths.nextExercise(workout.id), label: CommonTexts.done, icon: "check",
            isPrimary: !pause.isPrimary)
        return [done, pause, skip]
    }
}
