import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

/// What a person does in a timed workout: each form first advances the session to its time.
package enum TimedWorkoutActionsController {
    /// What the button of an event does.
    package static func on(
        _ event: WorkoutRun.Event
    ) -> @Sendable (MemberVisit, Submission, Int) async throws -> Response {
        { visit, typed, workout in
            let (action, moment) = (WorkoutAction(typed.fields, event), visit.moment)
            let step = try await visit.write {
                try $1.workouts.continueWorkout($0, id: Int64(workout), action, at: moment)
            }.orNotFound()
            if step.isDiscarded { return try visit.redirect(to: Paths.workouts, notice: .workoutDiscarded) }
            guard event == .finish, step.wasComplete else {
                return try visit.redirect(to: Paths.timedWorkout(step.workout.id))
            }
            return try visit.redirect(
                to: Paths.workouts, notice: .workoutSaved, outcome: step.outcome ?? TrainingOutcome())
        }
    }

    package static func confirmFinish(_ visit: MemberVisit, workout: Int) async throws -> Response {
        let workout = try await TimedWorkoutPageController.now(visit, workout)
        guard workout.run.phase != .complete else { return try visit.redirect(to: Paths.timedWorkout(workout.id)) }
        return try visit.page(WorkoutEndPage(workout: workout), title: WorkoutTexts.endWorkout, destination: .workout)
    }
}

extension WorkoutAction {
    package init(_ fields: FormFields, _ event: WorkoutRun.Event) {
        self.init()
        self.event = fields["by"] == Self.clock ? nil : event
        // An unreadable phase becomes one that the run is never in.
        ordinal = fields["phase"].map { Int(outside: $0) ?? -1 }
        seenAt = fields.milliseconds("seen_at")
        happenedAt = fields.milliseconds("happened_at")
    }
}
