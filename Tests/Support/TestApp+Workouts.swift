#if DEBUG
@testable import Web

extension TestApp {
    /// The id of the plan that `addPlan` adds.
    package static let plan: Int64 = 9_000

    /// An exercise of a plan: its catalogue key, its seconds or reps, and the rest after it in seconds.
    package struct PlanLine: Sendable {
        package var key: String
        package var seconds: Int?
        package var reps: Int?
        package var rest: Int

        package static func seconds(_ seconds: Int, of key: String, rest: Int = 15) -> PlanLine {
            PlanLine(key: key, seconds: seconds, rest: rest)
        }

        package static func reps(_ reps: Int, of key: String, rest: Int = 15) -> PlanLine {
            PlanLine(key: key, reps: reps, rest: rest)
        }
    }

    /// 30 seconds each of planks and squats, with 15 seconds of rest between them.
    package static let shortPlan: [PlanLine] = [.seconds(30, of: "plank"), .seconds(30, of: "squat")]

    /// Adds a plan to the library, or to an owner's plans.
    /// - Returns: its id.
    @discardableResult
    package func addPlan(
        _ lines: [PlanLine] = TestApp.shortPlan, rounds: Int = 1, id: Int64 = TestApp.plan, owner: Int64? = nil
    ) async throws -> Int64 {
        try await app.database.write { database in
            try database.execute(
                sql: """
                    INSERT INTO workout_plans (id, user_id, key, name, focus, level, rounds, created_at)
                    VALUES (?, ?, ?, 'Wake-up', 'core', 'beginner', ?, 0)
                    """,
                arguments: [id, owner, owner == nil ? "test-\(id)" : nil, rounds])
            for (position, line) in lines.enumerated() {
                try database.execute(
                    sql: """
                        INSERT INTO workout_plan_exercises
                            (plan_id, position, user_id, exercise_id, seconds, reps, rest_seconds)
                        VALUES (?, ?, ?, (SELECT id FROM exercises WHERE key = ?), ?, ?, ?)
                        """,
                    arguments: [id, position, owner, line.key, line.seconds, line.reps, line.rest])
            }
        }
        return id
    }

    /// An app with a plan (`shortPlan` by default) and a signed-in user who has started it.
    package static func workout(
        _ lines: [PlanLine] = shortPlan, rounds: Int = 1, start: Bool = true
    ) async throws -> (app: TestApp, browser: Browser) {
        let app = try await TestApp()
        try await app.addPlan(lines, rounds: rounds)
        let browser = try await app.member()
        if start { try await browser.post("/workouts/\(plan)/sessions") }
        return (app, browser)
    }

    /// The state of the first session: phase, position, whether it is paused, and the number of completed exercises.
    package var workoutState: String {
        get async throws {
            let done = "(SELECT sum(is_done) FROM workout_session_exercises WHERE session_id = id)"
            return try await rows("SELECT phase, position, is_paused, \(done) FROM workout_sessions").first ?? "none"
        }
    }
}
#endif
