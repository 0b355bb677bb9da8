import Support
import Testing

@testable import HTTP
@testable import WorkHome

/// Skipped exercises count nowhere as done.
@Suite struct WorkoutSkipTests {
    private func numbers(_ app: TestApp) async throws -> [String] {
        try await app.rows(
            """
            SELECT total_workouts, current_streak, total_points, workouts, completed_workouts, workout_seconds
            FROM users JOIN training_totals
            """)
    }

    @Test func skippingThroughAWorkoutIsNoWorkout() async throws {
        let (app, browser) = try await TestApp.workout([
            .seconds(30, of: "plank"), .reps(12, of: "squat"), .seconds(30, of: "plank"),
        ])
        for phase in [0, 2, 4] {
            app.clock.advance(seconds: 1)
            let answer = try await browser.post("/sessions/1/skip", ["phase": "\(phase)"])
            #expect(answer.location == (phase == 4 ? "/workouts" : "/sessions/1"))
            if phase < 4 { try await browser.post("/sessions/1/skip-rest", ["phase": "\(phase + 1)"]) }
        }
        #expect(try await browser.get("/workouts").flash?.contains("nothing was saved") == true)
        #expect(try await app.count("workout_sessions") + app.count("training_days") == 0)
        #expect(try await numbers(app) == ["0 0 0 0 0 0"])
    }

    @Test func lessThanHalfIsADayOfTrainingAndNoCompletedWorkout() async throws {
        let (app, browser) = try await TestApp.workout([
            .seconds(30, of: "plank", rest: 0), .seconds(30, of: "squat", rest: 0), .reps(12, of: "squat"),
        ])
        app.clock.advance(seconds: 30)
        try await browser.post("/sessions/1/next", ["phase": "0", "by": "clock"])
        app.clock.advance(seconds: 8)
        try await browser.post("/sessions/1/skip", ["phase": "2"])
        let question = try await browser.get("/sessions/1/finish")
        #expect(
            question.main.words.contains(
                "1 of 3 exercises is done. It will be saved. A workout is complete when at least half of its exercises are done."
            ))
        app.clock.advance(seconds: 20)
        try await browser.post("/sessions/1/skip", ["phase": "4"])
        let words = try await browser.get("/sessions/1").main.words
        #expect(words.contains("Workout ended early Good work, Alex 1-day streak"))
        #expect(words.contains("Time 0:38 Exercises 1 of 3"))
        #expect(words.contains("Plank 30 seconds Squat 0:08 of 30 seconds, not finished Squat 12 reps, not done"))
        #expect(words.contains("This counts as a training day."))
        // A training day, and the achievement for the first one.
        #expect(try await numbers(app) == ["0 1 20 1 0 38"])
        let counts = "SELECT exercise_count, exercises_done, is_mostly_done FROM workout_sessions"
        #expect(try await app.rows(counts) == ["3 1 0"])
        #expect(try await browser.get("/track").main.words.contains("Wake-up 0:38 · 1 exercise"))
        #expect(try await browser.get("/progress/achievements").main.words.contains("Timed workouts 0 × 25 0"))
    }

    @Test func halfOfItIsACompletedWorkout() async throws {
        let (app, browser) = try await TestApp.workout([.reps(12, of: "squat"), .seconds(30, of: "plank")])
        app.clock.advance(seconds: 40)
        try await browser.post("/sessions/1/next", ["phase": "0"])
        try await browser.post("/sessions/1/skip-rest", ["phase": "1"])
        try await browser.post("/sessions/1/skip", ["phase": "2"])
        #expect(try await browser.get("/sessions/1").main.words.contains("Workout complete Good work, Alex"))
        // A training day, a completed workout, and the achievements for the first of each.
        #expect(try await numbers(app) == ["1 1 55 1 1 40"])
        #expect(try await browser.get("/progress/achievements").main.words.contains("Timed workouts 1 × 25 25"))
    }

    @Test(arguments: ["exercises_done = 0", "exercises_done = 3"])
    func theTableKeepsNoWorkoutThatCannotBe(change: String) async throws {
        let (app, browser) = try await TestApp.workout(TestApp.shortPlan)
        app.clock.advance(seconds: 30)
        try await browser.post("/sessions/1/finish")
        await #expect(throws: (any Error).self) { try await app.execute("UPDATE workout_sessions SET \(change)") }
    }
}
