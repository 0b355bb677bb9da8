import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct JournalDayTests {
    @Test func aDayShowsWhatWasDoneWithTheWayToEach() async throws {
        let person = try await TrackedPerson()
        let alex = person.browser
        try await person.logSet(["reps": "5", "weight": "60", "date": "2026-11-18"])
        for _ in 1...3 { try await person.logSet(["reps": "10", "weight": "70", "date": "2026-11-20"]) }
        try await person.logRun(["duration": "28:40", "distance": "5.2", "date": "2026-11-20"])
        try await alex.post("/progress/measurements", ["weight": "69.5", "height": "170", "date": "2026-11-20"])
        try await alex.post(
            "/nutrition/quick-add",
            ["name": "Porridge", "meal": "breakfast", "energy": "450", "protein": "20", "date": "2026-11-20"])
        try await alex.post("/track/entries", ["trackable_id": "1", "value": "8000", "date": "2026-11-20"])
        try await alex.post("/track/entries", ["trackable_id": "1", "value": "1500", "date": "2026-11-20"])
        try await alex.upload("/journal/2026-11-20", ["text": "A good day"])
        let page = try await alex.get("/journal/2026-11-20")
        let rows = Dictionary(
            page.main.allBetween("<a class=\"row-link\" href=\"", "</a>").map { row in
                (row.components(separatedBy: "\"")[0], row.drop { $0 != ">" }.dropFirst().description.words)
            }, uniquingKeysWith: { first, _ in first })
        #expect(
            rows["/track?date=2026-11-20#exercise-\(person.bench)"] == "Bench Press 3 sets · total volume 2,100 kg")
        #expect(
            rows["/track?date=2026-11-20#exercise-\(person.running)"] == "Running 5.2 km in 28:40 · 5:31 /km")
        #expect(rows["/records/exercises/\(person.bench)#weight"] == "Heaviest weight of Bench Press 70 kg")
        #expect(rows["/records/exercises/\(person.bench)#dayVolume"] == "Most volume in a day of Bench Press 2,100 kg")
        // Three sets each raised the day's volume record; it is listed once.
        #expect(page.main.components(separatedBy: "#dayVolume\"").count == 2)
        #expect(rows["/progress"] == "Body weight 69.5 kg")
        #expect(rows["/nutrition?date=2026-11-20#breakfast"] == "Breakfast 450 kcal · protein 20 g")
        let headings = page.main.allBetween("<h2 class=\"card-title\" id=\"", "</h2>").map {
            $0.components(separatedBy: ">").last ?? ""
        }
        #expect(headings == ["Training", "Personal records", "Body", "Trackables", "Meals"])
        // Water and sleep are not listed, because nothing was logged.
        #expect(rows["/track?date=2026-11-20#trackables"] == "Steps 9,500 steps")
    }

    @Test func aWorkoutIsAmongIt() async throws {
        let (app, browser) = try await TestApp.workout()
        app.clock.advance(seconds: 40)
        try await browser.post("/sessions/1/finish")
        _ = try await browser.get("/track")
        let page = try await browser.get("/journal/2026-11-21")
        #expect(page.main.contains("<a class=\"row-link\" href=\"/sessions/1\">"))
        #expect(page.main.words.contains("Training Wake-up 0:40 · 1 exercise · "))
    }

    @Test func whereNothingWasNothingIsShown() async throws {
        let alex = try await TestApp().member()
        for day in ["2026-11-10", "2026-11-30"] {
            let page = try await alex.get("/journal/\(day)")
            #expect(!page.main.contains("<h2 class=\"card-title\""))
            #expect(!page.main.contains("class=\"grid\""))
        }
    }

    @Test func onThisDayTellsOfEarlierYears() async throws {
        let person = try await TrackedPerson()
        try await person.browser.upload("/journal/2025-11-20", ["text": "First frost.\nLong walk."])
        try await person.logSet(["reps": "10", "weight": "60", "date": "2025-11-20"])
        try await person.logSet(["reps": "10", "weight": "30", "date": "2025-11-20", "kind": "warmUp"])
        try await person.logRun(["duration": "30", "distance": "6", "date": "2023-11-20"])
        try await person.browser.upload("/journal/2025-11-19", ["text": "Another day"])
        let page = try await person.browser.get("/journal/2026-11-20")
        let entries = page.main.allBetween("<a class=\"entry\" href=\"", "</a>")
        #expect(entries.map { $0.components(separatedBy: "\"")[0] } == ["/journal/2025-11-20", "/journal/2023-11-20"])
        #expect(
            entries.map { String($0.drop { $0 != ">" }.dropFirst()).words } == [
                "1 year ago, 20 Nov 2025 First frost. Long walk. 1 set and 1 warm-up · 600 kg",
                "3 years ago, 20 Nov 2023 1 cardio session · 6 km",
            ])
        #expect(page.main.contains("<h2 class=\"card-title\" id=\"earlier-title\">On this day</h2>"))
    }

    @Test func onThisDayShowsAPhoto() async throws {
        let household = try await Household()
        household.app.clock.advance(hours: 365 * 24)
        // The session has expired by then.
        let page = try await household.app.signIn(Cast.alex).get("/journal/2027-11-20")
        #expect(page.main.contains("class=\"entry-photo\" src=\"/photos/\(household.photos[0])?size=thumbnail\""))
    }

    @Test func nothingOfSomebodyElseIsShown() async throws {
        let household = try await Household()
        let page = try await household.sam.get("/journal/2026-11-20")
        #expect(!page.main.contains("<h2 class=\"card-title\""))
    }
}
