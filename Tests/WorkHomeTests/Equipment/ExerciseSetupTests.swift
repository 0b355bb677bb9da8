import Support
import Testing

@testable import WorkHome

/// How a person does an exercise: the equipment, the rest, and a note that stays.
@Suite struct ExerciseSetupTests {
    private func rest(after answer: Answer, _ person: TrackedPerson) async throws -> String? {
        try await person.browser.follow(answer).text.between("data-rest=\"", "\"")
    }

    @Test func whatIsChosenIsShownAndKept() async throws {
        let person = try await TrackedPerson()
        try await person.browser.post("/settings/equipment/usual", ["unit": "kilograms"])
        let (page, setup) = ("/settings/exercises/\(person.bench)", "/settings/exercises/\(person.bench)/setup")
        #expect(try await person.browser.get(page).main.words.contains("Equipment Olympic bar"))
        try await person.browser.post("/settings/equipment", EquipmentSamples.bar)
        let form = try await person.browser.get(setup)
        #expect(form.main.words.contains("Automatic: Olympic bar"))
        let saved = try await person.browser.post(
            setup, ["equipment_id": "2", "rest_seconds": "180", "note": "Bench on hole 3\r\nElbows in"])
        let shown = try await person.browser.follow(saved)
        #expect(shown.flash == "Exercise saved.")
        #expect(shown.main.words.contains("Equipment Trap bar Rest 3:00"))
        #expect(shown.main.words.contains("Bench on hole 3"))
        #expect(try await person.browser.get(setup).value(of: "note") == "Bench on hole 3\nElbows in")
        #expect(
            try await person.browser.get("/track/new/strength?exercise=\(person.bench)").main.words
                .contains("Bench on hole 3 Elbows in"))
        // Without any choice there is no row.
        try await person.browser.post(setup, ["equipment_id": "", "rest_seconds": "", "note": " "])
        #expect(try await person.app.count("exercise_settings") == 0)
    }

    @Test func theRestIsThatOfTheExercise() async throws {
        let person = try await TrackedPerson()
        let setup = "/settings/exercises/\(person.bench)/setup"
        let set = { try await person.logSet(["reps": "5", "weight": "60"]) }
        for (typed, seconds) in [("", "90"), ("180", "180"), ("200", "200"), ("0", nil)] {
            try await person.browser.post(setup, ["rest_seconds": typed])
            #expect(try await rest(after: try await set(), person) == seconds, "\(typed)")
        }
        let other = try await person.logSet(["exercise_id": person.pullUp, "reps": "5"])
        #expect(try await rest(after: other, person) == "90")
        // With the timer off, an exercise can still have its rest.
        try await person.browser.post("/settings/rest-timer", ["rest_timer_seconds": "0"])
        try await person.browser.post(setup, ["rest_seconds": "240"])
        #expect(try await rest(after: try await set(), person) == "240")
    }

    @Test func aMistakeIsSaidBesideItsField() async throws {
        let person = try await TrackedPerson()
        let setup = "/settings/exercises/\(person.bench)/setup"
        let answer = try await person.browser.post(
            setup, ["rest_seconds": "901", "note": String(repeating: "x", count: 1_001)])
        #expect(answer.status == 422)
        #expect(
            answer.fieldErrors == [
                "rest_seconds": "Please enter a whole number from 0 to 900", "note": "Use at most 1000 characters",
            ])
        try await person.browser.post("/settings/equipment/usual", ["unit": "kilograms"])
        let unknown = try await person.browser.post(setup, ["equipment_id": "7"])
        #expect(unknown.fieldErrors == ["equipment_id": "Please choose from the list"])
        try await person.browser.post("/settings/equipment/1/archive")
        #expect(try await person.browser.post(setup, ["equipment_id": "1"]).status == 422)
        #expect(try await person.app.count("exercise_settings") == 0)
        for path in ["/settings/exercises/\(person.running)/setup", "/settings/exercises/99999/setup"] {
            #expect(try await person.browser.get(path).status == 404)
            #expect(try await person.browser.post(path, ["note": "x"]).status == 404)
        }
    }

    @Test func aTrainingMaxCountsFromToday() async throws {
        let person = try await TrackedPerson()
        let setup = "/settings/exercises/\(person.bench)/setup"
        let saved = try await person.browser.post(setup, ["training_max": "92,5"])
        #expect(try await person.browser.follow(saved).main.words.contains("Training max 92.5 kg"))
        #expect(try await person.browser.get(setup).value(of: "training_max") == "92.5")
        // What stays as it is makes no new one, and what is no weight changes nothing.
        try await person.browser.post(setup, ["training_max": "92.5", "note": "Slow"])
        for wrong in ["much", "0", "100001"] {
            let answer = try await person.browser.post(setup, ["training_max": wrong, "note": "Fast"])
            #expect(answer.status == 422 && answer.fieldErrors.keys.sorted() == ["training_max"], "\(wrong)")
        }
        #expect(try await person.app.rows("SELECT kilograms FROM training_maxes") == ["92.5"])
        #expect(try await person.app.rows("SELECT note FROM exercise_settings") == ["Slow"])
    }

    @Test func aTrainingMaxCanBeTakenBackAndUndone() async throws {
        let person = try await TrackedPerson()
        let page = "/settings/exercises/\(person.bench)"
        let stored = "SELECT kilograms FROM training_maxes"
        try await person.browser.post("\(page)/setup", ["training_max": ""])
        #expect(try await person.app.rows(stored) == [], "nothing was said")
        let question = try await person.browser.post("\(page)/setup", ["training_max": "5000"])
        #expect(question.status == 200 && question.main.words.contains("That is more than anyone has lifted"))
        #expect(try await person.app.rows(stored) == [])
        let confirmed = try #require(question.value(of: "confirmed"))
        try await person.browser.post("\(page)/setup", ["training_max": "5000", "confirmed": confirmed])
        #expect(try await person.app.rows(stored) == ["5000"])
        let removed = try await person.browser.post("\(page)/setup", ["training_max": ""])
        #expect(try await person.app.rows(stored) == [])
        let shown = try await person.browser.follow(removed)
        #expect(shown.flash == "Training max removed." && !shown.main.words.contains("5,000 kg"))
        let undo = try #require(shown.text.between("action=\"/track/undo/", "\""))
        #expect(try await person.browser.post("/track/undo/\(undo)").status == 303)
        #expect(try await person.app.rows(stored) == ["5000"])
    }

    @Test func withoutItsEquipmentTheChoiceIsGoneAndTheNoteStays() async throws {
        let person = try await TrackedPerson()
        try await person.browser.post("/settings/equipment", EquipmentSamples.bar)
        try await person.browser.post(
            "/settings/exercises/\(person.bench)/setup", ["equipment_id": "1", "note": "Slow"])
        try await person.browser.post("/settings/equipment/1/delete")
        #expect(try await person.app.rows("SELECT equipment_id, note FROM exercise_settings") == ["null Slow"])
    }
}
