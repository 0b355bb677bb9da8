import Support
import Testing

@testable import Web

/// The undo steps that a day's page offers after the message has closed.
@Suite struct UndoOfferTests {
    private func offers(_ browser: Browser, _ path: String = "/track") async throws -> [String] {
        try await browser.get(path).main.allBetween("<p class=\"undo-text\">", "</p>").map(\.words)
    }

    private func step(_ browser: Browser, _ path: String = "/track") async throws -> String {
        try #require(
            try await browser.get(path).main.between("<li class=\"undo-line note\">", "</li>")?.between(
                "action=\"", "\""))
    }

    @Test func whatWasDeletedComesBackFromItsDay() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "80", "date": "2026-11-20"])
        try await person.logRun(["duration": "28:40", "distance": "5.2", "date": "2026-11-20"])
        try await person.browser.post("/track/entries", ["trackable_id": "2", "value": "250", "date": "2026-11-20"])
        let day = "/track?date=2026-11-20"
        #expect(try await offers(person.browser, day) == [], "each has a button to delete it")
        for path in ["/track/sets/1", "/track/cardio/1", "/track/entries/1"] {
            try await person.browser.post("\(path)/delete")
        }
        _ = try await person.browser.get("/")
        #expect(
            try await offers(person.browser, day) == [
                "Deleted Water, 250 ml", "Deleted Running, 5.2 km in 28:40", "Deleted Bench Press, 80 kg × 5",
            ])
        #expect(try await offers(person.browser) == [], "it is another day")
        try await person.browser.post(try await step(person.browser, day))
        #expect(
            try await offers(person.browser, day) == [
                "Deleted Running, 5.2 km in 28:40", "Deleted Bench Press, 80 kg × 5",
            ])
    }

    @Test func aChangeSaysWhatItWas() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "80"])
        try await person.browser.post("/track/sets/1", ["reps": "6", "weight": "82.5"])
        #expect(try await offers(person.browser) == ["Changed Bench Press, 80 kg × 5"])
        try await person.browser.post("/track/sets/1", ["reps": "7", "weight": "82.5"])
        #expect(try await offers(person.browser) == ["Changed Bench Press, 82.5 kg × 6"], "the first was changed since")
        try await person.browser.post(try await step(person.browser))
        #expect(try await offers(person.browser) == ["Changed Bench Press, 80 kg × 5"], "it is as it was left")
    }

    @Test func whatCanNotComeBackIsNotOffered() async throws {
        let person = try await TrackedPerson()
        let own = try await person.app.addExercise("Tower Fly", of: person.browser)
        try await person.logSet(["exercise_id": "\(own)", "reps": "5", "weight": "80"])
        try await person.browser.post("/track/sets/1/delete")
        #expect(try await offers(person.browser) == ["Deleted Tower Fly, 80 kg × 5"])
        #expect(try await offers(try await person.app.member(Cast.sam)) == [])
        person.app.clock.advance(hours: 23.5)
        #expect(try await offers(person.browser, "/track?date=2026-11-21") == [], "soon nobody can")
    }

    @Test func aChangeOfASetIsTakenBackWithoutItsWorkout() async throws {
        let (app, browser) = try await TestApp.workout([.reps(8, of: "bench-press")])
        let bench = try await app.exercise("bench-press")
        try await browser.post(
            "/track/sets", ["exercise_id": bench, "reps": "8", "weight": "60", "back": "/sessions/1"])
        try await browser.post("/track/sets/1", ["exercise_id": bench, "reps": "9", "weight": "60"])
        try await browser.post("/sessions/1/next", ["phase": "0"])
        try await browser.post("/sessions/1/delete")
        #expect(try await offers(browser) == ["Changed Bench Press, 60 kg × 8"])
        try await browser.post(try await step(browser))
        #expect(try await app.rows("SELECT reps, workout_session_id FROM strength_sets") == ["8 null"])
    }

    @Test func aSetDoesNotComeBackIntoALaterWorkout() async throws {
        let (app, browser) = try await TestApp.workout([.reps(8, of: "bench-press")])
        let bench = try await app.exercise("bench-press")
        try await browser.post(
            "/track/sets", ["exercise_id": bench, "reps": "8", "weight": "60", "back": "/sessions/1"])
        try await browser.post("/track/sets/1/delete")
        try await browser.post("/sessions/1/finish")
        app.clock.advance(seconds: 120)
        try await browser.post("/workouts/\(TestApp.plan)/sessions")
        #expect(try await app.rows("SELECT id FROM workout_sessions") == ["2"], "no number is given twice")
        try await browser.post(try await step(browser))
        #expect(try await app.rows("SELECT reps, workout_session_id FROM strength_sets") == ["8 null"])
    }

    @Test func theNewestFewAreOffered() async throws {
        let person = try await TrackedPerson()
        for reps in 1...7 { try await person.logSet(["reps": "\(reps)", "weight": "80"]) }
        for set in 1...7 { try await person.browser.post("/track/sets/\(set)/delete") }
        let shown = try await offers(person.browser)
        #expect(shown.count == UndoOffer.maximumShown)
        #expect(shown.first == "Deleted Bench Press, 80 kg × 7")
    }

    @Test func foodComesBackOnItsDayToo() async throws {
        let alex = try await NutritionFixture()
        try await alex.add(["food_id": "\(alex.tea)", "quantity": "200", "portion": "ml"])
        try await alex.browser.post("/nutrition/entries/1/delete")
        #expect(try await offers(alex.browser, "/nutrition") == ["Deleted Tea, Herbs, 200 ml"])
        #expect(try await offers(alex.browser) == [])
    }

    @Test func aGoalComesBackFromTheGoals() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.threeRuns, ["title": "Run to the sea"])
        try await stage.browser.post("/goals/1/delete")
        #expect(try await offers(stage.browser, "/goals") == ["Deleted Run to the sea"])
        try await stage.browser.post(try await step(stage.browser, "/goals"))
        #expect(try await offers(stage.browser, "/goals") == [])
        #expect(try await stage.words("/goals").contains("Run to the sea"))
    }
}
