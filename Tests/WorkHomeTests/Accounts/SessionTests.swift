import Foundation
import Support
import Testing

@testable import Models
@testable import Web

@Suite struct SessionTests {
    @Test func signingInGivesANewTokenAndTheOldOneIsDead() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let old = try #require(await browser.sessionToken)
        try await browser.post("/login", Cast.alex.credentials)
        let new = try #require(await browser.sessionToken)
        #expect(new != old)
        #expect(try await app.count("sessions") == 1)
        let late = Browser(app)
        await late.setCookie("workhome", old)
        #expect(try await late.get("/").location == "/login")
    }

    @Test func aTokenThatSomebodyElseChoseIsNotTaken() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let browser = Browser(app)
        let planted = String(repeating: "A", count: 43)
        await browser.setCookie("workhome", planted)
        try await browser.post("/login", Cast.alex.credentials)
        #expect(await browser.sessionToken != planted)
    }

    @Test func theTableKeepsADigestAlone() async throws {
        let app = try await TestApp()
        let token = try #require(await app.member().sessionToken)
        let found = try await app.rows("SELECT count(*) FROM sessions WHERE token_digest = CAST('\(token)' AS BLOB)")
        #expect(found == ["0"])
        #expect(try await app.rows("SELECT token_digest FROM sessions") == ["32 bytes"])
    }

    @Test func sessionsOutliveTheServer() async throws {
        let app = try await TestApp()
        let token = try #require(await app.member().sessionToken)
        try app.app.database.close()
        let again = try await TestApp(clock: app.clock, reopening: app)
        let browser = Browser(again)
        await browser.setCookie("workhome", token)
        #expect(try await browser.get("/").status == 200)
    }

    @Test func aSessionEndsAfterThirtyIdleDays() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        app.clock.advance(days: 29.9)
        #expect(try await browser.get("/").status == 200)
        app.clock.advance(days: 29.9)
        #expect(try await browser.get("/").status == 200)
        app.clock.advance(days: 30)
        #expect(try await browser.get("/").location == "/login")
    }

    @Test func aSessionEndsAfterAHundredAndEightyDaysHoweverBusy() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        for _ in 0..<8 {
            app.clock.advance(days: 20)
            #expect(try await browser.get("/").status == 200)
        }
        app.clock.advance(days: 19.9)
        #expect(try await browser.get("/").status == 200)
        app.clock.advance(days: 0.1)
        #expect(try await browser.get("/").location == "/login")
    }

    @Test func aVisitIsNotedOnceAnHour() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let start = app.clock.now.secondsSince1970
        app.clock.advance(seconds: 3_599)
        _ = try await browser.get("/")
        #expect(try await app.rows("SELECT last_seen_at FROM sessions") == ["\(start)"])
        app.clock.advance(seconds: 1)
        _ = try await browser.get("/")
        #expect(try await app.rows("SELECT last_seen_at FROM sessions") == ["\(start + 3_600)"])
    }

    @Test func theListTellsTheDevicesApart() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1"
        _ = try await app.signIn(Cast.alex, userAgent: phone)
        app.clock.advance(days: 1)
        let desk = try await app.signIn(Cast.alex)
        let page = try await desk.get("/settings/sessions")
        let items = page.main.allBetween("<li class=\"row row-plain\">", "</li>").map(\.words)
        #expect(
            items == [
                "Firefox on Linux This device 192.0.2.1 · Now",
                "Safari on iPhone 192.0.2.1 · Last seen yesterday, 21 Nov Sign out",
            ])
    }

    @Test func aSessionCanBeEndedFromElsewhere() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let lost = try await app.signIn(Cast.alex)
        let mine = try await app.signIn(Cast.alex)
        let answer = try await mine.post("/settings/sessions/1/delete")
        #expect(answer.location == "/settings/sessions")
        #expect(try await mine.follow(answer).flash == "Signed out on that device.")
        #expect(try await lost.get("/").location == "/login")
        #expect(try await mine.get("/").status == 200)
        #expect(try await mine.post("/settings/sessions/1/delete").status == 404)
    }

    @Test func allOthersCanBeEndedAtOnce() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let others = [try await app.signIn(Cast.alex), try await app.signIn(Cast.alex)]
        let sams = try await app.member(Cast.sam)
        let mine = try await app.signIn(Cast.alex)
        let answer = try await mine.post("/settings/sessions/others/delete")
        #expect(try await mine.follow(answer).flash == "Signed out everywhere else.")
        for other in others { #expect(try await other.get("/").location == "/login") }
        #expect(try await sams.get("/").status == 200)
    }

    @Test func nobodyEndsTheSessionOfAnotherPerson() async throws {
        let app = try await TestApp()
        let alex = try await app.member(Cast.alex)
        let sam = try await app.member(Cast.sam)
        #expect(try await sam.post("/settings/sessions/1/delete").status == 404)
        #expect(try await alex.get("/").status == 200)
    }

    @Test(arguments: ["", "x", "AAAA", String(repeating: "A", count: 43), String(repeating: "é", count: 43)])
    func aWrongTokenIsNoSession(token: String) async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let browser = Browser(app)
        await browser.setCookie("workhome", token)
        #expect(try await browser.get("/").location == "/login")
    }
}
