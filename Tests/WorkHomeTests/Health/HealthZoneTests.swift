import Foundation
import Support
import Testing

@testable import WorkHome

/// A phone in a different time zone from that of the user's profile.
@Suite struct HealthZoneTests {
    private func phone(_ timeZone: String) async throws -> HealthPhone {
        try await HealthPhone.ofNewMember(timeZone: try #require(TimeZone(identifier: timeZone)))
    }

    @discardableResult
    private func steps(_ phone: HealthPhone, _ items: (Double, String)...) async throws -> Answer {
        try await phone.export("step_count", "count", items.map { AutoExportSample.item($0.0, $0.1) })
    }

    @Test(arguments: ["Pacific/Auckland", "America/New_York", "UTC"])
    func aDaysTotalIsOfTheDayThatThePhoneWrote(timeZone: String) async throws {
        let phone = try await phone(timeZone)
        try await steps(phone, (7_000, "2026-11-19 00:00:00 +0100"), (8_000, "2026-11-20 00:00:00 +0100"))
        #expect(try await phone.days() == ["steps 2026-11-19 7000", "steps 2026-11-20 8000"])
        #expect(try await phone.entries() == ["steps 2026-11-19 7000 Watch", "steps 2026-11-20 8000 Watch"])
    }

    @Test func aMomentInUTCIsOfTheirDayAtHome() async throws {
        let phone = try await phone("Pacific/Auckland")
        try await steps(phone, (100, "2026-11-20T12:00:00Z"))
        #expect(try await phone.days() == ["steps 2026-11-21 100"])
    }

    /// Samoa and American Samoa are a day apart: midnight of one is midnight of the previous day in the other.
    @Test func theSameDaysWithAnotherOffsetReplaceThem() async throws {
        let phone = try await phone("UTC")
        try await steps(phone, (7_000, "2026-11-19 00:00:00 +1300"), (8_000, "2026-11-20 00:00:00 +1300"))
        let answer = try await steps(
            phone, (7_000, "2026-11-19 00:00:00 -1100"), (8_200, "2026-11-20 00:00:00 -1100"))
        #expect(answer.source.contains("\"changed\":1,\"ignored\":[],\"new\":0,\"received\":2,\"unchanged\":1"))
        #expect(try await phone.days() == ["steps 2026-11-19 7000", "steps 2026-11-20 8200"])
        #expect(try await phone.entries().count == 2)
    }

    @Test(arguments: 0..<4)
    func wheneverAndFromWhereverDaysComeTheLargestTotalCounts(seed: Int) async throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let phone = try await phone("Europe/Berlin")
        var told: [String: Int] = [:]
        for _ in 0..<30 {
            let offset = Int.random(in: -11...13, using: &generator)
            let zone = "\(offset < 0 ? "-" : "+")\(abs(offset) < 10 ? "0" : "")\(abs(offset))00"
            let items = (14...20).shuffled(using: &generator).prefix(3).map { day in
                let count = Int.random(in: 1...20_000, using: &generator)
                told["2026-11-\(day)"] = max(count, told["2026-11-\(day)"] ?? 0)
                return AutoExportSample.item(Double(count), "2026-11-\(day) 00:00:00 \(zone)")
            }
            try await phone.export("step_count", "count", items)
        }
        #expect(try await phone.days() == told.sorted { $0.key < $1.key }.map { "steps \($0.key) \($0.value)" })
    }

    /// A total that an older version stored by its time is matched.
    @Test func aTotalThatIsThereByItsMomentIsNotDoubled() async throws {
        let phone = try await phone("Europe/Berlin")
        try await steps(phone, (8_000, "2026-11-20 00:00:00 +0100"))
        try await phone.app.execute("UPDATE health_samples SET started_at = unixepoch('2026-11-19 23:00:00')")
        try await steps(phone, (8_000, "2026-11-20 00:00:00 +0100"))
        try await steps(phone, (8_500, "2026-11-20 00:00:00 +0000"))
        #expect(try await phone.days() == ["steps 2026-11-20 8500"])
        #expect(try await phone.app.count("health_samples") == 1)
    }

    /// The hours of a flight home, sent again in the new time zone, are not counted twice.
    @Test func hoursThatAreSentAgainFromAnotherZoneCountOnce() async throws {
        let phone = try await phone("UTC")
        try await steps(
            phone, (10, "2026-11-19 23:00:00 +0100"), (20, "2026-11-20 00:00:00 +0100"),
            (40, "2026-11-20 01:00:00 +0100"), (80, "2026-11-20 02:00:00 +0100"))
        try await steps(
            phone, (10, "2026-11-19 22:00:00 +0000"), (20, "2026-11-19 23:00:00 +0000"),
            (40, "2026-11-20 00:00:00 +0000"), (80, "2026-11-20 01:00:00 +0000"))
        #expect(try await phone.days() == ["steps 2026-11-19 30", "steps 2026-11-20 120"])
    }

    @Test func aNightIsOfTheMorningThere() async throws {
        let phone = try await phone("America/New_York")
        let night = """
            {"date":"2026-11-20 00:00:00 +1300","totalSleep":7,"source":"Watch",\
            "sleepStart":"2026-11-19 23:00:00 +1300","sleepEnd":"2026-11-20 06:00:00 +1300"}
            """
        try await phone.export("sleep_analysis", "hr", [night])
        #expect(try await phone.days() == ["sleep 2026-11-20 7"])
    }

    /// A weight measured at a specific time takes precedence over a weight of the day.
    @Test func aWeighingGoesBeforeTheDaysWeight() async throws {
        let phone = try await phone("Europe/Berlin")
        try await phone.export("weight_body_mass", "kg", [AutoExportSample.item(71, "2026-11-20 00:00:00 +0100")])
        #expect(
            try await phone.app.rows("SELECT recorded_on, recorded_at FROM weight_records ORDER BY recorded_on LIMIT 1")
                == ["2026-11-20 1795129200"])
        try await phone.export("weight_body_mass", "kg", [AutoExportSample.item(70, "2026-11-20 07:00:00 +0100")])
        #expect(try await phone.days() == ["weight 2026-11-20 70"])
    }
}
