import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

/// What a person does in a timed workout: each form first advances the session to its time.
package enum TimedWorkoutActionsController {
    package static func pause(_ visit: MemberVisit, _ typed: Submission, workout: Int) async throws -> Response {
        try await proceed(visit, typed, workout, .pause)
    }

    package static func resume(_ visit: MemberVisit, _ typed: Submission, workout: Int) async throws -> Response {
        try await proceed(visit, typed, workout, .resume)
    }

    package static func next(_ visit: MemberVisit, _ typed: Submission, workout: Int) async throws -> Response {
        try await proceed(visit, typed, workout, .next)
    }

    package static func skip(_ visit: MemberVisit, _ typed: Submission, workout: Int) async throws -> Response {
        try await proceed(visit, typed, workout, .skip)
    }

    package static func skipRest(_ visit: MemberVisit, _ typed: Submission, workout: Int) async throws -> Response {
        try await proceed(visit, typed, workout, .skipRest)
    }

    package static func finish(_ visit: MemberVisit, _ typed: Submission, workout: Int) async throws -> Response {
        try await proceed(visit, typed, workout, .finish)
    }

    package static func confirmFinish(_ visit: MemberVisit, workout: Int) async throws -> Response {
        let workout = try await TimedWorkoutPageController.now(visit, workout)
        guard workout.run.phase != .complete else { return try visit.redirect(to: Paths.timedWorkout(workout.id)) }
        return try visit.page(WorkoutEndPage(workout: workout), title: WorkoutTexts.endWorkout, destination: .workout)
    }

    private static func proceed(
        _ visit: MemberVisit, _ typed: Submission, _ workout: Int, _ event: WorkoutRun.Event
    ) async throws -> Response {
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
