import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct TimedWorkoutTests {
    @Test func startingLeadsToTheFirstExercise() async throws {
        let (app, browser) = try await TestApp.workout(start: false)
        let answer = try await browser.post("/workouts/9000/sessions")
        #expect(
            "\(Transcript(answer))" == """
                POST /workouts/9000/sessions
                Content-Type: application/x-www-form-urlencoded
                Cookie: workhome=<token>
                Sec-Fetch-Site: same-origin

                303
                Location: /sessions/1
                """)
        let page = try await browser.follow(answer)
        #expect(page.status == 200)
        #expect(page.headers[.cacheControl] == "no-store")
        #expect(
            page.main.words.contains(
                "Exercise 1 of 2 0 of 2 Go 30 left Plank 30 seconds Pause Skip 15 s rest, then Squat"))
        #expect(
            try await app.rows(
                """
                SELECT plan_id, plan_name, focus, day, body_weight_kilograms, started_at, logged_minute, phase, position,
                    phase_started_at_milliseconds FROM workout_sessions
                """) == ["9000 Wake-up core 2026-11-21 70 1795253400 570 exercise 0 1795253400000"])
        #expect(
            try await app.rows("SELECT position, name, seconds, rest_seconds FROM workout_session_exercises")
                == ["0 Plank 30 15", "1 Squat 30 15"])
    }

    @Test func eachButtonLeadsBackToTheSameAddress() async throws {
        let (app, browser) = try await TestApp.workout()
        app.clock.advance(seconds: 12)
        let answer = try await browser.post("/sessions/1/pause", ["phase": "0", "seen_at": "1795253400000"])
        #expect(
            "\(Transcript(answer))" == """
                POST /sessions/1/pause
                Content-Type: application/x-www-form-urlencoded
                Cookie: workhome=<token>
                Sec-Fetch-Site: same-origin

                phase=0&seen_at=1795253400000

                303
                Location: /sessions/1
                """)
        app.clock.advance(hours: 3)
        #expect(try await browser.follow(answer).main.words.contains("Paused 18 left Plank 30 seconds Resume Skip"))
        try await browser.post("/sessions/1/resume", ["phase": "0"])
        app.clock.advance(seconds: 18)
        #expect(try await browser.get("/sessions/1").main.words.contains("Rest 15 left Up next Squat"))
        try await browser.post("/sessions/1/skip-rest", ["phase": "1"])
        #expect(try await app.workoutState == "exercise 1 0 1")
        #expect(try await browser.get("/sessions/1").main.words.contains("Exercise 2 of 2 1 of 2 Go 30 left Squat"))
    }

    @Test func aDoubleTapStartsOne() async throws {
        let (app, browser) = try await TestApp.workout()
        app.clock.advance(seconds: 59)
        let again = try await browser.post("/workouts/9000/sessions")
        #expect(again.location == "/sessions/1")
        #expect(try await browser.follow(again).flash == nil)
        #expect(try await app.count("workout_sessions") == 1)
    }

    @Test(arguments: [(9_000, 60.0), (9_001, 1)])
    func thereIsOneWorkoutAtATime(plan: Int64, seconds: Double) async throws {
        let (app, browser) = try await TestApp.workout()
        if plan != TestApp.plan { try await app.addPlan(id: plan) }
        app.clock.advance(seconds: seconds)
        let another = try await browser.post("/workouts/\(plan)/sessions")
        #expect(another.location == "/sessions/1")
        #expect(
            try await browser.follow(another).flash
                == "Your workout is still running. End it before you start another one.")
        #expect(try await app.count("workout_sessions") == 1)
    }

    @Test func aWorkoutThatIsOverIsWrittenDownBeforeTheNextOne() async throws {
        let (app, browser) = try await TestApp.workout([.seconds(30, of: "plank")])
        app.clock.advance(days: 1)
        let next = try await browser.post("/workouts/9000/sessions")
        #expect(next.location == "/sessions/2")
        // The achievement is announced here, because the workout's own summary was never seen.
        let page = try await browser.follow(next)
        #expect(page.flash == "Your previous workout is saved.")
        #expect(page.text.contains("Achievement unlocked: Day one"))
        let rows = "SELECT day, phase, duration_seconds, completed_at - started_at FROM workout_sessions ORDER BY id"
        #expect(try await app.rows(rows) == ["2026-11-21 complete 30 30", "2026-11-22 exercise 0 null"])
        #expect(try await app.rows("SELECT day, workouts FROM training_days") == ["2026-11-21 1"])
    }

    @Test func roundsGoThroughTheListAgain() async throws {
        let lines: [TestApp.PlanLine] = [.seconds(20, of: "plank", rest: 5), .reps(8, of: "squat")]
        let (app, browser) = try await TestApp.workout(lines, rounds: 3)
        #expect(
            try await app.rows("SELECT name, seconds, reps, rest_seconds FROM workout_session_exercises")
                == Array(repeating: ["Plank 20 null 5", "Squat null 8 15"], count: 3).flatMap { $0 })
        #expect(try await browser.get("/sessions/1").main.words.contains("Round 1 of 3 · Exercise 1 of 6"))
        let phases = try await browser.get("/sessions/1/phases")
        #expect(phases.main.words.contains("Round 3 of 3 · Exercise 6 of 6"))
        try await browser.post("/sessions/1/next", ["phase": "0"])
        try await browser.post("/sessions/1/skip-rest", ["phase": "1"])
        let reps = try await browser.get("/sessions/1")
        #expect(reps.main.words.contains("Go 8 reps Squat Done Pause Skip Log this set 15 s rest, then Plank"))
    }

    @Test func whatThePlanBecomesDoesNotReachTheSession() async throws {
        let (app, browser) = try await TestApp.workout()
        try await app.execute("DELETE FROM workout_plans WHERE id = 9000")
        app.clock.advance(seconds: 5)
        #expect(try await browser.get("/sessions/1").main.words.contains("Go 25 left Plank"))
        app.clock.advance(seconds: 25)
        try await browser.post("/sessions/1/skip-rest", ["phase": "1"])
        #expect(try await browser.post("/sessions/1/skip", ["phase": "2"]).location == "/sessions/1")
        #expect(
            try await app.rows("SELECT plan_id, plan_name, phase FROM workout_sessions") == ["null Wake-up complete"])
    }

    @Test func aPlanOfNothingDoesNotStart() async throws {
        let (app, browser) = try await TestApp.workout([], start: false)
        let answer = try await browser.post("/workouts/9000/sessions")
        #expect(answer.location == "/workouts/9000")
        #expect(answer.cookies.contains { $0.contains("workout-empty") })
        #expect(try await app.count("workout_sessions") == 0)
    }

    @Test func aPlanOfMoreThanThreeHundredExercisesDoesNotStart() async throws {
        let lines = Array(repeating: TestApp.PlanLine.seconds(30, of: "plank"), count: 43)
        let (app, browser) = try await TestApp.workout(lines, rounds: 7, start: false)
        let answer = try await browser.post("/workouts/9000/sessions")
        #expect(answer.location == "/workouts/9000")
        #expect(
            try await browser.follow(answer).flash
                == "This workout has more than 300 exercises in all rounds combined, the maximum. "
                + "Make it shorter to start it.")
        #expect(try await app.count("workout_sessions") == 0)
        try await app.addPlan(Array(lines.prefix(20)), rounds: 15, id: 9_001)
        #expect(try await browser.post("/workouts/9001/sessions").location == "/sessions/1")
        #expect(try await app.count("workout_session_exercises") == 300)
    }

    @Test func eachExerciseHasItsOwnWords() async throws {
        let (app, browser) = try await TestApp.workout()
        for (key, words) in [("plank", "Keep straight."), ("squat", "Sit back.")] {
            try await app.execute("UPDATE exercises SET instructions = '\(words)' WHERE key = '\(key)'")
        }
        try await app.execute("DELETE FROM workout_plans WHERE id = 9000")
        let first = try await browser.get("/sessions/1").main.words
        #expect(first.contains("Keep straight.") && !first.contains("Sit back."))
        try await browser.post("/sessions/1/next", ["phase": "0"])
        // During the rest, the instructions are those of the next exercise.
        for action in ["skip-rest", "pause"] {
            let second = try await browser.get("/sessions/1").main.words
            #expect(second.contains("Sit back.") && !second.contains("Keep straight."))
            try await browser.post("/sessions/1/\(action)")
        }
    }

    @Test func anExerciseThatIsDeletedMeanwhileKeepsItsName() async throws {
        let (app, browser) = try await TestApp.workout()
        try await app.execute("DELETE FROM exercises WHERE key = 'plank'")
        let page = try await browser.get("/sessions/1")
        #expect(page.main.words.contains("Go 30 left Plank 30 seconds Pause Skip 15 s rest, then Squat Time as of"))
    }

    @Test func aPlanOfSomebodyElseIsNotThere() async throws {
        let app = try await TestApp()
        let sam = try await app.register(Cast.sam)
        try await app.addPlan(owner: sam)
        let browser = try await app.member()
        #expect(try await browser.post("/workouts/9000/sessions").status == 404)
        #expect(try await browser.post("/workouts/77777/sessions").status == 404)
        #expect(try await app.count("workout_sessions") == 0)
        #expect(try await app.signIn(Cast.sam).post("/workouts/9000/sessions").location == "/sessions/1")
    }

    @Test func nobodyTouchesTheSessionOfSomebodyElse() async throws {
        let (app, _) = try await TestApp.workout()
        try await app.register(Cast.sam)
        let sam = try await app.signIn(Cast.sam)
        app.clock.advance(seconds: 3)
        let before = try await app.rows("SELECT * FROM workout_sessions")
        for action in ["pause", "resume", "next", "skip-rest", "finish", "delete"] {
            #expect(try await sam.post("/sessions/1/\(action)").status == 404, "\(action)")
        }
        #expect(try await app.rows("SELECT * FROM workout_sessions") == before)
    }
}
