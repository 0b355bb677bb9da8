import Support
import Testing

@testable import Storage
@testable import Fitness
@testable import Models

@Suite struct RecordTests {
    /// A test case: what is logged, in order, and all records that exist afterwards.
    struct Example: Sendable, CustomTestStringConvertible {
        let name: String
        let log: @Sendable (RecordedTraining) throws -> Void
        let records: [String]

        var testDescription: String { name }
    }

    static let examples = [
        Example(name: "nothing", log: { _ in }, records: []),
        Example(
            name: "the first set is the baseline of every kind",
            log: { try $0.set("bench-press", "2026-11-20", 5, 100) },
            records: [
                "weight 0 100 2026-11-20 set 1 first", "oneRepMax 0 116.67 2026-11-20 set 1 first",
                "repetitions 100000 5 2026-11-20 set 1 first", "setVolume 0 500000 2026-11-20 set 1 first",
                "dayVolume 0 500000 2026-11-20 day first",
            ]),
        Example(
            name: "a warm-up is nothing",
            log: { try $0.set("bench-press", "2026-11-20", 5, 100, kind: .warmUp) }, records: []),
        Example(
            name: "the same again is none, but makes more of the day",
            log: {
                try $0.set("bench-press", "2026-11-20", 1, 100)
                try $0.set("bench-press", "2026-11-20", 1, 100)
            },
            records: [
                "weight 0 100 2026-11-20 set 1 first", "oneRepMax 0 100 2026-11-20 set 1 first",
                "repetitions 100000 1 2026-11-20 set 1 first", "setVolume 0 100000 2026-11-20 set 1 first",
                "dayVolume 0 200000 2026-11-20 day first",
            ]),
        Example(
            name: "more than twelve repetitions estimate nothing",
            log: { try $0.set("bench-press", "2026-11-20", 13, 60, kind: .failure) },
            records: [
                "weight 0 60 2026-11-20 set 1 first", "repetitions 60000 13 2026-11-20 set 1 first",
                "setVolume 0 780000 2026-11-20 set 1 first", "dayVolume 0 780000 2026-11-20 day first",
            ]),
        Example(
            name: "each weight of a hold has its longest time",
            log: {
                try $0.set("plank", "2026-11-18", .time(seconds: 65), 0)
                try $0.set("plank", "2026-11-19", .time(seconds: 40), 10)
                try $0.set("plank", "2026-11-20", .time(seconds: 70), 0)
                try $0.set("plank", "2026-11-21", .time(seconds: 40), 10)
            },
            records: [
                "duration 0 65 2026-11-18 set 1 first", "duration 10000 40 2026-11-19 set 2 first",
                "weight 0 10 2026-11-19 set 2 first", "duration 0 70 2026-11-20 set 3 better",
            ]),
        Example(
            name: "a carry counts by its distance, whatever its time",
            log: {
                try $0.set("farmers-walk", "2026-11-18", .distance(meters: 40, seconds: 35), 24)
                try $0.set("farmers-walk", "2026-11-19", .distance(meters: 40, seconds: 60), 24)
                try $0.set("farmers-walk", "2026-11-20", .distance(meters: 42, seconds: nil), 24)
                try $0.set("farmers-walk", "2026-11-21", .time(seconds: 20), 32)
            },
            records: [
                "distance 24000 40 2026-11-18 set 1 first", "weight 0 24 2026-11-18 set 1 first",
                "distance 24000 42 2026-11-20 set 3 better", "duration 32000 20 2026-11-21 set 4 first",
                "weight 0 32 2026-11-21 set 4 better",
            ]),
        Example(
            name: "pounds and kilograms of the same weight are a tie",
            log: {
                try $0.set("bench-press", "2026-11-19", 1, 135 * 0.45359237)
                try $0.set("bench-press", "2026-11-20", 1, 61.235)
            },
            records: [
                "weight 0 61.23 2026-11-19 set 1 first", "oneRepMax 0 61.23 2026-11-19 set 1 first",
                "repetitions 61235 1 2026-11-19 set 1 first", "setVolume 0 61235 2026-11-19 set 1 first",
                "dayVolume 0 61235 2026-11-19 day first",
            ]),
        Example(
            name: "a gram more is a record",
            log: {
                try $0.set("bench-press", "2026-11-19", 1, 100)
                try $0.set("bench-press", "2026-11-20", 1, 100.001)
            },
            records: [
                "weight 0 100 2026-11-19 set 1 first", "weight 0 100 2026-11-20 set 2 better",
                "oneRepMax 0 100 2026-11-19 set 1 first", "oneRepMax 0 100 2026-11-20 set 2 better",
                "repetitions 100000 1 2026-11-19 set 1 first", "repetitions 100001 1 2026-11-20 set 2 first",
                "setVolume 0 100000 2026-11-19 set 1 first", "setVolume 0 100001 2026-11-20 set 2 better",
                "dayVolume 0 100000 2026-11-19 day first", "dayVolume 0 100001 2026-11-20 day better",
            ]),
        Example(
            name: "what only the body weighs: its 70 kg are load, but no weight",
            log: { try $0.set("pull-up", "2026-11-20", 8, 0) },
            records: [
                "oneRepMax 0 88.67 2026-11-20 set 1 first", "repetitions 0 8 2026-11-20 set 1 first",
                "setVolume 0 560000 2026-11-20 set 1 first", "dayVolume 0 560000 2026-11-20 day first",
            ]),
        Example(
            name: "what is added to the body is the weight",
            log: { try $0.set("pull-up", "2026-11-20", 1, 20) },
            records: [
                "weight 0 20 2026-11-20 set 1 first", "oneRepMax 0 90 2026-11-20 set 1 first",
                "repetitions 20000 1 2026-11-20 set 1 first", "setVolume 0 90000 2026-11-20 set 1 first",
                "dayVolume 0 90000 2026-11-20 day first",
            ]),
        Example(
            name: "help leaves less to lift",
            log: { try $0.set("pull-up", "2026-11-20", 1, -30) },
            records: [
                "oneRepMax 0 40 2026-11-20 set 1 first", "repetitions -30000 1 2026-11-20 set 1 first",
                "setVolume 0 40000 2026-11-20 set 1 first", "dayVolume 0 40000 2026-11-20 day first",
            ]),
        Example(
            name: "a set without any load has its repetitions alone",
            log: { try $0.set("bench-press", "2026-11-20", 9, 0) },
            records: ["repetitions 0 9 2026-11-20 set 1 first"]),
        Example(
            name: "a run counts for the distances that it is as long as",
            log: {
                try $0.session("running", "2026-11-19", seconds: 1800, meters: 5000)
                try $0.session("running", "2026-11-20", seconds: 3000, meters: 10_000)
            },
            records: [
                "distance 0 5000 2026-11-19 session 1 first", "distance 0 10000 2026-11-20 session 2 better",
                "duration 0 1800 2026-11-19 session 1 first", "duration 0 3000 2026-11-20 session 2 better",
                "pace1Kilometer 0 360 2026-11-19 session 1 first", "pace1Kilometer 0 300 2026-11-20 session 2 better",
                "pace5Kilometers 0 1800 2026-11-19 session 1 first",
                "pace5Kilometers 0 1500 2026-11-20 session 2 better",
                "pace10Kilometers 0 3000 2026-11-20 session 2 first",
            ]),
        Example(
            name: "a marathon is 42,195 m, or 26.2 miles, and not a mile less",
            log: {
                try $0.session("running", "2026-11-19", seconds: 12_000, meters: 42_000)
                try $0.session("running", "2026-11-19", seconds: 14_065, meters: 42_164.8)
            },
            records: [
                "distance 0 42000 2026-11-19 session 1 first", "distance 0 42164.8 2026-11-19 session 2 better",
                "duration 0 12000 2026-11-19 session 1 first", "duration 0 14065 2026-11-19 session 2 better",
                "pace1Kilometer 0 285.71 2026-11-19 session 1 first",
                "pace5Kilometers 0 1428.57 2026-11-19 session 1 first",
                "pace10Kilometers 0 2857.14 2026-11-19 session 1 first",
                "paceHalfMarathon 0 6027.86 2026-11-19 session 1 first",
                "paceMarathon 0 14075.07 2026-11-19 session 2 first",
            ]),
        Example(
            name: "without a distance there is a time",
            log: { try $0.session("running", "2026-11-19", seconds: 600, meters: nil) },
            records: ["duration 0 600 2026-11-19 session 1 first"]),
        Example(
            name: "a day before the others takes the first place",
            log: {
                try $0.set("bench-press", "2026-11-20", 1, 100)
                try $0.set("bench-press", "2026-11-18", 1, 100)
            },
            records: [
                "weight 0 100 2026-11-18 set 2 first", "oneRepMax 0 100 2026-11-18 set 2 first",
                "repetitions 100000 1 2026-11-18 set 2 first", "setVolume 0 100000 2026-11-18 set 2 first",
                "dayVolume 0 100000 2026-11-18 day first",
            ]),
    ]

