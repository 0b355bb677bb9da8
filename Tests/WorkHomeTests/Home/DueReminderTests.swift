import Foundation
import Support
import Testing

@testable import Fitness
@testable import Models

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
        #expect(page.main.contains("value=\"64\" max=\"100\" aria-label=\"Steps of today’s goal\""))
    }

    @Test func theNextAchievementIsTheNearest() async throws {
        let browser = try await TestApp().member()
        let card = try await browser.get("/").main.between("Next achievement", "</section>")
        #expect(card?.contains("<progress class=\"meter\" value=\"0\"") == true)
        let first = try await browser.get("/progress/achievements").main.between("achievement-title\">", "</h3>") ?? ""
        #expect(card?.contains(first) == true)
    }
}
