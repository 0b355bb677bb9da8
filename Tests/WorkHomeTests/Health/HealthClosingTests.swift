import Foundation
import Support
import Testing
import Texts

@testable import Fitness
@testable import Models
@testable import Web

/// The long-term storage of samples.
@Suite struct HealthClosingTests {
    private static let longAgo = ["2026-09-01", "2026-09-02", "2026-09-03"]

    /// Samples every twenty minutes for three days, from three devices of which the one with more comes first.
    private func history(_ days: [String] = longAgo, from: Int = 0, to: Int = 24) -> String {
        var generator = SeededGenerator(seed: 7)
        let metrics = [
            ("step_count", "count", 0...300), ("active_energy", "kcal", 1...30), ("heart_rate", "bpm", 50...160),
            ("dietary_water", "mL", 10...200), ("weight_body_mass", "kg", 70...72),
        ]
        return AutoExportSample.payload(
            metrics.map { name, unit, range in
                var items: [String] = []
                for day in days {
                    for third in 0..<72 {
                        let time = "\(day) \(padded(third / 3, to: 2)):\(padded(third % 3 * 20, to: 2)):00 +0100"
                        for device in ["Band", "Belt", "Ring"] {
                            let value = Double.random(
                                in: Double(range.lowerBound)...Double(range.upperBound), using: &generator)
                            guard (from..<to).contains(third / 3) else { continue }
                            items.append(AutoExportSample.item(value, time, source: device))
                        }
                    }
                }
                return AutoExportSample.metric(name, unit, items)
            })
    }

    private func state(_ phone: HealthPhone) async throws -> [String] {
        try await phone.app.rows("SELECT metric, day, value, row_id FROM health_days ORDER BY metric, day")
            + phone.entries()
            + phone.app.rows("SELECT recorded_on, weight_kilograms, recorded_at FROM weight_records ORDER BY id")
    }

    /// Advances the clock by fifteen days and sends new data, which closes the days.
    private func close(_ phone: HealthPhone) async throws {
        phone.app.clock.advance(days: 15)
        try await phone.post(HealthPhone.autoExport, "{\"data\":{}}")
    }

    private func counts(_ phone: HealthPhone) async throws -> [String] {
        try await phone.app.rows("SELECT metric, count(*) FROM health_samples GROUP BY metric ORDER BY metric")
    }

    private let folded = ["activeEnergy 9", "heartRate 9", "steps 9", "water 9", "weight 648"]

