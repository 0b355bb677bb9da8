import Foundation
import GRDB
import Support
import Testing

@testable import Models
@testable import Operations
@testable import Web

@Suite struct RecomputationTests {
    private func differences(_ app: TestApp) async throws -> [Recomputation.Difference] {
        try await Recomputation.recompute(app.app.database, now: app.clock.now).differences
    }

    /// After any actions, all values maintained at write time equal those computed from the rows.
    @Test(arguments: 1...6)
    func useLeavesNothingToRepair(seed: UInt64) async throws {
        let alex = try await Trainee()
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<120 {
            try await alex.doSomething(&generator)
            if Int.random(in: 0..<4, using: &generator) == 0 { alex.app.clock.advance(hours: 9) }
        }
        #expect(try await alex.app.count("training_days") > 5)
        #expect(try await alex.app.count("achievements") > 3)
        #expect(try await alex.app.count("personal_records") > 3)
        #expect(try await differences(alex.app) == [])
    }

    static let tamperings: [(sql: String, number: String)] = [
        ("UPDATE users SET current_streak = 0", "users current_streak"),
        ("UPDATE users SET best_streak = 99", "users best_streak"),
        ("UPDATE users SET streak_alive_until = '2027-01-01'", "users streak_alive_until"),
        ("UPDATE users SET total_workouts = 9", "users total_workouts"),
        ("UPDATE users SET total_calories_burned = 1", "users total_calories_burned"),
        ("UPDATE users SET total_points = 5", "users total_points"), ("UPDATE users SET level = 7", "users level"),
        ("UPDATE users SET weight_kilograms = 99", "users weight_kilograms"),
        ("UPDATE users SET starting_weight_kilograms = 99", "users starting_weight_kilograms"),
        ("UPDATE training_totals SET volume_grams = 1", "training_totals volume_grams"),
        ("UPDATE training_totals SET records = 77", "training_totals records"),
        ("UPDATE nutrition_days SET protein_grams = 9", "nutrition_days 2026-11-21 protein_grams"),
        (
            "UPDATE exercise_days SET volume_grams = 1 WHERE day = '2026-11-20'", "day 2026-11-20 volume_grams"
        ),
        ("DELETE FROM exercise_days", "day 2026-11-21 one_rep_max_kilograms"),
        ("DELETE FROM nutrition_days", "nutrition_days 2026-11-21 entries"),
        ("DELETE FROM training_totals", "training_totals training_days"),
        ("UPDATE training_patterns SET comebacks = 3", "training_patterns comebacks"),
        ("UPDATE training_patterns SET streak_began_on = '2020-01-01'", "training_patterns streak_began_on"),
        ("DELETE FROM training_patterns", "training_patterns weekends"),
        (
            "UPDATE training_days SET repetitions = 1 WHERE day = '2026-11-21'",
            "training_days 2026-11-21 repetitions"
        ),
        ("DELETE FROM training_days WHERE day = '2026-11-21'", "training_days 2026-11-21 strength_sets"),
        (
            "INSERT INTO training_days (user_id, day, workouts) VALUES (1, '2020-01-01', 1)",
            "training_days 2020-01-01 workouts"
        ),
        ("DELETE FROM achievements WHERE key = 'firstSet'", "achievement firstSet"),
        ("INSERT INTO achievements VALUES (1, 'streak365', 0, NULL, 0)", "achievement streak365"),
        ("UPDATE goals SET streak = 0", "goals 1 streak"),
        ("UPDATE goal_periods SET value = 9", "goal_periods goal_id 1 first_day 2026-11-20 value"),
        ("DELETE FROM goal_periods", "goal_periods goal_id 1 first_day 2026-11-19 result"),
        ("INSERT INTO achievements VALUES (1, 'ofAnotherVersion', 0, NULL, 0)", "achievement ofAnotherVersion"),
        (
            "UPDATE personal_records SET value = 5000 WHERE kind = 'weight'",
            "kind weight weight_grams 0 day 2026-11-20 set_id 1 value"
        ),
        (
            "DELETE FROM personal_records WHERE kind = 'weight'",
            "kind weight weight_grams 0 day 2026-11-20 set_id 1 is_baseline"
        ),
        ("UPDATE exercise_bests SET value = 1 WHERE kind = 'weight'", "exercise_bests exercise_id 1 kind weight value"),
        (
            "UPDATE history_months SET records = zeroblob(16) WHERE subject = 'weight'",
            "history_months subject weight subject_id 0 month 2026-10-01 records"
        ),
        (
            "DELETE FROM history_months", "history_months subject weight subject_id 0 month 2026-10-01 records"
        ),
    ]

