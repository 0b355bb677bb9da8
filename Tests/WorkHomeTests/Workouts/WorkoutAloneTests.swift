import Support
import Testing

@testable import HTTP
@testable import WorkHome

/// A workout whose page was offline for a while: its actions are sent later, with their times.
@Suite struct WorkoutAloneTests {
    private static let begun: Int64 = 1_795_253_400_000

    private static func fields(_ phase: Int, at seconds: Double, byClock: Bool = false) -> [FormValue] {
        [
            FormValue("phase", "\(phase)"), FormValue("happened_at", "\(begun + Int64(seconds * 1_000))"),
        ] + (byClock ? [FormValue("by", "clock")] : [])
    }

    @Test func whatIsToldLaterIsAsIfItHadBeenToldAtOnce() async throws {
        let (app, browser) = try await TestApp.workout()
        let (other, atOnce) = try await TestApp.workout()
        let course: [(action: String, phase: Int, seconds: Double, byClock: Bool)] = [
            ("pause", 0, 10, false), ("resume", 0, 40, false), ("skip", 0, 60, true), ("skip-rest", 1, 70, false),
            ("skip", 2, 95, false),
        ]
        var passed = 0.0
        for step in course {
            other.clock.advance(seconds: step.seconds - passed)
            passed = step.seconds
            try await atOnce.post(
                "/sessions/1/\(step.action)",
                [FormValue("phase", "\(step.phase)")] + (step.byClock ? [FormValue("by", "clock")] : []))
        }
        app.clock.advance(hours: 2)
        for step in course {
            let fields = Self.fields(step.phase, at: step.seconds, byClock: step.byClock)
            try await browser.post("/sessions/1/\(step.action)", fields)
            // The response was lost, so the action is sent again.
            try await browser.post("/sessions/1/\(step.action)", fields)
        }
        let sql = """
            SELECT phase, completed_at, exercises_done, duration_seconds, energy_kilocalories FROM workout_sessions
            """
        #expect(try await app.rows(sql) == other.rows(sql))
        let steps = "SELECT active_milliseconds, rested_milliseconds, is_done FROM workout_session_exercises"
        #expect(try await app.rows(steps) == other.rows(steps))
        #expect(try await app.rows("SELECT completed_at FROM workout_sessions") == ["\(Self.begun / 1_000 + 95)"])
    }

    @Test(arguments: [-1_000, 1_000_000.0])
    func aMomentIsNeitherBeforeTheWorkoutNorAfterNow(seconds: Double) async throws {
        let (app, browser) = try await TestApp.workout()
        app.clock.advance(seconds: 5)
        try await browser.post("/sessions/1/pause", Self.fields(0, at: seconds))
        let elapsed = try await app.rows("SELECT phase_elapsed_milliseconds, is_paused FROM workout_sessions")
        #expect(elapsed == [seconds < 0 ? "0 1" : "5000 1"])
    }

    @Test func thePageLearnsWhatIsToCome() async throws {
        let (_, browser) = try await TestApp.workout()
        let page = try await browser.get("/sessions/1/phases")
        #expect(page.headers[.cacheControl] == "no-store")
        #expect(page.main.allBetween("<template data-phase=\"", "\"") == ["0", "1", "2", "over"])
        #expect(page.main.words.contains("Rest 15 left Up next Squat 30 seconds Pause Skip rest"))
        try await browser.post("/sessions/1/finish")
        #expect(try await browser.get("/sessions/1/phases").status == 404)
    }
}
