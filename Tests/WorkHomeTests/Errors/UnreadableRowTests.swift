import GRDB
import Support
import Testing

@testable import Storage
@testable import Web

@Suite struct UnreadableRowTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let change: String
        let path: String
        let logged: String

        init(_ change: String, _ path: String, _ logged: String) {
            (self.change, self.path, self.logged) = (change, path, logged)
        }

        var testDescription: String { change }
    }

    static let cases = [
        Case("strength_sets SET kind", "/track?date=2026-11-20", "no Fitness.SetKind: kind \"odd\""),
        Case("exercises SET secondary_muscles", "/settings/exercises", "no Fitness.Muscle: secondary_muscles \"odd\""),
        Case("trackables SET aggregation", "/track", "no Fitness.Trackable.Aggregation: aggregation \"odd\""),
        Case("workout_plans SET goals", "/workouts", "no Fitness.FitnessGoal: goals \"odd\""),
        Case("goals SET measure", "/goals", "no Fitness.GoalMeasure: measure \"odd\""),
        Case("meal_entries SET meal", "/nutrition?date=2026-11-20", "no Fitness.Meal: meal \"odd\""),
        Case("health_sources SET app", "/settings/health", "no Fitness.HealthApp: app \"odd\""),
        Case("days_off SET reason", "/settings/rest-days", "no Fitness.DayOffReason: reason \"odd\""),
        Case("users SET appearance", "/", "no Fitness.Appearance: appearance \"odd\""),
    ]

    @Test(arguments: cases) func aPageWithOneIsAnErrorAndTheRestGoesOn(_ row: Case) async throws {
        let household = try await Household()
        let (app, alex) = (household.app, household.alex)
        #expect(try await alex.get(row.path).status == 200)
        try await app.app.database.pool.writeWithoutTransaction {
            try $0.execute(
                sql: """
                    INSERT INTO goal_measures SELECT type, 'odd', exercise_id IS NOT NULL, 0, repetitions IS NOT NULL
                    FROM goals
                    """)
            try $0.execute(sql: "PRAGMA ignore_check_constraints = ON; UPDATE \(row.change) = 'odd'")
        }
        let answer = try await alex.get(row.path)
        #expect(answer.status == 500)
        #expect(answer.main.words.contains("Nothing was changed. An admin can find the error in WorkHome’s log."))
        let lines = app.log.lines.filter { $0.contains("A request failed.") }
        #expect(lines.contains { $0.contains(row.logged) }, "\(lines)")
        #expect(try await Browser(app).get("/healthz").status == 200)
    }
}
