import Fitness
import GRDB
import HTTP
import Models
import Web

/// A workout plan with its exercises.
struct WorkoutPlanWithExercises: Sendable {
    let plan: WorkoutPlan
    let exercises: [PlanExercise]
}

extension Resource where Item == WorkoutPlanWithExercises {
    static let workoutPlans = Resource<WorkoutPlanWithExercises>(
        path: "workout-plans", name: "WorkoutPlan", title: "Workout plans", one: "a workout plan", area: .training,
        properties: properties, identify: { String($0.plan.id) },
        list: few(\.id, { try $1.user.workouts.workoutPlans($0).map(\.plan) }, whole),
        find: byNumber({ try $1.user.workouts.workoutPlan($0, id: $2) }, whole),
        create: { database, context, change in
            let draft = try draft(database, context.user, change.values)
            return String(try context.user.workouts.save(database, draft, now: context.moment.now))
        },
        update: { database, context, whole, change in
            try requireOwn(whole.plan)
            let draft = try draft(database, context.user, change.values)
            _ = try context.user.workouts.save(database, draft, over: whole.plan, now: context.moment.now)
        },
        delete: withoutPhotos { database, context, whole in
            try requireOwn(whole.plan)
            _ = try context.user.workouts.deleteWorkoutPlan(database, id: whole.plan.id)
        })

    @Sendable private static func whole(
        _ database: Database, _ context: ResourceContext, _ plan: WorkoutPlan
    ) throws -> WorkoutPlanWithExercises {
        .init(plan: plan, exercises: try context.user.workouts.planExercises(database, of: plan.id))
    }

    private static func requireOwn(_ plan: WorkoutPlan) throws {
        guard plan.isOwn else { throw HTTPError(.forbidden, "Library plans can’t be changed. Copy the plan first.") }
    }

    private static func draft(
        _ database: Database, _ user: User, _ values: MemberValues
    ) throws -> WorkoutPlanDraft {
        try WorkoutPlanDraft.checked(
            name: values.text("name"), summary: values.text("description"), focus: values.choice("focus"),
            level: values.choice("level"), goals: values.texts("goals").compactMap(FitnessGoal.init),
            rounds: values.whole("rounds") ?? 1,
            lines: try values.list("exercises").prefix(WorkoutPlanDraft.maximumExercises + 1).map {
                try line(database, user, $0)
            }
        ).get()
    }

    /// - Throws: `Faults` if the user has no such exercise. It may be archived after it was added.
    private static func line(_ database: Database, _ user: User, _ sent: JSONValue) throws -> WorkoutPlanDraft.Line {
        let values = MemberValues(members: sent.object ?? [:])
        guard let exercise = try values.row("exercise_id").flatMap({ try user.training.exercise(database, id: $0) })
        else { throw Faults("exercise", "An exercise in the list does not exist, or belongs to someone else") }
        let seconds = values.whole("seconds").map { ExerciseAmount.seconds($0) }
        return WorkoutPlanDraft.Line(
            exercise, seconds ?? .reps(values.whole("reps") ?? 0),
            restSeconds: values.whole("rest_seconds") ?? ExerciseAmount.defaultRestSeconds)
    }

    private static let properties: [ResourceProperty<WorkoutPlanWithExercises>] = [
        .readOnly("id", .integer) { .integer($0.plan.id) },
        .readOnly("is_own", .boolean, "Whether it is the person’s own; library plans can’t be changed") {
            .bool($0.plan.isOwn)
        },
        .writable(
            "name", .text(1...WorkoutPlanDraft.maximumNameLength), isRequired: true, example: "Morning circuit"
        ) { .string($0.plan.name) },
        .writable("description", .text(atMost: WorkoutPlanDraft.maximumSummaryLength)) { .string($0.plan.summary) },
        .writable("focus", .choice(WorkoutFocus.self), isRequired: true, example: "core") {
            .string($0.plan.focus.rawValue)
        },
        .writable("level", .choice(WorkoutLevel.self), isRequired: true, example: "beginner") {
            .string($0.plan.level.rawValue)
        },
        .writable("goals", .list(.choice(FitnessGoal.self))) { .texts($0.plan.goals.map(\.rawValue)) },
        .writable("rounds", .whole(WorkoutPlanDraft.rounds), "Default: 1", example: 2) { .int($0.plan.rounds) },
        .writable(
            "exercises", as: "exercise",
            .list(of: .object(line), atLeast: 1, atMost: WorkoutPlanDraft.maximumExercises),
            "Each with either seconds or reps",
            isRequired: true, example: [["exercise_id": 1, "seconds": 30, "rest_seconds": 15]]
        ) { .array($0.exercises.map(json)) },
    ]

    private static let line: [SchemaMember] = [
        .required("exercise_id", .rowID),
        .optional("seconds", .nullable(.whole(WorkoutPlanDraft.Line.seconds))),
        .optional("reps", .nullable(.whole(WorkoutPlanDraft.Line.repetitions))),
        .optional(
            "rest_seconds", .whole(WorkoutPlanDraft.Line.rests),
            "Rest after it. Default: \(ExerciseAmount.defaultRestSeconds)"),
    ]

    private static func json(_ exercise: PlanExercise) -> JSONValue {
        [
            "exercise_id": .integer(exercise.exercise.id), "seconds": .int(exercise.amount.seconds),
            "reps": .int(exercise.amount.reps), "rest_seconds": .int(exercise.restSeconds),
        ]
    }
}
