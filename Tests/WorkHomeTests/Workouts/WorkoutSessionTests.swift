import Foundation
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct WorkoutSessionTests {
    /// An app with a plan of two half minutes, and somebody who is signed in.
    private func begin(
        _ lines: [TestApp.PlanLine] = TestApp.shortPlan, rounds: Int = 1, start: Bool = true
    ) async throws -> (app: TestApp, browser: Browser) {
        let app = try await TestApp()
        try await app.addPlan(lines, rounds: rounds)
        let browser = try await app.member()
        if start { try await browser.post("/workouts/9000/sessions") }
        return (app, browser)
    }

    @Test func startingLeadsToTheFirstExercise() async throws {
        let (app, browser) = try await begin(start: false)
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
        let (app, browser) = try await begin()
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
        #expect(try await browser.follow(answer).main.words.contains("Paused 18 left Plank 30 seconds Continue Skip"))
        try await browser.post("/sessions/1/resume", ["phase": "0"])
        app.clock.advance(seconds: 18)
        #expect(try await browser.get("/sessions/1").main.words.contains("Rest 15 left Up next Squat"))
        try await browser.post("/sessions/1/skip-rest", ["phase": "1"])
        #expect(try await app.workoutState == "exercise 1 0 1")
        #expect(try await browser.get("/sessions/1").main.words.contains("Exercise 2 of 2 1 of 2 Go 30 left Squat"))
    }

    @Test func theLastExerciseEndsWithWhatItWas() async throws {
        let (app, browser) = try await begin()
        app.clock.advance(seconds: 30)
        try await browser.post("/sessions/1/skip-rest", ["phase": "1"])
        app.clock.advance(seconds: 30)
        // Nothing is written yet: a page writes nothing.
        let over = try await browser.get("/sessions/1")
        #expect(over.main.words.contains("Workout complete Well done, Alex Done Time 1:00 Exercises 2 of 2 Energy"))
        #expect(try await app.workoutState == "exercise 1 0 1")
        #expect(try await app.count("training_days") == 0)

        let done = try await browser.post("/sessions/1/finish")
        #expect(done.location == "/workouts")
        #expect(try await browser.follow(done).flash == "Workout saved.")
        #expect(try await app.workoutState == "complete 0 0 2")
        let row = "SELECT completed_at - started_at, exercises_done, duration_seconds, energy_kilocalories FROM"
        let met = "SELECT sum(met) FROM workout_session_exercises"
        let sum = try #require(try await app.rows(met).first.flatMap { Double($0) })
        let energy = Int((sum * 70 * 30 / 3_600).rounded())
        #expect(try await app.rows("\(row) workout_sessions") == ["60 2 60 \(energy)"])
        let totals = "SELECT day, workouts, workout_seconds, energy_kilocalories, early_entries FROM training_days"
        #expect(try await app.rows(totals) == ["2026-11-21 1 60 \(energy) 0"])
    }

    @Test func theWorkoutCountsForTheUser() async throws {
        let (app, browser) = try await begin([.seconds(30, of: "plank")])
        app.clock.advance(seconds: 30)
        try await browser.post("/sessions/1/next", ["phase": "0", "by": "clock"])
        #expect(
            try await app.rows("SELECT total_workouts, current_streak, best_streak, total_points > 0 FROM users")
                == ["1 1 1 1"])
        let page = try await browser.get("/sessions/1")
        #expect(page.main.words.contains("1-day streak"))
        #expect(page.main.words.contains("Unlocked By the clock Day one"))
    }

    @Test func anEarlyEndIsAskedAboutAndKeepsWhatWasDone() async throws {
        let (app, browser) = try await begin()
        app.clock.advance(seconds: 36)
        let question = try await browser.get("/sessions/1/finish")
        #expect(
            question.main.words.contains(
                "End this workout? 1 of 2 exercises is done. It will be recorded. Keep going End workout"))
        let answer = try await browser.post("/sessions/1/finish")
        #expect(answer.location == "/sessions/1")
        let page = try await browser.follow(answer)
        #expect(page.main.words.contains("Workout complete Good work, Alex"))
        #expect(page.main.words.contains("Time 0:36 Exercises 1 of 2"))
        #expect(page.main.words.contains("Squat 30 seconds, not done"))
        #expect(try await app.rows("SELECT exercises_done, duration_seconds FROM workout_sessions") == ["1 36"])
        #expect(try await browser.get("/sessions/1/finish").location == "/sessions/1")
    }

    @Test func aWorkoutWithNothingDoneIsDiscarded() async throws {
        let (app, browser) = try await begin()
        app.clock.advance(seconds: 29)
        #expect(try await browser.get("/sessions/1/finish").main.words.contains("nothing will be recorded"))
        let answer = try await browser.post("/sessions/1/finish")
        #expect(answer.location == "/workouts")
        #expect(
            try await browser.follow(answer).flash
                == "Workout ended. No exercise was finished, so nothing was recorded. Start again whenever you like.")
        #expect(try await app.count("workout_sessions") == 0)
        #expect(try await app.count("workout_session_exercises") == 0)
        #expect(try await app.rows("SELECT workouts FROM training_totals") == ["0"])
        #expect(try await browser.get("/sessions/1").status == 404)
    }

    @Test func aDoubleTapStartsOne() async throws {
        let (app, browser) = try await begin()
        app.clock.advance(seconds: 59)
        let again = try await browser.post("/workouts/9000/sessions")
        #expect(again.location == "/sessions/1")
        #expect(try await browser.follow(again).flash == nil)
        #expect(try await app.count("workout_sessions") == 1)
    }

    @Test(arguments: [(9_000, 60.0), (9_001, 1)])
    func thereIsOneWorkoutAtATime(plan: Int64, seconds: Double) async throws {
        let (app, browser) = try await begin()
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
        let (app, browser) = try await begin([.seconds(30, of: "plank")])
        app.clock.advance(days: 1)
        let next = try await browser.post("/workouts/9000/sessions")
        #expect(next.location == "/sessions/2")
        // What it unlocked is said here: its own summary was never seen.
        let page = try await browser.follow(next)
        #expect(page.flash == "Your workout before this one is saved.")
        #expect(page.text.contains("Achievement unlocked: Day one"))
        let rows = "SELECT day, phase, duration_seconds, completed_at - started_at FROM workout_sessions ORDER BY id"
        #expect(try await app.rows(rows) == ["2026-11-21 complete 30 30", "2026-11-22 exercise 0 null"])
        #expect(try await app.rows("SELECT day, workouts FROM training_days") == ["2026-11-21 1"])
    }

    @Test func roundsGoThroughTheListAgain() async throws {
        let (app, browser) = try await begin([.seconds(20, of: "plank", rest: 5), .reps(8, of: "squat")], rounds: 3)
        #expect(
            try await app.rows("SELECT name, seconds, reps, rest_seconds FROM workout_session_exercises")
                == Array(repeating: ["Plank 20 null 5", "Squat null 8 15"], count: 3).flatMap { $0 })
        #expect(try await browser.get("/sessions/1").main.words.contains("Exercise 1 of 6"))
        try await browser.post("/sessions/1/next", ["phase": "0"])
        try await browser.post("/sessions/1/skip-rest", ["phase": "1"])
        let reps = try await browser.get("/sessions/1")
        #expect(reps.main.words.contains("Go 8 reps Squat Done Pause Skip 15 s rest, then Plank"))
    }

    @Test func whatThePlanBecomesDoesNotReachTheSession() async throws {
        let (app, browser) = try await begin()
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
        let (app, browser) = try await begin([], start: false)
        let answer = try await browser.post("/workouts/9000/sessions")
        #expect(answer.location == "/workouts/9000")
        #expect(answer.cookies.contains { $0.contains("workout-empty") })
        #expect(try await app.count("workout_sessions") == 0)
    }

    @Test func aPlanOfMoreThanThreeHundredExercisesDoesNotStart() async throws {
        let lines = Array(repeating: TestApp.PlanLine.seconds(30, of: "plank"), count: 43)
        let (app, browser) = try await begin(lines, rounds: 7, start: false)
        let answer = try await browser.post("/workouts/9000/sessions")
        #expect(answer.location == "/workouts/9000")
        #expect(
            try await browser.follow(answer).flash
                == "This workout has more than 300 exercises in all rounds together, which is the most there can be. "
                + "Make it shorter to start it.")
        #expect(try await app.count("workout_sessions") == 0)
        try await app.addPlan(Array(lines.prefix(20)), rounds: 15, id: 9_001)
        #expect(try await browser.post("/workouts/9001/sessions").location == "/sessions/1")
        #expect(try await app.count("workout_session_exercises") == 300)
    }

    @Test func eachExerciseHasItsOwnWords() async throws {
        let (app, browser) = try await begin()
        for (key, words) in [("plank", "Keep straight."), ("squat", "Sit back.")] {
            try await app.execute("UPDATE exercises SET instructions = '\(words)' WHERE key = '\(key)'")
        }
        try await app.execute("DELETE FROM workout_plans WHERE id = 9000")
        let first = try await browser.get("/sessions/1").main.words
        #expect(first.contains("Keep straight.") && !first.contains("Sit back."))
        try await browser.post("/sessions/1/next", ["phase": "0"])
        // The rest is for getting ready.
        for action in ["skip-rest", "pause"] {
            let second = try await browser.get("/sessions/1").main.words
            #expect(second.contains("Sit back.") && !second.contains("Keep straight."))
            try await browser.post("/sessions/1/\(action)")
        }
    }

    @Test func anExerciseThatIsDeletedMeanwhileKeepsItsName() async throws {
        let (app, browser) = try await begin()
        try await app.execute("DELETE FROM exercises WHERE key = 'plank'")
        let page = try await browser.get("/sessions/1")
        #expect(page.main.words.contains("Go 30 left Plank 30 seconds Pause Skip 15 s rest, then Squat The time is"))
    }

    @Test func whoWantsNoWordOfAchievementsGetsNone() async throws {
        let (app, browser) = try await begin([.seconds(30, of: "plank")])
        try await app.execute("UPDATE users SET achievement_alerts = 0")
        app.clock.advance(seconds: 30)
        try await browser.post("/sessions/1/next", ["phase": "0", "by": "clock"])
        #expect(try await app.count("achievements") > 0)
        let page = try await browser.get("/sessions/1")
        #expect(page.main.words.contains("1-day streak"))
        #expect(!page.main.words.contains("Unlocked") && !page.main.words.contains("Day one"))
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
        let (app, _) = try await begin()
        try await app.register(Cast.sam)
        let sam = try await app.signIn(Cast.sam)
        app.clock.advance(seconds: 3)
        let before = try await app.rows("SELECT * FROM workout_sessions")
        for action in ["pause", "resume", "next", "skip-rest", "finish", "delete"] {
            #expect(try await sam.post("/sessions/1/\(action)").status == 404, "\(action)")
        }
        #expect(try await app.rows("SELECT * FROM workout_sessions") == before)
    }

    @Test func aWorkoutCanBeDeletedAndCountsNoMore() async throws {
        let (app, browser) = try await begin([.seconds(30, of: "plank")])
        app.clock.advance(seconds: 31)
        try await browser.post("/sessions/1/finish")
        #expect(try await app.rows("SELECT total_workouts FROM users") == ["1"])
        app.clock.advance(days: 3)
        let page = try await browser.get("/sessions/1")
        #expect(page.main.words.contains("Sat, 21 Nov Wake-up Time 0:30"))
        #expect(page.text.contains("href=\"/track?date=2026-11-21\" aria-label=\"Back to Track\""))
        let question = try await browser.get("/sessions/1/delete")
        #expect(question.main.words.contains("Wake-up of Saturday 21 November 2026 will be gone for good"))
        let answer = try await browser.post("/sessions/1/delete")
        #expect(answer.location == "/track?date=2026-11-21")
        #expect(try await browser.follow(answer).flash == "Workout deleted.")
        #expect(try await app.count("workout_sessions") + app.count("training_days") == 0)
        #expect(try await app.rows("SELECT total_workouts, total_points FROM users") == ["0 0"])
    }

    @Test func withoutAWeightSeventyKilogramsAreTaken() async throws {
        let app = try await TestApp()
        try await app.addPlan([.seconds(3_600, of: "plank")])
        let browser = try await app.member(heightCentimeters: nil, weightKilograms: nil)
        try await browser.post("/workouts/9000/sessions")
        app.clock.advance(hours: 1)
        try await browser.post("/sessions/1/finish")
        let met = try #require(
            try await app.rows("SELECT met FROM workout_session_exercises").first.flatMap { Double($0) })
        #expect(
            try await app.rows("SELECT body_weight_kilograms, energy_kilocalories FROM workout_sessions")
                == ["null \(Int((met * 70).rounded()))"])
        #expect(
            try await browser.get("/sessions/1").main.words.contains("Energy for 70 kg, as your weight is not known."))
        try await app.execute("UPDATE users SET weight_unit = 'pounds'")
        #expect(
            try await browser.get("/sessions/1").main.words
                .contains("Energy for 154.3 lb, as your weight is not known."))
    }

    @Test func itIsOfTheDayThatItIsAtHome() async throws {
        let app = try await TestApp()
        try await app.addPlan([.seconds(30, of: "plank")])
        let auckland = try #require(TimeZone(identifier: "Pacific/Auckland"))
        let browser = try await app.member(timeZone: auckland)
        // 23:30 there on the 21st; it ends after midnight.
        app.clock.set(Date(timeIntervalSince1970: 1_795_257_000))
        try await browser.post("/workouts/9000/sessions")
        app.clock.advance(hours: 1)
        try await browser.post("/sessions/1/finish")
        #expect(
            try await app.rows("SELECT day, logged_minute FROM workout_sessions") == ["2026-11-21 1410"])
        #expect(try await app.rows("SELECT day, late_entries FROM training_days") == ["2026-11-21 1"])
    }
}
