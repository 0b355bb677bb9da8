import Support
import Testing

@testable import WorkHome

@Suite struct TrackableEntryTests {
    /// Ten in half of the world, and ten thousand in the other half.
    @Test(arguments: ["10.000", "10,000"])
    func aNumberOfTwoReadingsIsAskedAbout(text: String) async throws {
        let person = try await TrackedPerson()
        let steps = try await person.app.rows("SELECT id FROM trackables WHERE key = 'steps'").first ?? ""
        let asked = try await person.browser.post("/track/entries", ["trackable_id": steps, "value": text])
        #expect(asked.status == 422)
        #expect(asked.fieldErrors == ["value": "Do you mean 10 or 10000? Please type it like that"])
        #expect(asked.value(of: "value") == text)
        #expect(try await person.app.count("trackable_entries") == 0)
        for typed in ["10000", "79,4", "79.4"] {
            let saved = try await person.browser.post("/track/entries", ["trackable_id": steps, "value": typed])
            #expect(saved.status == 303, "\(typed)")
        }
        let rows = try await person.app.rows("SELECT value FROM trackable_entries ORDER BY id")
        #expect(rows == ["10000", "79.4", "79.4"])
    }

    /// Nobody lifts 62,500 kg or aims at 10 steps, but a weight of 1.000 may be a ton.
    @Test func onlyWhatIsLikelyIsAskedAbout() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "62.500"])
        #expect(try await person.app.rows("SELECT weight_kilograms FROM strength_sets") == ["62.5"])
        for (weight, less, more) in [("1,500", "1.5", "1500"), ("1.000", "1", "1000")] {
            let asked = try await person.logSet(["reps": "5", "weight": weight])
            #expect(asked.fieldErrors == ["weight": "Do you mean \(less) or \(more)? Please type it like that"])
        }
    }

    @Test func trackablesAddUpOrTakeTheLast() async throws {
        let person = try await TrackedPerson()
        for (trackable, value) in [("2", "250"), ("2", "500"), ("3", "6"), ("3", "7.5")] {
            let saved = try await person.browser.post("/track/entries", ["trackable_id": trackable, "value": value])
            #expect(saved.location == "/track?date=2026-11-21#trackables")
        }
        let words = try await person.browser.get("/track").main.words
        #expect(words.contains("Water 750 ml + 250 ml of Water"))
        #expect(words.contains("Sleep 7 h 30 min Log Sleep"))
        #expect(words.contains("Steps –"))
    }

    @Test(
        arguments: [
            ("trackable_id", "", "Please choose what to log"), ("trackable_id", "4", "Please choose what to log"),
            ("value", "", "Value required"), ("value", "0", "Must be positive"), ("value", "-1", "Must be positive"),
            ("value", "much", "Please enter a number"),
            ("date", "2026-11-22", "Please choose today or an earlier day"),
        ])
    func whatIsNoValueIsToldBesideItsField(name: String, value: String, message: String) async throws {
        let person = try await TrackedPerson()
        // Sam's trackables are 4 to 6.
        try await person.app.register(Cast.sam)
        var values = ["trackable_id": "1", "value": "100"]
        values[name] = value
        let answer = try await person.browser.post("/track/entries", values.map { FormValue($0.key, $0.value) })
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == [name: message])
        #expect(try await person.app.count("trackable_entries") == 0)
    }

    @Test func nothingIsAValueWhereTheLastOneCounts() async throws {
        let person = try await TrackedPerson()
        #expect(try await person.browser.post("/track/entries", ["trackable_id": "3", "value": "0"]).status == 303)
    }

    @Test(arguments: [
        ("7:30", "7.5"), ("7h 30m", "7.5"), ("7.25", "7.25"), ("7,25", "7.25"), ("7:20", "7.33"), ("0:00", "0"),
    ])
    func hoursCanBeTypedAsOnAClock(typed: String, hours: String) async throws {
        let person = try await TrackedPerson()
        let saved = try await person.browser.post("/track/entries", ["trackable_id": "3", "value": typed])
        #expect(saved.status == 303)
        #expect(try await person.app.rows("SELECT value FROM trackable_entries") == [hours])
        let wrong = try await person.browser.post("/track/entries", ["trackable_id": "3", "value": "long"])
        #expect(wrong.fieldErrors == ["value": "Please enter a time like 7.5, 7:30 or 7h 30m"])
        let steps = try await person.browser.post("/track/entries", ["trackable_id": "1", "value": typed])
        #expect((steps.status == 303) == (typed.contains("7.25") || typed.contains("7,25")))
    }

    /// The field shows whole minutes, and the value stays exactly as it was unless they change.
    @Test func hoursAreEditedAsOnAClock() async throws {
        let person = try await TrackedPerson()
        try await person.browser.post("/track/entries", ["trackable_id": "3", "value": "8.34"])
        #expect(try await person.browser.get("/track/entries/1/edit").value(of: "value") == "8:20")
        for (typed, hours) in [("8:20", "8.34"), ("8:21", "8.35"), ("8", "8")] {
            try await person.browser.post("/track/entries/1", ["trackable_id": "3", "value": typed])
            #expect(try await person.app.rows("SELECT value FROM trackable_entries") == [hours])
        }
        #expect(try await person.browser.get("/track/entries/1/edit").value(of: "value") == "8")
    }

    @Test(arguments: [("min", "1h 5m", "65"), ("Minutes", "7:30", "7.5"), ("s", "12.34", "12.34"), ("s", "1:30", "")])
    func otherTimesCanBeTypedSoToo(unit: String, typed: String, value: String) async throws {
        let person = try await TrackedPerson()
        try await person.app.execute("UPDATE trackables SET unit = '\(unit)' WHERE id = 1")
        try await person.browser.post("/track/entries", ["trackable_id": "1", "value": typed])
        #expect(try await person.app.rows("SELECT value FROM trackable_entries") == (value.isEmpty ? [] : [value]))
    }
}
