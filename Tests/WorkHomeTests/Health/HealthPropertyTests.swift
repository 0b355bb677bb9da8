import Support
import Testing

@testable import WorkHome

@Suite struct HealthPropertyTests {
    private struct Item {
        let metric: String
        let unit: String
        let json: String
    }

    /// Hours of three days from several devices; no device has two samples of a metric at the same time. There is none
    /// at midnight, which would be its day's total in a payload without others of that day.
    private func items(_ generator: inout SeededGenerator) -> [Item] {
        let metrics = [
            ("step_count", "count", 0.0...2_000), ("weight_body_mass", "kg", 60...80),
            ("dietary_water", "mL", 10...500),
            ("active_energy", "kcal", 1...300), ("body_fat_percentage", "%", 10...30),
        ]
        var items: [Item] = []
        for (metric, unit, range) in metrics {
            for device in ["Watch", "Phone", "Phone|Watch", "Ring"] {
                for hour in 0..<60 where hour % 24 > 0 && Bool.random(using: &generator) {
                    let time = "2026-11-\(18 + hour / 24)T\(hour % 24 < 10 ? "0" : "")\(hour % 24):00:00Z"
                    let value = Double.random(in: range, using: &generator)
                    items.append(
                        Item(metric: metric, unit: unit, json: AutoExportSample.item(value, time, source: device)))
                }
            }
        }
        return items
    }

    private func payload(_ items: [Item]) -> String {
        AutoExportSample.payload(items.map { AutoExportSample.metric($0.metric, $0.unit, [$0.json]) })
    }

    private func state(_ phone: HealthPhone) async throws -> [String] {
        try await phone.days() + phone.entries()
            + phone.app.rows(
                "SELECT recorded_on, weight_kilograms, recorded_at FROM weight_records ORDER BY recorded_on")
            + phone.app.rows("SELECT weight_kilograms FROM users")
    }

    @Test(arguments: 0..<4)
    func inWhateverPartsAndOrderItComesTheDaysAreTheSame(seed: Int) async throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let items = items(&generator)
        let whole = try await HealthPhone.ofNewMember()
        try await whole.post(HealthPhone.autoExport, payload(items))
        let parts = try await HealthPhone.ofNewMember()
        var rest = items.shuffled(using: &generator)
        while !rest.isEmpty {
            let count = Int.random(in: 1...60, using: &generator)
            try await parts.post(HealthPhone.autoExport, payload(Array(rest.prefix(count))))
            // Sometimes part of the samples is sent again.
            if Bool.random(using: &generator) {
                try await parts.post(
                    HealthPhone.autoExport, payload(Array(items.shuffled(using: &generator).prefix(count))))
            }
            rest.removeFirst(min(count, rest.count))
        }
        #expect(try await state(parts) == state(whole))
    }
}
