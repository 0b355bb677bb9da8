import Support
import Testing

@testable import Fitness
@testable import Web

/// What is said of a noun of training is the same whether a program sends it, a person types it, or an archive brings it.
@Suite struct TrainingColumnTests {
    private struct Sample {
        let path: String
        /// Every member that can be sent, none with its default.
        let sent: [String: JSONValue]
        let form: String
        let typed: [FormValue]
        /// The typed values that differ, because two rows can't have the same.
        var differently: [String: JSONValue] = [:]
    }

    private func samples(_ stage: APIFixture) async throws -> [Sample] {
        func exercise(_ key: String) async throws -> (json: JSONValue, text: String) {
            let id = try await stage.app.exercise(key)
            return (.integer(try #require(Int64(id))), id)
        }
        let (pullUp, running, plank) = (
            try await exercise("pull-up"), try await exercise("running"), try await exercise("plank")
        )
        let trackable = stage.household.trackable
        return [
            Sample(
                path: "sets",
                sent: [
                    "exercise_id": pullUp.json, "day": "2026-11-19", "kind": "drop", "reps": 7,
                    "weight_kilograms": -12.5, "rpe": 8.5, "note": "Slow",
                ], form: "/track/sets",
                typed: [
                    FormValue("exercise_id", pullUp.text), FormValue("date", "2026-11-19"), FormValue("kind", "drop"),
                    FormValue("reps", "7"), FormValue("load", "assisted"), FormValue("weight", "12,5"),
                    FormValue("rpe", "8.5"), FormValue("note", " Slow "),
                ]),
            Sample(
                path: "sets",
                sent: [
                    "exercise_id": pullUp.json, "day": "2026-11-18", "kind": "failure", "duration_seconds": 65,
                    "distance_meters": 36.5, "weight_kilograms": 7.5,
                ], form: "/track/sets",
                typed: [
                    FormValue("exercise_id", pullUp.text), FormValue("date", "2026-11-18"),
                    FormValue("kind", "failure"),
                    FormValue("distance", "36.5"), FormValue("duration", "1:05"), FormValue("load", "added"),
                    FormValue("weight", "7.5"),
                ]),
            Sample(
                path: "cardio-sessions",
                sent: [
                    "exercise_id": running.json, "day": "2026-11-18", "duration_seconds": 1_723,
                    "distance_meters": 5_230, "note": "Rain",
                ], form: "/track/cardio",
                typed: [
                    FormValue("exercise_id", running.text), FormValue("date", "2026-11-18"),
                    FormValue("duration", "28:43"), FormValue("distance", "5.23"), FormValue("note", "Rain"),
                ]),
            Sample(
                path: "trackable-entries",
                sent: ["trackable_id": .integer(trackable), "day": "2026-11-17", "value": 7.5, "note": "Black"],
                form: "/track/entries",
                typed: [
                    FormValue("trackable_id", "\(trackable)"), FormValue("date", "2026-11-17"),
                    FormValue("value", "7.5"), FormValue("note", "Black"),
                ]),
            Sample(
                path: "trackables",
                sent: ["name": "Mood", "unit": "points", "step": 2.5, "aggregation": "last", "icon": "book"],
                form: "/settings/trackables",
                typed: [
                    FormValue("name", "Sunlight"), FormValue("unit", "points"), FormValue("step", "2.5"),
                    FormValue("aggregation", "last"), FormValue("icon", "book"),
                ], differently: ["name": "Sunlight"]),
            Sample(
                path: "exercises",
                sent: [
                    "name": "Ring row", "kind": "strength", "measure": "hold", "load": "bodyweight",
                    "equipment": "suspension",
                    "mechanic": "isolation", "primary_muscle": "lats", "secondary_muscles": ["biceps", "forearms"],
                    "intensity": "vigorous", "instructions": "Pull.\nHold.",
                ], form: "/settings/exercises",
                typed: [
                    FormValue("name", "Ring pull"), FormValue("kind", "strength"), FormValue("measure", "hold"),
                    FormValue("load", "bodyweight"),
                    FormValue("equipment", "suspension"), FormValue("mechanic", "isolation"),
                    FormValue("primary_muscle", "lats"), FormValue("secondary_muscles", "forearms"),
                    FormValue("secondary_muscles", "biceps"), FormValue("intensity", "vigorous"),
                    FormValue("instructions", "Pull.\r\nHold."),
                ], differently: ["name": "Ring pull"]),
            Sample(
                path: "workout-plans",
                sent: [
                    "name": "Circuit", "description": "Warm up.\nGo.", "focus": "mobility", "level": "advanced",
                    "goals": ["loseWeight", "stayFit"], "rounds": 3,
                    "exercises": [
                        ["exercise_id": plank.json, "seconds": 45, "reps": .null, "rest_seconds": 20],
                        ["exercise_id": pullUp.json, "seconds": .null, "reps": 6, "rest_seconds": 0],
                    ],
                ], form: "/workouts",
                typed: [
                    FormValue("name", "Round"), FormValue("description", "Warm up.\r\nGo."),
                    FormValue("focus", "mobility"), FormValue("level", "advanced"), FormValue("goals", "stayFit"),
                    FormValue("goals", "loseWeight"), FormValue("rounds", "3"),
                    FormValue("exercise.0", plank.text), FormValue("amount.0", "45"), FormValue("measure.0", "seconds"),
                    FormValue("rest.0", "20"), FormValue("exercise.1", pullUp.text), FormValue("amount.1", "6"),
                    FormValue("measure.1", "reps"), FormValue("rest.1", "0"),
                ], differently: ["name": "Round"]),
            Sample(
                path: "days-off", sent: ["day": "2026-11-12", "reason": "travel"], form: "/settings/days-off",
                typed: [FormValue("first_day", "2026-11-14"), FormValue("reason", "travel")],
                differently: ["day": "2026-11-14"]),
        ]
    }

    private func has(_ program: Program, _ path: String, _ members: [String: JSONValue]) async throws -> Bool {
        var after = ""
        while true {
            let page = try await program.get("/api/v1/\(path)?limit=200\(after)").json
            let items = page["data"]?.array ?? []
            if items.contains(where: { item in members.allSatisfy { item[$0.key] == $0.value } }) { return true }
            guard let next = page["next"]?.text else { return false }
            after = "&after=\(next)"
        }
    }

    @Test func everyValueIsWrittenAndRead() async throws {
        let stage = try await APIFixture()
        let program = try await Program.withKey(stage.app, of: stage.household.alex)
        let samples = try await samples(stage)
        for sample in samples {
            let operation = try #require(
                stage.operations.first { $0.method == .post && $0.path == "/api/v1/\(sample.path)" })
            let body = operation.description["requestBody"]?["content"]?["application/json"]?["schema"]
            let schema = SchemaCheck(document: stage.document).resolved(try #require(body?["$ref"]?.text))
            // A set has either reps or a time and a distance.
            let sent = samples.filter { $0.path == sample.path }.flatMap(\.sent.keys)
            // The place in a workout is that of its own page (`RoutineWorkoutAPITests`).
            #expect(
                Set((schema["properties"]?.object ?? [:]).keys).subtracting(["session_set_id"])
                    == Set(sent).union(
                        schema["properties"]?["confirmed"] == nil ? [] : ["confirmed"]), "\(sample.path)")
            let made = try await program.send(.post, "/api/v1/\(sample.path)", .object(sample.sent))
            #expect(made.status == 201, "\(made.text)")
            for (name, value) in sample.sent { #expect(made.json[name] == value, "\(sample.path) \(name)") }
            let typed = try await stage.household.alex.post(sample.form, sample.typed)
            #expect(typed.status == 303, "\(sample.path) \(typed.fieldErrors)")
            let expected = sample.sent.merging(sample.differently) { $1 }
            #expect(try await has(program, sample.path, expected), "\(sample.path)")
        }
        let bytes = try await stage.household.alex.get("/settings/data/export").bytes
        let (other, alex) = try await stage.app.elsewhere()
        try await other.bring(bytes)
        let there = try await Program.withKey(other, of: alex)
        for sample in samples {
            // Rows may have other ids there.
            let values = sample.sent.filter { !$0.key.hasSuffix("_id") && $0.key != "exercises" }
            for members in [values, values.merging(sample.differently) { $1 }] {
                #expect(try await has(there, sample.path, members), "\(sample.path)")
            }
        }
    }

    /// A refused choice names the JSON member, also inside of lists.
    @Test func everyRefusalNamesItsMember() async throws {
        let stage = try await APIFixture()
        let program = try await Program.withKey(stage.app, of: stage.household.alex)
        let plank = JSONValue.integer(try #require(Int64(try await stage.app.exercise("plank"))))
        let cases: [(path: String, body: JSONValue, errors: [String: String])] = [
            (
                "exercises",
                ["name": "Row", "mechanic": "x", "secondary_muscles": ["lats", "x"], "kind": "x"],
                [
                    "mechanic": "Please choose from the list", "secondary_muscles": "Please choose from the list",
                    "kind": "Please choose a kind",
                ]
            ),
            (
                "workout-plans",
                [
                    "name": "A", "focus": "core", "level": "beginner",
                    "exercises": [["exercise_id": plank, "seconds": 4]],
                ], ["exercises": "Plank: seconds must be from 5 to 3600"]
            ),
            (
                "days-off", ["day": "2028-01-01", "reason": "x"],
                ["day": "Please choose a date within a year of today", "reason": "Please choose a reason"]
            ),
            (
                "trackables", ["name": " ", "step": 0, "icon": "x"],
                [
                    "name": "Please enter a name", "step": "Please enter an amount from 0.01 to 1,000,000",
                    "icon": "Please choose an icon",
                ]
            ),
        ]
        for (path, body, errors) in cases {
            let answer = try await program.send(.post, "/api/v1/\(path)", body)
            #expect(answer.status == 422 && answer.errors == errors, "\(path) \(answer.text)")
        }
    }
}
