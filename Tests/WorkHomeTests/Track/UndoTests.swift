import Support
import Testing

@testable import WorkHome

@Suite struct UndoTests {
    /// A person with a set with all optional values, a run and a glass of water on the previous day.
    private func personWithAPast() async throws -> TrackedPerson {
        let person = try await TrackedPerson()
        try await person.usePounds()
        try await person.logSet(
            ["reps": "10", "weight": "132.5", "kind": "failure", "rpe": "8.5", "note": "Slow", "date": "2026-11-20"])
        try await person.logRun(["duration": "28:40", "distance": "5.2", "note": "Rain", "date": "2026-11-20"])
        try await person.browser.post(
            "/track/entries", ["trackable_id": "2", "value": "250", "note": "Cold", "date": "2026-11-20"])
        person.app.clock.advance(hours: 1)
        return person
    }

    static let changes: [(path: String, values: [String: String])] = [
        ("/track/sets", ["reps": "12", "weight": "150", "exercise_id": "bench"]),
        (
            "/track/sets/1",
            ["reps": "3", "weight": "200", "kind": "normal", "date": "2026-11-19", "rpe": "", "note": ""]
        ),
        ("/track/sets/1/delete", [:]),
        ("/track/cardio", ["duration": "10", "exercise_id": "running"]),
        ("/track/cardio/1", ["duration": "5:00", "distance": "1", "note": ""]), ("/track/cardio/1/delete", [:]),
        ("/track/entries", ["trackable_id": "2", "value": "500"]), ("/track/entries/1", ["value": "5"]),
        ("/track/entries/1/delete", [:]),
    ]

    @Test(arguments: changes)
    func everyChangeCanBeTakenBackExactly(path: String, values: [String: String]) async throws {
        let person = try await personWithAPast()
        let before = try await person.everything()
        var values = values
        if let key = values["exercise_id"] { values["exercise_id"] = key == "bench" ? person.bench : person.running }
        let changed = try await person.browser.post(path, values.map { FormValue($0.key, $0.value) })
        #expect(changed.status == 303)
        #expect(try await person.everything() != before)
        let step = changed.undoStep
        #expect(try await person.browser.follow(changed).main.contains("action=\"/track/undo/\(step)\""))

        person.app.clock.advance(seconds: 90)
        let undone = try await person.browser.post("/track/undo/\(step)")
        #expect(undone.status == 303)
        #expect(undone.location?.hasPrefix("/track?date=2026-11-2") == true)
        #expect(try await person.browser.follow(undone).flash == "Undone.")
        #expect(try await person.everything() == before)
        #expect(try await person.browser.post("/track/undo/\(step)").status == 404)
        #expect(try await person.everything() == before)
    }

