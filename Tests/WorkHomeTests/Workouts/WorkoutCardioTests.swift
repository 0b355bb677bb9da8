import Support
import Testing

@testable import WorkHome

/// A timed workout of cardio alone, which can be logged with its distance.
@Suite struct WorkoutCardioTests {
    private static let run: [TestApp.PlanLine] = [
        .seconds(60, of: "brisk-walking", rest: 0), .seconds(120, of: "jogging", rest: 0),
        .seconds(90, of: "walking", rest: 0), .seconds(120, of: "jogging", rest: 0),
        .seconds(60, of: "walking", rest: 0),
    ]

    private func over(_ plan: [TestApp.PlanLine] = run) async throws -> (app: TestApp, browser: Browser) {
        let (app, browser) = try await TestApp.workout(plan)
        for (place, line) in plan.enumerated() {
            app.clock.advance(seconds: Double(line.seconds ?? 0))
            try await browser.post("/sessions/1/next", ["phase": String(place * 2), "by": "clock"])
        }
        return (app, browser)
    }

    private func link(_ page: Answer) -> String? {
        page.main.between("href=\"/track/new/cardio", "\"").map { "/track/new/cardio\($0.unescaped)" }
    }

    @Test func theRunIsOneTapAndItsDistanceFromTrack() async throws {
        let (app, browser) = try await over()
        let page = try await browser.get("/sessions/1")
        #expect(page.main.words.contains("Log Jogging, 4:00"))
        let path = try #require(link(page))
        #expect(try await app.count("cardio_sessions") == 0, "nothing is logged by itself")
        let form = try await browser.get(path)
        #expect(form.value(of: "duration") == "4:00" && form.value(of: "date") == "2026-11-21")
        #expect(form.value(of: "distance") == "" && form.value(of: "back") == "/sessions/1")
        let fields = form.fields(ofFormTo: "/track/cardio").map {
            $0.name == "distance" ? FormValue("distance", "0.7") : $0
        }
        let saved = try await browser.post("/track/cardio", fields)
        #expect(saved.location?.hasPrefix("/sessions/1") == true)
        #expect(
            try await app.rows(
                """
                SELECT key, duration_seconds, distance_meters > 0, energy_kilocalories FROM cardio_sessions
                JOIN exercises ON exercises.id = exercise_id
                """) == ["jogging 240 1 0"], "the workout has its energy")
        // It is not offered again.
        let after = try await browser.follow(saved)
        #expect(link(after) == nil && !after.main.words.contains("Log Jogging"))
    }

    @Test func otherExercisesAreNoRun() async throws {
        let (_, browser) = try await over([.seconds(60, of: "jogging", rest: 0), .seconds(60, of: "squat", rest: 0)])
        let page = try await browser.get("/sessions/1")
        #expect(page.main.words.contains("Workout complete") && link(page) == nil)
    }

    @Test func aCardioFormWithoutAWorkoutIsAsBefore() async throws {
        let (app, browser) = try await TestApp.workout(start: false)
        let jogging = try await app.exercise("jogging")
        for seconds in ["", "&seconds=0", "&seconds=x", "&seconds=9999999"] {
            let form = try await browser.get("/track/new/cardio?exercise=\(jogging)\(seconds)")
            #expect(form.status == 200 && form.value(of: "duration") == "")
        }
        try await browser.post("/track/cardio", ["exercise_id": jogging, "duration": "30", "distance": ""])
        #expect(try await app.rows("SELECT energy_kilocalories > 0 FROM cardio_sessions") == ["1"])
    }
}
