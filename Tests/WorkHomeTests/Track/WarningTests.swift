import Support
import Testing

@testable import WorkHome

/// Implausible values ask for confirmation, and are accepted once the user confirms them.
@Suite struct WarningTests {
    @Test func tonsAreAskedAbout() async throws {
        let person = try await TrackedPerson()
        let asked = try await person.logSet(["reps": "5", "weight": "10000"])
        #expect(asked.status == 422)
        #expect(asked.main.words.contains("10,000 kg? That is more than anyone has lifted."))
        #expect(asked.main.words.hasSuffix("Cancel Yes, that’s correct"))
        #expect(asked.value(of: "weight") == "10000")
        #expect(try await person.app.count("strength_sets") == 0)

        let confirmed = try #require(asked.value(of: "confirmed"))
        let other = try await person.logSet(["reps": "5", "weight": "20000", "confirmed": confirmed])
        #expect(other.status == 422)
        #expect(other.main.words.contains("20,000 kg?"))
        let saved = try await person.logSet(["reps": "5", "weight": "10000", "confirmed": confirmed])
        #expect(saved.status == 303)
        #expect(try await person.sets() == ["2026-11-21 normal 5 10000 null "])
    }

    @Test func whatPeopleDoIsNotAskedAbout() async throws {
        let person = try await TrackedPerson()
        #expect(try await person.logSet(["reps": "100", "weight": "600"]).status == 303)
        #expect(try await person.logRun(["duration": "24:00:00", "distance": "300"]).status == 303)
    }

    @Test func twoDoubtsAreOneQuestion() async throws {
        let person = try await TrackedPerson()
        let asked = try await person.logSet(["reps": "201", "weight": "1322.8", "weight_unit": "pounds"])
        let question =
            "1,323\u{A0}lb? That is more than anyone has lifted. 201 reps? That is a lot for one set."
        #expect(asked.value(of: "confirmed") == question)
    }

    @Test func assistanceAboveBodyWeightAsksForConfirmation() async throws {
        let person = try await TrackedPerson()
        try await person.app.execute("UPDATE weight_records SET weight_kilograms = 80, recorded_on = '2026-11-20'")
        let values: [String: String] = ["exercise_id": person.pullUp, "reps": "5", "load": "assisted"]
        func log(_ weight: String, _ others: [String: String] = [:]) async throws -> Answer {
            let all = values.merging(others) { $1 }.merging(["weight": weight]) { $1 }
            return try await person.browser.post("/track/sets", all.map { FormValue($0.key, $0.value) })
        }
        let asked = try await log("80")
        #expect(asked.status == 422)
        #expect(asked.value(of: "confirmed") == "80\u{A0}kg of assistance? You weigh 80\u{A0}kg.")
        #expect(try await log("100", ["load": "added"]).status == 303)
        #expect(try await log("79.5").status == 303)
        #expect(try await log("80", ["confirmed": "80\u{A0}kg of assistance? You weigh 80\u{A0}kg."]).status == 303)
        let edited = try await person.browser.post(
            "/track/sets/2", ["reps": "5", "load": "assisted", "weight": "90"])
        #expect(edited.value(of: "confirmed") == "90\u{A0}kg of assistance? You weigh 80\u{A0}kg.")
    }

    @Test func helpForSomebodyOfUnknownWeightIsAskedAboutWhenItIsALot() async throws {
        let person = try await TrackedPerson(weightKilograms: nil)
        for (weight, status) in [("200", 303), ("201", 422)] {
            let answer = try await person.logSet(
                ["exercise_id": person.pullUp, "reps": "5", "load": "assisted", "weight": weight])
            #expect(answer.status == status)
        }
    }

    @Test func anEditIsAskedAboutToo() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "60"])
        let asked = try await person.browser.post("/track/sets/1", ["reps": "5", "weight": "6000"])
        #expect(asked.status == 422)
        #expect(asked.main.words.contains("6,000 kg?"))
        #expect(try await person.sets() == ["2026-11-21 normal 5 60 null "])
    }

    @Test(
        arguments: [
            ("25:00:00", "", "25 hours? That is longer than a day."),
            ("20:00:00", "301", "301\u{A0}km? That is a long way for one session."),
            ("10:24", "5", "2:05\u{A0}/km? That’s faster than the world record."),
        ])
    func anAbsurdRunIsAskedAbout(duration: String, distance: String, question: String) async throws {
        let person = try await TrackedPerson()
        let asked = try await person.logRun(["duration": duration, "distance": distance])
        #expect(asked.status == 422)
        #expect(asked.value(of: "confirmed") == question)
        #expect(try await person.app.count("cardio_sessions") == 0)
        let saved = try await person.logRun(["duration": duration, "distance": distance, "confirmed": question])
        #expect(saved.status == 303)
    }

    @Test func aDayHas24Hours() async throws {
        let person = try await TrackedPerson()
        let asked = try await person.browser.post("/track/entries", ["trackable_id": "3", "value": "25"])
        #expect(asked.value(of: "confirmed") == "25\u{A0}h? A day has 24 hours.")
        #expect(try await person.app.count("trackable_entries") == 0)
    }
}
