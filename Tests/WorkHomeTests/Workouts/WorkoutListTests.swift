import Support
import Testing

@testable import Fitness

@Suite struct WorkoutListTests {
    private func names(_ page: Answer) -> [String] {
        page.main.allBetween("<h3 class=\"card-title\">", "</h3>").map(\.words)
    }

    private func appWithLibrary() async throws -> TestApp {
        let app = try await TestApp()
        try await SampleLibrary.load(app)
        return app
    }

    @Test func whatServesTheGoalComesFirst() async throws {
        let app = try await appWithLibrary()
        let alex = try await app.member(Cast.alex, fitnessGoal: .buildMuscle)
        #expect(names(try await alex.get("/workouts")) == ["Heavy Day", "Easy Strength", "Fast Intervals"])
        let sam = try await app.member(Cast.sam, fitnessGoal: .loseWeight)
        let page = try await sam.get("/workouts")
        #expect(names(page) == ["Easy Strength", "Fast Intervals", "Heavy Day"])
        #expect(page.main.components(separatedBy: "Fits your goal").count == 3)
    }

    @Test func aCardSaysWhatItTakes() async throws {
        let app = try await appWithLibrary()
        let browser = try await app.member(weightKilograms: 90)
        let cards = try await browser.get("/workouts").main.allBetween("<li class=\"card plan stack\">", "</li>").map(
            \.words)
        let intervals = try #require(cards.first { $0.hasPrefix("Fast Intervals") })
        #expect(
            intervals
                == "Fast Intervals HIIT · Intermediate Words about it 15 min about 127 kcal No equipment Fits your goal"
        )
    }

    @Test(
        arguments: [
            ("goal=buildMuscle", ["Heavy Day"]), ("focus=hiit", ["Fast Intervals"]),
            ("level=beginner", ["Easy Strength"]), ("equipment=none", ["Fast Intervals"]),
            ("equipment=any", ["Easy Strength", "Heavy Day"]), ("equipment=dumbbell", ["Easy Strength", "Heavy Day"]),
            ("goal=loseWeight&focus=strength", ["Easy Strength"]), ("focus=mobility", []),
            ("goal=&focus=&level=&equipment=", ["Easy Strength", "Fast Intervals", "Heavy Day"]),
            ("goal=nonsense&level=-1", ["Easy Strength", "Fast Intervals", "Heavy Day"]),
        ])
    func theFilterKeepsWhatFits(query: String, expected: [String]) async throws {
        let browser = try await appWithLibrary().member()
        let page = try await browser.get("/workouts?\(query)")
        #expect(page.status == 200)
        #expect(names(page) == expected)
        let count = page.main.between("<p class=\"card-note\" role=\"status\" data-search-status>", "</p>")
        #expect(count == (expected.count == 1 ? "1 workout" : "\(expected.count) workouts"))
        #expect(page.main.contains("No workouts found") == expected.isEmpty)
        let isOn = expected.count < 3
        #expect(page.main.contains("href=\"/workouts\">Clear filter</a>") == isOn)
        #expect(page.main.contains("Quick workout") != isOn)
    }

    @Test func theFilterShowsWhatItFiltersBy() async throws {
        let page = try await appWithLibrary().member().get(
            "/workouts?goal=loseWeight&focus=strength&level=beginner&equipment=dumbbell")
        for (name, value) in [
            ("goal", "loseWeight"), ("focus", "strength"), ("level", "beginner"), ("equipment", "dumbbell"),
        ] {
            #expect(page.value(of: name) == value)
        }
        let equipment = page.main.between("name=\"equipment\"", "</select>")?.allBetween("<option value=\"", "\"")
        #expect(equipment == ["", "none", "any", "dumbbell"])
    }

    @Test func anArchivedPlanIsNotListed() async throws {
        let app = try await appWithLibrary()
        try await app.execute("UPDATE workout_plans SET archived_at = 1 WHERE name = 'Heavy Day'")
        #expect(names(try await app.member().get("/workouts")) == ["Easy Strength", "Fast Intervals"])
    }

    @Test func ownPlansComeFirstTheNewestOnTop() async throws {
        let app = try await appWithLibrary()
        let browser = try await app.member()
        for name in ["Mine of old", "Mine"] { _ = try await SampleLibrary.addPlan(app, of: Cast.alex, name: name) }
        let page = try await browser.get("/workouts")
        #expect(names(page).prefix(2) == ["Mine", "Mine of old"])
        #expect(page.main.contains("href=\"/workouts/new\""))
        // A plan for staying fit does not fit the goal of losing weight.
        #expect(!(page.main.between("Mine</a>", "</li>") ?? "").contains("Fits your goal"))
    }

    @Test func withoutAnyPlanThereIsOneThingToDo() async throws {
        let app = try await appWithLibrary()
        try await app.execute("UPDATE workout_plans SET archived_at = 1")
        let words = try await app.member().get("/workouts").main.words
        #expect(words.contains("No workouts yet Create a plan"))
        #expect(words.contains("New plan"))
    }

    @Test func aRunningWorkoutIsOnTop() async throws {
        let app = try await appWithLibrary()
        let browser = try await app.member()
        try await SampleLibrary.addRunning(app, of: Cast.alex, plan: "Easy Strength")
        let id = try await app.rows("SELECT id FROM workout_sessions")[0]
        for path in ["/workouts", "/workouts?focus=core", "/"] {
            let page = try await browser.get(path)
            #expect(page.main.words.contains("Workout in progress Easy Strength Resume"), "\(path)")
            #expect(page.main.contains("href=\"/sessions/\(id)\">Resume</a>"), "\(path)")
            #expect(!page.main.contains("Start workout"), "\(path)")
        }
        let plan = try await SampleLibrary.id(of: "Heavy Day", app)
        let detail = try await browser.get("/workouts/\(plan)")
        #expect(detail.main.contains("href=\"/sessions/\(id)\">Resume</a>"))
        #expect(!detail.main.contains("Start workout"))
        let sam = try await app.member(Cast.sam)
        #expect(try await !sam.get("/workouts").text.contains("Workout in progress"))
    }

    @Test(arguments: ["/workouts", "/", "/workouts/9000"])
    func aWorkoutThatTimeHasCompletedIsToBeSaved(path: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await app.addPlan([.seconds(30, of: "plank")])
        try await browser.post("/workouts/9000/sessions")
        app.clock.advance(seconds: 29)
        let running = try await browser.get(path)
        #expect(running.main.words.contains("Workout in progress Wake-up Resume"))
        #expect(running.headers[.cacheControl] == "no-store")
        app.clock.advance(seconds: 1)
        let over = try await browser.get(path)
        #expect(over.main.words.contains("Workout finished Wake-up Review and save"))
        #expect(over.main.contains("href=\"/sessions/1\">Review and save</a>"))
        #expect(try await browser.get("/sessions/1").main.contains("action=\"/sessions/1/finish\""))
        try await browser.post("/sessions/1/finish")
        _ = try await browser.get("/workouts")
        let saved = try await browser.get(path)
        #expect(!saved.main.contains("Review and save"))
    }

    @Test func theLastThreeWorkoutsAreThere() async throws {
        let app = try await appWithLibrary()
        let browser = try await app.member()
        for (day, name) in [
            ("2026-10-01", "First"), ("2026-11-19", "Third"), ("2026-11-20", "Fourth"), ("2026-11-07", "Second"),
        ] {
            try await SampleLibrary.addDone(app, of: Cast.alex, plan: name, focus: "core", day: day)
        }
        let page = try await browser.get("/workouts")
        let rows = (page.main.between("id=\"done-workouts\"", "</ul>") ?? "").allBetween("<li class=\"row\">", "</li>")
        #expect(
            rows.map(\.words) == [
                "Fourth Done yesterday · 10:00 · 55 kcal", "Third Done 2 days ago · 10:00 · 55 kcal",
                "Second Done 7 Nov · 10:00 · 55 kcal",
            ])
        let sam = try await app.member(Cast.sam)
        #expect(try await !sam.get("/workouts").text.contains("Done "))
    }
}
