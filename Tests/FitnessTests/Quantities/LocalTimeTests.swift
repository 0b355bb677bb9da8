import Foundation
import Testing

@testable import Fitness

@Suite struct LocalTimeTests {
    @Test(
        arguments: [
            // Fourteen hours ahead of and twelve hours behind Greenwich, and half and quarter hours.
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
}
