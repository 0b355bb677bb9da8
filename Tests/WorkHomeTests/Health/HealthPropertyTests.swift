import Support
import Testing
import Texts

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

    /// Records of two hours, some with an id, that are sent again with other values. A record with an id is what it was
    /// last, in whichever of its three places; without one the largest value counts. Every twelfth crosses midnight.
    @Test(arguments: 0..<4)
    func recordsAreWhatTheyWereLastAndOthersTheLargest(seed: Int) async throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let phone = try await HealthPhone.ofNewMember()
        var records: [Int: (place: Int, value: Int)] = [:]
        var others: [Int: Int] = [:]
        for _ in 0..<20 {
            let items = (0..<Int.random(in: 1...4, using: &generator)).map { _ -> String in
                let place = Int.random(in: 0..<24, using: &generator)
                let value = 2 * Int.random(in: 1...999, using: &generator)
                if place < 12 {
                    records[place / 3] = (place, value)
                } else {
                    others[place] = max(value, others[place] ?? 0)
                }
                let id = place < 12 ? ",\"id\":\"\(place / 3)\"" : ""
                return """
                    {"count":\(value),"start_time":"\(Self.time(1 + 2 * place))",\
                    "end_time":"\(Self.time(3 + 2 * place))","metadata":{"data_origin":"com.fit"\(id)}}
                    """
            }
            let payload = "{\"steps\":[\(items.joined(separator: ","))]}"
            #expect(try await phone.post(HealthPhone.hcWebhook, payload).status == 200)
        }
        var days: [Int: Int] = [:]
        let counting = records.values.map { ($0.place, $0.value) } + others.map { ($0.key, $0.value) }
        for (place, value) in counting {
            for hour in 1...2 { days[18 + (2 * place + hour) / 24, default: 0] += value / 2 }
        }
        let right = days.sorted { $0.key < $1.key }.map { "steps 2026-11-\($0.key) \($0.value)" }
        #expect(try await phone.days() == right)
    }

    private static func time(_ hour: Int) -> String { "2026-11-\(18 + hour / 24)T\(padded(hour % 24, to: 2)):00:00Z" }
}
