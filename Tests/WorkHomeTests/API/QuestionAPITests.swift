import HTTPTypes
import Support
import Testing

@testable import Web

/// What a page asks back, the API asks, and so does the page of a goal or a weight.
@Suite struct QuestionAPITests {
    private let app: TestApp
    private let browser: Browser
    private let program: Program

    init() async throws {
        app = try await TestApp()
        browser = try await app.member()
        program = try await Program.signedIn(app)
    }

    private func expectQuestion(
        _ method: HTTPRequest.Method, _ path: String, _ body: [String: JSONValue], _ question: String
    ) async throws {
        let asked = try await program.send(method, "/api/v1/\(path)", .object(body))
        #expect(asked.status == 422, "\(path) \(asked.text)")
        #expect(asked.errors == ["confirmed": "\(question) Send “confirmed”: true if it is correct."], "\(path)")
        let confirmed = body.merging(["confirmed": true]) { $1 }
        let saved = try await program.send(method, "/api/v1/\(path)", .object(confirmed))
        #expect(saved.status == (method == .post ? 201 : 200), "\(path) \(saved.text)")
    }

    @Test func weightsAndHeights() async throws {
        try await expectQuestion(
            .post, "weights", ["weight_kilograms": 500], "500\u{A0}kg? That is an unusual body weight.")
        #expect(try await program.send(.post, "/api/v1/weights", ["weight_kilograms": 490]).status == 201)
        try await expectQuestion(
            .post, "weights", ["weight_kilograms": 480, "height_centimeters": 60],
            "60\u{A0}cm? That is an unusual height.")
        try await expectQuestion(
            .patch, "weights/1", ["weight_kilograms": 21], "21\u{A0}kg? That is an unusual body weight.")
        // Only what changes is asked about.
        #expect(try await program.send(.patch, "/api/v1/weights/1", ["day": "2026-11-19"]).status == 200)
    }

    @Test func cardio() async throws {
        let running = JSONValue.integer(try #require(Int64(try await app.exercise("running"))))
        try await expectQuestion(
            .post, "cardio-sessions", ["exercise_id": running, "duration_seconds": 90_000],
            "25 hours? That is longer than a day.")
        try await expectQuestion(
            .patch, "cardio-sessions/1", ["duration_seconds": 600, "distance_meters": 5_000],
            "2:00\u{A0}/km? That’s faster than the world record.")
    }

    @Test func goals() async throws {
        let bench = JSONValue.integer(try #require(Int64(try await app.exercise("bench-press"))))
        let questions: [([String: JSONValue], String)] = [
            (
                ["type": "weight", "target": 400, "direction": "increase"],
                "400\u{A0}kg? That is an unusual body weight."
            ),
            (
                ["type": "strength", "measure": "heaviest", "exercise_id": bench, "target": 2_000],
                "2,000\u{A0}kg? That is more than anyone has lifted."
            ),
            (
                ["type": "trackable", "measure": "value", "trackable_id": 1, "target": 200_000, "cadence": "daily"],
                "200,000"
            ),
        ]
        for (body, question) in questions {
            let asked = try await program.send(.post, "/api/v1/goals", .object(body))
            #expect(asked.status == 422 && asked.errors["confirmed"]?.hasPrefix(question) == true, "\(asked.text)")
            let sent = body.merging(["confirmed": true]) { $1 }
            #expect(try await program.send(.post, "/api/v1/goals", .object(sent)).status == 201)
        }
        // The target that it has may stay.
        #expect(try await program.send(.patch, "/api/v1/goals/1", ["note": "Slowly"]).status == 200)
        var typed = [
            "type": "strength", "measure": "heaviest", "exercise_id": bench.typed, "target": "900", "reps": "1",
            "cadence": "once", "direction": "increase",
        ]
        func post() async throws -> Answer {
            try await browser.post("/goals", typed.map { FormValue($0.key, $0.value) })
        }
        let asked = try await post()
        #expect(asked.status == 422 && asked.main.words.contains("900 kg? That is more than anyone has lifted."))
        typed["confirmed"] = asked.value(of: "confirmed")
        #expect(try await post().status == 303)
    }

    @Test func routines() async throws {
        let bench = JSONValue.integer(try #require(Int64(try await app.exercise("bench-press"))))
        func lines(_ kilograms: Int, slot: JSONValue = .null) -> JSONValue {
            [
                [
                    "slot": slot, "exercise_id": bench, "text": "3 x 5 @ work", "rule": "linear +2.5 kg",
                    "work_weight_kilograms": .int(kilograms),
                ]
            ]
        }
        let question = "5,000\u{A0}kg? That is more than anyone has lifted."
        try await expectQuestion(.post, "routines", ["name": "Heavy", "exercises": lines(5_000)], question)
        // The weight that it has may stay.
        let same = try await program.send(.patch, "/api/v1/routines/1", ["note": "Slowly"])
        #expect(same.status == 200, "\(same.text)")
        try await expectQuestion(
            .patch, "routines/1", ["exercises": lines(6_000, slot: 1)],
            "6,000\u{A0}kg? That is more than anyone has lifted.")
    }

    @Test func aBarcodeOfAnotherFood() async throws {
        let food: [String: JSONValue] = [
            "name": "Rye bread", "energy_kilocalories": 200, "protein_grams": 6, "carbohydrate_grams": 41,
            "fat_grams": 1, "barcode": "4006381333931",
        ]
        #expect(try await program.send(.post, "/api/v1/foods", .object(food)).status == 201)
        let other = food.merging(["name": "Crispbread"]) { $1 }
        let asked = try await program.send(.post, "/api/v1/foods", .object(other))
        #expect(asked.status == 422 && asked.errors["confirmed"]?.contains("Rye bread") == true, "\(asked.text)")
        let sent = other.merging(["confirmed": true]) { $1 }
        #expect(try await program.send(.post, "/api/v1/foods", .object(sent)).status == 201)
    }
}
