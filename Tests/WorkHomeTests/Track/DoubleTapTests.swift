import Support
import Testing

@testable import WorkHome

/// A form makes one change, however often it is sent; the same form with other values makes another.
@Suite struct DoubleTapTests {
    @Test func aDoubleTapLogsOnce() async throws {
        let person = try await TrackedPerson()
        let form = try await person.browser.get("/track/new/strength?exercise=\(person.bench)")
        let token = try #require(form.value(of: "token"))
        for _ in 0..<2 {
            let answer = try await person.logSet(["reps": "5", "weight": "60", "token": token])
            #expect(answer.status == 303)
            #expect(answer.undoStep == "1")
        }
        #expect(try await person.app.count("strength_sets") == 1)
        // Without a token, or with another one, the same set is logged again.
        try await person.logSet(["reps": "5", "weight": "60"])
        let next = try await person.browser.get("/track/new/strength?exercise=\(person.bench)")
        try await person.logSet(["reps": "5", "weight": "60", "token": try #require(next.value(of: "token"))])
        #expect(try await person.app.count("strength_sets") == 3)
    }

    @Test func aFormThatIsGoneBackToLogsOtherValues() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "8", "weight": "60", "token": "form"])
        // Its repetition is a double tap as well.
        for _ in 0..<2 {
            let second = try await person.logSet(["reps": "6", "weight": "70", "token": "form"])
            #expect(second.undoStep == "2")
        }
        #expect(
            try await person.sets() == ["2026-11-21 normal 8 60 null ", "2026-11-21 normal 6 70 null "])
        for value in ["10", "20", "20"] {
            try await person.browser.post(
                "/track/entries", ["trackable_id": "2", "value": value, "token": "glass"])
        }
        #expect(try await person.app.rows("SELECT value FROM trackable_entries") == ["10", "20"])
        for duration in ["10", "20", "20"] { try await person.logRun(["duration": duration, "token": "run"]) }
        #expect(try await person.app.rows("SELECT duration_seconds FROM cardio_sessions") == ["600", "1200"])
    }

    @Test func aFormThatIsGoneBackToChangesAgain() async throws {
        let person = try await TrackedPerson()
        for reps in ["8", "9"] { try await person.logSet(["reps": reps, "weight": "60"]) }
        for (set, reps) in [("1", "5"), ("1", "6"), ("1", "6"), ("2", "6")] {
            let changed = try await person.browser.post(
                "/track/sets/\(set)", ["reps": reps, "weight": "60", "token": "form"])
            #expect(changed.status == 303)
        }
        #expect(try await person.app.rows("SELECT reps FROM strength_sets") == ["6", "6"])
        #expect(try await person.app.count("undo_steps") == 5)
        for _ in 0..<2 {
            #expect(try await person.browser.post("/track/sets/1/delete", ["token": "button"]).status == 303)
        }
        #expect(try await person.browser.post("/track/sets/2/delete", ["token": "button"]).status == 303)
        #expect(try await person.app.count("strength_sets") == 0)
    }

    @Test func theSameSetAMinuteLaterIsAnother() async throws {
        let person = try await TrackedPerson()
        for seconds in [0.0, 9, 60] {
            person.app.clock.advance(seconds: seconds)
            try await person.logSet(["reps": "5", "weight": "60", "token": "form"])
        }
        #expect(try await person.app.count("strength_sets") == 2)
    }

    @Test func theButtonsOfADayAreGoodForOneTapEach() async throws {
        let person = try await TrackedPerson()
        let page = try await person.browser.get("/track")
        let steps = page.main.allBetween(" method=\"post\" action=\"/track/entries\">", "</form>")
        #expect(steps.count == 2)
        for form in steps + steps { try await press(form, person) }
        #expect(try await person.app.rows("SELECT trackable_id, value FROM trackable_entries") == ["1 1000", "2 250"])
        // The next page can be used at once.
        let next = try await person.browser.get("/track").main
        for form in next.allBetween(" method=\"post\" action=\"/track/entries\">", "</form>") {
            try await press(form, person)
        }
        #expect(try await person.app.count("trackable_entries") == 4)
    }

    private func press(_ form: String, _ person: TrackedPerson) async throws {
        let fields = try ["trackable_id", "date", "token", "value"].map { name in
            FormValue(name, try #require(form.between("name=\"\(name)\" value=\"", "\"")))
        }
        #expect(fields.allSatisfy { !$0.text.isEmpty })
        #expect(try await person.browser.post("/track/entries", fields).status == 303)
    }
}
