import Support
import Testing

@testable import HTTP
@testable import Web
@testable import WorkHome

/// A set of time or distance has 0 reps, which no page says.
@Suite struct SetAmountTests {
    private func json(_ text: String) throws -> JSONValue { .integer(try #require(Int64(text))) }

    private func stage() async throws -> (person: TrackedPerson, program: Program) {
        let person = try await TrackedPerson()
        return (person, try await Program.withKey(person.app, of: person.browser))
    }

    @Test func aHoldIsShownChangedRepeatedAndUndone() async throws {
        let (person, program) = try await stage()
        for day in ["2026-11-20", "2026-11-21"] {
            let made = try await program.send(
                .post, "/api/v1/sets",
                [
                    "exercise_id": json(person.bench), "day": .string(day), "duration_seconds": 65,
                    "weight_kilograms": 24,
                ])
            #expect(made.status == 201, "\(made.text)")
        }
        let card = try #require(try await person.cards().first)
        #expect(card.spoken == "Bench Press. 1 set." && card.words.contains("1 24 kg, 1:05"))
        let form = try await person.browser.get("/track/sets/2/edit")
        #expect(form.value(of: "duration") == "1:05" && !form.text.contains("name=\"reps\""))
        let nothing = try await person.browser.post("/track/sets/2", ["duration": "", "weight": "24"])
        #expect(nothing.fieldErrors == ["duration": "Duration required"])
        try await person.browser.post("/track/sets/2", ["duration": "70", "weight": "24"])
        let stored = "SELECT reps, duration_seconds, distance_meters, weight_kilograms FROM strength_sets WHERE day = "
        #expect(try await person.app.rows("\(stored)'2026-11-21'") == ["0 70 null 24"])
        let next = try await person.browser.get("/track/new/strength?exercise=\(person.bench)")
        #expect(next.text.contains("Last time, 20 Nov: 24 kg, 1:05"))
        #expect(next.value(of: "reps") == "" && next.value(of: "weight") == "24")
        let removed = try await person.browser.post("/track/sets/2/delete")
        #expect(try await person.app.rows("\(stored)'2026-11-21'") == [])
        try await person.browser.post("/track/undo/\(removed.undoStep)")
        #expect(try await person.app.rows("\(stored)'2026-11-21'") == ["0 70 null 24"])
        try await person.browser.post(
            "/track/sets/repeat",
            ["exercise_id": person.bench, "date": "2026-11-21", "from": "2026-11-20", "token": "once"])
        #expect(try await person.app.rows("\(stored)'2026-11-21'") == ["0 70 null 24", "0 65 null 24"])
    }

    @Test func noPageSaysThatItHasNoReps() async throws {
        let (person, program) = try await stage()
        for (day, exercise, seconds, meters) in [
            ("2026-11-19", person.bench, 30, nil), ("2026-11-20", person.bench, nil, 36.576),
            ("2026-11-21", person.bench, 20, 40), ("2026-11-21", person.pullUp, 45, nil),
        ] as [(String, String, Int64?, Double?)] {
            let made = try await program.send(
                .post, "/api/v1/sets",
                [
                    "exercise_id": json(exercise), "day": .string(day),
                    "duration_seconds": seconds.map { .integer($0) } ?? .null,
                    "distance_meters": meters.map { .number($0) } ?? .null,
                    "weight_kilograms": exercise == person.pullUp ? 0 : 20,
                ])
            #expect(made.status == 201, "\(made.text)")
        }
        try await person.app.execute("UPDATE users SET distance_unit = 'miles'")
        let goal = try await person.browser.post(
            "/goals",
            [
                "type": "strength", "measure": "heaviest", "exercise_id": person.bench, "target": "100", "reps": "1",
                "cadence": "once", "direction": "increase", "counts_from": "2026-11-19",
            ])
        #expect(goal.status == 303)
        for path in [
            "/track", "/track?date=2026-11-20", "/records", "/records/exercises/\(person.bench)",
            "/records/exercises/\(person.pullUp)",
            "/analyze", "/analyze/exercises/\(person.bench)", "/analyze/exercises/\(person.pullUp)", "/goals/1",
            "/journal/2026-11-21", "/",
        ] {
            let page = try await person.browser.get(path)
            #expect(page.status == 200, "\(path)")
            let words = page.main.words
            for wrong in ["×\u{A0}0", "× 0", "0 reps", "0 rep"] { #expect(!words.contains(wrong), "\(path) \(words)") }
        }
        #expect(try await person.cards().first?.words.contains("20 kg × 43.7 yd in 0:20") == true)
        #expect(try await person.cards().last?.words.contains("Bodyweight, 0:45") == true)
        #expect(try await person.browser.get("/goals/1").main.words.contains("20 kg × 40 yd"))
    }

    @Test func theFormAsksForWhatTheExerciseIsCountedIn() async throws {
        let (person, program) = try await stage()
        let (plank, walk) = (try await person.app.exercise("plank"), try await person.app.exercise("farmers-walk"))
        let hold = try await person.browser.get("/track/new/strength?exercise=\(plank)")
        #expect(hold.text.contains("name=\"duration\"") && !hold.text.contains("name=\"reps\""))
        #expect(!hold.text.contains("name=\"distance\""))
        let nothing = try await person.logSet(["exercise_id": plank, "duration": ""])
        #expect(nothing.fieldErrors == ["duration": "Duration required"])
        try await person.logSet(["exercise_id": plank, "duration": "1m 5s"])
        let carry = try await person.browser.get("/track/new/strength?exercise=\(walk)")
        #expect(carry.text.contains("name=\"distance\"") && !carry.text.contains("name=\"reps\""))
        let neither = try await person.logSet(["exercise_id": walk, "distance": "", "duration": "", "weight": "24"])
        #expect(neither.fieldErrors == ["distance": "Distance or time required"])
        try await person.logSet(["exercise_id": walk, "distance": "40", "duration": "35", "weight": "24"])
        let rows = "SELECT reps, duration_seconds, distance_meters FROM strength_sets ORDER BY id"
        #expect(try await person.app.rows(rows) == ["0 65 null", "0 35 40"])
        let sums = "SELECT longest_seconds, held_seconds, farthest_meters, carried_meters FROM exercise_days"
        #expect(try await person.app.rows("\(sums) ORDER BY held_seconds") == ["0 35 40 40", "65 65 0 0"])
        let next = try await person.browser.get("/track/new/strength?exercise=\(walk)")
        #expect(next.value(of: "distance") == "40" && next.value(of: "duration") == "0:35")
        let refused = try await program.send(.post, "/api/v1/sets", ["exercise_id": json(plank)])
        #expect(refused.errors == ["duration_seconds": "Duration required"])
    }

    /// A walk was logged in reps before it was counted in distance.
    @Test func aSetStaysWhatItWasLoggedAs() async throws {
        let (person, program) = try await stage()
        let walk = try await person.app.exercise("farmers-walk")
        let made = try await program.send(
            .post, "/api/v1/sets", ["exercise_id": json(walk), "reps": 20, "weight_kilograms": 24])
        #expect(made.status == 201, "\(made.text)")
        let form = try await person.browser.get("/track/sets/1/edit")
        #expect(form.value(of: "reps") == "20" && !form.text.contains("name=\"distance\""))
        let next = try await person.browser.get("/track/new/strength?exercise=\(walk)")
        #expect(next.value(of: "distance") == "" && next.value(of: "weight") == "24")
        #expect(next.text.contains("name=\"distance\""))
    }

    @Test func anExerciseOfOnesOwnCanBeHeld() async throws {
        let person = try await TrackedPerson()
        let values = [
            "name": "Flag", "kind": "strength", "measure": "hold", "load": "bodyweight", "equipment": "other",
            "primary_muscle": "abdominals", "intensity": "moderate",
        ]
        let made = try await person.browser.post("/settings/exercises", values.map { FormValue($0.key, $0.value) })
        #expect(made.status == 303, "\(made.fieldErrors)")
        let id = try #require(try await person.app.rows("SELECT id FROM exercises WHERE name = 'Flag'").first)
        try await person.logSet(["exercise_id": id, "duration": "12"])
        let form = try await person.browser.get("/settings/exercises/\(id)/edit")
        #expect(form.main.words.contains("Strength, added to your body weight, time"))
        let wrong = try await person.browser.post(
            "/settings/exercises/\(id)",
            values.merging(["measure": "carry"]) { $1 }.map { FormValue($0.key, $0.value) })
        #expect(wrong.status == 422)
    }
}
