import Fitness
import Foundation
import Models
import Texts

/// The payload posted by the Android app HC Webhook: a list per Health Connect record type.
package struct HCWebhookPayload: Decodable, Sendable {
    struct Item: Decodable, Sendable {
        /// Which app and device recorded it, and under which id; aggregates have none of this.
        struct Metadata: Decodable, Sendable {
            let origin: String?
            /// The origin with its device: one app may have recorded with a phone and a watch.
            let source: String?
            let id: String?

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: MemberName.self)
                let device = try? container.nestedContainer(keyedBy: MemberName.self, forKey: "device")
                origin = container.text("data_origin")
                // The numbers of Health Connect; a band is worn as a watch is.
                let kinds: [Double: String] = [1: "watch", 2: "phone", 6: "watch"]
                let model = device?.text("model") ?? device?.text("manufacturer")
                let names = [model, kinds[device?.number("type") ?? 0]].compactMap { $0 }.joined(separator: ", ")
                source = names.isEmpty ? origin : "\(names) (\(origin ?? HealthApp.hcWebhook.name))"
                id = container.text("id")
            }
        }

        struct Stage: Decodable, Sendable {
            let stage: String
            let duration_seconds: Double
        }

        let number: Double?
        let start: String?
        let end: String?
        let metadata: Metadata?
        let durationSeconds: Double?
        let distanceMeters: Double?
        let type: String?
        let stages: [Lenient<Stage>]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: MemberName.self)
            number =
                HealthMetric.webhookMembers.lazy.compactMap { container.number(MemberName(stringValue: $0)) }.first
                ?? container.number("avg")
            start = container.text("start_time") ?? container.text("time")
            end = container.text("end_time") ?? container.text("session_end_time")
            durationSeconds = container.number("duration_seconds")
            distanceMeters = container.number("distance_meters")
            type = container.text("type") ?? container.number("type").map { DecimalText.format($0) }
            metadata = try? container.decodeIfPresent(Metadata.self, forKey: "metadata")
            stages = (try? container.decodeIfPresent([Lenient<Stage>].self, forKey: "stages")) ?? []
        }

        /// The app that recorded it: the source of workouts, and of samples before devices had names.
        var source: String? { metadata?.origin }
    }

    /// One list: of records that are read, or the count of records that are not.
    struct Records: Sendable {
        let name: String
        let items: [Lenient<Item>]
        let unreadCount: Int
    }

    let records: [Records]
    /// Whether it comes from the app's Test button, which sends made-up data.
    let isTest: Bool

    private static let notRecords: Set = ["timestamp", "app_version", "test"]

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: MemberName.self)
        let names = container.allKeys.filter { !Self.notRecords.contains($0.stringValue) }
        isTest = (try? container.decodeIfPresent(Bool.self, forKey: "test")) == true
        records = try names.sorted { $0.stringValue < $1.stringValue }.map { key in
            let name = key.stringValue
            guard HealthMetric.byWebhookName[name] != nil || ["sleep", "exercise"].contains(name) else {
                let count = (try? container.nestedUnkeyedContainer(forKey: key))?.count ?? 1
                return Records(name: name, items: [], unreadCount: count)
            }
            return Records(name: name, items: try container.decode([Lenient<Item>].self, forKey: key), unreadCount: 0)
        }
    }

    package func read(into intake: inout HealthPayload) throws {
        for list in records {
            if isTest || list.unreadCount > 0 {
                let count = list.unreadCount + list.items.count
                try intake.ignore(list.name, isTest ? .test : .unknownMetric, count: count)
                continue
            }
            for item in list.items { try read(item.value, of: list.name, into: &intake) }
        }
    }

    private func read(_ item: Item?, of name: String, into intake: inout HealthPayload) throws {
        guard let item else { return try intake.ignore(name, .noValue) }
        if let metric = HealthMetric.byWebhookName[name] {
            try intake.add(
                metric, name: name, item.number, unit: metric.unit.webhookUnit, at: item.start ?? item.end,
                until: item.end, source: item.metadata?.source, formerly: intake.sourceName(item.source),
                record: item.metadata?.id)
        } else if name == "sleep" {
            try readSleep(item, into: &intake)
        } else {
            try readExercise(item, into: &intake)
        }
    }

    private func readSleep(_ item: Item, into intake: inout HealthPayload) throws {
        guard let seconds = item.durationSeconds, HealthMetric.sleep.range.contains(seconds / 3_600) else {
            return try intake.ignore("sleep", .noValue)
        }
        guard let end = intake.moment(item.end) else { return try intake.ignore("sleep", .noMoment) }
        let awake = item.stages.compactMap(\.value).filter { $0.stage.contains("awake") || $0.stage == "out_of_bed" }
        let asleep = max(0, seconds - awake.reduce(0) { $0 + $1.duration_seconds })
        try intake.addSleep(
            name: "sleep", hours: asleep / 3_600, lasting: seconds / 3_600, until: end, source: item.metadata?.source,
            formerly: intake.sourceName(item.source), record: item.metadata?.id)
    }

    private func readExercise(_ item: Item, into intake: inout HealthPayload) throws {
        let name = item.type.map { "exercise \($0)" } ?? "exercise"
        guard let key = item.type.flatMap(HealthWorkoutNames.exerciseKey) else {
            return try intake.ignore(name, .unknownWorkout)
        }
        guard let (start, seconds) = intake.span(item.start, item.end, item.durationSeconds) else {
            return try intake.ignore(name, .noWorkout)
        }
        let source = intake.sourceName(item.source)
        // Health Connect's own id is not sent; two workouts of a kind never start in the same second.
        try intake.add(
            HealthWorkout(
                externalID: "hcWebhook \(source) \(start.seconds) \(key)", source: source, start: start,
                exerciseKey: key,
                durationSeconds: Int(seconds.rounded()), distanceMeters: item.distanceMeters.positive),
            name: name)
    }
}
