import Foundation
import Support
import Testing

@testable import HTTP
@testable import WorkHome

/// A session survives any interruption and counts once.
@Suite struct TimedWorkoutResumeTests {
    private func milliseconds(_ page: Answer) -> Int? {
        page.text.between("data-remaining=\"", "\"").flatMap { Int($0) }
    }

    @Test func aRestartResumesAtTheRightSecond() async throws {
        let (app, browser) = try await TestApp.workout()
        app.clock.advance(seconds: 11.25)
        #expect(try await milliseconds(browser.get("/sessions/1")) == 18_750)
        let again = try await TestApp(clock: app.clock, reopening: app)
        app.clock.advance(seconds: 7.5)
        let later = try await again.signIn(Cast.alex)
        #expect(try await milliseconds(later.get("/sessions/1")) == 11_250)
        try await later.post("/sessions/1/pause", ["phase": "0"])
        app.clock.advance(days: 2)
        let third = try await TestApp(clock: app.clock, reopening: again)
        let page = try await third.signIn(Cast.alex).get("/sessions/1")
        #expect(milliseconds(page) == 11_250)
        #expect(page.text.contains(" data-paused"))
    }

    @Test func aClosedLaptopWaitsAtTheNextExercise() async throws {
        let (app, browser) = try await TestApp.workout()
        app.clock.advance(hours: 9)
        let page = try await browser.get("/sessions/1")
        #expect(page.main.words.contains("Paused 30 left You were away. Resume when you are ready. Squat"))
        try await browser.post("/sessions/1/resume", ["phase": "2"])
        app.clock.advance(seconds: 30)
        try await browser.post("/sessions/1/next", ["phase": "2", "by": "clock"])
        let sums = "SELECT exercises_done, duration_seconds, completed_at - started_at FROM workout_sessions"
        #expect(try await app.rows(sums) == ["2 75 32430"])
    }

    @Test func twoBrowsersShowTheSame() async throws {
        let (app, browser) = try await TestApp.workout()
        let phone = try await app.signIn(Cast.alex)
        app.clock.advance(seconds: 10)
        try await phone.post("/sessions/1/pause", ["phase": "0"])
        app.clock.advance(seconds: 30)
        let pages = try await [browser.get("/sessions/1"), phone.get("/sessions/1")]
        #expect(pages[0].main == pages[1].main)
        #expect(milliseconds(pages[0]) == 20_000)
        // The other page's clock has run out, but only the server's counts.
        try await browser.post("/sessions/1/next", ["phase": "0", "by": "clock"])
        #expect(try await app.workoutState == "exercise 0 1 0")
    }

    @Test func stalePostsChangeNothing() async throws {
        let (app, browser) = try await TestApp.workout()
        app.clock.advance(seconds: 4)
        try await browser.post("/sessions/1/next", ["phase": "0"])
        let resting = try await app.rows("SELECT * FROM workout_sessions")
        for (action, phase) in [
            ("next", "0"), ("next", "1"), ("pause", "0"), ("resume", "1"), ("skip-rest", "0"), ("skip-rest", "3"),
            ("next", ""), ("skip-rest", "one"), ("skip-rest", "99999999999999999999"),
        ] {
            let answer = try await browser.post("/sessions/1/\(action)", ["phase": phase])
            #expect(answer.location == "/sessions/1")
            #expect(try await app.rows("SELECT * FROM workout_sessions") == resting, "\(action) \(phase)")
        }
    }

    @Test func aStalePostIsASignOfSomebody() async throws {
        let (app, browser) = try await TestApp.workout()
        app.clock.advance(seconds: 50)
        try await browser.post("/sessions/1/next", ["phase": "0"])
        #expect(try await app.workoutState == "exercise 1 0 1")
        app.clock.advance(seconds: 20)
        #expect(try await milliseconds(browser.get("/sessions/1")) == 5_000)
    }

    @Test func completingTwiceCountsOnce() async throws {
        let (app, browser) = try await TestApp.workout([.seconds(30, of: "plank")])
        let phone = try await app.signIn(Cast.alex)
        app.clock.advance(seconds: 30)
        let totals = "SELECT total_workouts, total_points, workouts, workout_seconds FROM users JOIN training_totals"
        try await phone.post("/sessions/1/next", ["phase": "0", "by": "clock"])
        let once = try await app.rows(totals)
        #expect(once.first?.hasPrefix("1 ") == true)
        for action in ["next", "finish", "finish", "pause", "resume", "skip-rest"] {
            app.clock.advance(hours: 1)
            try await browser.post("/sessions/1/\(action)", ["phase": "0"])
            try await browser.post("/sessions/1/\(action)")
            #expect(try await app.rows(totals) == once, "\(action)")
        }
        #expect(try await app.rows("SELECT workouts FROM training_days") == ["1"])
        #expect(try await app.rows("SELECT completed_at - started_at FROM workout_sessions") == ["30"])
    }

    @Test func manyTapsAtOnceMoveItOnce() async throws {
        let (app, browser) = try await TestApp.workout()
        app.clock.advance(seconds: 5)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<12 { group.addTask { try await browser.post("/sessions/1/next", ["phase": "0"]) } }
            try await group.waitForAll()
        }
        #expect(try await app.workoutState == "rest 0 0 0")
    }

    @Test func aFailedCompletionChangesNothing() async throws {
        let (app, browser) = try await TestApp.workout([.seconds(30, of: "plank")])
        app.clock.advance(seconds: 30)
        try await app.execute("CREATE TRIGGER refusal BEFORE UPDATE ON users BEGIN SELECT RAISE(ABORT, 'no'); END")
        #expect(try await browser.post("/sessions/1/finish").status == 500)
        #expect(try await app.workoutState == "exercise 0 0 0")
        #expect(try await app.count("training_days") == 0)
        try await app.execute("DROP TRIGGER refusal")
        #expect(try await browser.post("/sessions/1/finish").location == "/workouts")
        #expect(try await app.rows("SELECT total_workouts FROM users") == ["1"])
    }

    @Test func aFullDiskKeepsTheButtonForAnotherTry() async throws {
        let (app, browser) = try await TestApp.workout()
        try await app.withoutRoom {
            let answer = try await browser.post("/sessions/1/pause", ["phase": "0"])
            #expect(answer.status == 503)
            #expect(answer.main.contains("action=\"/sessions/1/pause\""))
        }
        #expect(try await app.workoutState == "exercise 0 0 0")
    }
}
