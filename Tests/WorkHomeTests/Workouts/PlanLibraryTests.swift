import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Web

@Suite struct PlanLibraryLoadingTests {
    @Test func theRowsAreTheLibrary() async throws {
        let app = try await TestApp()
        let plans = try await app.rows(
            "SELECT key || '|' || name || '|' || summary || '|' || focus || '|' || level || '|' || goals || '|' || rounds "
                + "FROM workout_plans WHERE user_id IS NULL AND archived_at IS NULL")
        let expected = PlanLibrary.all.map { plan in
            "\(plan.key)|\(plan.name)|\(plan.summary)|\(plan.focus)|\(plan.level)|"
                + "\(plan.goals.map(\.rawValue).joined(separator: ","))|\(plan.rounds)"
        }
        #expect(plans.sorted() == expected.sorted())
        #expect(try await app.count("workout_plan_exercises") == PlanLibrary.all.map(\.exercises.count).reduce(0, +))
        #expect(
            try await exercises(of: "walk-to-run", app).prefix(3) == [
                "0 brisk-walking 300 null 0 null", "1 jogging 60 null 0 null", "2 walking 90 null 0 null",
            ])
        #expect(try await exercises(of: "barbell-five", app)[4] == "4 squat null 5 180 null")
    }

    @Test func aChangedPlanIsWrittenAnewUnderItsId() async throws {
        let app = try await TestApp()
        let (plan, exercises) = (try await plan("leg-day", app), try await exercises(of: "leg-day", app))
        try await app.execute("UPDATE workout_plans SET summary = 'Old.' WHERE key = 'leg-day'")
        try await app.execute(
            "DELETE FROM workout_plan_exercises WHERE position > 2 AND plan_id = "
                + "(SELECT id FROM workout_plans WHERE key = 'leg-day')")
        try await app.execute("UPDATE workout_plan_exercises SET rest_seconds = 599 WHERE position = 1")
        let next = try await TestApp(reopening: app)
        #expect(try await self.plan("leg-day", next) == plan)
        #expect(try await self.exercises(of: "leg-day", next) == exercises)
        #expect(try await next.rows("SELECT count(*) FROM workout_plan_exercises WHERE rest_seconds = 599") == ["0"])
    }

    @Test func onlyThePlanThatDiffersIsWritten() async throws {
        let app = try await TestApp()
        try await app.execute("UPDATE workout_plans SET name = 'Old' WHERE key = 'seven-minutes'")
        try await app.app.database.write { database in
            let before = database.totalChangesCount
            try PlanLibrary.load(database, now: 1)
            // The plan is updated, and its exercises are deleted and inserted again.
            #expect(database.totalChangesCount == before + 1 + 12 + 12)
        }
    }

    @Test func aPlanThatIsGoneIsArchivedAndItsSessionsStand() async throws {
        let app = try await TestApp()
        let user = try await app.register(Cast.alex)
        try await app.execute("UPDATE workout_plans SET key = 'old' WHERE key = 'push-day'")
        try await app.execute("UPDATE workout_plans SET archived_at = 1 WHERE key = 'pull-day'")
        try await app.execute(
            """
            INSERT INTO workout_sessions (user_id, plan_id, plan_name, focus, day, started_at, phase, position,
                phase_started_at_milliseconds, exercise_count)
            SELECT \(user), id, name, focus, '2026-11-20', 1, 'exercise', 0, 1, 1 FROM workout_plans WHERE key = 'old';
            """)
        let next = try await TestApp(clock: app.clock, reopening: app)
        let now = app.clock.now.secondsSince1970
        let sessions = try await next.rows(
            "SELECT name, archived_at FROM workout_sessions JOIN workout_plans ON workout_plans.id = plan_id")
        #expect(sessions == ["Push Day \(now)"])
        #expect(try await next.count("workout_plans") == PlanLibrary.all.count + 1)
        let offered = try await next.rows(
            "SELECT count(*) FROM workout_plans WHERE key IN ('push-day', 'pull-day') AND archived_at IS NULL")
        #expect(offered == ["2"])
    }

    /// Loading the library does not change users' own plans.
    @Test func ownPlansAreLeftAlone() async throws {
        let app = try await TestApp()
        let user = try await app.register(Cast.alex)
        try await app.execute(
            """
            INSERT INTO workout_plans (user_id, name, focus, level, rounds, created_at)
            VALUES (\(user), 'Mine', 'core', 'beginner', 2, 1);
            """)
        try await app.execute("UPDATE workout_plans SET name = 'Old' WHERE key = 'leg-day'")
        let next = try await TestApp(reopening: app)
        let own = try await next.rows("SELECT name, archived_at FROM workout_plans WHERE user_id IS NOT NULL")
        #expect(own == ["Mine null"])
    }

    private func plan(_ key: String, _ app: TestApp) async throws -> [String] {
        try await app.rows("SELECT * FROM workout_plans WHERE key = '\(key)'")
    }

    private func exercises(of key: String, _ app: TestApp) async throws -> [String] {
        try await app.rows(
            """
            SELECT position, exercises.key, seconds, reps, rest_seconds, workout_plan_exercises.user_id
            FROM workout_plan_exercises JOIN exercises ON exercises.id = exercise_id
            WHERE plan_id = (SELECT id FROM workout_plans WHERE key = '\(key)') ORDER BY position
            """)
    }
}