    @Test func whatComesBackHasTheWeightOfItsDay() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["exercise_id": person.pullUp, "reps": "5"])
        let deleted = try await person.browser.post("/track/sets/1/delete")
        try await person.browser.post("/progress/measurements", ["weight": "90", "height": "170"])
        try await person.browser.post("/track/undo/\(deleted.undoStep)")
        #expect(try await person.app.rows("SELECT body_weight_kilograms FROM strength_sets") == ["90"])
    }

    @Test func aMoveToAnotherDayIsTakenBackWithItsMinute() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["exercise_id": person.pullUp, "reps": "5"])
        try await person.logRun(["duration": "10"])
        let before = try await person.everything()
        for path in ["/track/sets/1", "/track/cardio/1"] {
            let moved = try await person.browser.post(
                path, ["reps": "5", "duration": "10", "date": "2026-11-20"])
            try await person.browser.post("/track/undo/\(moved.undoStep)")
        }
        #expect(try await person.everything() == before)
    }

    @Test func whatWasChangedSinceStays() async throws {
        let person = try await personWithAPast()
        let first = try await person.browser.post("/track/sets/1", ["reps": "3", "weight": "100"])
        try await person.browser.post("/track/sets/1", ["reps": "4", "weight": "100"])
        let before = try await person.everything()
        let refused = try await person.browser.post("/track/undo/\(first.undoStep)")
        let page = try await person.browser.follow(refused)
        #expect(page.flash == "This can’t be undone: it has been changed or deleted since.")
        #expect(page.text.contains("role=\"alert\""))
        #expect(try await person.everything() == before)
    }

    @Test func withoutItsExerciseASetCannotComeBack() async throws {
        let person = try await TrackedPerson()
        try await person.app.execute(
            """
            INSERT INTO exercises (id, user_id, name, kind, load, equipment, primary_muscle, met)
            VALUES (9000, 1, 'Own', 'strength', 'external', 'other', 'chest', 3)
            """)
        try await person.logSet(["exercise_id": "9000", "reps": "5", "weight": "5"])
        let deleted = try await person.browser.post("/track/sets/1/delete")
        try await person.app.execute("DELETE FROM exercises WHERE id = 9000")
        let refused = try await person.browser.post("/track/undo/\(deleted.undoStep)")
        #expect(try await person.browser.follow(refused).flash?.hasPrefix("This can’t be undone") == true)
        #expect(try await person.app.count("strength_sets") == 0)
    }

    @Test func theIdOfADeletedSetIsNeverSomebodyElses() async throws {
        let person = try await TrackedPerson()
        let sam = try await person.app.member(Cast.sam)
        try await person.logSet(["reps": "5", "weight": "5"])
        let deleted = try await person.browser.post("/track/sets/1/delete")
        try await sam.post("/track/sets", ["exercise_id": person.bench, "reps": "9", "weight": "90"])
        try await person.browser.post("/track/undo/\(deleted.undoStep)")
        #expect(
            try await person.app.rows("SELECT id, user_id, reps FROM strength_sets ORDER BY id") == ["1 1 5", "2 2 9"])
    }

    @Test func anotherPersonsStepIsNotThere() async throws {
        let person = try await personWithAPast()
        let sam = try await person.app.member(Cast.sam)
        let before = try await person.everything()
        for step in 1...3 { #expect(try await sam.post("/track/undo/\(step)").status == 404) }
        #expect(try await person.everything() == before)
    }

    @Test func stepsLastADay() async throws {
        let person = try await personWithAPast()
        person.app.clock.advance(days: 1.1)
        try await person.logSet(["reps": "5", "weight": "5"])
        #expect(try await person.app.rows("SELECT id FROM undo_steps") == ["4"])
    }

    @Test func aStepOfYesterdayIsGone() async throws {
        let person = try await TrackedPerson()
        let logged = try await person.logSet(["reps": "5", "weight": "60"])
        let deleted = try await person.browser.post("/track/sets/1/delete")
        person.app.clock.advance(days: 1, seconds: 1)
        for answer in [logged, deleted] {
            #expect(try await person.browser.post("/track/undo/\(answer.undoStep)").status == 404)
        }
        #expect(try await person.app.count("strength_sets") == 0)
    }

    @Test func aStepOfAnHourLessThanADayIsThere() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "60"])
        let deleted = try await person.browser.post("/track/sets/1/delete")
        person.app.clock.advance(days: 1, hours: -1)
        #expect(try await person.browser.post("/track/undo/\(deleted.undoStep)").status == 303)
        #expect(try await person.app.count("strength_sets") == 1)
    }

    @Test(arguments: [["kind": "cardio"], ["load": "bodyweight"]])
    func anExerciseThatHasBecomeAnotherGetsNoSetsBack(changes: [String: String]) async throws {
        let person = try await TrackedPerson()
        let id = try await person.app.addExercise("Tower Fly", of: person.browser)
        try await person.logSet(["exercise_id": String(id), "reps": "5", "weight": "60"])
        let moved = try await person.browser.post(
            "/track/sets/1/delete")
        let other = try await person.logSet(["reps": "5", "weight": "60"])
        // Renaming it discards no undo step.
        try await person.browser.post(
            "/settings/exercises/\(id)", SettingsSamples.changed(SettingsSamples.exercise, ["name": "Fly"]))
        #expect(try await person.app.count("undo_steps") == 3)
        let form = SettingsSamples.exercise.map { FormValue($0.name, changes[$0.name] ?? $0.text) }
        #expect(try await person.browser.post("/settings/exercises/\(id)", form).status == 303)
        #expect(try await person.browser.post("/track/undo/\(moved.undoStep)").status == 404)
        #expect(try await person.app.rows("SELECT id FROM strength_sets") == ["2"])
        #expect(try await person.browser.post("/track/undo/\(other.undoStep)").status == 303)
    }

    /// Old steps store the kind of their rows where current ones store a page, and no table name.
    @Test func aStepOfAnEarlierVersionIsNotThere() async throws {
        let person = try await TrackedPerson()
        let now = Int64(person.app.clock.now.timeIntervalSince1970)
        let row = #"[{"id":1,"user_id":1,"exercise_id":\#(person.bench),"day":"2026-11-21","reps":5}]"#
        try await person.app.execute(
            """
            INSERT INTO undo_steps (user_id, noun, previous, current, token, created_at)
            VALUES (1, 'strengthSet', '\(row)', '[]', 'form', \(now))
            """)
        #expect(try await !person.browser.get("/track").main.contains("undo-line"))
        #expect(try await person.browser.post("/track/undo/1").status == 404)
        // The form that created it can still be sent.
        let logged = try await person.logSet(["reps": "5", "weight": "60", "token": "form"])
        #expect(logged.undoStep == "2")
        #expect(try await person.browser.post("/track/undo/2").status == 303)
        #expect(try await person.app.count("strength_sets") == 0)
    }
}
