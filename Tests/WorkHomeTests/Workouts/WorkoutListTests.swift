import Foundation
import Support
import Testing

@testable import Fitness

@Suite struct WorkoutListTests {
    /// Of the timed plans.
    private func names(_ page: Answer) -> [String] {
        titles(page.main.components(separatedBy: "id=\"timed-plans\"").last ?? "")
    }

    private func titles(_ html: String) -> [String] {
        html.allBetween("<h3 class=\"card-title\">", "</h3>").map(\.words)
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
        let isOn = expected.count < 3
        let found = titles(page.main).count
        if isOn { #expect(count == (found == 1 ? "1 workout" : "\(found) workouts")) }
        #expect(page.main.contains("No workouts found") == expected.isEmpty)
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
        #expect(equipment?.prefix(3) == ["", "none", "any"])
        #expect(equipment?.contains("dumbbell") == true && equipment?.contains("barbell") == true)
    }

    /// Own routines, those of the household, the library, programs and timed plans, below what is due.
    @Test func theListsHaveOneOrderAndOneFilter() async throws {
        let alex = try await RoutinePerson()
        let sam = try await alex.app.member(Cast.sam)
        try await alex.addRoutine(8, "Pull B", of: 2)
        try await alex.addExercise("pull-up", to: 8, slot: 1, "2 x 8-12", of: 2)
        try await sam.post("/routines/8/share", ["shared": "1"])
        let page = try await alex.browser.get("/workouts").main
        #expect(
            page.allBetween("<h2 class=\"section-title\" id=\"", "\"") == [
                "routines", "shared-routines", "routine-library", "programs", "timed-plans",
            ])
        let all = titles(page)
        #expect(all.prefix(2) == ["Push A", "Pull B"])
        let hero = try #require(page.range(of: "hero-title"))
        let filter = try #require(page.range(of: "data-search"))
        #expect(hero.lowerBound < filter.lowerBound)
        // Nobody says how hard their own routines are.
        let easy = titles(try await alex.browser.get("/workouts?level=beginner").main)
        #expect(easy.contains("Body Weight at Home A") && easy.contains("Couch to 5 km") && !easy.contains("Push A"))
        let free = titles(try await alex.browser.get("/workouts?level=beginner&equipment=none").main)
        #expect(free.contains("Couch to 5 km") && !free.contains("GZCLP"))
        let byEquipment = titles(try await alex.browser.get("/workouts?equipment=pullUpBar").main)
        #expect(byEquipment.contains("Push A") && byEquipment.contains("Pull B"))
        #expect(!byEquipment.contains("Couch to 5 km"))
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
