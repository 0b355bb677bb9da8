import Support
import Testing

@testable import WorkHome

@Suite struct ProgramPageTests {
    @Test func aBuiltInProgramIsStartedWithItsProposedWeights() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let library = try await browser.get("/programs")
        #expect(library.main.words.contains("No program yet"))
        #expect(try await browser.get("/programs/library/gzclp").main.words.contains("Cody Lefever"))
        let started = try await ProgramFixture.start(browser, changing: changes(["weight.t1-squat": "80"]))
        #expect(started.location == "/programs/1")
        let page = try await browser.get("/programs/1")
        #expect(page.main.words.contains("Today · Round 1 GZCLP: A1"))
        #expect(try await browser.get("/").main.words.contains("GZCLP: A1"))
        #expect(try await browser.get("/workouts").main.words.contains("GZCLP: A1"))
        #expect(try await browser.get("/track/new").main.contains("/routines/1/workout"))
        #expect(
            try await app.rows("SELECT kilograms FROM routine_weights WHERE routine_id = 1 AND slot = 1") != [])
    }

    /// Each that is due stands on Home and on the Workout tab, and no reminder asks besides.
    @Test func everyDueProgramIsShown() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        app.clock.advance(hours: 7.5)
        #expect(try await browser.get("/").main.words.contains("Time for a workout?"))
        _ = try await ProgramFixture.start(browser)
        #expect(try await browser.get("/").main.words.contains("Also due") == false)
        _ = try await ProgramFixture.start(browser, "couch-to-5-km")
        for path in ["/", "/workouts"] {
            let words = try await browser.get(path).main.words
            #expect(words.contains("GZCLP: A1"))
            #expect(words.contains("Today · GZCLP") || words.contains("Today · Couch to 5 km"))
            #expect(!words.contains("Time for a workout?"))
        }
    }

    /// GZCLP has each of its lifts twice, for few reps and for many.
    @Test func aLiftThatIsThereTwiceNamesItsDay() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let start = try await browser.get("/programs/library/gzclp/start").main.words
        #expect(start.contains("A1 · Squat 5 × 3+") && start.contains("A1 · Bench Press 3 × 10"), "\(start)")
        #expect(start.contains("B1, B2 · Dumbbell Row") == false)
        let program = try #require(try await ProgramFixture.start(browser).location)
        let page = try await browser.get(program).main
        #expect(page.words.contains("A1 · Squat") && page.words.contains("A2 · Squat"))
        #expect(page.words.contains("· Dumbbell Row") == false)
        let lift = try #require(page.between("href=\"\(program)/lifts/", "\""))
        #expect(try await browser.get("\(program)/lifts/\(lift)").text.contains("A1 · Squat in GZCLP"))
    }

    /// Lifting has no energy of its own here, and Home says so beside what is burned.
    @Test func whatIsBurnedSaysThatSetsAreNotCounted() async throws {
        let fixture = try await RoutineFixture()
        #expect(try await fixture.browser.get("/").main.words.contains("sets not counted") == false)
        let saved = try await fixture.browser.post(
            "/track/sets", ["exercise_id": fixture.squat, "reps": "5", "weight": "60", "date": "2026-11-21"])
        #expect(saved.status == 303)
        #expect(try await fixture.browser.get("/").main.words.contains("Burned 0 kcal sets not counted"))
    }

    /// Its routines are not listed with the others, but not missing either.
    @Test func theRoutinesOfAProgramAreFoundFromYourRoutines() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        #expect(try await browser.get("/routines").main.words.contains("No routines yet"))
        _ = try await ProgramFixture.start(browser)
        let routines = try await browser.get("/routines").main
        #expect(routines.contains("<a class=\"card-link\" href=\"/programs\">4 routines in your programs</a>"))
        #expect(!routines.words.contains("No routines yet") && routines.words.contains("New routine"))
        #expect(try await browser.get("/workouts").main.words.contains("4 routines in your programs"))
    }

    @Test(arguments: [
        ("/programmes", "/programs"), ("/programmes/3?page=2", "/programs/3?page=2"),
        ("/api/v1/programmes/3", "/api/v1/programs/3"), ("/programmesque", nil), ("/programme", nil),
    ])
    func theBritishSpellingLeadsToPrograms(address: String, expected: String?) async throws {
        let answer = try await Browser(TestApp()).get(address)
        #expect(answer.location == expected)
        if expected != nil { #expect(answer.status == 308) }
    }

    @Test func aWrongStartSaysWhatIsWrongAndKeepsWhatWasTyped() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let answer = try await ProgramFixture.start(
            browser,
            changing: changes([
                "weight.t1-squat": "many", "schedule": "weekly", "weekdays": "monday", "first_day": "2030-01-01",
            ]))
        #expect(answer.status == 422)
        #expect(answer.fieldErrors["weekdays"] == "Choose 4 weekdays: one for each day of the program")
        #expect(answer.fieldErrors["weight.t1-squat"] != nil && answer.fieldErrors["first_day"] != nil)
        #expect(answer.value(of: "weight.t1-squat") == "many")
        #expect(try await app.rows("SELECT count(*) FROM programs") == ["0"])
        #expect(try await app.rows("SELECT count(*) FROM routines") == ["0"])
    }

    @Test func aWeightThatNobodyStartsWithIsRefusedOrAskedAbout() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let negative = try await ProgramFixture.start(browser, changing: changes(["weight.t1-squat": "-30"]))
        #expect(negative.status == 422)
        let error = try #require(negative.fieldErrors["weight.t1-squat"])
        #expect(error.hasPrefix("A1 · Squat") && error.hasSuffix(": please enter a possible weight"), "\(error)")
        let several = try await ProgramFixture.start(
            browser, changing: changes(["weight.t1-squat": "-30", "weight.t1-bench": "much"]))
        let second = try #require(several.fieldErrors["weight.t1-bench"])
        #expect(
            second.hasPrefix("A2 · Bench Press") && second.hasSuffix(": please enter a possible weight"), "\(second)")
        let asking = try await ProgramFixture.start(browser, changing: changes(["weight.t1-squat": "5000"]))
        #expect(asking.main.words.contains("5,000 kg? That is more than anyone has lifted."))
        #expect(asking.value(of: "weight.t1-squat") == "5000")
        #expect(try await app.rows("SELECT count(*) FROM programs") == ["0"])
        let confirmed = try #require(asking.value(of: "confirmed"))
        let started = try await ProgramFixture.start(
            browser, changing: changes(["weight.t1-squat": "5000", "confirmed": confirmed]))
        #expect(started.location == "/programs/1")
    }

    /// A program that is entered afterwards asks for its weights in the workouts since its first day.
    @Test func weightsCountFromTheFirstDay() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await ProgramFixture.start(
            browser, changing: changes(["weight.t1-squat": "80", "first_day": "2026-10-05"]))
        #expect(try await app.rows("SELECT DISTINCT first_day FROM routine_weights") == ["2026-10-05"])
    }

    /// As they can be loaded, which is what the workout fills in.
    @Test func itsPagesShowTheSetsThatComeNext() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await ProgramFixture.start(
            browser, "five-three-one-beginners", changing: changes(["weight.squat": "105"]))
        let sets = "67.5 kg × 5, 77.5 kg × 5, 90 kg × 5+"
        #expect(try await browser.get("/programs/1").main.words.contains(sets))
        let routines = try await app.rows("SELECT routine_id FROM program_days ORDER BY position")
        var pages: [String] = []
        for routine in routines { pages.append(try await browser.get("/routines/\(routine)").main.words) }
        #expect(pages.contains { $0.contains("Next time: ") && $0.contains(sets) })
        let workout = try await browser.get("/routines/\(routines[0])/workout").main.words
        #expect(workout.contains("67.5 kg"))
    }

    /// In its own routines, in their editor, and where somebody else sees one of them.
    @Test func aRotationSaysNoWeeks() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await ProgramFixture.start(
            browser, "five-three-one-beginners", changing: changes(["weight.squat": "105"]))
        let path = "/routines/\(try await app.rows("SELECT min(routine_id) FROM program_days")[0])"
        let page = try await browser.get(path).main.words
        #expect(page.contains(" on the training max after 4 rounds") && !page.contains("rounds or weeks"))
        let editor = try await browser.get("\(path)/edit").main.words
        #expect(editor.contains("Round 1: ") && !editor.contains("Week 1"))
        _ = try await browser.post("\(path)/share", ["shared": "1"])
        let other = try await app.member(Cast.sam).get(path).main.words
        #expect(other.contains("Round 1") && !other.contains("Week 1"))
    }

    /// A rotation of two days is no week, and an ended program says nothing any more.
    @Test(arguments: [("beginner-linear", "Round"), ("upper-lower", "Week")])
    func itCountsWeeksOrRounds(key: String, unit: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let schedule =
            key == "upper-lower"
            ? [FormValue("schedule", "weekly")]
                + ["monday", "tuesday", "thursday", "friday"].map { FormValue("weekdays", $0) } : []
        _ = try await ProgramFixture.start(browser, key, changing: schedule)
        let routine = try await app.rows("SELECT routine_id FROM program_days WHERE number = 1")[0]
        for page in ["/programs/1", "/", "/workouts", "/routines/\(routine)/workout"] {
            #expect(try await browser.get(page).main.words.contains("\(unit) 1"), "\(page)")
        }
        #expect(try await browser.get("/routines/\(routine)").main.words.contains("Day of "))
        _ = try await browser.post("/programs/1/end")
        for page in [
            "/programs/1", "/programs", "/", "/workouts", "/routines/\(routine)", "/routines/\(routine)/workout",
        ] {
            let words = try await browser.get(page).main.words
            // The library's runs have a week 1 too.
            let said = page == "/workouts" ? "Today · \(unit) 1" : "\(unit) 1"
            #expect(!words.contains(said) && !words.contains("Day of "), "\(page)")
        }
    }

    @Test func theHintIsThatOfTheChoice() async throws {
        let app = try await TestApp()
        let form = try await app.member().get("/programs/new").main
        #expect(form.contains("schedule-rotation") && form.contains("schedule-weekly"))
        #expect(form.words.contains("Light rounds or weeks"))
    }

    @Test func endingItAsksFirst() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await ProgramFixture.start(browser)
        #expect(try await browser.get("/programs/1").main.contains("href=\"/programs/1/end\""))
        let question = try await browser.get("/programs/1/end").main.words
        #expect(question.contains("End this program?") && question.contains("counts anew"))
        #expect(try await app.rows("SELECT count(*) FROM programs WHERE ended_on IS NULL") == ["1"])
        #expect(try await browser.post("/programs/1/end").location == "/programs/1")
        #expect(try await app.rows("SELECT count(*) FROM programs WHERE ended_on IS NULL") == ["0"])
    }

    /// Its 27 days have few different names.
    @Test func theDaysOfAListAreNumberedAndMarked() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let library = try await browser.get("/programs/library/couch-to-5-km").main.words
        #expect(library.contains("1. ") && library.contains("27. "))
        _ = try await ProgramFixture.start(browser, "couch-to-5-km")
        let plan = try await app.rows("SELECT plan_id FROM program_days WHERE number = 1")[0]
        _ = try await browser.post("/workouts/\(plan)/sessions")
        try await app.execute(
            """
            UPDATE workout_sessions SET exercises_done = exercise_count, phase = 'complete', completed_at = started_at,
                recorded_at = started_at
            """)
        let days = try await browser.get("/programs/1").main.between("program-days", "</ol>")?.words ?? ""
        #expect(days.contains("27. ") && days.contains("Done"))
    }

    @Test func aProgramIsBuiltFromRoutines() async throws {
        let fixture = try await RoutineFixture()
        let (browser, app) = (fixture.browser, fixture.app)
        for name in ["First", "Second"] {
            _ = try await browser.post("/routines", [FormValue("name", name)] + RoutineFixture.entry(0, fixture.squat))
        }
        let basics = [
            FormValue("name", "Mine"), FormValue("schedule", "rotation"), FormValue("weekdays", "monday"),
            FormValue("weekdays", "thursday"), FormValue("weeks", "1"),
        ]
        let added = try await browser.post(
            "/programs",
            basics + [FormValue("day.0", "routine-1"), FormValue("add_day", "routine-2"), FormValue("add", "1")])
        #expect(added.status == 200 && added.value(of: "day.1") == "routine-2")
        let moved = try await browser.post(
            "/programs",
            basics + [FormValue("day.0", "routine-1"), FormValue("day.1", "routine-2"), FormValue("up.1", "")])
        #expect(moved.value(of: "day.0") == "routine-2" && moved.value(of: "day.1") == "routine-1")
        let none = try await browser.post("/programs", basics + [FormValue("weeks", "0")])
        #expect(none.status == 422 && none.fieldErrors["add_day"] == "Add at least one day")
        let saved = try await browser.post(
            "/programs", basics + [FormValue("day.0", "routine-2"), FormValue("day.1", "routine-1")])
        #expect(saved.location == "/programs/1")
        #expect(
            try await app.rows("SELECT number, position, routine_id FROM program_days ORDER BY position") == [
                "1 0 2", "2 1 1",
            ])
        #expect(try await app.rows("SELECT schedule, weekdays, weeks FROM programs") == ["rotation 14 1"])
        // Its days are shown in the program alone, and say so.
        #expect(!(try await browser.get("/routines").main.words.contains("First ")))
        #expect(try await browser.get("/routines/1").main.words.contains("Day of Mine"))
        let edit = try await browser.get("/routines/1/edit")
        #expect(edit.main.contains("name=\"shares.0\" value=\"1\" checked"))
    }

    @Test func aRoutineCanBeSeveralDaysOfAProgram() async throws {
        let fixture = try await RoutineFixture()
        let (browser, app) = (fixture.browser, fixture.app)
        for name in ["First", "Second"] {
            _ = try await browser.post("/routines", [FormValue("name", name)] + RoutineFixture.entry(0, fixture.squat))
        }
        let basics = [
            FormValue("name", "Mine"), FormValue("schedule", "rotation"), FormValue("weekdays", "monday"),
            FormValue("weeks", "1"), FormValue("day.0", "routine-1"), FormValue("day.1", "routine-2"),
        ]
        let added = try await browser.post(
            "/programs", basics + [FormValue("add_day", "routine-1"), FormValue("add", "1")])
        #expect(added.status == 200 && added.value(of: "day.2") == "routine-1")
        #expect(try await browser.post("/programs", basics + [FormValue("day.2", "routine-1")]).status == 303)
        #expect(
            try await app.rows("SELECT number, routine_id FROM program_days ORDER BY position") == [
                "1 1", "2 2", "3 1",
            ])
        // Another program can't have it.
        let taken = try await browser.post(
            "/programs", [FormValue("name", "Other")] + basics[1...3] + [FormValue("day.0", "routine-1")])
        #expect(taken.status == 422)
        #expect(try await app.rows("SELECT count(*) FROM programs") == ["1"])
    }

    @Test func theWeekOfASetIsChosenInTheEditor() async throws {
        let fixture = try await RoutineFixture()
        let (browser, app) = (fixture.browser, fixture.app)
        _ = try await browser.post("/routines", RoutineFixture.basics + RoutineFixture.entry(0, fixture.squat))
        try await app.execute(
            """
            INSERT INTO programs (id, user_id, name, schedule, weekdays, weeks, started_on, created_at)
            VALUES (1, 1, 'Waves', 'rotation', '1', 3, '2026-11-01', 0);
            INSERT INTO program_days (programs_id, number, user_id, position, routine_id) VALUES (1, 1, 1, 0, 1);
            """.replacing("programs_id", with: "program_id"))
        #expect(try await browser.get("/routines/1/edit").main.contains("name=\"week.0.0\""))
        let entry = RoutineFixture.entry(0, fixture.squat) + [FormValue("slot.0", "1"), FormValue("week.0.0", "2")]
        #expect(try await browser.post("/routines/1", RoutineFixture.basics + entry).status == 303)
        #expect(
            try await app.rows("SELECT lines, shares_progress FROM routine_exercises") == ["week 2: 3 x 5 @ 60 kg 0"])
        let wrong = entry.dropLast() + [FormValue("week.0.0", "99")]
        #expect(try await browser.post("/routines/1", RoutineFixture.basics + wrong).status == 422)
    }

    @Test func itWaitsOnADayOff() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await ProgramFixture.start(browser)
        try await app.execute("INSERT INTO days_off (user_id, day, reason) VALUES (1, '2026-11-21', 'sick')")
        for page in ["/", "/workouts", "/programs/1"] {
            #expect(try await browser.get(page).main.words.contains("You are sick today"), "\(page)")
        }
    }

    @Test func aDayIsLeftOutAndDoneAfterAll() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await ProgramFixture.start(browser)
        // The first page has the notice. The others are kept, and show a change at once.
        _ = try await browser.get("/programs")
        for path in ["/programs", "/programs/1"] { #expect(try await browser.get(path).headers[.eTag] != nil) }
        #expect(try await browser.post("/programs/1/skip", ["number": "1"]).location == "/programs/1")
        #expect(try await browser.get("/programs").main.words.contains("GZCLP: B1"))
        let page = try await browser.get("/programs/1").main.words
        #expect(page.contains("GZCLP: A1 was left out.") && page.contains("Today · Round 1 GZCLP: B1"))
        // A page from before changes nothing.
        _ = try await browser.post("/programs/1/skip", ["number": "1"])
        #expect(try await app.rows("SELECT number FROM program_entries") == ["1"])
        _ = try await browser.post("/programs/1/unskip")
        #expect(try await app.rows("SELECT count(*) FROM program_entries") == ["0"])
        #expect(try await browser.get("/programs/1").main.words.contains("Today · Round 1 GZCLP: A1"))
    }

    /// The same week is not "Round 1 of 2" on one page and "Round 3" on another.
    @Test func theSecondCycleIsNamedAlikeOnEveryPage() async throws {
        let alex = try await Follower()
        let entry = Lifter.Entry("squat", "1 x 5+ @ 80 % tm", "cycle +5 kg / 10 lb, 2 weeks")
        let program = try await alex.create([("A", entry)], weeks: 2)
        try await alex.say(trainingMax: 100)
        for _ in 0..<2 { try await alex.train(program) }
        let browser = try await alex.app.signIn(Cast.alex)
        for path in ["/", "/programs", "/programs/1", "/workouts", "/routines/2", "/routines/2/workout"] {
            let words = try await browser.get(path).main.words
            #expect(words.contains("Cycle 2 · Round 1 of 2"), "\(path): \(words)")
        }
        try await alex.train(program)
        for path in ["/programs/1", "/programs/1/lifts/2-1"] {
            let words = try await browser.get(path).main.words
            #expect(words.contains("Cycle 2 · Round 1 of 2") && !words.contains("Round 3"), "\(path): \(words)")
        }
    }

    private func changes(_ values: KeyValuePairs<String, String>) -> [FormValue] {
        values.map { FormValue($0, $1) }
    }
}
