import Fitness
import Forms
import GRDB
import HTTP
import Models
import Routines
import Web

extension Resource where Item == TimedWorkout {
    static let timedWorkouts = Resource<TimedWorkout>(
        path: "workout-sessions", name: "WorkoutSession", title: "Workout sessions", one: "a workout session",
        area: .training, properties: properties, identify: { String($0.id) },
        listParameters: PageRequest.dayParameters,
        list: paged(RowID.self, keyset) { try now($0, $1, $2.id) }, find: byNumber { try now($0, $1, $2) },
        create: { database, context, change in
            guard let plan = change.values.row("plan_id") else {
                throw Faults("plan_id", "Please choose a plan")
            }
            return try start(database, context, plan: plan)
        },
        update: { database, context, workout, change in
            let phase = MemberValues(members: change.sent).whole("phase_number")
            if let phase, !phaseNumbers.contains(phase) {
                throw Faults("phase_number", "There is no phase with this number")
            }
            guard let action = WorkoutAction(named: change.values.text("action"), phase: phase) else {
                throw Faults("action", "Please choose one of these")
            }
            let step = try context.user.workouts.continueWorkout(
                database, id: workout.id, action, at: context.moment)
            if step?.isDiscarded == true {
                throw HTTPError(
                    .conflict,
                    "No exercise of this workout is done, so there is nothing to save. Delete it instead.")
            }
        }, changeProblems: [.conflict],
        delete: withoutPhotos { try $1.user.workouts.deleteTimedWorkout($0, id: $2.id, at: $1.moment) })

    private static func start(_ database: Database, _ context: ResourceContext, plan: Int64) throws -> String {
        let workouts = context.user.workouts
        guard let found = try workouts.workoutPlan(database, id: plan) else {
            throw Faults("plan_id", "There is no plan with this id")
        }
        let workout = try workouts.startWorkout(database, found, at: context.moment, refusal: refusal).id
        try context.user.programs.enter(database, timedWorkout: workout, plan: plan, at: context.moment)
        return String(workout)
    }

    private static func refusal(of obstacle: WorkoutObstacle) -> any Error {
        switch obstacle {
        case .running(let workout):
            HTTPError(
                .conflict,
                "The workout /api/v1/workout-sessions/\(workout) is still running. Only one workout can run at a time.")
        case .empty: Faults("plan_id", "This plan has no exercises")
        case .tooLong:
            Faults(
                "plan_id",
                "A plan has at most \(WorkoutPlan.maximumExercisesInAllRounds) exercises in all rounds combined")
        }
    }

    private static let keyset = Keyset(
        table: "workout_sessions", columns: "id", order: ["day", "started_at", "id"])

    /// The workout advanced to the current time.
    private static func now(_ database: Database, _ context: ResourceContext, _ id: Int64) throws -> TimedWorkout? {
        guard var workout = try context.user.workouts.timedWorkout(database, id: id) else { return nil }
        workout.run = workout.run.advanced(to: context.moment.now.millisecondsSince1970)
        return workout
    }

    private static let properties: [ResourceProperty<TimedWorkout>] =
        [
            .readOnly("id", .integer) { .integer($0.id) },
            .writable(
                "plan_id", .nullable(.rowID), "null once the plan is deleted", isRequired: true, time: .atCreation,
                example: 1
            ) { .optional($0.planID) },
            .readOnly("plan_name", .text()) { .string($0.planName) },
            .readOnly("focus", .choice(WorkoutFocus.self)) { .string($0.focus.rawValue) },
            .readOnly("day", .day) { .day($0.day) },
            .readOnly("started_at", .moment) { .moment($0.startedAt) },
            .readOnly("completed_at", .nullable(.moment), "null while it runs") { .moment($0.completedAt) },
            .readOnly("duration_seconds", .integer) { .int($0.run.durationSeconds) },
            .readOnly("energy_kilocalories", .integer) { .int($0.energyKilocalories) },
            .readOnly("exercises_done", .integer) { .int($0.run.doneCount) },
            .readOnly("exercises", .list(.object(stepProperties.answer())), "In order, round by round") {
                .array($0.run.steps.map { stepProperties.json(of: $0) })
            },
        ] + phaseProperties

    /// The phases are an exercise and a rest each, and the end.
    private static let phaseNumbers = 0...2 * WorkoutPlan.maximumExercisesInAllRounds

    /// The current phase, and the actions that change it.
    private static let phaseProperties: [ResourceProperty<TimedWorkout>] = [
        .readOnly("phase", .choice(["exercise", "rest", "complete"]), "What the workout is at") {
            .string($0.run.phase.name)
        },
        .writable(
            "phase_number", .whole(phaseNumbers),
            "Twice the exercise’s position, counted from 0, plus 1 for the rest after it. Sent with an action, the action does nothing in any other phase",
            time: .atChange
        ) { .int($0.run.ordinal) },
        .readOnly("phase_seconds", .nullable(.integer), "How long the phase lasts; null when the person ends it") {
            .optional($0.run.phaseLength.map { $0 / 1_000 })
        },
        .readOnly(
            "phase_ends_at_milliseconds", .nullable(.integer),
            "Since 1970; null while paused, and when the person ends it"
        ) { .optional($0.run.phaseEnd) },
        .readOnly(
            "phase_elapsed_milliseconds", .integer,
            "How much of the phase had passed when it last started or resumed"
        ) { .integer($0.run.phaseElapsed) },
        .readOnly("is_paused", .boolean) { .bool($0.run.isPaused) },
        .writable(
            "action", .choice(WorkoutAction.names),
            "What the person does; “clock” when the time of a phase is up and the person is present",
            isRequired: true, time: .atChange, example: "next"),
    ]

    private static let stepProperties: [ResourceProperty<WorkoutRun.Step>] = [
        .readOnly("exercise_id", .nullable(.integer)) { .optional($0.exerciseID) },
        .readOnly("name", .text()) { .string($0.name) },
        .readOnly("seconds", .nullable(.integer)) { .int($0.amount.seconds) },
        .readOnly("reps", .nullable(.integer)) { .int($0.amount.reps) },
        .readOnly("is_done", .boolean) { .bool($0.isDone) },
    ]
}
