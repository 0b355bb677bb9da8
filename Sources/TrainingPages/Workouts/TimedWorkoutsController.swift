import Fitness
import Forms
import HTTP
import Models
import Routines
import Texts
import Web

/// Runs a workout from its start to Done. Reading writes nothing; each form first advances the session to its time.
package enum TimedWorkoutsController {
    package static func create(_ visit: MemberVisit, _ typed: Submission, plan: Int) async throws -> Response {
        let moment = visit.moment
        do {
            let start = try await visit.write { database, user in
                let start = try user.workouts.startWorkout(database, plan: Int64(plan), at: moment)
                if case .started(let workout, _) = start {
                    try user.programs.enter(database, timedWorkout: workout, plan: Int64(plan), at: moment)
                }
                return start
            }
            switch start {
            case .started(let workout, let closed?):
                return try visit.redirect(
                    to: Paths.timedWorkout(workout), notice: .earlierWorkoutSaved, outcome: closed)
            case .started(let workout, nil): return try visit.redirect(to: Paths.timedWorkout(workout))
            case .running(let workout):
                return try visit.redirect(to: Paths.timedWorkout(workout), notice: .workoutRunning)
            case .planNotFound: throw HTTPError(.notFound)
            }
        } catch let refusal as WorkoutStartRefusal {
            let notice: Notice.Code =
                switch refusal {
                case .empty: .workoutEmpty
                case .tooLong: .workoutTooLong
                }
            return try visit.redirect(to: Paths.workout(Int64(plan)), notice: notice)
        }
    }

    package static func show(_ visit: MemberVisit, workout: Int) async throws -> Response {
        var workout = try await find(visit, workout)
        let now = visit.now.millisecondsSince1970
        workout.run = workout.run.advanced(to: now)
        let reached = workout
        guard reached.run.phase != .complete else { return try await summary(visit, reached) }
        let (shown, own) = try await visit.read { database, user in
            func exercise(at position: Int) throws -> Exercise? {
                try reached.run.steps[position].exerciseID.flatMap { try user.training.exercise(database, id: $0) }
            }
            return (try exercise(at: reached.run.shownPosition), try exercise(at: reached.run.phase.position))
        }
        var response = try visit.page(
            TimedWorkoutPage(reached, shown: shown, own: own, now: now), title: reached.planName,
            destination: .workout)
        // The Back button would show a cached page with an outdated time.
        response.headers[.cacheControl] = "no-store"
        return response
    }

    /// The phases to come, for a page that loses its connection; none for a workout that is over.
    package static func phases(_ visit: MemberVisit, workout: Int) async throws -> Response {
        var workout = try await find(visit, workout)
        let now = visit.now.millisecondsSince1970
        workout.run = workout.run.advanced(to: now)
        let ids = Set(workout.run.steps.compactMap(\.exerciseID))
        let exercises = try await visit.read { database, user in
            Dictionary(
                uniqueKeysWithValues: try ids.compactMap { id in
                    try user.training.exercise(database, id: id).map { (id, $0) }
                })
        }
        var response = try visit.page(
            WorkoutPhasesPage(workout, exercises: exercises, now: now), title: workout.planName, destination: .workout)
        response.headers[.cacheControl] = "no-store"
        return response
    }

    private static func summary(_ visit: MemberVisit, _ workout: TimedWorkout) async throws -> Response {
        let announcesAchievements = visit.user.reminders.achievements
        let (unlocked, cardio) = try await visit.read { database, user in
            (
                announcesAchievements ? try user.workouts.achievements(database, unlockedBy: workout) : [],
                try user.workouts.cardioToLog(database, of: workout)
            )
        }
        return try visit.page(
            WorkoutSummaryPage(
                workout: workout, unlocked: unlocked, cardio: cardio, user: visit.user, today: visit.today),
            title: workout.planName, destination: .workout)
    }

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
        var workout = try await find(visit, workout)
        workout.run = workout.run.advanced(to: visit.now.millisecondsSince1970)
        guard workout.run.phase != .complete else { return try visit.redirect(to: Paths.timedWorkout(workout.id)) }
        return try visit.page(WorkoutEndPage(workout: workout), title: WorkoutTexts.endWorkout, destination: .workout)
    }

    package static func confirmDeletion(_ visit: MemberVisit, workout: Int) async throws -> Response {
        let workout = try await find(visit, workout)
        let question = ConfirmPage.Question(
            title: WorkoutTexts.deleteWorkoutQuestion,
            text:
                WorkoutTexts.workoutDeletionWarning(workout.planName, workout.day.longText),
            action: Paths.timedWorkoutDeletion(workout.id), label: WorkoutTexts.deleteWorkout,
            cancelPath: Paths.timedWorkout(workout.id))
        return try visit.page(ConfirmPage(question: question), title: WorkoutTexts.deleteWorkout, destination: .workout)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, workout: Int) async throws -> Response {
        let moment = visit.moment
        let day = try await visit.write { database, user in
            let day = try user.workouts.timedWorkout(database, id: Int64(workout))?.day
            _ = try user.workouts.deleteTimedWorkout(database, id: Int64(workout), at: moment)
            return day
        }
        guard let day else { throw HTTPError(.notFound) }
        return try visit.redirect(to: Paths.track(on: day), notice: .workoutDeleted)
    }

    private static func find(_ visit: MemberVisit, _ workout: Int) async throws -> TimedWorkout {
        try await visit.read { try $1.workouts.timedWorkout($0, id: Int64(workout)) }.orNotFound()
    }

    private static func proceed(
        _ visit: MemberVisit, _ typed: Submission, _ workout: Int, _ event: WorkoutRun.Event
    ) async throws -> Response {
        let (action, moment) = (WorkoutAction(typed.fields, event), visit.moment)
        let step = try await visit.write {
            try $1.workouts.continueWorkout($0, id: Int64(workout), action, at: moment)
        }
        guard let step else { throw HTTPError(.notFound) }
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