    @Test func closingDeletesSamplesAndKeepsDays() async throws {
        let phone = try await HealthPhone.ofNewMember()
        try await phone.post(HealthPhone.autoExport, history())
        try await phone.post(HealthPhone.autoExport, history(["2026-11-20"]))
        let before = try await state(phone)
        #expect(try await phone.app.count("health_samples") == 4 * 3 * 72 * 5)
        try await close(phone)
        #expect(try await state(phone) == before)
        #expect(
            try await phone.app.rows(
                "SELECT count(*) FROM health_samples WHERE day < '2026-10-01' AND metric <> 'weight'") == ["36"])
        #expect(
            try await phone.app.rows("SELECT count(*) FROM health_samples WHERE day = '2026-11-20'") == ["1080"])
    }

    /// It is no longer known whether they were already counted, so late samples are dropped.
    @Test func lateSamplesAreIgnored() async throws {
        let phone = try await HealthPhone.ofNewMember()
        try await phone.post(HealthPhone.autoExport, history())
        try await close(phone)
        let before = try await state(phone)
        let again = try await phone.post(HealthPhone.autoExport, history())
        #expect(again.source.contains("\"new\":0,\"received\":3240,\"unchanged\":648"))
        #expect(
            again.source.contains(
                "{\"count\":648,\"name\":\"Steps\",\"reason\":\"Its day is too long ago to change.\"}"))
        // The key is stored, and the name is shown.
        #expect(
            try await phone.app.rows("SELECT left_out ->> '$[0].name' FROM health_syncs ORDER BY id DESC LIMIT 1")
                == ["steps"])
        let page = try await phone.app.signIn(Cast.alex).get("/settings/health")
        #expect(page.main.words.contains("Steps (648): Its day is too long ago to change."))
        // In another time zone some samples would belong to the next day or look like a whole day.
        for offset in ["+0000", "+0120", "+1200"] {
            try await phone.post(HealthPhone.autoExport, history().replacing("+0100", with: offset))
        }
        #expect(try await state(phone).filter { !$0.contains("weight") }.starts(with: before.prefix(9)))
        #expect(try await counts(phone).filter { !$0.hasPrefix("weight") } == folded.dropLast())
        #expect(
            try await phone.app.rows("SELECT DISTINCT day FROM health_days WHERE metric <> 'weight'") == Self.longAgo)
    }

    /// A history arrives in parts, and part of a day is not taken for all of it.
    @Test func aDayIsOpenAsLongAsThereIsNewsOfIt() async throws {
        let whole = try await HealthPhone.ofNewMember()
        try await whole.post(HealthPhone.autoExport, history())
        let parts = try await HealthPhone.ofNewMember()
        for hours in [(0, 9), (9, 20), (20, 24)] {
            try await parts.post(HealthPhone.autoExport, history(from: hours.0, to: hours.1))
            parts.app.clock.advance(days: 13)
        }
        #expect(try await parts.days() == whole.days())
        try await close(parts)
        #expect(try await parts.days() == whole.days())
        #expect(try await counts(parts) == folded)
    }

    /// Deleting a source leaves the same state whether or not its days are closed.
    @Test(arguments: ["Band", "Belt", "Ring"])
    func aSourceOfClosedDaysGoesWithWhatItBrought(name: String) async throws {
        var left: [[String]] = []
        for closes in [false, true] {
            let phone = try await HealthPhone.ofNewMember()
            try await phone.post(HealthPhone.autoExport, history())
            if closes { try await close(phone) }
            let source = try await phone.app.rows("SELECT id FROM health_sources WHERE name = '\(name)'")
            let browser = try await phone.app.signIn(Cast.alex)
            try await browser.post("/settings/health/sources/\(source[0])/delete")
            left.append(try await phone.days() + phone.entries())
        }
        #expect(left[0].count == 21)
        #expect(left[0] == left[1])
    }

    /// One value of a day is left as it is when the day is closed.
    @Test func aClosedDayIsNotAskedAbout() async throws {
        let phone = try await HealthPhone.ofNewMember()
        for value in [9_000.0, 3_500] {
            let item = AutoExportSample.item(value, "2026-09-01 00:00:00 +0000")
            try await phone.export("step_count", "count", [item])
        }
        let id = try await phone.app.rows("SELECT id FROM health_samples WHERE smaller_value = 3500")[0]
        try await close(phone)
        let alex = try await phone.app.signIn(Cast.alex)
        #expect(try await !alex.get("/settings/health").main.words.contains("Corrected down?"))
        for fields in [[:], ["keep": "larger"]] as [KeyValuePairs<String, String>] {
            #expect(try await alex.post("/settings/health/corrections/\(id)", fields).status == 303)
        }
        #expect(try await phone.days() == ["steps 2026-09-01 9000"])
    }

    @Test func onePayloadClosesSoManyDaysAndTheNextOnesTheRest() async throws {
        let phone = try await HealthPhone.ofNewMember()
        try await phone.post(HealthPhone.autoExport, history())
        phone.app.clock.advance(days: 15)
        var limits = HealthLimits()
        limits.maximumDaysClosedPerPayload = 5
        for open in [7, 2, 0] {
            _ = try await take(phone, [], limits)
            #expect(
                try await phone.app.rows(
                    "SELECT count(*) FROM health_days WHERE is_closed = 0 AND metric <> 'weight'") == ["\(open)"])
        }
    }

    private func take(_ phone: HealthPhone, _ moments: [String], _ limits: HealthLimits) async throws -> HealthReport {
        var intake = HealthPayload(app: .autoExport, timeZone: .gmt, now: phone.app.clock.now)
        for moment in moments { try intake.add(.steps, name: "steps", 1, at: moment, source: "Watch") }
        let (complete, now) = (intake, phone.app.clock.now)
        return try await phone.app.app.database.write { database in
            guard let user = try User.find(database, email: Cast.alex.email) else { throw NobodySignedIn() }
            let token = try user.health.healthTokens(database)[0]
            return try user.health.take(
                database, complete, by: token, at: TrainingMoment(now, in: .gmt), limits: limits)
        }
    }

    @Test func tooManySamplesAreRefusedTogether() async throws {
        let phone = try await HealthPhone.ofNewMember()
        var limits = HealthLimits()
        limits.samples = 3
        let hours = (1...5).map { "2026-11-20 0\($0):00:00 +0000" }
        _ = try await take(phone, Array(hours.prefix(2)), limits)
        let error = await #expect(throws: (any Error).self) { try await take(phone, hours, limits) }
        #expect("\(String(describing: error))".contains("You have 3 values, the maximum"))
        #expect(try await phone.days() == ["steps 2026-11-20 2"])
        // Existing samples can be sent again.
        #expect(try await take(phone, Array(hours.prefix(3)), limits).unchanged == 2)
    }

    @Test func tooManySourcesAreRefusedTogether() async throws {
        let phone = try await HealthPhone.ofNewMember()
        func items(_ range: ClosedRange<Int>) -> [String] {
            range.map { AutoExportSample.item(1, "2026-11-20 08:00:00 +0000", source: "Watch \($0)") }
        }
        #expect(try await phone.export("step_count", "count", items(1...101)).status == 409)
        #expect(try await phone.app.count("health_sources") == 0)
        #expect(try await phone.export("step_count", "count", items(1...100)).status == 200)
        let answer = try await phone.export("step_count", "count", items(100...101))
        #expect(answer.status == 409)
        #expect(answer.headers[.contentType] == "application/problem+json")
        #expect(answer.source.contains("You have 100 devices and apps, the maximum"))
        // The limit also applies to a scale.
        let weight = try await phone.post(HealthPhone.weightEntries, "{\"date\":\"2026-11-19\",\"weight\":72}")
        #expect(weight.status == 409)
        let browser = try await phone.app.signIn(Cast.alex)
        #expect(
            try await browser.get("/settings/health").main.words.contains("You have 100 devices and apps, the maximum"))
        try await browser.post("/settings/health/sources/1/delete")
        #expect(try await phone.export("step_count", "count", items(100...101)).status == 200)
    }
}
