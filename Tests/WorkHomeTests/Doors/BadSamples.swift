/// What a phone sends of a noun: a good payload, and payloads with one value that can't be.
struct BadSamples: Sendable {
    struct Bad: Sendable {
        let payload: String
        let reason: String
    }

    /// Where the good one is added.
    let table: String
    let good: String
    let bad: [Bad]
}

extension Noun {
    /// Nil where no phone sends this noun.
    var badSamples: BadSamples? {
        switch self {
        case .weighing:
            BadSamples(
                table: "weight_records", good: BadSamples.of("weight_body_mass", "kg", BadSamples.item("70.5")),
                bad: BadSamples.metric("weight_body_mass", "kg", beyond: ["7000", "500.1", "19.9", "0", "-70"]))
        case .trackedEntry:
            BadSamples(
                table: "trackable_entries", good: BadSamples.of("step_count", "count", BadSamples.item("5000")),
                bad: BadSamples.metric("step_count", "count", beyond: ["200001", "-1"])
                    + BadSamples.metric("dietary_water", "mL", beyond: ["20001", "-1"]))
        case .cardioSession:
            BadSamples(table: "cardio_sessions", good: BadSamples.workout(), bad: BadSamples.workouts)
        default: nil
        }
    }
}

extension BadSamples {
    private static let morning = "2026-11-20 07:00:00 +0000"

    fileprivate static func of(_ metric: String, _ unit: String, _ item: String) -> String {
        AutoExportSample.payload([AutoExportSample.metric(metric, unit, [item])])
    }

    fileprivate static func item(_ quantity: String, at date: String = "\"\(morning)\"") -> String {
        "{\"qty\":\(quantity),\"date\":\(date),\"source\":\"Watch\"}"
    }

    /// - Parameter quantities: numbers that it can't have.
    fileprivate static func metric(_ name: String, _ unit: String, beyond quantities: [String]) -> [Bad] {
        let unread = ["null", "\"heavy\"", "\"NaN\"", "[70]"].map { item($0) }
        let missing: [String] = unread + ["{\"date\":\"\(morning)\"}", "7", "null"]
        let lists: [(String, [String])] = [
            ("The value is out of range.", quantities.map { item($0) }), ("The value is missing.", missing),
            (
                "The date is in the future, or before 1970.",
                ["2026-11-29", "1000-01-01"].map { item("70", at: "\"\($0) 07:00:00 +0000\"") }
            ),
            ("The date and time can’t be read.", ["\"yesterday\"", "\"\"", "null"].map { item("70", at: $0) }),
        ]
        let bad = lists.flatMap { reason, items in items.map { Bad(payload: of(name, unit, $0), reason: reason) } }
        return bad + [Bad(payload: of(name, "bushels", item("70")), reason: "The unit is unknown.")]
    }

    /// - Parameter changes: JSON by member; empty for a member that is not sent.
    fileprivate static func workout(_ changes: [String: String] = [:]) -> String {
        let usual = [
            "id": "\"A1\"", "name": "\"Outdoor Run\"", "start": "\"\(morning)\"", "duration": "1800",
            "distance": "{\"qty\":5,\"units\":\"km\"}",
        ]
        let members = usual.merging(changes) { $1 }.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
        return payload(members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ","))
    }

    private static func payload(_ members: String) -> String {
        AutoExportSample.payload([], workouts: ["{\(members)}"])
    }

    fileprivate static var workouts: [Bad] {
        let (missing, kind) = (
            "The start or the duration is missing.", "WorkHome has no cardio exercise of this kind."
        )
        let changes: [([String: String], String)] = [
            (["duration": "0"], missing), (["duration": "-5"], missing), (["duration": "604801"], missing),
            (["duration": "\"long\""], missing), (["duration": ""], missing), (["start": "\"soon\""], missing),
            (["start": ""], missing), (["name": "\"Traditional Strength Training\""], kind), (["name": ""], kind),
            (["start": "\"2026-11-29 07:00:00 +0000\""], "The date is in the future, or before 1970."),
            (["start": "\"1000-01-01 07:00:00 +0000\""], "The date is in the future, or before 1970."),
            (["distance": "{\"qty\":3200,\"units\":\"mi\"}"], "The value is out of range."),
            (["distance": "{\"qty\":42.2,\"units\":\"km\"}"], "The value is out of range."),
            (["activeEnergyBurned": "{\"qty\":100001,\"units\":\"kcal\"}"], "The value is out of range."),
            (["activeEnergyBurned": "{\"qty\":1e300,\"units\":\"kcal\"}"], "The value is out of range."),
            (["activeEnergyBurned": "{\"qty\":-5,\"units\":\"kJ\"}"], "The value is out of range."),
            (["id": "\"A\\u0000B\""], "Its number has a character that can’t be saved."),
        ]
        return changes.map { Bad(payload: workout($0), reason: $1) }
            + [Bad(payload: AutoExportSample.payload([], workouts: ["7"]), reason: missing)]
    }
}
