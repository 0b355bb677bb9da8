import Support
import Testing

@testable import WorkHome

@Suite struct RepeatedSetsTests {
    /// A person with a warm-up and two sets a week ago, one of them with all optional values.
    private func personWithALastTime() async throws -> TrackedPerson {
        let person = try await TrackedPerson()
        try await person.usePounds()
        for values: KeyValuePairs in [
            ["reps": "12", "weight": "45", "kind": "warmUp", "date": "2026-11-14"],
            ["reps": "8", "weight": "132.5", "rpe": "8.5", "note": "Slow", "date": "2026-11-14"],
            ["reps": "6", "weight": "135", "kind": "failure", "date": "2026-11-14"],
        ] { try await person.logSet(values) }
        person.app.clock.advance(hours: 1)
        return person
    }

    private func form(_ person: TrackedPerson, on day: String = "2026-11-21") async throws -> Answer {
        try await person.browser.get("/track/new/strength?date=\(day)&exercise=\(person.bench)")
    }

    /// Submits the form of the repeat button.
    private func press(_ page: Answer, _ person: TrackedPerson) async throws -> Answer {
        let form = try #require(page.text.between("<form class=\"set-repeat space-above\"", "</form>"))
        let fields = try ["exercise_id", "date", "from", "token"].map { name in
            FormValue(name, try #require(form.between("name=\"\(name)\" value=\"", "\"")))
        }
        return try await person.browser.post(try #require(form.between("action=\"", "\"")), fields)
    }

    private let sets = """
        SELECT day, kind, reps, printf('%.17g', weight_kilograms), rpe, note, logged_minute IS NOT NULL FROM strength_sets
        ORDER BY id
        """

    @Test func oneTapLogsTheSetsOfTheLastTime() async throws {
        let person = try await personWithALastTime()
        let before = try await person.app.rows(sets)
        let page = try await form(person)
        #expect(page.main.words.contains("Last time, 14 Nov: 132.5 lb × 8, 135 lb × 6"))
        #expect(page.main.words.contains("Repeat last time: 2 sets and 1 warm-up"))
        let answer = try await press(page, person)
        #expect(answer.location == "/track?date=2026-11-21#exercise-\(person.bench)")
        #expect(try await person.browser.follow(answer).flash == "Sets saved.")
        let copies = before.map {
            $0.replacing("2026-11-14", with: "2026-11-21").replacing("8.5 Slow", with: "null ")
                .replacing(/0$/, with: "1")
        }
        #expect(try await person.app.rows(sets) == before + copies)
        #expect(try #require(try await person.cards().first).spoken.hasPrefix("Bench Press. 2 sets and 1 warm-up."))
    }

    @Test func allOfThemAreTakenBackAtOnce() async throws {
        let person = try await personWithALastTime()
        let before = try await person.everything()
        let answer = try await press(try await form(person), person)
        #expect(try await person.everything() != before)
        let undone = try await person.browser.post("/track/undo/\(answer.undoStep)")
        #expect(try await person.browser.follow(undone).flash == "Undone.")
        #expect(try await person.everything() == before)
    }

    @Test func oneThatWasChangedSinceKeepsThemAll() async throws {
        let person = try await personWithALastTime()
        let answer = try await press(try await form(person), person)
        try await person.browser.post("/track/sets/5", ["reps": "9", "weight": "132.5"])
        let before = try await person.everything()
        let refused = try await person.browser.post("/track/undo/\(answer.undoStep)")
        #expect(try await person.browser.follow(refused).flash?.hasPrefix("This can’t be undone") == true)
        #expect(try await person.everything() == before)
    }

    @Test func aDoubleTapLogsThemOnce() async throws {
        let person = try await personWithALastTime()
        let page = try await form(person)
        for _ in 0..<2 { #expect(try await press(page, person).status == 303) }
        #expect(try await person.app.count("strength_sets") == 6)
    }

    @Test func theBodysWeightIsThatOfTheDayAndRecordsAreFound() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(
            ["exercise_id": person.pullUp, "reps": "5", "weight": "10", "load": "assisted", "date": "2026-11-14"])
        try await person.browser.post("/progress/measurements", ["weight": "80", "height": "170"])
        let page = try await person.browser.get("/track/new/strength?exercise=\(person.pullUp)")
        #expect(page.main.words.contains("Repeat last time: 1 set"))
        let answer = try await press(page, person)
        #expect(try await person.browser.follow(answer).flash == "Sets saved. New personal record!")
        #expect(
            try await person.app.rows("SELECT weight_kilograms, body_weight_kilograms FROM strength_sets")
                == ["-10 70", "-10 80"])
    }

    @Test func itIsOfferedForTheFirstSetOfADay() async throws {
        let person = try await personWithALastTime()
        #expect(try await form(person, on: "2026-11-18").main.contains("value=\"2026-11-18\""))
        for day in ["2026-11-14", "2026-11-10", "2026-11-22"] {
            #expect(try await !form(person, on: day).main.contains("set-repeat"), "\(day)")
        }
        try await person.logSet(["reps": "12", "weight": "45", "kind": "warmUp"])
        #expect(try await !form(person).main.contains("set-repeat"))
        #expect(try await !person.browser.get("/track/sets/1/edit").main.contains("set-repeat"))
    }

    @Test(
        arguments: [
            ["date": "2026-11-22"], ["date": ""], ["date": "2026-11-14"], ["date": "2026-11-13"], ["from": ""],
            ["from": "2026-11-15"], ["exercise_id": ""], ["exercise_id": "9000"], ["exercise_id": "running"],
        ])
    func whatCannotBeRepeatedChangesNothing(changes: [String: String]) async throws {
        let person = try await personWithALastTime()
        // An exercise of Sam's, with Sam's sets.
        let sam = try await person.app.member(Cast.sam)
        try await person.app.execute(
            """
            INSERT INTO exercises (id, user_id, name, kind, load, equipment, primary_muscle, met)
            VALUES (9000, 2, 'Sam''s own', 'strength', 'external', 'other', 'chest', 3)
            """)
        try await sam.post(
            "/track/sets", ["exercise_id": "9000", "reps": "5", "weight": "5", "date": "2026-11-14"])
        let before = try await person.everything()
        var values = ["exercise_id": person.bench, "date": "2026-11-21", "from": "2026-11-14"]
        values.merge(changes) { $1 }
        if values["exercise_id"] == "running" { values["exercise_id"] = person.running }
        let answer = try await person.browser.post("/track/sets/repeat", values.map { FormValue($0.key, $0.value) })
        #expect(answer.status == 404)
        #expect(try await person.everything() == before)
    }

    @Test func nobodyRepeatsTheSetsOfOthers() async throws {
        let person = try await personWithALastTime()
        let sam = try await person.app.member(Cast.sam)
        let values: KeyValuePairs = ["exercise_id": person.bench, "date": "2026-11-21", "from": "2026-11-14"]
        #expect(try await sam.post("/track/sets/repeat", values).status == 404)
        #expect(try await person.app.count("strength_sets") == 3)
    }
}
