import Support
import Testing

@testable import Forms
@testable import WorkHome

/// Two people train together: each allows it, and one page has the sets of both.
@Suite struct TogetherTests {
    @Test func bothHaveToAllowIt() async throws {
        let pair = try await TrainingPair()
        #expect(try await pair.alex.workout().main.contains("href=\"/routines/together?routine=7\""))
        let choice = try await pair.alex.browser.get("/routines/together?routine=7")
        #expect(choice.main.words.contains("Train with Sam Rivers"))
        #expect(try await pair.permissions() == [])
        #expect(try await pair.alex.workouts() == [], "reading writes nothing")
        // A page that was kept before the permission doesn't stay.
        #expect(try await !pair.sam.get("/routines/8/workout").main.words.contains("wants to train"))
        let first = try await pair.allow(bySam: false)
        #expect(first.location == "/routines/together")
        let waiting = try await pair.alex.browser.follow(first)
        #expect(waiting.main.words.contains("Waiting for Sam"))
        #expect(waiting.main.words.contains("Check again"))
        #expect(try await pair.alex.browser.get(TrainingPair.alexPage).location == "/routines/together")
        #expect(try await pair.sam.get(TrainingPair.samPage).location == "/routines/together")
        #expect(try await pair.sam.get("/routines/8/workout").main.words.contains("Alex wants to train with you"))
        let second = try await pair.allow(bySam: true)
        #expect(second.location == TrainingPair.samPage)
        #expect(try await pair.sam.get(TrainingPair.samPage).status == 200)
        #expect(try await pair.alex.browser.get(TrainingPair.alexPage).status == 200)
        #expect(try await pair.permissions() == ["1 2", "2 1"])
        #expect(try await pair.alex.workout().main.contains("href=\"/routines/together/2\""))
    }

    @Test func theSetsOfBothAreInOneOrder() async throws {
        let pair = try await TrainingPair.together()
        let page = try await pair.alex.browser.get(TrainingPair.alexPage)
        let rows = TrainingPair.rows(page)
        #expect(rows.count == 6)
        #expect(rows[0] == "Alex Warm-up 30 kg × 5 Per side: 5 Change: +5")
        #expect(rows[1] == "Sam Set 1 80 kg × 5 Per side: 20 + 10 Change: +20 +10 −5")
        #expect(rows[2] == "Alex Set 1 60 kg × 5 Per side: 20 Change: −10")
        #expect(rows[3] == "Sam Set 2 80 kg × 5 Per side: 20 + 10 Change: +10")
        #expect(rows[5] == "Alex Set 3 60 kg × 5 Per side: 20 No change")
        #expect(try await TrainingPair.rows(pair.sam.get(TrainingPair.samPage)) == rows)
        let words = page.main.words
        #expect(words.contains("Only in your workout Pull-Up Plank Farmer's Walk"), "\(words)")
        #expect(words.contains("Only in Sam’s workout") && words.contains("Squat"))
        #expect(!words.contains("100 kg"), "nothing else of Sam's is shown")
    }

    /// No timer runs while the other one lifts.
    @Test func theSetOfTheOtherPersonIsTheRest() async throws {
        let pair = try await TrainingPair.together()
        func rest(after button: String) async throws -> String? {
            try await pair.alex.browser.follow(pair.press(button)).text.between("data-rest=\"", "\"")
        }
        #expect(try await rest(after: "mine.1") == nil)
        try await pair.press("theirs.0")
        try await pair.press("theirs.1")
        #expect(try await rest(after: "mine.2") == "120", "Sam is done")
    }

