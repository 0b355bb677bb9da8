import Support
import Testing

@testable import HTTP
@testable import WorkHome

/// The part of Track above the day.
@Suite struct TrackTopTests {
    @Test func anyDayIsOneFieldAway() async throws {
        let page = try await TestApp().member().get("/track?date=2026-11-03")
        let form = page.main.between("<form class=\"day-jump\" method=\"get\" action=\"/track\"", "</form>") ?? ""
        #expect(form.contains("type=\"date\" id=\"day\" name=\"date\" value=\"2026-11-03\""))
        #expect(
            form.contains("<label class=\"visually-hidden\" for=\"day\">Go to a day</label>")
                && form.contains(">Go</button>"))
    }

    @Test func aWorkoutThatRunsIsTold() async throws {
        let (app, browser) = try await TestApp.workout()
        func card() async throws -> String? {
            try await browser.get("/track").main.between(
                "<section class=\"card accent-card running-workout split gap-half\"", "</section>")
        }
        app.clock.advance(seconds: 20)
        let running = try #require(try await card())
        #expect(running.words.contains("Wake-up is running since 09:30 Go to the workout"))
        #expect(running.contains("href=\"/sessions/1\""))
        #expect(running.contains("data-since=\"1795253400\""))
        try await browser.post("/sessions/1/finish")
        #expect(try await card() == nil)
    }

    /// After a rest nobody was seen: the next exercise waits, and no time passes.
    @Test func aWorkoutThatWaitsIsPaused() async throws {
        let (app, browser) = try await TestApp.workout()
        #expect(try await browser.get("/track").main.words.contains("Wake-up is running"))
        app.clock.advance(seconds: 120)
        let page = try await browser.get("/track")
        #expect(page.main.words.contains("Wake-up is paused Go to the workout") && !page.main.contains("data-since"))
        try await browser.post("/sessions/1/resume", ["phase": "2"])
        #expect(try await browser.get("/track").main.words.contains("Wake-up is running"))
        try await browser.post("/sessions/1/pause", ["phase": "2"])
        #expect(try await browser.get("/track").main.words.contains("Wake-up is paused"))
    }

    /// The last exercise is timed: when it ends, the page changes without any change of a row.
    @Test func aWorkoutThatIsOverByItselfSaysSo() async throws {
        let (app, browser) = try await TestApp.workout()
        try await browser.post("/sessions/1/skip", ["phase": "0"])
        try await browser.post("/sessions/1/skip-rest", ["phase": "1"])
        #expect(try await browser.get("/track").main.words.contains("Wake-up is running"))
        app.clock.advance(seconds: 31)
        #expect(try await browser.get("/track").main.words.contains("Wake-up is over Review and save"))
    }
}
