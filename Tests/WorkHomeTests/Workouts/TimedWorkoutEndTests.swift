import Foundation
import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct TimedWorkoutEndTests {
    @Test func theLastExerciseEndsWithWhatItWas() async throws {
        let (app, browser) = try await TestApp.workout()
        app.clock.advance(seconds: 30)
        try await browser.post("/sessions/1/skip-rest", ["phase": "1"])
        app.clock.advance(seconds: 30)
        // Nothing is saved yet: loading a page writes nothing.
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
        let (app, browser) = try await TestApp.workout([.seconds(30, of: "plank")])
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
        let (app, browser) = try await TestApp.workout()
        app.clock.advance(seconds: 36)
        let question = try await browser.get("/sessions/1/finish")
        #expect(
            question.main.words.contains(
                "End this workout? 1 of 2 exercises is done. It will be saved. Keep going End workout"))
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
        let (app, browser) = try await TestApp.workout()
        app.clock.advance(seconds: 29)
        #expect(try await browser.get("/sessions/1/finish").main.words.contains("nothing will be saved"))
        let answer = try await browser.post("/sessions/1/finish")
        #expect(answer.location == "/workouts")
        #expect(
            try await browser.follow(answer).flash
                == "Workout ended. No exercise was finished, so nothing was saved. Start again whenever you like.")
        #expect(try await app.count("workout_sessions") == 0)
        #expect(try await app.count("workout_session_exercises") == 0)
        #expect(try await app.rows("SELECT workouts FROM training_totals") == ["0"])
        #expect(try await browser.get("/sessions/1").status == 404)
    }

    @Test func whoWantsNoWordOfAchievementsGetsNone() async throws {
        let (app, browser) = try await TestApp.workout([.seconds(30, of: "plank")])
        try await app.execute("UPDATE users SET achievement_alerts = 0")
        app.clock.advance(seconds: 30)
        try await browser.post("/sessions/1/next", ["phase": "0", "by": "clock"])
        #expect(try await app.count("achievements") > 0)
        let page = try await browser.get("/sessions/1")
        #expect(page.main.words.contains("1-day streak"))
        #expect(!page.main.words.contains("Unlocked") && !page.main.words.contains("Day one"))
    }

    @Test func aWorkoutCanBeDeletedAndCountsNoMore() async throws {
        let (app, browser) = try await TestApp.workout([.seconds(30, of: "plank")])
        app.clock.advance(seconds: 31)
        try await browser.post("/sessions/1/finish")
        #expect(try await app.rows("SELECT total_workouts FROM users") == ["1"])
        app.clock.advance(days: 3)
        let page = try await browser.get("/sessions/1")
        #expect(page.main.words.contains("Sat, 21 Nov Wake-up Time 0:30"))
        #expect(page.text.contains("href=\"/track?date=2026-11-21\" aria-label=\"Back to Track\""))
        let question = try await browser.get("/sessions/1/delete")
        #expect(question.main.words.contains("Wake-up from Saturday 21 November 2026 will be permanently deleted"))
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
            try await browser.get("/sessions/1").main.words.contains(
                "Your weight is not known, so the energy assumes 70 kg."))
        try await app.execute("UPDATE users SET weight_unit = 'pounds'")
        #expect(
            try await browser.get("/sessions/1").main.words
                .contains("Your weight is not known, so the energy assumes 154.3 lb."))
    }

    @Test func itIsOfTheDayThatItIsAtHome() async throws {
        let app = try await TestApp()
        try await app.addPlan([.seconds(30, of: "plank")])
        let auckland = try #require(TimeZone(identifier: "Pacific/Auckland"))
        let browser = try await app.member(timeZone: auckland)
        // 23:30 on the 21st there; it ends after midnight.
        app.clock.set(Date(timeIntervalSince1970: 1_795_257_000))
        try await browser.post("/workouts/9000/sessions")
        app.clock.advance(hours: 1)
        try await browser.post("/sessions/1/finish")
        #expect(
            try await app.rows("SELECT day, logged_minute FROM workout_sessions") == ["2026-11-21 1410"])
        #expect(try await app.rows("SELECT day, late_entries FROM training_days") == ["2026-11-21 1"])
    }
}
