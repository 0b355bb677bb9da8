import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

/// Starts a plan as a timed workout, and deletes what was done of one.
package enum TimedWorkoutsController {
    package static func create(_ visit: MemberVisit, _ typed: Submission, plan: Int) async throws -> Response {
        let (id, moment) = (Int64(plan), visit.moment)
        do {
            let started = try await visit.write { database, user -> StartedWorkout in
                let plan = try user.workouts.workoutPlan(database, id: id).orNotFound()
                let started = try user.workouts.startWorkout(database, plan, at: moment, refusal: { $0 })
                try user.programs.enter(database, timedWorkout: started.id, plan: id, at: moment)
                return started
            }
            let path = Paths.timedWorkout(started.id)
            guard let closed = started.closed else { return try visit.redirect(to: path) }
            return try visit.redirect(to: path, notice: .earlierWorkoutSaved, outcome: closed)
        } catch let obstacle as WorkoutObstacle {
            var path = Paths.workout(id)
            if case .running(let workout) = obstacle { path = Paths.timedWorkout(workout) }
            return try visit.redirect(to: path, notice: obstacle.notice)
        }
    }

    package static func confirmDeletion(_ visit: MemberVisit, workout: Int) async throws -> Response {
        let workout = try await find(visit, workout)
        let question = ConfirmPage.Question(
            WorkoutTexts.deleteWorkoutQuestion,
            WorkoutTexts.workoutDeletionWarning(workout.planName, workout.day.longText),
            deleting: Paths.timedWorkout(workout.id), label: WorkoutTexts.deleteWorkout)
        return try visit.ask(question, destination: .workout)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, workout: Int) async throws -> Response {
        let moment = visit.moment
        let day = try await visit.write { database, user -> LocalDay in
            let day = try user.workouts.timedWorkout(database, id: Int64(workout)).orNotFound().day
            _ = try user.workouts.deleteTimedWorkout(database, id: Int64(workout), at: moment)
            return day
        }
        return try visit.redirect(to: Paths.track(on: day), notice: .workoutDeleted)
    }

    static func find(_ visit: MemberVisit, _ workout: Int) async throws -> TimedWorkout {
        try await visit.read { try $1.workouts.timedWorkout($0, id: Int64(workout)) }.orNotFound()
    }
}

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

/// Shows a timed workout from its start to its summary. Reading writes nothing.
package enum TimedWorkoutPageController {
    package static func show(_ visit: MemberVisit, workout: Int) async throws -> Response {
        let reached = try await now(visit, workout)
        guard reached.run.phase != .complete else { return try await summary(visit, reached) }
        let (shown, own) = try await visit.read { database, user in
            func exercise(at position: Int) throws -> Exercise? {
                try reached.run.steps[position].exerciseID.flatMap { try user.training.exercise(database, id: $0) }
            }
            return (try exercise(at: reached.run.shownPosition), try exercise(at: reached.run.phase.position))
        }
        // The Back button would show a cached page with an outdated time.
        return try visit.page(
            TimedWorkoutPage(reached, shown: shown, own: own, now: visit.now.millisecondsSince1970),
            title: reached.planName, destination: .workout
        ).neverStored()
    }

    /// The phases to come, for a page that loses its connection; none for a workout that is over.
    package static func phases(_ visit: MemberVisit, workout: Int) async throws -> Response {
        let workout = try await now(visit, workout)
        let ids = Set(workout.run.steps.compactMap(\.exerciseID))
        let exercises = try await visit.read { database, user in
            Dictionary(
                uniqueKeysWithValues: try ids.compactMap { id in
                    try user.training.exercise(database, id: id).map { (id, $0) }
                })
        }
        return try visit.page(
            WorkoutPhasesPage(workout, exercises: exercises, now: visit.now.millisecondsSince1970),
            title: workout.planName, destination: .workout
        ).neverStored()
    }

    private static func summary(_ visit: MemberVisit, _ workout: TimedWorkout) async throws -> Response {
        let announcesAchievements = visit.user.reminders.contains(.achievements)
        let today = visit.today
        let (unlocked, cardio, next) = try await visit.read { database, user in
            (
                announcesAchievements ? try user.workouts.achievements(database, unlockedBy: workout) : [],
                try user.workouts.cardioToLog(database, of: workout),
                try NextWorkout(database, user, after: workout, today: today)
            )
        }
        return try visit.page(
            WorkoutSummaryPage(
                workout: workout, unlocked: unlocked, cardio: cardio, next: next, user: visit.user, today: today),
            title: workout.planName, destination: .workout)
    }

    /// The workout as far as its time has come.
    static func now(_ visit: MemberVisit, _ workout: Int) async throws -> TimedWorkout {
        var workout = try await TimedWorkoutsController.find(visit, workout)
        workout.run = workout.run.advanced(to: visit.now.millisecondsSince1970)
        return workout
    }
}
