import Support
import Testing

@testable import HTTP
@testable import WorkHome

/// Sets within a session: their number, and their weight for Track.
@Suite struct WorkoutSetTests {
    private static let lines: [TestApp.PlanLine] = [
        .reps(8, of: "bench-press"), .reps(8, of: "bench-press"), .seconds(30, of: "plank"),
    ]

    @Test func aGoalTellsTheWorkoutOfItsSet() async throws {
        let (app, browser) = try await TestApp.workout(Self.lines)
        let bench = try await app.exercise("bench-press")
        try await browser.post(
            "/goals",
            [
                "type": "strength", "measure": "heaviest", "exercise_id": bench, "target": "100", "cadence": "once",
                "direction": "increase", "reps": "1",
            ])
        for back in ["/sessions/1", "/track"] {
            let weight = back == "/track" ? "50" : "60"
            try await browser.post(
                "/track/sets", ["exercise_id": bench, "reps": "8", "weight": weight, "back": back])
        }
        let words = try await browser.get("/goals/1").main.words
        #expect(words.contains("60 kg × 8 Today, 21 Nov · Bench Press · Best · Workout: Wake-up"))
        #expect(words.contains("50 kg × 8 Today, 21 Nov · Bench Press 60 kg"))
    }

    @Test func setsInARowAreNumbered() async throws {
        let (_, browser) = try await TestApp.workout(Self.lines)
        #expect(try await browser.get("/sessions/1").main.words.contains("Go 8 reps Bench Press Set 1 of 2 Done"))
        try await browser.post("/sessions/1/next", ["phase": "0"])
        #expect(try await browser.get("/sessions/1").main.words.contains("Up next Bench Press 8 reps · set 2 of 2"))
    }

    @Test func theSummaryTellsTheSetsInOneLine() async throws {
        let (_, browser) = try await TestApp.workout(Self.lines)
        try await browser.post("/sessions/1/next", ["phase": "0"])
        try await browser.post("/sessions/1/finish")
        let words = try await browser.get("/sessions/1").main.words
        #expect(words.contains("Exercises Bench Press 1 of 2 × 8 reps Plank 30 seconds, not done"))
    }

    @Test func aSetIsLoggedWithItsWeightAndLeadsBack() async throws {
        let (app, browser) = try await TestApp.workout(Self.lines)
        let page = try await browser.get("/sessions/1")
        #expect(page.main.words.contains("Log this set"))
        let query = try #require(page.main.between("href=\"/track/new/strength", "\""))
        let form = try await browser.get("/track/new/strength\(query.unescaped)")
        #expect(form.value(of: "reps") == "8")
        let exercise = try #require(form.value(of: "exercise_id"))
        let back = try #require(form.value(of: "back"))
        let values = [("exercise_id", exercise), ("reps", "8"), ("back", back)].map(FormValue.init)
        let refused = try await browser.post("/track/sets", values)
        #expect(refused.status == 422 && refused.value(of: "back") == "/sessions/1")
        let saved = try await browser.post("/track/sets", values + [FormValue("weight", "60")])
        #expect(saved.location == "/sessions/1")
        #expect(try await browser.follow(saved).flash?.hasPrefix("Set saved.") == true)
        #expect(try await app.rows("SELECT day, reps, weight_kilograms FROM strength_sets") == ["2026-11-21 8 60"])
    }

    @Test func aSetSaysInWhichWorkoutItWasLogged() async throws {
        let (app, browser) = try await TestApp.workout(Self.lines)
        let bench = try await app.exercise("bench-press")
        try await browser.post(
            "/track/sets", ["exercise_id": bench, "reps": "8", "weight": "60", "back": "/sessions/1"])
        try await browser.post("/track/sets", ["exercise_id": bench, "reps": "9", "weight": "60"])
        #expect(try await app.rows("SELECT reps, workout_session_id FROM strength_sets") == ["8 1", "9 null"])
        let link = "href=\"/sessions/1\">Workout: Wake-up</a>"
        let card =
            try await browser.get("/track").main.between("<section class=\"card log-card\" id=", "</section>") ?? ""
        #expect(card.allBetween(link, "</li>").count == 1)
        #expect(try await browser.get("/track/sets/1/edit").main.contains(link))
        #expect(try await !browser.get("/track/sets/2/edit").main.contains(link))
        let deleted = try await browser.post("/track/sets/1/delete")
        let step = try #require(try await browser.follow(deleted).main.between("action=\"/track/undo/", "\""))
        try await browser.post("/track/undo/\(step)")
        #expect(try await app.rows("SELECT workout_session_id FROM strength_sets WHERE reps = 8") == ["1"])
        try await browser.post("/sessions/1/next", ["phase": "0"])
        try await browser.post("/sessions/1/finish")
        let archive = try await browser.archive()
        #expect(archive.lines("json/strength_sets.jsonl").first?.contains(#""workout":1"#) == true)
        try await browser.post("/sessions/1/delete")
        #expect(try await app.rows("SELECT workout_session_id FROM strength_sets") == ["null", "null"])
    }

    @Test func aSetBelongsToNobodyElsesWorkout() async throws {
        let (app, _) = try await TestApp.workout(Self.lines)
        let sam = try await app.member(Cast.sam)
        let bench = try await app.exercise("bench-press")
        try await sam.post("/track/sets", ["exercise_id": bench, "reps": "8", "weight": "60", "back": "/sessions/1"])
        #expect(try await app.rows("SELECT workout_session_id FROM strength_sets") == ["null"])
    }

    @Test func onlyWhatWasDoneIsOfferedToTrack() async throws {
        let (app, browser) = try await TestApp.workout(Self.lines)
        try await browser.post("/sessions/1/next", ["phase": "0"])
        #expect(try await browser.get("/sessions/1").main.words.contains("Log your last set"))
        try await browser.post("/sessions/1/skip-rest", ["phase": "1"])
        try await browser.post("/sessions/1/skip", ["phase": "2"])
        #expect(try await !browser.get("/sessions/1").main.words.contains("Log your last set"))
        try await browser.post("/sessions/1/skip-rest", ["phase": "3"])
        #expect(try await !browser.get("/sessions/1").main.words.contains("Log this set"))
        #expect(try await app.workoutState == "exercise 2 0 1")
    }

    @Test(arguments: ["//example.com", "https://example.com", "\\example.com"])
    func aSetLeadsToNoOtherSite(back: String) async throws {
        let (app, browser) = try await TestApp.workout(Self.lines)
        let exercise = try await app.exercise("bench-press")
        let saved = try await browser.post(
            "/track/sets", ["exercise_id": exercise, "reps": "8", "weight": "60", "back": back])
        #expect(saved.location?.hasPrefix("/track?") == true)
    }
}
