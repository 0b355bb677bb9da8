import Foundation
import Support
import Testing

@testable import Fitness

@Suite struct TimeZoneTests {
    @Test(
        arguments: [
            // Fourteen hours before and twelve hours after Greenwich, and halves and quarters of an hour.
            ("Pacific/Kiritimati", "2026-11-21T09:59:59Z", "2026-11-21 23:59"),
            ("Pacific/Kiritimati", "2026-11-21T10:00:00Z", "2026-11-22 00:00"),
            ("Etc/GMT+12", "2026-11-21T11:59:59Z", "2026-11-20 23:59"),
            ("Etc/GMT+12", "2026-11-21T12:00:00Z", "2026-11-21 00:00"),
            ("Asia/Kolkata", "2026-11-20T18:29:59Z", "2026-11-20 23:59"),
            ("Asia/Kolkata", "2026-11-20T18:30:00Z", "2026-11-21 00:00"),
            ("Asia/Kathmandu", "2026-11-20T18:15:00Z", "2026-11-21 00:00"),
            // The clocks go forward, and back.
            ("Europe/Berlin", "2026-03-28T23:00:00Z", "2026-03-29 00:00"),
            ("Europe/Berlin", "2026-03-29T00:59:00Z", "2026-03-29 01:59"),
            ("Europe/Berlin", "2026-03-29T01:00:00Z", "2026-03-29 03:00"),
            ("Europe/Berlin", "2026-03-29T22:00:00Z", "2026-03-30 00:00"),
            ("Europe/Berlin", "2026-10-24T22:00:00Z", "2026-10-25 00:00"),
            ("Europe/Berlin", "2026-10-25T00:30:00Z", "2026-10-25 02:30"),
            ("Europe/Berlin", "2026-10-25T01:30:00Z", "2026-10-25 02:30"),
            ("Europe/Berlin", "2026-10-25T23:00:00Z", "2026-10-26 00:00"),
            ("Etc/UTC", "1969-12-31T23:59:59Z", "1969-12-31 23:59"),
        ])
    func aMomentIsOfItsLocalDay(zone: String, moment: String, local: String) throws {
        let timeZone = try #require(TimeZone(identifier: zone))
        let date = try Date(moment, strategy: .iso8601)
        #expect("\(LocalDay(date, in: timeZone)) \(LocalTime.text(date, in: timeZone))" == local)
        #expect(LocalTime.hour(date, in: timeZone) == Int(local.suffix(5).prefix(2)))
    }

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
