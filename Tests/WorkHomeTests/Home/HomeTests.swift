import Testing

@testable import WorkHome

@Suite struct HomeTests {
    private func hero(_ browser: Browser) async throws -> String {
        try await browser.get("/").main.between("<section class=\"hero\">", "</section>")?.words ?? ""
    }

    @Test func theOneThingToDoNextIsOnTop() async throws {
        let app = try await TestApp()
        let guest = Browser(app)
        try await guest.post("/guest")
        #expect(try await hero(guest).hasPrefix("Start here Add your weight and height"))
        let browser = try await app.member()
        #expect(try await hero(browser) == "Saturday 21 November How did today go? Write in the journal")
        try await browser.upload("/journal/2026-11-21", ["text": "Well"])
        #expect(try await hero(browser).contains("Weight and journal are up to date See your progress"))
        app.clock.advance(days: 1)
        #expect(try await hero(browser) == "Sunday 22 November How much do you weigh today? Update weight")
    }

    @Test func theWeekMarksTheDaysWithSomething() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.upload("/journal/2026-11-16", ["text": "Monday"])
        try await browser.upload("/journal/2026-11-15", ["text": "The Sunday before"])
        let page = try await browser.get("/")
        #expect(page.main.words.contains("This week 2 of 7 days logged"))
        let days = page.main.allBetween("<li class=\"week-day\">", "</li>")
        #expect(days.map(\.words) == ["M 16", "T 17", "W 18", "T 19", "F 20", "S 21", "S 22"])
        #expect(days.map { $0.contains("is-marked") } == [true, false, false, false, false, true, false])
        #expect(days.map { $0.contains("aria-current=\"date\"") } == [false, false, false, false, false, true, false])
    }

    @Test func theFiguresAreThere() async throws {
        let browser = try await TestApp().member()
        try await browser.post("/progress/measurements", ["weight": "68", "height": "170"])
        try await browser.upload("/journal/2026-11-20", ["text": "The latest words"])
        let words = try await browser.get("/").main.words
        #expect(words.contains("Weight -2 kg 68 kg BMI 23.5 Normal Streak 0 days Level 1 0 pts"))
        #expect(words.contains("Journal All entries Yesterday, 20 Nov The latest words"))
    }
}
