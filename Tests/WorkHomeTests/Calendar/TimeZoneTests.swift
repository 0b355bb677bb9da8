import Foundation
import Support
import Testing

@Suite struct TimeZoneTests {
    @Test func eachPlaceIsOfferedOnce() async throws {
        let page = try await TestApp().member().get("/settings/units")
        let offered = try #require(page.text.between("name=\"time_zone\"", "</select>")).allBetween("value=\"", "\"")
        for name in ["Asia/Kolkata", "Asia/Kathmandu", "Europe/Kyiv", "America/Toronto", "Europe/Berlin", "GMT"] {
            #expect(offered.count { $0 == name } == 1, "\(name)")
        }
        for name in ["Asia/Calcutta", "Asia/Katmandu", "Europe/Kiev", "America/Montreal", "US/Eastern"] {
            #expect(!offered.contains(name), "\(name)")
        }
        #expect(offered.allSatisfy { TimeZone(identifier: $0) != nil })
        #expect(Set(offered).count == offered.count)
    }

    @Test func anOldNameStaysWithWhomHasIt() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await app.execute("UPDATE users SET time_zone = 'Asia/Calcutta'")
        #expect(try await browser.get("/settings/units").value(of: "time_zone") == "Asia/Calcutta")
        #expect(try await browser.post("/settings/units", ["time_zone": "Asia/Calcutta"]).status == 303)
        #expect(try await app.rows("SELECT time_zone FROM users") == ["Asia/Calcutta"])
    }

    @Test func aBrowsersOldNameBecomesThatOfToday() async throws {
        let app = try await TestApp()
        try await Browser(app).post("/guest", ["time_zone": "Asia/Calcutta"])
        #expect(try await app.rows("SELECT time_zone FROM users") == ["Asia/Kolkata"])
    }

    @Test(arguments: [
        ("05:00", "Good morning"), ("11:59", "Good morning"), ("12:00", "Good afternoon"), ("17:59", "Good afternoon"),
        ("18:00", "Good evening"), ("04:59", "Good evening"), ("00:00", "Good evening"),
    ])
    func theGreetingIsOfTheHour(time: String, greeting: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        app.clock.set(try Date("2026-11-22T\(time):00Z", strategy: .iso8601))
        #expect(try await browser.get("/").text.contains("\(greeting), Alex"))
    }
}