    @Test(arguments: examples) func whatIsLoggedHasTheseRecords(example: Example) async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        try await app.train { try example.log($0) }
        let rows = try await app.rows(
            """
            SELECT kind, weight_grams, value, day, coalesce('set ' || set_id, 'session ' || cardio_session_id, 'day'),
                CASE is_baseline WHEN 1 THEN 'first' ELSE 'better' END
            FROM personal_records ORDER BY id
            """)
        #expect(Set(rows) == Set(example.records))
        #expect(rows.count == example.records.count)
    }

    @Test func theUsualSetWritesNothing() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        try await app.train { training in
            try training.set("bench-press", "2026-11-18", 8, 80)
            try training.set("bench-press", "2026-11-18", 8, 80)
        }
        let before = try await app.rows("SELECT id FROM personal_records ORDER BY id")
        let changes = try await app.train { training in
            let set = try training.set("bench-press", "2026-11-20", 8, 80)
            let exercise = try training.exercise("bench-press").id
            return (set, try training.user.training.refreshRecords(training.database, exercise: exercise).differences)
        }
        #expect(changes == (3, 0))
        #expect(try await app.rows("SELECT id FROM personal_records ORDER BY id") == before)
    }

    @Test func aRebuildMendsWhatWasBroken() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        try await app.train { try $0.set("bench-press", "2026-11-18", 8, 80) }
        let right = try await app.rows("SELECT kind, value, day FROM personal_records ORDER BY kind")
        try await app.execute("DELETE FROM personal_records WHERE kind = 'weight'")
        try await app.execute("UPDATE personal_records SET value = 1 WHERE kind = 'oneRepMax'")
        #expect(try await app.train { try $0.user.training.rebuildRecords($0.database) } == 3)
        #expect(try await app.rows("SELECT kind, value, day FROM personal_records ORDER BY kind") == right)
        #expect(try await app.train { try $0.user.training.rebuildRecords($0.database) } == 0)
    }

    @Test func everybodyHasTheirOwn() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        try await app.register(Cast.sam)
        try await app.train { try $0.set("bench-press", "2026-11-18", 1, 200) }
        try await app.train(Cast.sam) { try $0.set("bench-press", "2026-11-19", 1, 50) }
        let rows = try await app.rows(
            "SELECT user_id, value, is_baseline FROM personal_records WHERE kind = 'weight' ORDER BY id")
        #expect(rows == ["1 200 1", "2 50 1"])
    }
}
