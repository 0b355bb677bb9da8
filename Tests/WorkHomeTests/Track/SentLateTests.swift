import Support
import Testing

@testable import HTTP
@testable import WorkHome

/// What an old tab sends, or a phone that had no connection, when the row that it names was deleted and another one has
/// been added since.
@Suite struct SentLateTests {
    private func afterAnotherWorkout() async throws -> (app: TestApp, browser: Browser) {
        let (app, browser) = try await TestApp.workout([.reps(8, of: "bench-press"), .seconds(30, of: "plank")])
        try await browser.post("/sessions/1/finish")
        #expect(try await app.count("workout_sessions") == 0, "nothing of it was done")
        app.clock.advance(seconds: 120)
        try await browser.post("/workouts/\(TestApp.plan)/sessions")
        return (app, browser)
    }

    @Test func aSetIsNotCountedInALaterWorkout() async throws {
        let (app, browser) = try await afterAnotherWorkout()
        let bench = try await app.exercise("bench-press")
        let saved = try await browser.post(
            "/track/sets", ["exercise_id": bench, "reps": "8", "weight": "60", "back": "/sessions/1"])
        #expect(saved.location?.hasPrefix("/track?") == true, "it is shown on its day")
        #expect(try await app.rows("SELECT reps, workout_session_id FROM strength_sets") == ["8 null"])
    }

    @Test(arguments: ["next", "skip", "pause", "finish", "delete"])
    func aButtonDoesNothingToALaterWorkout(action: String) async throws {
        let (app, browser) = try await afterAnotherWorkout()
        let answer = try await browser.post("/sessions/1/\(action)", ["phase": "0"])
        #expect(answer.status == 404)
        #expect(try await app.workoutState == "exercise 0 0 0")
    }

    @Test func aSetIsNotCountedForALaterExercise() async throws {
        let person = try await TrackedPerson()
        let deleted = try await person.app.addExercise("Tower Fly", of: person.browser)
        try await person.browser.post("/settings/exercises/\(deleted)/delete")
        let later = try await person.app.addExercise("Tower Press", of: person.browser)
        #expect(later != deleted)
        let answer = try await person.browser.post(
            "/track/sets", ["exercise_id": "\(deleted)", "reps": "5", "weight": "80"])
        #expect(answer.status == 422)
        #expect(try await person.sets() == [])
    }

    @Test func anEntryIsNotCountedForALaterTrackable() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let add = { (name: String) in
            try await browser.post("/settings/trackables", ["name": name, "step": "1", "aggregation": "sum"])
        }
        _ = try await add("Push-ups a day")
        let deleted = try await app.rows("SELECT max(id) FROM trackables")[0]
        try await browser.post("/settings/trackables/\(deleted)/delete")
        _ = try await add("Cups of tea")
        #expect(try await app.rows("SELECT max(id) FROM trackables") != [deleted])
        let answer = try await browser.post("/track/entries", ["trackable_id": deleted, "value": "5"])
        #expect(answer.status == 422)
        #expect(try await app.count("trackable_entries") == 0)
    }
}
