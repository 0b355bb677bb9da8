import Support
import Testing

@testable import WorkHome

/// A set or session that was logged for the wrong exercise.
@Suite struct OtherExerciseTests {
    private let records =
        "SELECT exercise_id, kind, value FROM personal_records ORDER BY exercise_id, kind, weight_grams"

    @Test func aSetMovesToAnotherExerciseWithItsRecords() async throws {
        let person = try await TrackedPerson()
        let squat = try await person.app.exercise("squat")
        try await person.logSet(["reps": "5", "weight": "100", "note": "Deep", "rpe": "8"])
        let before = try await person.everything()
        let form = try await person.browser.get("/track/sets/1/edit")
        #expect(form.value(of: "exercise_id") == person.bench)
        #expect(!form.main.contains("<option value=\"\(person.running)\""), "of another kind")
        let changed = try await person.browser.post(
            "/track/sets/1", ["exercise_id": squat, "reps": "5", "weight": "100", "note": "Deep", "rpe": "8"])
        #expect(changed.location == "/track?date=2026-11-21#exercise-\(squat)")
        #expect(
            try await person.app.rows("SELECT exercise_id, reps, weight_kilograms, note FROM strength_sets")
                == ["\(squat) 5 100 Deep"])
        let after = try await person.app.rows(records)
        #expect(!after.isEmpty && after.allSatisfy { $0.hasPrefix("\(squat) ") })
        #expect(try await person.app.rows("SELECT exercise_id FROM exercise_days") == [squat])
        #expect(
            try await person.browser.get("/track").main.allBetween("<p class=\"undo-text\">", "</p>").map(\.words)
                == ["Changed Bench Press, 100 kg × 5"])
        try await person.browser.post("/track/undo/\(changed.undoStep)")
        #expect(try await person.everything() == before)
        #expect(try await person.app.rows("SELECT exercise_id FROM exercise_days") == [person.bench])
    }

    @Test func aBodyweightExerciseTakesTheBodysWeight() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "10"])
        let kept = "SELECT exercise_id, weight_kilograms, body_weight_kilograms FROM strength_sets"
        try await person.browser.post(
            "/track/sets/1", ["exercise_id": person.pullUp, "reps": "5", "weight": "10"])
        #expect(try await person.app.rows(kept) == ["\(person.pullUp) 10 70"])
        try await person.browser.post(
            "/track/sets/1", ["exercise_id": person.pullUp, "load": "none", "reps": "5", "weight": ""])
        let missing = try await person.browser.post(
            "/track/sets/1", ["exercise_id": person.bench, "load": "none", "reps": "5", "weight": ""])
        #expect(missing.status == 422 && missing.fieldErrors == ["weight": "Weight required"])
        #expect(missing.value(of: "exercise_id") == person.bench && missing.value(of: "reps") == "5")
        #expect(try await person.app.rows(kept) == ["\(person.pullUp) 0 70"])
    }

    @Test func aRunBecomesARideWithItsEnergy() async throws {
        let person = try await TrackedPerson()
        let cycling = try await person.app.exercise("cycling")
        try await person.logRun(["duration": "30:00", "distance": "5"])
        let before = try await person.everything()
        #expect(try await person.browser.get("/track/cardio/1/edit").value(of: "exercise_id") == person.running)
        let changed = try await person.browser.post(
            "/track/cardio/1", ["exercise_id": cycling, "duration": "30:00", "distance": "5"])
        let met = try await person.app.rows(
            "SELECT CAST(round(met * 35) AS INTEGER) FROM exercises WHERE id = \(cycling)")
        #expect(
            try await person.app.rows("SELECT exercise_id, energy_kilocalories FROM cardio_sessions")
                == ["\(cycling) \(met[0])"])
        try await person.browser.post("/track/undo/\(changed.undoStep)")
        #expect(try await person.everything() == before)
    }

    @Test(arguments: ["", "0", "running", "9000", "99999999999999999999"])
    func whatCannotBeChosenChangesNothing(exercise: String) async throws {
        let person = try await TrackedPerson()
        _ = try await person.app.member(Cast.sam)
        try await person.app.execute(
            """
            INSERT INTO exercises (id, user_id, name, kind, load, equipment, primary_muscle, met)
            VALUES (9000, 2, 'Sam''s own', 'strength', 'external', 'other', 'chest', 3)
            """)
        try await person.logSet(["reps": "5", "weight": "60"])
        let before = try await person.everything()
        let answer = try await person.browser.post(
            "/track/sets/1",
            ["exercise_id": exercise == "running" ? person.running : exercise, "reps": "6", "weight": "70"])
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == ["exercise_id": "Please choose an exercise"])
        #expect([answer.value(of: "reps"), answer.value(of: "weight")] == ["6", "70"])
        #expect(answer.main.contains("form-more\" open"))
        #expect(try await person.everything() == before)
    }

    @Test func anArchivedOneStaysUntilAnotherIsChosen() async throws {
        let person = try await TrackedPerson()
        let own = try await person.app.addExercise("Tower Fly", of: person.browser)
        try await person.logSet(["exercise_id": "\(own)", "reps": "5", "weight": "80"])
        try await person.app.execute("UPDATE exercises SET archived_at = 1 WHERE id = \(own)")
        let form = try await person.browser.get("/track/sets/1/edit")
        #expect(form.value(of: "exercise_id") == "\(own)" && form.main.contains("Tower Fly"))
        let kept = try await person.browser.post(
            "/track/sets/1", ["exercise_id": "\(own)", "reps": "6", "weight": "80"])
        #expect(kept.status == 303)
        #expect(try await person.app.rows("SELECT exercise_id, reps FROM strength_sets") == ["\(own) 6"])
    }
}
