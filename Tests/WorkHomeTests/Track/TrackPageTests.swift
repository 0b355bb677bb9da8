import Support
import Testing

@testable import WorkHome

@Suite struct TrackPageTests {
    @Test func theTreeAsksWhatToTrack() async throws {
        let page = try await TrackedPerson().browser.get("/track/new?date=2026-11-20")
        #expect(page.main.words.contains("What do you want to track?"))
        for words in [
            "Strength Weights and resistance", "Cardio Running, swimming, cycling",
            "Custom Trackable Anything you count, such as steps, water or sleep", "Body weight", "Journal",
        ] { #expect(page.main.words.contains(words)) }
        for path in [
            "/track/new/strength?date=2026-11-20", "/track/new/cardio?date=2026-11-20",
            "/track/new/trackable?date=2026-11-20", "/progress/measurements/edit?date=2026-11-20",
            "/journal/2026-11-20/edit",
        ] { #expect(page.main.contains("href=\"\(path)\"")) }
    }

    @Test func anEmptyDaySaysWhatToDo() async throws {
        let person = try await TrackedPerson()
        let page = try await person.browser.get("/track")
        #expect(page.main.words.contains("No workouts yet Tap + to get started Add workout"))
        #expect(page.main.contains("aria-label=\"Add workout\""))
        let tomorrow = try await person.browser.get("/track?date=2026-11-22")
        #expect(tomorrow.status == 200)
        #expect(tomorrow.main.words.contains("This day is in the future."))
        #expect(!tomorrow.main.contains("Add workout") && !tomorrow.main.withoutTemplates.contains("method=\"post\""))
        #expect(tomorrow.main.contains("href=\"/track\">Today</a>"))
    }

    @Test func aRecordIsABadgeAndAFirstSetIsAChip() async throws {
        let person = try await TrackedPerson()
        for weight in ["60", "70", "70"] { try await person.logSet(["reps": "5", "weight": weight]) }
        try await person.app.execute("DELETE FROM personal_records")
        try await person.app.execute(
            """
            INSERT INTO personal_records (user_id, exercise_id, kind, weight_grams, value, day, set_id, is_baseline) VALUES
                (1, \(person.bench), 'repetitions', 60000, 5, '2026-11-21', 1, 1),
                (1, \(person.bench), 'weight', 0, 60, '2026-11-21', 1, 1),
                (1, \(person.bench), 'setVolume', 0, 350, '2026-11-21', 2, 0),
                (1, \(person.bench), 'oneRepMax', 0, 81, '2026-11-21', 2, 0),
                (1, \(person.bench), 'repetitions', 70000, 5, '2026-11-21', 3, 1),
                (1, \(person.bench), 'dayVolume', 0, 1000, '2026-11-21', NULL, 0)
            """)
        let page = try await person.browser.get("/track").main
        let items = page.allBetween("<li class=\"row log-item\">", "</li>").map { ($0, $0.words) }
        #expect(items[0].1.contains("First") && !items[0].1.contains("PR"))
        #expect(items[1].1.contains("PR : Estimated one-rep max") && !items[1].1.contains("First"))
        #expect(items[1].0.contains("href=\"/records/exercises/\(person.bench)#oneRepMax\""))
        #expect(!items[2].1.contains("First") && !items[2].1.contains("PR"))
        let head = try #require(page.between("<div class=\"card-head\"><h3 class=\"card-title\"><a", "</div>"))
        #expect(head.contains("href=\"/records/exercises/\(person.bench)#dayVolume\""))
    }

    /// Without a known body weight, only reps can set records.
    @Test func theFirstSetOfTheBodyAloneIsOneToo() async throws {
        let person = try await TrackedPerson(weightKilograms: nil)
        func chips() async throws -> [Bool] {
            try await person.browser.get("/track").main.allBetween("<li class=\"row log-item\">", "</li>")
                .map { $0.words.contains("First") }
        }
        for reps in ["8", "7"] { try await person.logSet(["exercise_id": person.pullUp, "reps": reps]) }
        #expect(try await chips() == [true, false])
        // A body weight entered later starts the volume records, not those of the exercise.
        try await person.browser.post("/progress/measurements", ["weight": "70", "height": "170"])
        try await person.logSet(["exercise_id": person.pullUp, "reps": "6"])
        #expect(try await chips() == [true, false, false])
    }

    @Test func aRecordIsToldAtOnce() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "60"])
        let record = try await person.logSet(["reps": "5", "weight": "65"])
        #expect(try await person.browser.follow(record).flash == "Set saved. New personal record!")
        let none = try await person.logSet(["reps": "4", "weight": "60"])
        #expect(try await person.browser.follow(none).flash == "Set saved.")
    }

    @Test func theNoticeSaysWhichRecordAndLeadsToIt() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "60"])
        let record = try await person.browser.follow(try await person.logSet(["reps": "5", "weight": "62.5"]))
        #expect(
            record.text.contains(
                """
                <a class="link" href="/records/exercises/\(person.bench)#weight">Heaviest weight of Bench Press: 62.5 kg</a>
                """))
        // It is shown once.
        #expect(try await !person.browser.get("/track").main.contains("Heaviest weight of"))
        let repetitions = try await person.browser.follow(try await person.logSet(["reps": "6", "weight": "60"]))
        #expect(repetitions.main.words.contains("Estimated one-rep max of Bench Press: 72.9 kg") == false)
        #expect(repetitions.main.words.contains("Most reps of Bench Press at 60 kg: 6 reps"))
        // Without a record there is no message about one.
        let none = try await person.browser.follow(try await person.logSet(["reps": "1", "weight": "20"]))
        #expect(none.flash == "Set saved.")
        #expect(!none.main.contains("of Bench Press:"))
    }

    @Test func aRecordOfSomebodyElseIsNotTold() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "60"])
        try await person.logSet(["reps": "5", "weight": "65"])
        let record = try #require(try await person.app.rows("SELECT max(id) FROM personal_records").first)
        let sam = try await person.app.member(Cast.sam)
        await sam.setCookie("workhome_notice", "set-record:record=\(record)")
        let page = try await sam.get("/track")
        #expect(page.flash == "Set saved. New personal record!")
        #expect(!page.main.contains("Bench Press"))
    }

    @Test func theMostVolumeOfADayIsToldOnce() async throws {
        let person = try await TrackedPerson()
        for reps in ["5", "5"] { try await person.logSet(["reps": reps, "weight": "60", "date": "2026-11-14"]) }
        var told: [String?] = []
        for _ in 0..<4 {
            let logged = try await person.logSet(["reps": "5", "weight": "60"])
            told.append(try await person.browser.follow(logged).flash)
        }
        let record = "Set saved. New personal record!"
        #expect(told == ["Set saved.", "Set saved.", record, "Set saved."])
        #expect(try await person.browser.get("/track").main.contains("#dayVolume"))
    }

    @Test func poundsStayPoundsForEver() async throws {
        let person = try await TrackedPerson()
        try await person.usePounds()
        try await person.logSet(["reps": "10", "weight": "135", "weight_unit": "pounds"])
        #expect(try #require(try await person.cards().first).words.contains("135 lb × 10"))
        try await person.useKilograms()
        #expect(try #require(try await person.cards().first).words.contains("61.2 kg × 10"))
        // Changed and repeated in kilograms, the weight remains what was typed in pounds.
        let form = try await person.browser.get("/track/sets/1/edit")
        #expect([form.value(of: "weight"), form.value(of: "weight_unit")] == ["61.2", "kilograms"])
        try await person.browser.post("/track/sets/1", ["reps": "9", "weight": "61.2", "weight_unit": "kilograms"])
        try await person.logSet(["reps": "8", "weight": "61.23", "weight_unit": "kilograms"])
        try await person.usePounds()
        let words = try #require(try await person.cards().first).words
        #expect(words.contains("1 135 lb × 9") && words.contains("2 135 lb × 8"))
        // A form opened before the switch contains its unit.
        try await person.logSet(["reps": "5", "weight": "100", "weight_unit": "kilograms"])
        #expect(try await person.app.rows("SELECT weight_kilograms FROM strength_sets WHERE id = 3") == ["100"])
    }

    @Test func finishedWorkoutsAndTheWeightAreThere() async throws {
        let person = try await TrackedPerson()
        try await person.app.execute(
            """
            INSERT INTO workout_sessions (id, user_id, plan_name, focus, day, started_at, phase, position,
                phase_started_at_milliseconds, completed_at, recorded_at, exercise_count, exercises_done,
                duration_seconds, energy_kilocalories)
            VALUES (7, 1, 'Core <fire>', 'core', '2026-11-21', 1, 'complete', 0, 0, 2, 2, 9, 8, 725, 64),
                (8, 1, 'Running now', 'core', '2026-11-21', 1, 'exercise', 0, 0, NULL, NULL, 9, 0, 0, 0)
            """)
        let page = try await person.browser.get("/track")
        #expect(page.main.words.contains("Core <fire> 12:05 · 8 exercises · 64 kcal"))
        #expect(page.main.contains("href=\"/sessions/7\""))
        #expect(page.main.words.contains("Running now is over"), "it is at an exercise that it doesn't have")
        #expect(page.main.words.contains("Body weight 70 kg"))
    }

    @Test func thePickerFindsAndRemembers() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "60"])
        let all = try await person.browser.get("/track/new/strength").main
        #expect(all.words.contains("Often done Bench Press Chest"))
        #expect(!all.words.contains("Running"))
        let found = try await person.browser.get("/track/new/strength?q=bench+press&date=2026-11-20").main
        #expect(found.contains("href=\"/track/new/strength?date=2026-11-20&amp;exercise=\(person.bench)\""))
        #expect(!found.words.contains("Often done") && !found.words.contains("Pull-Up"))
        let chest = try await person.browser.get("/track/new/strength?muscle=chest").main.words
        #expect(chest.contains("Bench Press") && !chest.contains("Pull-Up Lats"))
        let none = try await person.browser.get("/track/new/strength?q=<script>").main
        #expect(none.words.contains("Nothing found."))
        #expect(none.contains("value=\"&lt;script&gt;\""))
    }

    /// However long ago it was done, and however much was logged since.
    @Test(arguments: ["bench", "benhc"])
    func aSearchPutsWhatOneTrainsFirst(words: String) async throws {
        let person = try await TrackedPerson()
        let incline = try await person.app.exercise("incline-bench-press")
        try await person.logSet(["exercise_id": incline, "reps": "5", "weight": "60", "date": "2026-05-02"])
        for key in ["squat", "deadlift", "barbell-row", "pull-up", "dip", "overhead-press"] {
            try await person.logSet(["exercise_id": try await person.app.exercise(key), "reps": "5", "weight": "60"])
        }
        let found = try await person.browser.get("/track/new/strength?date=2026-11-20&q=\(words)").main
        #expect(found.allBetween("date=2026-11-20&amp;exercise=", "\"").first == incline)
    }

    @Test(arguments: ["strength", "cardio"])
    func whatIsNotFoundCanBeAddedAndIsChosen(kind: String) async throws {
        let person = try await TrackedPerson()
        let none = try await person.browser.get("/track/new/\(kind)?date=2026-11-20&q=tower+fly+%26+more")
        let link = try #require(none.main.between("<a class=\"link\" href=\"", "\"")?.unescaped)
        let form = try await person.browser.get(link)
        #expect(form.value(of: "name")?.unescaped == "tower fly & more")
        let added = try await person.browser.post(
            "/settings/exercises",
            SettingsSamples.changed(SettingsSamples.exercise, ["kind": kind])
                + [FormValue("back", try #require(form.value(of: "back")?.unescaped))])
        let id = try await person.app.rows("SELECT max(id) FROM exercises")[0]
        #expect(added.location == "/track/new/\(kind)?date=2026-11-20&exercise=\(id)")
        let chosen = try await person.browser.follow(added)
        #expect(chosen.value(of: "exercise_id") == id)
        #expect(chosen.value(of: "date") == "2026-11-20")
        #expect(chosen.main.words.contains("Tower Fly"))
    }

    @Test(arguments: [("strength", "cardio"), ("cardio", "strength")])
    func anExerciseOfTheOtherKindIsLoggedInItsOwnWay(picker: String, kind: String) async throws {
        let person = try await TrackedPerson()
        let added = try await person.browser.post(
            "/settings/exercises",
            SettingsSamples.changed(SettingsSamples.exercise, ["kind": kind])
                + [FormValue("back", "/track/new/\(picker)?date=2026-11-20")])
        let id = try await person.app.rows("SELECT max(id) FROM exercises")[0]
        let moved = try await person.browser.follow(added)
        #expect(moved.location == "/track/new/\(kind)?date=2026-11-20&exercise=\(id)")
        let form = try await person.browser.follow(moved)
        #expect(form.flash == "Exercise added.")
        #expect(form.value(of: "exercise_id") == id)
        #expect(form.main.contains(" name=\"\(kind == "cardio" ? "duration" : "reps")\""))
    }

    @Test func whatIsNotLoggedByItselfIsShown() async throws {
        let person = try await TrackedPerson()
        let added = try await person.browser.post(
            "/settings/exercises",
            SettingsSamples.changed(SettingsSamples.exercise, ["kind": "mobility"])
                + [FormValue("back", "/track/new/strength?date=2026-11-20")])
        let id = try await person.app.rows("SELECT max(id) FROM exercises")[0]
        #expect(added.location == "/settings/exercises/\(id)")
        #expect(try await person.browser.get("/track/new/strength?exercise=\(id)").status == 404)
    }

    @Test func theDaysPageIsAFunctionOfWhatWasLogged() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "60"])
        #expect(try await person.browser.get("/track").flash == "Set saved.")
        let page = try await person.browser.get("/track")
        // The cached page is valid for an hour.
        person.app.clock.advance(hours: 1)
        let later = try await person.browser.get("/track")
        #expect(later.headers[.eTag] != page.headers[.eTag])
        #expect(later.main == page.main)
    }
}
