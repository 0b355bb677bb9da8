import Foundation
import Support
import Testing

@testable import Fitness
@testable import Models

@Suite struct DueReminderTests {
    private let everything = Reminders(workouts: true, meals: true, achievements: true, stepGoal: true)

    private func day(_ hour: Int) -> DueReminder.Day { DueReminder.Day(wishes: everything, hour: hour) }

    @Test func aWorkoutIsDueInTheEveningOfADayWithoutOne() {
        #expect(DueReminder.due(day(16)) == [])
        #expect(DueReminder.due(day(17)) == [.workout])
        var trained = day(20)
        trained.hasTrained = true
        var off = day(20)
        off.isOff = true
        var resting = day(20)
        resting.trainingDaysBefore = 5
        var silent = day(20)
        silent.wishes.workouts = false
        for day in [trained, off, resting, silent] { #expect(DueReminder.due(day) == []) }
    }

    @Test(arguments: [
        (9, nil), (10, DueReminder.breakfast), (13, .breakfast), (14, .lunch), (19, .lunch), (20, .dinner),
    ])
    func oneMealAtATimeIsDue(hour: Int, due: DueReminder?) {
        var day = day(hour)
        day.hasTrained = true
        #expect(DueReminder.due(day) == [])
        day.meals.isHabit = true
        #expect(DueReminder.due(day) == [due].compactMap { $0 })
        day.meals = DueReminder.MealsLogged(breakfast: true, lunch: true, dinner: true, isHabit: true)
        #expect(DueReminder.due(day) == [])
    }

    @Test func reachedStepsAreCelebratedAndMissingOnesCounted() {
        var day = day(12)
        #expect(DueReminder.due(day) == [])
        day.steps = 9_999
        #expect(DueReminder.due(day) == [])
        day.steps = 10_000
        #expect(DueReminder.due(day) == [.stepsReached])
        day.steps = 400
        day.hour = 18
        #expect(DueReminder.due(day) == [.stepsMissing, .workout])
        day.dismissed = [.stepsMissing]
        #expect(DueReminder.due(day) == [.workout])
        day.wishes.stepGoal = false
        day.wishes.workouts = false
        day.dismissed = []
        #expect(DueReminder.due(day) == [])
    }
}

@Suite struct HomeReminderTests {
    private func reminders(_ browser: Browser) async throws -> String {
        try await browser.get("/").main.between("aria-label=\"Reminders\"", "</ul>")?.between(">", "</li>")?.words ?? ""
    }

    @Test func aReminderComesWithTheHourAndGoesForTheDay() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        #expect(try await reminders(browser) == "")
        app.clock.advance(hours: 7.5)
        #expect(try await reminders(browser).hasPrefix("Time for a workout?"))
        #expect(try await browser.post("/reminders/dismissals", ["reminder": "workout"]).location == "/")
        #expect(try await reminders(browser) == "")
        app.clock.advance(days: 1)
        #expect(try await reminders(browser).hasPrefix("Time for a workout?"))
        try await browser.post("/reminders/dismissals", ["reminder": "workout"])
        #expect(try await app.count("reminder_dismissals") == 1)
        #expect(try await browser.post("/reminders/dismissals", ["reminder": "magic"]).status == 404)
    }

    @Test func itIsOffWhereSettingsSaySo() async throws {
        let app = try await TestApp(clock: TestClock(Date(timeIntervalSince1970: 1_795_287_000)))
        let browser = try await app.member()
        #expect(try await reminders(browser).hasPrefix("Time for a workout?"))
        try await browser.post("/settings/reminders", ["step_goal_alerts": "on", "step_goal": "8000"])
        #expect(try await reminders(browser) == "")
        try await browser.post("/track/entries", ["trackable_id": "1", "value": "7000"])
        #expect(try await reminders(browser).hasPrefix("1,000 steps to your goal"))
        try await browser.post("/track/entries", ["trackable_id": "1", "value": "1000"])
        #expect(try await reminders(browser).hasPrefix("You reached your step goal!"))
        let words = try await browser.get("/").main.words
        #expect(words.contains("Steps 8,000 of 8,000"))
    }

    @Test(arguments: ["", "99", "200001", "much", "8000.5"])
    func aStepGoalThatCannotBeIsRefused(goal: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let answer = try await browser.post("/settings/reminders", ["step_goal": goal, "meal_reminders": "on"])
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == ["step_goal": "Please enter a whole number from 100 to 200,000"])
        #expect(answer.value(of: "step_goal") == goal)
        #expect(try await app.rows("SELECT step_goal, workout_reminders FROM users") == ["10000 1"])
    }

    @Test func todaysNumbersAreThere() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let browser = try await phone.app.signIn(Cast.alex)
        try await phone.app.execute(
            """
            INSERT INTO meal_entries (user_id, day, meal, name, quantity, portion, energy_kilocalories, logged_at)
            VALUES (1, '2026-11-21', 'breakfast', 'Oats', 1, 'bowl', 420, 0), (1, '2026-11-21', 'snack', 'Apple', 1, '', 80, 0)
            """)
        try await phone.export("step_count", "count", [AutoExportSample.item(6_412, "2026-11-21 08:00:00 +0000")])
        try await phone.export("active_energy", "kcal", [AutoExportSample.item(312, "2026-11-21 08:00:00 +0000")])
        try await phone.export("dietary_water", "mL", [AutoExportSample.item(750, "2026-11-21 08:00:00 +0000")])
        let page = try await browser.get("/")
        #expect(page.main.words.contains("Steps 6,412 of 10,000 64 % Water 750 ml Eaten 500 kcal Burned 312 kcal"))
        #expect(page.main.contains("value=\"64\" max=\"100\" aria-label=\"Steps of today&#39;s goal\""))
    }

    @Test func theNextAchievementIsTheNearest() async throws {
        let browser = try await TestApp().member()
        let card = try await browser.get("/").main.between("Next achievement", "</section>")
        #expect(card?.contains("<progress class=\"meter\" value=\"0\"") == true)
        let first = try await browser.get("/progress/achievements").main.between("achievement-title\">", "</h3>") ?? ""
        #expect(card?.contains(first) == true)
    }
}