    @Test(arguments: tamperings)
    func whatIsWrongIsFoundAndRepaired(sql: String, number: String) async throws {
        let alex = try await Trainee()
        try await alex.logSet("2026-11-20")
        try await alex.logSet("2026-11-21", kilograms: 25)
        try await alex.completeWorkout("2026-11-20")
        try await alex.browser.post("/progress/measurements", ["weight": "68", "height": "170"])
        try await alex.browser.post("/progress/measurements", ["weight": "69", "height": "170", "date": "2026-10-15"])
        try await alex.browser.post("/nutrition/quick-add", ["energy": "500", "protein": "20", "meal": "lunch"])
        try await alex.browser.post(
            "/goals",
            [
                "type": "workouts", "measure": "trainingDays", "target": "1", "cadence": "daily",
                "direction": "increase", "counts_from": "2026-11-19",
            ])
        let before = try await numbers(alex)
        #expect(try await differences(alex.app) == [])
        try await alex.app.execute(sql)
        let found = try await differences(alex.app)
        #expect(found.contains { $0.number.hasSuffix(number) }, "\(found.map(\.description))")
        #expect(try await numbers(alex) == before)
        #expect(try await differences(alex.app) == [])
    }

    private func numbers(_ alex: Trainee) async throws -> DerivedNumbers {
        let id = try await alex.user.id
        return try await alex.app.app.database.read { try DerivedNumbers($0, user: id) }
    }

    @Test func eachPersonHasTheirOwnNumbers() async throws {
        let alex = try await Trainee()
        try await alex.app.register(Cast.sam)
        try await alex.logSet()
        try await alex.app.execute("UPDATE users SET total_points = 5")
        let found = try await differences(alex.app)
        #expect(
            found.map(\.description) == [
                "alex@example.com: total points was 5, is 30", "sam@example.com: total points was 5, is 0",
            ])
    }

    @Test func whatIsWrongIsNamedByPersonExerciseAndDay() async throws {
        let alex = try await Trainee()
        try await alex.logSet("2026-11-20")
        let exercise = try #require(
            try await alex.app.rows("SELECT name FROM exercises JOIN exercise_days ON exercise_id = exercises.id").first
        )
        try await alex.app.execute(
            "UPDATE exercise_days SET volume_grams = 1; UPDATE training_days SET repetitions = 1")
        let found = try await differences(alex.app).map(\.description)
        for place in ["\(exercise) on 2026-11-20: volume grams", "training days on 2026-11-20: repetitions"] {
            #expect(found.contains { $0.hasPrefix("alex@example.com, \(place) was 1, is ") }, "\(found)")
        }
    }

    @Test func theMomentsOfAchievementsAreKept() async throws {
        let alex = try await Trainee()
        try await alex.logSet()
        let before = try await alex.app.rows("SELECT * FROM achievements")
        alex.app.clock.advance(days: 1)
        _ = try await differences(alex.app)
        #expect(try await alex.app.rows("SELECT * FROM achievements") == before)
    }
}

@Suite(.serialized) struct RecomputeCommandTests {
    @Test func whatWasWrongIsPrintedAndRepaired() async throws {
        let alex = try await Trainee()
        try await alex.logSet()
        let data = alex.app.folders.root
        let first = try await CommandRun.workhome("recompute", "--data", data)
        #expect(first.status == 0)
        #expect(first.output == "Recomputed 1 person: 0 differences.\n")
        #expect(first.errors.isEmpty)
        try await alex.app.execute("UPDATE users SET total_points = 1")
        let check = try await CommandRun.workhome("check", "--data", data)
        #expect(check.output.hasSuffix("Checked 1 person and 0 photos: 1 finding.\n"))
        try await alex.app.execute("UPDATE users SET level = 7, total_points = 1")
        let second = try await CommandRun.workhome("recompute", "--data", data)
        #expect(second.status == 1)
        #expect(
            second.output == """
                alex@example.com: level was 7, is 1
                alex@example.com: total points was 1, is 30
                Recomputed 1 person: 2 differences.

                """)
        #expect(second.errorLines == ["Error: 2 numbers were wrong and have been repaired."])
        #expect(try await CommandRun.workhome("recompute", "--data", data).status == 0)
    }

    @Test func notWhileAServerRuns() async throws {
        let folder = try TemporaryFolder()
        let data = "\(folder.path)/data"
        let server = try RunningProgram(["serve", "--port", "0", "--data", data])
        _ = try await server.address()
        let run = try await CommandRun.workhome("recompute", "--data", data)
        #expect(run.status == 1)
        #expect(run.errorLines == ["Error: Cannot use the data folder \(data): another WorkHome is using it."])
        server.send(SIGTERM)
        #expect(try await server.end(within: .seconds(20)) == 0)
    }

    @Test func whereThereIsNoDatabaseThereIsNothingToRecompute() async throws {
        let folder = try TemporaryFolder()
        let run = try await CommandRun.workhome("recompute", "--data", folder.path)
        #expect(run.status == 1)
        #expect(
            run.errorLines
                == ["Error: Cannot use the data folder \(folder.path): it has no WorkHome database."])
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/workhome.sqlite"))
    }
}
