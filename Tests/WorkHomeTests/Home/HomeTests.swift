import Support
import Testing

@testable import Fitness

@Suite struct HomeTests {
    private func hero(_ browser: Browser) async throws -> String {
        try await browser.get("/").main.between("<section class=\"hero\">", "</section>")?.words ?? ""
    }

    private func hint(_ browser: Browser) async throws -> String? {
        try await browser.get("/").main.between("<ul class=\"card home-hint\"", "</ul>")?.between(">", "</li>")?.words
    }

    @Test func theQuickWorkoutIsOnTop() async throws {
        let app = try await TestApp()
        try await SampleLibrary.load(app)
        let browser = try await app.member(weightKilograms: 90, fitnessGoal: .stayFit)
        #expect(
            try await hero(browser)
                == "Quick workout · 4 min · about 17 kcal Easy Strength Strength · Beginner · Dumbbell Start workout Details"
        )
        let plan = try await SampleLibrary.id(of: "Easy Strength", app)
        let page = try await browser.get("/")
        #expect(page.main.contains("<form method=\"post\" action=\"/workouts/\(plan)/sessions\">"))
        #expect(page.main.contains("href=\"/workouts/\(plan)\">Details</a>"))
        // Next time another plan is suggested.
        try await SampleLibrary.addDone(app, of: Cast.alex, plan: "Easy Strength", focus: "strength", day: "2026-11-21")
        _ = try await SampleLibrary.addPlan(app, of: Cast.alex, name: "Mine")
        #expect(try await hero(browser).contains("kcal Mine Core"))
    }

    @Test func whatTodayLacksIsAskedFor() async throws {
        let app = try await TestApp()
        let guest = Browser(app)
        try await guest.post("/guest")
        #expect(try await hint(guest)?.hasPrefix("Add your weight and height") == true)
        let browser = try await app.member()
        #expect(try await hint(browser) == "How did today go? Write in the journal")
        try await browser.upload("/journal/2026-11-21", ["text": "Well"])
        #expect(try await hint(browser) == nil)
        app.clock.advance(days: 1)
        #expect(try await hint(browser) == "How much do you weigh today? Update weight")
    }

    @Test func theWeekMarksTheDaysWithSomething() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.upload("/journal/2026-11-16", ["text": "Monday"])
        try await browser.upload("/journal/2026-11-15", ["text": "The Sunday before"])
        try await SampleLibrary.addDone(app, of: Cast.alex, plan: "Name", focus: "core", day: "2026-11-18")
        let page = try await browser.get("/")
        #expect(page.main.words.contains("This week 2 of 7 days logged"))
        let days = page.main.allBetween("<li class=\"week-day stack\">", "</li>")
        #expect(days.map(\.words) == ["M 16", "T 17", "W 18", "T 19", "F 20", "S 21", "S 22"])
        #expect(days.map { $0.contains("is-marked") } == [true, false, true, false, false, false, false])
        #expect(days.map { $0.contains("aria-current=\"date\"") } == [false, false, false, false, false, true, false])
    }

    /// The weight from the registration is known, but nothing has been logged yet.
    @Test func aNewcomerHasLoggedNothing() async throws {
        let app = try await TestApp()
        try await Browser(app).post("/register", Cast.alex.registration)
        let browser = try await app.signIn(Cast.alex)
        let words = try await browser.get("/").main.words
        #expect(words.contains("Streak 0 days Timed workouts 0 Level 1 0 pts Weight 70 kg"))
        #expect(words.contains("This week Nothing logged yet"))
        app.clock.advance(seconds: 1)
        try await browser.post("/progress/measurements", ["weight": "70", "height": "170"])
        _ = try await browser.get("/progress")
        #expect(try await browser.get("/").main.words.contains("This week 1 of 7 days logged"))
    }

    @Test func aDayOfTrainingIsMarked() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "60", "date": "2026-11-17"])
        try await person.browser.post(
            "/track/entries", ["trackable_id": "2", "value": "250", "date": "2026-11-16"])
        let page = try await person.browser.get("/")
        #expect(page.main.contains("aria-label=\"Monday 16 November, logged\""))
        #expect(page.main.contains("aria-label=\"Tuesday 17 November, logged\""))
        #expect(page.main.contains("aria-label=\"Wednesday 18 November, nothing logged\""))
    }

    @Test func aTileShowsTheTargetOfTheGoal() async throws {
        let stage = try await GoalFixture()
        let goal = { (trackable: String, target: String) in
            [
                FormValue("type", "trackable"), FormValue("measure", "value"), FormValue("trackable_id", trackable),
                FormValue("target", target), FormValue("cadence", "daily"), FormValue("direction", "increase"),
            ]
        }
        try await stage.browser.post("/settings/reminders", ["step_goal_alerts": "on", "step_goal": "10000"])
        #expect(try await stage.words("/").contains("Steps 0 of 10,000 0 % Water 0 ml Eaten"))
        try await stage.add(goal("1", "8000"))
        try await stage.add(goal("2", "2500"))
        try await stage.browser.post("/track/entries", ["trackable_id": "1", "value": "8000"])
        try await stage.browser.post("/track/entries", ["trackable_id": "2", "value": "500"])
        let words = try await stage.words("/")
        #expect(words.contains("Steps 8,000 of 8,000 100 % Water 500 of 2,500 ml 20 % Eaten"))
        #expect(words.contains("You reached your step goal! 8,000 steps today"))
        try await stage.browser.post("/goals/1/pause")
        #expect(try await stage.words("/").contains("Steps 8,000 of 10,000 80 %"))
    }

    @Test func theFiguresAreThere() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await app.execute(
            """
            UPDATE users SET current_streak = 3, best_streak = 8, streak_alive_until = '2026-11-21', total_workouts = 12,
                total_calories_burned = 1500
            """)
        try await browser.post("/progress/measurements", ["weight": "68", "height": "170"])
        try await browser.upload("/journal/2026-11-20", ["text": "The latest words"])
        let words = try await browser.get("/").main.words
        #expect(words.contains("Streak 3 days best 8 Timed workouts 12 Level 1 0 pts Weight 68 kg −2 kg from 70 kg"))
        #expect(words.contains("Steps 0 of 10,000 0 % Water 0 ml Eaten – Burned 0 kcal"))
        #expect(words.contains("Journal All entries Yesterday, 20 Nov The latest words"))
    }

    @Test func aStreakThatEndedIsNotShown() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await app.execute(
            "UPDATE users SET current_streak = 3, best_streak = 8, streak_alive_until = '2026-11-20'")
        #expect(try await browser.get("/").main.words.contains("Streak 0 days best 8"))
    }
}
