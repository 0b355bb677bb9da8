import Support
import Testing

@Suite struct AchievementsPageTests {
    @Test func everyoneStartsAtLevelOne() async throws {
        let page = try await TestApp().member().get("/progress/achievements")
        let words = page.main.words
        #expect(words.contains("Level 0 points 1"))
        #expect(words.contains("100 points to level 2"))
        #expect(words.contains("Streak 0 days Your first training day starts a streak."))
        #expect(words.contains("Next achievement Day one"))
        #expect(words.contains("Unlocked 0 of 44 No achievements yet"))
    }

    @Test func whatWasReachedAndWhatComesNext() async throws {
        let alex = try await Trainee()
        for _ in 0..<3 { try await alex.logSet() }
        let page = try await alex.browser.get("/progress/achievements")
        #expect(page.main.words.contains("Level 30 points 1"))
        #expect(page.main.words.contains("70 points to level 2"))
        #expect(page.main.words.contains("Training days 1 × 10 10"))
        #expect(page.main.words.contains("Achievements 2, 10 to 250 each 20"))
        #expect(page.main.words.contains("Unlocked 2 of 44 Day one"))
        #expect(page.main.words.contains("First set Log your first set +10 points , 21 Nov"))
        // The nearest is the tonne: 600 of 1,000 kg.
        #expect(
            page.main.words.contains("Next achievement The first tonne Lift 1,000 kg in total 60 % 600 of 1,000 kg"))
        // Of a series only the next step is listed first, the others are further ahead.
        let open = try #require(page.main.between("Next achievements", "Later achievements"))
        #expect(!open.contains("Ten tonnes"))
        #expect(page.main.contains("Ten tonnes"))
    }

    @Test func theirUnitsAreUsed() async throws {
        let alex = try await Trainee()
        try await alex.logSet(kilograms: 60)
        try await alex.logRun(meters: 3_000)
        try await alex.app.execute("UPDATE users SET weight_unit = 'pounds', distance_unit = 'miles'")
        let words = try await alex.browser.get("/progress/achievements").main.words
        #expect(words.contains("Lift 1,000 kg (2,205 lb) in total 60 % 1,323 of 2,205 lb"))
        #expect(words.contains("Cover 5 km (3.1 mi) with cardio 60 % 1.9 of 3.1 mi"))
        #expect(words.contains("Cover 42.2 km (26.2 mi) with cardio"))
    }

    @Test func theStreakIsExplained() async throws {
        let alex = try await Trainee()
        for day in ["2026-11-13", "2026-11-16", "2026-11-17", "2026-11-19"] { try await alex.logSet(day) }
        _ = try await alex.browser.post("/settings/days-off", ["first_day": "2026-11-18", "reason": "sick"])
        let page = try await alex.browser.get("/progress/achievements")
        let words = page.main.words
        #expect(
            words.contains(
                "Streak best 6 6 days Today can be a rest day. Train by Sunday 22 November to keep your streak."))
        #expect(
            words.contains("Started Fri, 13 Nov Made up of 4 trained + 2 rest = 6 days Rest days this week 1 of 2 used")
        )
        for (day, mark) in [
            ("Friday 13 November, trained", "trained"), ("Saturday 14 November, rest day", "rest"),
            ("Wednesday 18 November, sick", "sick"), ("Saturday 21 November, today", "ahead"),
            ("Thursday 12 November", "nothing"),
        ] {
            let cell = "data-mark=\"\(mark)\"\(mark == "ahead" ? " aria-current=\"date\"" : "")>"
            #expect(page.main.contains("\(cell)<span class=\"visually-hidden\">\(day)</span>"), "\(day)")
        }
    }

    @Test(
        arguments: [
            (["2026-11-21"], "Today counts. Train again by Wednesday 25 November to keep your streak."),
            (["2026-11-18"], "Train today to keep your streak: you have no rest days left this week."),
            (
                ["2026-11-17"],
                "Your last streak of 1 day ended on Tuesday 17 November. Train today to start a new one."
            ),
        ])
    func itSaysWhatToDo(days: [String], advice: String) async throws {
        let alex = try await Trainee()
        for day in days { try await alex.logSet(day) }
        let page = try await alex.browser.get("/progress/achievements")
        #expect(page.main.words.contains(advice), "\(page.main.words)")
    }

    @Test func aStreakThatEndedIsNoneOnAnyPage() async throws {
        let alex = try await Trainee()
        try await alex.logSet()
        #expect(try await alex.browser.get("/").main.words.contains("Streak 1 day best 1"))
        #expect(try await alex.browser.get("/progress").main.words.contains("Streak 1 day Best streak 1 day"))
        alex.app.clock.advance(days: 10)
        #expect(try await alex.browser.get("/").main.words.contains("Streak 0 days best 1"))
        #expect(try await alex.browser.get("/progress").main.words.contains("Streak 0 days Best streak 1 day"))
        #expect(try await alex.browser.get("/progress/achievements").main.words.contains("Streak best 1 0 days"))
    }
}
