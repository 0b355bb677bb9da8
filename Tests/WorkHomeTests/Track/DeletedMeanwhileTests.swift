import Support
import Testing

@testable import HTTP
@testable import WorkHome

/// Editing something that was deleted on another device.
@Suite struct DeletedMeanwhileTests {
    @Test func whatWasTypedOfASetStaysAndIsAddedAnew() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "60", "date": "2026-11-18"])
        let form = try await person.browser.get("/track/sets/1/edit")
        try await person.browser.post("/track/sets/1/delete")
        let token = try #require(form.value(of: "token"))
        let values: KeyValuePairs = [
            "exercise_id": person.bench, "reps": "7", "weight": "62.5", "note": "Slow", "date": "2026-11-18",
            "token": token,
        ]
        let answer = try await person.browser.post("/track/sets/1", values)
        #expect(answer.status == 404)
        #expect(answer.main.words.contains("This set was deleted in the meantime. Save again to add it as a new one."))
        #expect(answer.main.contains("action=\"/track/sets\""))
        for (name, value) in values where name != "token" { #expect(answer.value(of: name) == value, "\(name)") }
        #expect(try await person.sets() == [])
        let anew = try #require(answer.value(of: "token"))
        #expect(anew != token)
        let saved = try await person.browser.post(
            "/track/sets",
            ["exercise_id": person.bench, "reps": "7", "weight": "62.5", "date": "2026-11-18", "token": anew])
        #expect(saved.status == 303)
        #expect(try await person.sets() == ["2026-11-18 normal 7 62.5 null "])
    }

    @Test func soDoesASessionAndAValue() async throws {
        let person = try await TrackedPerson()
        let run = try await person.browser.post(
            "/track/cardio/9", ["exercise_id": person.running, "duration": "28:40", "distance": "5.2"])
        #expect(run.status == 404)
        #expect(run.main.words.contains("This session was deleted in the meantime."))
        #expect(run.value(of: "duration") == "28:40")
        #expect(run.main.contains("action=\"/track/cardio\""))
        let value = try await person.browser.post("/track/entries/9", ["trackable_id": "1", "value": "8000"])
        #expect(value.status == 404)
        #expect(value.main.words.contains("This entry was deleted in the meantime."))
        #expect(value.value(of: "value") == "8000")
    }

    @Test func withoutAnythingOfTheirsThereIsNothing() async throws {
        let person = try await TrackedPerson()
        for path in ["/track/sets/9", "/track/cardio/9", "/track/entries/9"] {
            let answer = try await person.browser.post(path, ["exercise_id": "999999", "trackable_id": "999999"])
            #expect(answer.status == 404)
            #expect(!answer.main.contains("<form class=\"form\""))
        }
    }

    /// A form with errors is at the address of its action; reloading that address leads back to the form.
    @Test func aFormThatIsLoadedAnewIsThere() async throws {
        let household = try await Household()
        for noun in ["sets", "cardio", "entries"] {
            #expect(try await household.alex.get("/track/\(noun)").status == 200)
            let page = try await household.alex.get("/track/\(noun)/1")
            #expect(page.main.contains("action=\"/track/\(noun)/1\""))
        }
    }
}