    @Test func eachSetIsLoggedForItsPerson() async throws {
        let pair = try await TrainingPair.together()
        let own = try await pair.press("mine.1")
        #expect(try await pair.alex.browser.follow(own).flash == "Set saved.")
        let others = try await pair.press("theirs.0")
        #expect(try await pair.alex.browser.follow(others).flash == "Set saved in the other person’s workout.")
        #expect(try await pair.sets() == ["1 bench-press 5 60", "2 bench-press 5 80"])
        #expect(try await pair.sam.get("/routines/8/workout").setRow(0).isDone)
        let records = try await pair.app.rows(
            "SELECT user_id, count(*) > 0 FROM personal_records GROUP BY user_id ORDER BY user_id")
        #expect(records == ["1 1", "2 1"])
        // Sam's day, totals and standing follow too.
        #expect(
            try await pair.app.rows("SELECT user_id, strength_sets FROM training_days ORDER BY user_id")
                == ["1 1", "2 1"])
        #expect(try await pair.app.rows("SELECT total_points > 0 FROM users ORDER BY id") == ["1", "1"])
    }

    /// What follows from a set of Sam's is up to date at once, without Sam.
    @Test func theGoalsOfTheOtherPersonAreSettled() async throws {
        let pair = try await TrainingPair.together()
        let bench = try await pair.app.exercise("bench-press")
        let goal = try await pair.sam.post(
            "/goals",
            [
                "type": "strength", "measure": "heaviest", "exercise_id": bench, "target": "70", "reps": "1",
                "cadence": "once",
            ])
        #expect(goal.status == 303)
        try await pair.press("theirs.0")
        #expect(try await pair.app.rows("SELECT user_id, outdated_from, kept_periods FROM goals") == ["2 null 1"])
    }

    @Test func aSetThatWasTappedOnBothPhonesIsLoggedOnce() async throws {
        let pair = try await TrainingPair.together()
        let (alexPage, samPage) = (
            try await pair.alex.browser.get(TrainingPair.alexPage), try await pair.sam.get(TrainingPair.samPage)
        )
        try await pair.press("theirs.0", on: alexPage)
        try await pair.press("mine.0", bySam: true, on: samPage)
        try await pair.press("theirs.0", on: alexPage)
        #expect(try await pair.sets() == ["2 bench-press 5 80"])
        // What Sam corrects isn't set back by a page of before.
        try await pair.sam.post(
            "/track/workout",
            (try await pair.sam.get("/routines/8/workout")).fields(ofFormTo: "/track/workout")
                .map { $0.name == "reps.0" ? FormValue("reps.0", "4") : $0 } + [FormValue("done.0", "")])
        try await pair.press("theirs.0", on: alexPage)
        #expect(try await pair.sets() == ["2 bench-press 4 80"])
    }

    @Test func theBarGoesOnFromWhatWasDone() async throws {
        let pair = try await TrainingPair.together()
        try await pair.press("theirs.0")
        let rows = TrainingPair.rows(try await pair.alex.browser.get(TrainingPair.alexPage))
        #expect(rows[0] == "Sam Set 1 80 kg × 5 Take back")
        #expect(rows[1] == "Alex Warm-up 30 kg × 5 Per side: 5 Change: +5 −20 −10")
        #expect(rows[2].hasPrefix("Sam Set 2 80 kg × 5 Per side: 20 + 10"))
    }

    @Test func eachSetSaysWhatItsPersonDidLastTime() async throws {
        let pair = try await TrainingPair.together()
        try await pair.press("theirs.0")
        try await pair.alex.press("finish", on: try await pair.sam.get("/routines/8/workout"), by: pair.sam)
        pair.app.clock.advance(hours: 48)
        try await pair.allow(bySam: false)
        try await pair.sam.post("/routines/together", ["partner": "1", "routine": "8", "session": "of-sam-again"])
        let rows = TrainingPair.rows(try await pair.alex.browser.get(TrainingPair.alexPage))
        #expect(rows.contains { $0.hasPrefix("Sam Set 1 80 kg × 5 Last: 80 kg × 5") }, "\(rows)")
    }

    @Test func itEndsWithTheWorkoutOrWhenItIsTakenBack() async throws {
        let pair = try await TrainingPair.together()
        try await pair.press("mine.1")
        let ended = try await pair.alex.browser.post("\(TrainingPair.alexPage)/end")
        #expect(try await pair.alex.browser.follow(ended).flash == "Your workout is no longer shared with them.")
        try await pair.alex.browser.post("\(TrainingPair.alexPage)/end")
        #expect(try await pair.permissions() == ["2 1"])
        for (browser, page) in [(pair.alex.browser, TrainingPair.alexPage), (pair.sam, TrainingPair.samPage)] {
            let old = try await browser.get(page)
            #expect(old.location == "/routines/together")
            #expect(try await browser.follow(old).flash == "This workout isn’t shared any more.")
            #expect(try await browser.post(page, ["mine.1": "1"]).location == "/routines/together")
        }
        #expect(try await pair.sets() == ["1 bench-press 5 60"])
        try await pair.allow(bySam: false)
        #expect(try await pair.sam.get(TrainingPair.samPage).status == 200)
        try await pair.alex.press("finish")
        #expect(try await pair.permissions() == ["2 1"])
        #expect(try await pair.sam.get(TrainingPair.samPage).location == "/routines/together")
        // A workout that is continued is not shared again by itself.
        try await pair.app.execute("UPDATE routine_sessions SET finished_at = NULL WHERE user_id = 1")
        #expect(try await pair.sam.get(TrainingPair.samPage).location == "/routines/together")
    }

    @Test func aForgottenWorkoutIsNotSharedForever() async throws {
        let pair = try await TrainingPair.together()
        pair.app.clock.advance(hours: 13)
        #expect(try await pair.sam.get(TrainingPair.samPage).location == "/routines/together")
        #expect(try await pair.alex.browser.get("/routines/together").main.words.contains("Train with Sam"))
    }

    @Test func anOldPageLogsNothing() async throws {
        let pair = try await TrainingPair.together()
        let page = try await pair.alex.browser.get(TrainingPair.alexPage)
        let squat = try await pair.app.exercise("squat")
        try await pair.app.execute(
            "UPDATE routine_session_sets SET exercise_id = \(squat) WHERE user_id = 2 AND place = 0")
        let answer = try await pair.press("theirs.0", on: page)
        let notice = "That set has changed. Here is the workout as it is now."
        #expect(try await pair.alex.browser.follow(answer).flash == notice)
        let nothing = try await pair.alex.browser.post(TrainingPair.alexPage)
        #expect(try await pair.alex.browser.follow(nothing).status == 200)
        let other = try await pair.alex.browser.post(
            TrainingPair.alexPage, ["workout": "1-99", "theirs.1": try await pair.app.exercise("bench-press")])
        #expect(other.status == 303)
        #expect(try await pair.sets() == [])
    }

    @Test func differentEquipmentIsNotMixed() async throws {
        let pair = try await TrainingPair.together()
        let bench = try await pair.app.exercise("bench-press")
        try await pair.app.execute(
            """
            INSERT INTO equipment (id, name, kind, unit, empty_weight, collar_weight, sides, sleeve_millimeters, created_at)
            VALUES (1, 'Light bar', 'bar', 'kilograms', 10, 0, 2, 50, 0);
            INSERT INTO exercise_settings (user_id, exercise_id, equipment_id) VALUES (2, \(bench), 1);
            """)
        let page = try await pair.alex.browser.get(TrainingPair.alexPage)
        #expect(page.main.words.contains("You and Sam use different equipment for this"))
        let rows = TrainingPair.rows(page)
        #expect(rows.map { String($0.prefix(3)) } == ["Ale", "Ale", "Ale", "Ale", "Sam", "Sam"])
        #expect(!rows[0].contains("Per side"))
    }

    @Test func whatIsUnknownIsFilledInOnTheOwnPage() async throws {
        let pair = try await TrainingPair()
        try await pair.alex.addExercise("squat", slot: 5, "1 x 5")
        try await pair.allow(bySam: false)
        try await pair.allow(bySam: true)
        let page = try await pair.alex.browser.get(TrainingPair.alexPage)
        #expect(page.main.words.contains("Weight or reps are filled in on your own page."))
        #expect(try await pair.press("mine.9", on: page).status == 303)
        #expect(try await pair.sets() == [])
    }

    /// The exact target stays on the page, and a tap logs what is on the bar.
    @Test func aTargetThatCannotBeLoadedSaysWhatToLoad() async throws {
        let pair = try await TrainingPair()
        try await pair.app.execute(
            "UPDATE routine_exercises SET lines = '1 x 5 @ 61 kg' WHERE routine_id = 8 AND slot = 1")
        try await pair.allow(bySam: false)
        try await pair.allow(bySam: true)
        let rows = TrainingPair.rows(try await pair.alex.browser.get(TrainingPair.alexPage))
        let row = try #require(rows.first { $0.hasPrefix("Sam") })
        #expect(row.hasPrefix("Sam Set 1 61 kg × 5 Target: 61 kg × 5, load 60 kg Per side: 20"))
        try await pair.press("theirs.0")
        #expect(try await pair.sets() == ["2 bench-press 5 60"])
    }

    @Test func guestsTakeNoPart() async throws {
        let pair = try await TrainingPair.together()
        let guest = Browser(pair.app)
        try await guest.post("/guest", ["time_zone": "Etc/UTC"])
        #expect(try await guest.get("/routines/together").status == 404)
        #expect(try await guest.get("/routines/together/1").status == 404)
        #expect(try await guest.post("/routines/together", ["partner": "1"]).status == 404)
        let choice = try await pair.alex.browser.get("/routines/together")
        #expect(!choice.main.words.contains("Guest"))
        #expect(try await pair.alex.browser.post("/routines/together", ["partner": "3"]).status == 404)
    }

    @Test func aThirdPersonSeesAndChangesNothing() async throws {
        let pair = try await TrainingPair.together()
        let kim = try await pair.app.member(
            Person(
                firstName: "Kim", lastName: "", email: "kim@example.com", password: "correct horse",
                address: "192.0.2.3"))
        try await pair.alex.addRoutine(9, "Push K", of: 3)
        try await pair.alex.addExercise("bench-press", to: 9, slot: 1, "2 x 5 @ 40 kg", of: 3)
        // Kim lets both of them in, which shows Kim neither.
        for partner in ["1", "2"] {
            try await kim.post(
                "/routines/together", ["partner": partner, "routine": "9", "session": "of-kim"])
            #expect(try await kim.get("/routines/together/\(partner)").location == "/routines/together")
            let bench = try await pair.app.exercise("bench-press")
            let answer = try await kim.post("/routines/together/\(partner)", ["workout": "3-1", "theirs.0": bench])
            #expect(answer.location == "/routines/together")
        }
        #expect(try await pair.sets() == [])
        #expect(try await pair.alex.workout().main.words.contains("Together with Sam"))
    }

    @Test func aPersonAloneSeesNoChoice() async throws {
        let alex = try await RoutinePerson()
        #expect(try await !alex.workout().main.contains("/routines/together"))
        #expect(try await alex.browser.get("/routines/together").main.words.contains("Nobody else at home"))
        for partner in ["1", "2", "x", ""] {
            #expect(try await alex.browser.post("/routines/together", ["partner": partner]).status == 404)
        }
    }

    @Test(arguments: [
        "UPDATE users SET disabled_at = 1 WHERE id = 2", "DELETE FROM users WHERE id = 2",
        "INSERT INTO deletions (user_id, noun, row_id, created_at) VALUES (2, 'account', 0, 1)",
    ])
    func somebodyWhoIsGoneIsNotShown(change: String) async throws {
        let pair = try await TrainingPair.together()
        try await pair.app.execute(change)
        #expect(try await pair.alex.browser.get(TrainingPair.alexPage).status == 404)
        #expect(try await pair.alex.browser.post(TrainingPair.alexPage, ["theirs.0": "1"]).status == 404)
        #expect(try await !pair.alex.browser.get("/routines/together").main.words.contains("Sam"))
        #expect(try await pair.alex.workout().status == 200)
    }

    @Test func withoutAWorkoutThereIsNothingToShare() async throws {
        let pair = try await TrainingPair()
        let choice = try await pair.alex.browser.get("/routines/together")
        #expect(choice.main.words.contains("Start a routine first"))
        #expect(choice.main.contains("href=\"/routines\">All routines</a>"))
        let answer = try await pair.alex.browser.post("/routines/together", ["partner": "2"])
        #expect(answer.location == "/routines/together")
        #expect(try await pair.permissions() == [])
        // Another person's routine can't be begun.
        for (routine, token) in [("8", "of-alex"), ("7", ""), ("7", String(repeating: "x", count: 65))] {
            let other = try await pair.alex.browser.post(
                "/routines/together", ["partner": "2", "routine": routine, "session": token])
            #expect(other.status == 404)
        }
        #expect(try await pair.alex.workouts() == [])
    }
}
