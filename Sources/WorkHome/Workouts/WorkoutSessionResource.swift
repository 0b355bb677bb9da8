import GRDB
import HTTP

extension Resource where Item == WorkoutSession {
    static var workoutSessions: Resource<WorkoutSession> {
        Resource<WorkoutSession>(
            path: "workout-sessions", name: "WorkoutSession", title: "Workout sessions", one: "a workout session",
            area: .training, properties: properties, identify: { String($0.id) },
            listParameters: PageRequest.dayParameters,
            list: { database, context, request in
                let page: ResourcePage<RowID> = try keyset.page(database, context.user, request)
                let sessions = try page.items.compactMap {
                    try context.user.workoutSession(database, id: $0.id).map { now($0, context) }
                }
                return ResourcePage(items: sessions, next: page.next)
            },
            find: { database, context, id in
                try Int64(identifier: id).flatMap { try context.user.workoutSession(database, id: $0) }
                    .map { now($0, context) }
            },
            delete: { database, context, session in
                _ = try context.user.deleteWorkoutSession(database, id: session.id, at: context.moment)
                return []
            })
    }

    private static let keyset = Keyset(
        table: "workout_sessions", columns: "id", order: ["day", "started_at", "id"])

    /// As time has made it until now.
    private static func now(_ session: WorkoutSession, _ context: ResourceContext) -> WorkoutSession {
        var session = session
        session.run = session.run.advanced(to: context.moment.now.millisecondsSince1970)
        return session
    }

    private static var properties: [ResourceProperty<WorkoutSession>] {
        [
            .told("id", .integer) { .integer($0.id) },
            .told("plan_id", .nullable(.integer), "null once the plan is gone") { .optional($0.planID) },
            .told("plan_name", .text()) { .string($0.planName) },
            .told("focus", .choice(WorkoutFocus.self)) { .string($0.focus.rawValue) },
            .told("day", .day) { .day($0.day) },
            .told("started_at", .moment) { .moment($0.startedAt) },
            .told("completed_at", .nullable(.moment), "null while it runs") { .moment($0.completedAt) },
            .told("duration_seconds", .integer) { .int($0.run.durationSeconds) },
            .told("energy_kilocalories", .integer) { .int($0.energyKilocalories) },
            .told("exercises_done", .integer) { .int($0.run.doneCount) },
            .told("exercises", .list(.object(step)), "In their order, each round for itself") {
                .array($0.run.steps.map(json))
            },
        ]
    }

    private static var step: [SchemaMember] {
        [
            SchemaMember(name: "exercise_id", schema: .nullable(.integer), isRequired: true),
            SchemaMember(name: "name", schema: .text(), isRequired: true),
            SchemaMember(name: "seconds", schema: .nullable(.integer), isRequired: true),
            SchemaMember(name: "reps", schema: .nullable(.integer), isRequired: true),
            SchemaMember(name: "is_done", schema: .boolean, isRequired: true),
        ]
    }

    private static func json(_ step: WorkoutRun.Step) -> JSONValue {
        [
            "exercise_id": .optional(step.exerciseID), "name": .string(step.name), "seconds": .int(step.amount.seconds),
            "reps": .int(step.amount.reps), "is_done": .bool(step.isDone),
        ]
    }
}

/// The id of a row alone.
struct RowID: Sendable, FetchableRecord {
    let id: Int64

    init(row: Row) throws { id = row[0] }
}
