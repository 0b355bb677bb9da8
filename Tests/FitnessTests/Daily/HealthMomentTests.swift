import Foundation
import Testing

@testable import Fitness

@Suite struct HealthMomentTests {
    static let moments: [(String, Int64)] = [
        ("2026-11-20 07:30:00 +0100", 1_795_156_200), ("2026-11-20T06:30:00Z", 1_795_156_200),
        ("2026-11-20T06:30:00.123456Z", 1_795_156_200), ("2026-11-20T07:30:00.000+01:00", 1_795_156_200),
        ("2026-11-20 01:30:00 -0500", 1_795_156_200), ("2026-11-20 06:30", 1_795_156_200),
        ("2026-11-20 6:30:00 AM +0000", 1_795_156_200), ("2026-11-20 6:30:00\u{202F}PM +0000", 1_795_199_400),
        ("2026-11-20 12:30:00 am +0000", 1_795_134_600), ("2026-11-20", 1_795_132_800),
    ]

    @Test(arguments: moments)
    func itIsRead(text: String, seconds: Int64) {
        #expect(HealthMoment(text, in: .gmt)?.seconds == seconds)
    }

    @Test(arguments: [
        "", "2026", "2026-13-01", "2026-02-30 07:00:00 +0000", "2026-11-20 24:00:00 +0000", "2026-11-20 07:61:00 +0000",
        "2026-11-20 07:00:00 +9900", "2026-11-20 07:00:00 Zulu", "2026-11-20 13:00:00 PM +0000", "2026-11-20 x",
        "20.11.2026 07:00", "2026-11-20 07:00:00 +0000 more",
    ])
    func somethingElseIsNot(text: String) {
        #expect(HealthMoment(text, in: .gmt) == nil)
    }

    @Test func withoutAZoneItIsTheirOwnTime() throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(HealthMoment("2026-11-20 07:30:00", in: berlin)?.seconds == 1_795_156_200)
        #expect(HealthMoment("2026-07-01", in: berlin)?.seconds == 1_782_856_800)
    }

    static let days: [(String, String, Bool)] = [
        ("2026-11-20 00:00:00 +0100", "2026-11-20", true), ("2026-11-20 00:00:00 -1100", "2026-11-20", true),
        ("2026-11-20 23:30:00 -0500", "2026-11-20", false), ("2026-11-20", "2026-11-20", true),
        ("2026-11-20 00:30", "2026-11-20", false), ("2026-11-20T00:00:00Z", "2026-11-20", false),
        ("2026-11-20T11:00:00Z", "2026-11-21", true), ("2026-11-20T00:00:00+00:00", "2026-11-20", true),
    ]

    /// A time in UTC does not reveal the location, so the day is that of the home time zone.
    @Test(arguments: days)
    func theDayIsThatOfTheClockThatItWasReadFrom(text: String, day: String, isMidnight: Bool) throws {
        let auckland = try #require(TimeZone(identifier: "Pacific/Auckland"))
        let moment = try #require(HealthMoment(text, in: auckland))
        #expect((moment.day.description, moment.isMidnight) == (day, isMidnight))
    }

    /// A day of Berlin has 25 hours in autumn and 23 in spring, however its start is written.
    @Test(arguments: [
        ("2026-10-24T22:00:00Z", 25), ("2026-10-25 00:00:00 +0200", 25), ("2026-10-25", 25), ("2026-10-26", 24),
        ("2026-03-28T23:00:00Z", 23), ("2026-03-29 00:00:00 +0100", 23), ("2026-10-25 00:00:00 +1300", 24),
    ])
    func aDayEndsWithItsClock(text: String, hours: Int64) throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        let moment = try #require(HealthMoment(text, in: berlin))
        #expect(moment.midnights(in: berlin) == [moment.seconds + hours * 3_600])
    }

    /// The second midnight is one of the clock, too, also where there is none: Cairo's clock goes from 00:00 to 01:00.
    @Test(
        arguments: [
            ("Europe/Berlin", "2026-10-24T10:00:00Z", "2026-10-26T10:00:00Z", [12, 37]),
            ("Europe/Berlin", "2026-03-28 12:00:00 +0100", "2026-03-30T09:00:00Z", [12, 35]),
            ("Europe/Berlin", "2026-10-24 12:00:00 +1300", "2026-10-26 11:00:00 +1300", [12, 36]),
            ("Africa/Cairo", "2026-04-22T22:00:00Z", "2026-04-24T22:00:00Z", [24, 47]),
        ] as [(String, String, String, [Int64])])
    func everyMidnightIsOfTheClock(zone: String, text: String, end: String, hours: [Int64]) throws {
        let timeZone = try #require(TimeZone(identifier: zone))
        let moment = try #require(HealthMoment(text, in: timeZone))
        let all = moment.midnights(in: timeZone, until: HealthMoment(end, in: timeZone))
        #expect(all.filter { $0 < moment.seconds + 172_800 } == hours.map { moment.seconds + $0 * 3_600 })
    }

    @Test func aSleepThatEndsInTheEveningIsOfTheNextDay() {
        #expect(HealthMoment("2026-11-20 17:59:00 -0500", in: .gmt)?.dayOfSleep.description == "2026-11-20")
        #expect(HealthMoment("2026-11-20 18:00:00 -0500", in: .gmt)?.dayOfSleep.description == "2026-11-21")
    }
}

@Suite struct HealthMetricTests {
    static let values: [(HealthMetric, Double, String?, Double?)] = [
        (.weight, 154.323_583_529_414, "lb", 70), (.weight, 11, "st", 69.853_224_98), (.weight, 70, nil, 70),
        (.activeEnergy, 4.184, "kJ", 1), (.activeEnergy, 5, "kcal", 5), (.water, 1.5, "L", 1_500),
        (.water, 1, "fl_oz_us", 29.573_529_562_5), (.water, 2, "fl oz", 59.147_059_125), (.bodyFat, 18, "%", 18),
        (.bodyFat, 0.18, "%", 18), (.sleep, 90, "min", 1.5), (.steps, 10, "count", 10),
        (.heartRate, 60, "count/min", 60),
        (.weight, 1, "kcal", nil), (.steps, 1, "kg", nil),
    ]

    @Test(arguments: values)
    func unitsBecomeOurs(metric: HealthMetric, number: Double, unit: String?, value: Double?) {
        let converted = metric.value(number, unit: unit)
        #expect((converted == nil) == (value == nil))
        if let converted, let value { #expect(abs(converted - value) < 1e-9) }
    }

    @Test func distancesToo() {
        #expect(HealthMetric.meters(2, unit: "km") == 2_000)
        #expect(HealthMetric.meters(1, unit: "mi") == 1_609.344)
        #expect(HealthMetric.meters(1, unit: "furlong") == nil)
    }
}
