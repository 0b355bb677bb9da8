import Support
import Testing

@testable import WorkHome

/// The next set, as Track and the form of a set suggest it.
@Suite struct NextSetTests {
    /// A person with sets of another day, each as reps and weight.
    private func person(_ lastTime: [(reps: String, weight: String)]) async throws -> TrackedPerson {
        let person = try await TrackedPerson()
        for set in lastTime { try await person.logSet(["reps": set.reps, "weight": set.weight, "date": "2026-11-14"]) }
        return person
    }

    /// The suggestion of the form: reps, weight, and what was done last time in its place.
    private func suggested(_ person: TrackedPerson) async throws -> [String] {
        let form = try await person.browser.get("/track/new/strength?exercise=\(person.bench)")
        let previous = form.main.between("<p class=\"set-previous muted\">", "</p>")?.words ?? ""
        return [form.value(of: "reps") ?? "", form.value(of: "weight") ?? "", previous]
    }

    private func nextRow(_ page: Answer) -> String? {
        page.main.withoutTemplates.between("<form class=\"row log-next\"", "</form>")
    }

    /// Presses the button of Track's next set.
    @discardableResult
    private func press(_ person: TrackedPerson, on page: Answer? = nil) async throws -> Answer {
        let shown = if let page { page } else { try await person.browser.get("/track") }
        let row = try #require(nextRow(shown))
        let fields = row.allBetween("<input type=\"hidden\" name=\"", "\">").map { field in
            let parts = field.components(separatedBy: "\" value=\"")
            return FormValue(parts[0], parts[1].unescaped)
        }
        return try await person.browser.post(try #require(row.between("action=\"", "\"")), fields)
    }

    @Test func asLongAsTheDayGoesAsTheLastOneEachSetIsThatOfItsPlace() async throws {
        let person = try await person([("8", "60"), ("6", "65"), ("4", "70")])
        #expect(try await suggested(person) == ["8", "60", "Set 1 last time: 60 kg × 8"])
        try await person.logSet(["reps": "8", "weight": "60"])
        #expect(try await suggested(person) == ["6", "65", "Set 2 last time: 65 kg × 6"])
        try await person.logSet(["reps": "6", "weight": "65"])
        #expect(try await suggested(person) == ["4", "70", "Set 3 last time: 70 kg × 4"])
        try await person.logSet(["reps": "4", "weight": "70"])
        #expect(try await suggested(person) == ["4", "70", ""], "the last one again")
    }

    @Test func afterAnotherSetThanLastTimeTheDaysLastOneIsRepeated() async throws {
        let person = try await person([("8", "60"), ("6", "65")])
        try await person.logSet(["reps": "8", "weight": "62.5"])
        #expect(try await suggested(person) == ["8", "62.5", "Set 2 last time: 65 kg × 6"])
    }

    @Test func warmUpsHaveNoPlace() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "10", "weight": "20", "kind": "warmUp", "date": "2026-11-14"])
        try await person.logSet(["reps": "5", "weight": "60", "date": "2026-11-14"])
        try await person.logSet(["reps": "10", "weight": "20", "kind": "warmUp"])
        #expect(try await suggested(person) == ["5", "60", "Set 1 last time: 60 kg × 5"])
    }

    @Test func oneTapOnTrackLogsIt() async throws {
        let person = try await person([("5", "60"), ("4", "60")])
        #expect(try await nextRow(person.browser.get("/track")) == nil)
        try await person.logSet(["reps": "5", "weight": "60"])
        let row = try #require(try await nextRow(person.browser.get("/track")))
        #expect(row.words.hasSuffix("2 60 kg × 4 Last time: 60 kg × 4 Log"))
        #expect(row.contains("aria-label=\"Log Set 2 of Bench Press, 60 kg × 4\""))
        let answer = try await press(person)
        #expect(answer.location == "/track?date=2026-11-21#exercise-\(person.bench)")
        #expect(try await person.browser.follow(answer).flash == "Set saved.")
        #expect(try await person.sets().suffix(2) == ["2026-11-21 normal 5 60 null ", "2026-11-21 normal 4 60 null "])
        try await press(person)
        #expect(try await person.sets().last == "2026-11-21 normal 4 60 null ", "without a last time, the same again")
        #expect(try await person.app.count("strength_sets") == 5)
    }

    @Test func aDoubleTapOnTrackLogsItOnce() async throws {
        let person = try await person([])
        try await person.logSet(["reps": "5", "weight": "60"])
        let page = try await person.browser.get("/track")
        for _ in 0..<2 { #expect(try await press(person, on: page).status == 303) }
        #expect(try await person.app.count("strength_sets") == 2)
    }

    @Test func poundsAndAssistanceStayExact() async throws {
        let person = try await TrackedPerson()
        try await person.usePounds()
        try await person.logSet(["reps": "5", "weight": "135", "weight_unit": "pounds", "date": "2026-11-14"])
        try await person.logSet(
            ["exercise_id": person.pullUp, "reps": "5", "load": "assisted", "weight": "20", "weight_unit": "pounds"])
        try await press(person)
        try await person.useKilograms()
        try await person.logSet(["reps": "5", "weight": "61.2", "weight_unit": "kilograms"])
        #expect(
            try await person.app.rows("SELECT printf('%.8f', weight_kilograms) FROM strength_sets ORDER BY id")
                == ["61.23496995", "-9.07184740", "-9.07184740", "61.23496995"])
    }

    @Test func itIsOfferedTodayAndForWhatCanBeLogged() async throws {
        let person = try await person([("5", "60")])
        #expect(try await nextRow(person.browser.get("/track?date=2026-11-14")) == nil)
        let own = try await person.app.addExercise("Tower Fly", of: person.browser)
        try await person.logSet(["exercise_id": "\(own)", "reps": "5", "weight": "80"])
        #expect(try await nextRow(person.browser.get("/track")) != nil)
        try await person.app.execute("UPDATE exercises SET archived_at = 1 WHERE id = \(own)")
        try await person.app.execute("UPDATE users SET revision = revision + 1")
        #expect(try await nextRow(person.browser.get("/track")) == nil)
    }

    @Test func theWeightIsAskedBeforeTheReps() async throws {
        let form = try await person([]).browser.get("/track/new/strength?exercise=\(TrackedPerson().bench)").main
        let weight = try #require(form.range(of: "name=\"weight\"")?.lowerBound)
        #expect(try weight < #require(form.range(of: "name=\"reps\"")?.lowerBound))
    }

    @Test(arguments: [("kilograms", "2.5", "2.5 kg more"), ("pounds", "5", "5 lb less")])
    func theButtonsBesideTheWeightGoInItsUnit(unit: String, step: String, label: String) async throws {
        let person = try await person([])
        try await person.app.execute("UPDATE users SET weight_unit = '\(unit)'")
        let form = try await person.browser.get("/track/new/strength?exercise=\(person.bench)")
        #expect(form.main.contains("data-stepper=\"\(step)\""))
        #expect(form.source.replacing("\u{A0}", with: " ").contains("aria-label=\"\(label)\""))
    }

    @Test func theEffortIsFromSixToTenAndALowerOneStays() async throws {
        let person = try await person([])
        func choices(_ path: String) async throws -> [String] {
            let select = try await person.browser.get(path).main.between("name=\"rpe\"", "</select>") ?? ""
            return select.allBetween("<option value=\"", "\"")
        }
        let usual = ["", "6", "6.5", "7", "7.5", "8", "8.5", "9", "9.5", "10"]
        #expect(try await choices("/track/new/strength?exercise=\(person.bench)") == usual)
        try await person.logSet(["reps": "5", "weight": "60", "rpe": "4.5"])
        #expect(try await choices("/track/sets/1/edit") == ["", "4.5"] + usual.dropFirst())
        #expect(try await person.browser.get("/track/sets/1/edit").value(of: "rpe") == "4.5")
        try await person.browser.post("/track/sets/1", ["reps": "6", "weight": "60", "rpe": "4.5"])
        #expect(try await person.sets() == ["2026-11-21 normal 6 60 4.5 "])
    }
}
