import Foundation
import GRDB

@testable import WorkHome

/// Reference implementation of records: checks for every value whether an earlier one was as good.
///
/// It is independent of the app's algorithm and takes quadratic time.
struct RecordOracle {
    struct Found: Hashable, Comparable, CustomStringConvertible {
        var exercise: Int64
        var kind: String
        var weightGrams: Int64
        var day: String
        var source: String
        var isBaseline: Bool
        /// In millionths, which distinguishes any two values.
        var value: Int64

        var description: String {
            "\(exercise) \(kind) \(weightGrams) g \(day) \(source) \(isBaseline ? "first" : "better") \(value)"
        }

        static func < (left: Found, right: Found) -> Bool { left.description < right.description }
    }

    /// A value with its place in chronological order.
    private struct Candidate {
        let found: Found
        /// Greater is better: grams, millimeters, negated milliseconds, or a count.
        let score: Int64
        let place: (day: String, loggedAt: Int64, id: Int64)
    }

    private var candidates: [Candidate] = []

    var records: [Found] {
        candidates.compactMap { candidate in
            let before = candidates.filter {
                $0.place < candidate.place && $0.found.exercise == candidate.found.exercise
                    && $0.found.kind == candidate.found.kind && $0.found.weightGrams == candidate.found.weightGrams
            }
            if before.contains(where: { $0.score >= candidate.score }) { return nil }
            var found = candidate.found
            found.isBaseline = before.isEmpty
            return found
        }
    }

    init(_ database: Database) throws {
        for row in try Self.rows(database, "SELECT * FROM strength_sets WHERE kind <> 'warmUp'") { add(set: row) }
        for row in try Self.rows(database, "SELECT * FROM cardio_sessions") { add(session: row) }
        let days = try Self.rows(
            database,
            "SELECT exercise_id, day, sum(volume_grams) AS grams FROM strength_sets GROUP BY exercise_id, day")
        for row in days {
            let (exercise, day, grams): (Int64, String, Int64) = (row["exercise_id"], row["day"], row["grams"])
            guard grams > 0 else { continue }
            add("dayVolume", Double(grams), score: grams, exercise, "day", place: (day, 0, 0))
        }
    }

    private mutating func add(set row: Row) {
        let (exercise, id, reps): (Int64, Int64, Int64) = (row["exercise_id"], row["id"], row["reps"])
        let weight: Double = row["weight_kilograms"]
        let load = max(0, weight + (row["body_weight_kilograms"] ?? 0))
        let place: (String, Int64, Int64) = (row["day"], row["logged_at"], id)
        let source = "set \(id)"
        func grams(_ kilograms: Double) -> Int64 { Int64((kilograms * 1000).rounded()) }
        if let meters = row["distance_meters"] as Double? {
            let score = Int64((meters * 1000).rounded())
            add("distance", meters, score: score, exercise, source, place: place, weightGrams: grams(weight))
        } else if let seconds = row["duration_seconds"] as Int64? {
            add("duration", Double(seconds), score: seconds, exercise, source, place: place, weightGrams: grams(weight))
        } else {
            add("repetitions", Double(reps), score: reps, exercise, source, place: place, weightGrams: grams(weight))
        }
        if weight > 0 { add("weight", weight, score: grams(weight), exercise, source, place: place) }
        if load > 0, 1...12 ~= reps {
            let most = reps == 1 ? load : load * Double(30 + reps) / 30
            add("oneRepMax", most, score: grams(most), exercise, source, place: place)
        }
        let volume = grams(load) * reps
        if volume > 0 { add("setVolume", Double(volume), score: volume, exercise, source, place: place) }
    }

    private mutating func add(session row: Row) {
        let (exercise, id, seconds): (Int64, Int64, Int64) = (row["exercise_id"], row["id"], row["duration_seconds"])
        // The sessions of an exercise that also has sets follow them on each day.
        let loggedAt: Int64 = row["logged_at"]
        let place: (String, Int64, Int64) = (row["day"], loggedAt + 1 << 40, id)
        let source = "session \(id)"
        add("duration", Double(seconds), score: seconds, exercise, source, place: place)
        guard let meters = row["distance_meters"] as Double? else { return }
        add("distance", meters, score: Int64((meters * 1000).rounded()), exercise, source, place: place)
        let lengths = [
            ("pace1Kilometer", 1000.0), ("pace5Kilometers", 5000), ("pace10Kilometers", 10_000),
            ("paceHalfMarathon", 21_097.5), ("paceMarathon", 42_195),
        ]
        // The distance may be up to 0.25 % short, compared in whole millimetres.
        for (kind, length) in lengths
        where Int64((meters * 1000).rounded()) >= Int64((length * 997.5).rounded()) {
            let time = Double(seconds) * length / meters
            add(kind, time, score: -Int64((time * 1000).rounded()), exercise, source, place: place)
        }
    }

    private mutating func add(
        _ kind: String, _ value: Double, score: Int64, _ exercise: Int64, _ source: String,
        place: (String, Int64, Int64), weightGrams: Int64 = 0
    ) {
        let found = Found(
            exercise: exercise, kind: kind, weightGrams: weightGrams, day: place.0, source: source, isBaseline: false,
            value: Int64((value * 1_000_000).rounded()))
        candidates.append(Candidate(found: found, score: score, place: place))
    }

    private static func rows(_ database: Database, _ sql: String) throws -> [Row] {
        try Row.fetchAll(database, sql: sql)
    }

    /// The stored records in the same form.
    static func stored(_ database: Database) throws -> [Found] {
        try rows(database, "SELECT * FROM personal_records").map { row in
            let (set, session): (Int64?, Int64?) = (row["set_id"], row["cardio_session_id"])
            let value: Double = row["value"]
            return Found(
                exercise: row["exercise_id"], kind: row["kind"], weightGrams: row["weight_grams"], day: row["day"],
                source: set.map { "set \($0)" } ?? session.map { "session \($0)" } ?? "day",
                isBaseline: row["is_baseline"], value: Int64((value * 1_000_000).rounded()))
        }
    }
}
