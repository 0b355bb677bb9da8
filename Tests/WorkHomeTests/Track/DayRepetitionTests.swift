import Support
import Testing

@testable import WorkHome

/// An earlier day whose sets are all logged again.
@Suite struct DayRepetitionTests {
    private let sets = """
        SELECT exercise_id, day, kind, reps, printf('%.17g', weight_kilograms), rpe, note FROM strength_sets ORDER BY id
        """

    /// A person with two exercises, alternating, and a run on 14 November.
    private func personWithADay() async throws -> TrackedPerson {
        let person = try await TrackedPerson()
        for values: KeyValuePairs in [
            ["exercise_id": person.bench, "reps": "8", "weight": "20", "kind": "warmUp", "date": "2026-11-14"],
            ["exercise_id": person.bench, "reps": "5", "weight": "60", "rpe": "8", "date": "2026-11-14"],
            ["exercise_id": person.pullUp, "reps": "6", "weight": "10", "load": "added", "date": "2026-11-14"],
            ["exercise_id": person.bench, "reps": "4", "weight": "60", "note": "Slow", "date": "2026-11-14"],
        ] { try await person.logSet(values) }
        try await person.logRun(["duration": "20", "date": "2026-11-14"])
        person.app.clock.advance(hours: 1)
        return person
    }

    @discardableResult
    private func repeatDay(_ person: TrackedPerson, _ changes: [String: String] = [:], by browser: Browser? = nil)
        async throws -> Answer
    {
        var values = ["date": "2026-11-21", "from": "2026-11-14", "token": "one"]
        values.merge(changes) { $1 }
        return try await (browser ?? person.browser).post(
            "/track/sets/repeat", values.map { FormValue($0.key, $0.value) })
    }

    @Test func anEmptyDayOffersTheEarlierOnes() async throws {
        let person = try await TrackedPerson()
        #expect(try await !person.browser.get("/track").main.contains("Repeat an earlier day"))
        try await person.logSet(["reps": "5", "weight": "60", "date": "2026-11-14"])
        try await person.logSet(["exercise_id": person.pullUp, "reps": "5", "date": "2026-11-12"])
        #expect(try await person.browser.get("/track").main.contains("href=\"/track/new/repeat?date=2026-11-21\""))
        #expect(try await !person.browser.get("/track?date=2026-11-10").main.contains("Repeat an earlier day"))
        let page = try await person.browser.get("/track/new/repeat?date=2026-11-21")
        #expect(
            page.main.words.contains(
                "All sets of the day you choose are logged for today, 21 Nov, with the same weights and reps."))
        #expect(
            page.main.allBetween("<span class=\"row-words\">", "</form>").map(\.words) == [
                "Sat, 14 Nov Bench Press Log 1 set", "Thu, 12 Nov Pull-Up Log 1 set",
            ])
        try await person.logSet(["reps": "5", "weight": "60"])
        #expect(try await !person.browser.get("/track").main.contains("Repeat an earlier day"))
    }

    @Test func anEarlierDayCanBeRepeatedToday() async throws {
        let person = try await personWithADay()
        let link = "/track/new/repeat?date=2026-11-21&amp;from=2026-11-14"
        #expect(try await person.browser.get("/track?date=2026-11-14").main.contains("href=\"\(link)\""))
        let page = try await person.browser.get(link.unescaped)
        #expect(
            page.main.words.contains("Sat, 14 Nov Bench Press, Pull-Up Log 3 sets and 1 warm-up"))
        #expect(!page.main.words.contains("The sets you already logged stay."))
        try await person.logSet(["reps": "5", "weight": "60"])
        #expect(try await person.browser.get(link.unescaped).main.words.contains("The sets you already logged stay."))
        let nothing = try await person.browser.get("/track/new/repeat?date=2026-11-21&from=2026-11-13")
        #expect(nothing.main.words.contains("No sets to repeat: Fri, 13 Nov"))
    }

    @Test func allSetsAreLoggedInTheirOrderAndTakenBackAtOnce() async throws {
        let person = try await personWithADay()
        let (before, all) = (try await person.everything(), try await person.app.rows(sets))
        let answer = try await repeatDay(person)
        #expect(answer.location == "/track?date=2026-11-21")
        #expect(try await person.browser.follow(answer).flash?.hasPrefix("Sets saved.") == true)
        #expect(
            try await person.app.rows(sets) == all + [
                "\(person.bench) 2026-11-21 warmUp 8 20 null ", "\(person.bench) 2026-11-21 normal 5 60 null ",
                "\(person.pullUp) 2026-11-21 normal 6 10 null ", "\(person.bench) 2026-11-21 normal 4 60 null ",
            ])
        #expect(try await person.app.count("cardio_sessions") == 1)
        #expect(try await person.cards().count == 2)
        let offers = try await person.browser.get("/track").main.allBetween("<p class=\"undo-text\">", "</p>")
        #expect(offers.map(\.words) == ["Added 4 sets of several exercises"])
        try await person.browser.post("/track/undo/\(answer.undoStep)")
        #expect(try await person.everything() == before)
    }

    @Test func aDoubleTapLogsThemOnce() async throws {
        let person = try await personWithADay()
        for _ in 0..<2 { #expect(try await repeatDay(person).status == 303) }
        #expect(try await person.app.count("strength_sets") == 8)
    }

    @Test func whatIsArchivedIsLeftOut() async throws {
        let person = try await personWithADay()
        try await person.app.execute("UPDATE exercises SET archived_at = 1 WHERE id = \(person.pullUp)")
        #expect(try await !person.browser.get("/track/new/repeat?date=2026-11-21").main.contains("Pull-Up"))
        try await repeatDay(person)
        #expect(try await person.app.count("strength_sets") == 7)
    }

    @Test func recordsAreFoundAndEqualWhenComputedAgain() async throws {
        let person = try await personWithADay()
        try await person.browser.post("/progress/measurements", ["weight": "80", "height": "170"])
        let answer = try await repeatDay(person)
        #expect(try await person.browser.follow(answer).flash == "Sets saved. New personal record!")
        let days =
            "SELECT exercise_id, day, sets, volume_grams FROM exercise_days WHERE sets > 0 ORDER BY day, exercise_id"
        #expect(try await person.app.rows(days).count == 4)
    }

    @Test(
        arguments: [
            ["date": "2026-11-22"], ["date": "2026-11-14"], ["date": "2026-11-13"], ["from": ""],
            ["from": "2026-11-15"],
        ])
    func whatCannotBeRepeatedChangesNothing(changes: [String: String]) async throws {
        let person = try await personWithADay()
        let before = try await person.everything()
        #expect(try await repeatDay(person, changes).status == 404)
        let sam = try await person.app.member(Cast.sam)
        #expect(try await repeatDay(person, by: sam).status == 404, "another person’s day")
        #expect(try await person.everything() == before)
    }
}
