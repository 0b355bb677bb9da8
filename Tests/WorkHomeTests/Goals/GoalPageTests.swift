import Support
import Testing

@testable import WorkHome

@Suite struct GoalPageTests {
    @Test func aWeekOfRuns() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.threeRuns, ["title": "Run more"])
        for day in ["2026-11-16", "2026-11-18"] { try await stage.run(day) }
        var words = try await stage.words("/goals")
        #expect(words.contains("Active 1"))
        #expect(words.contains("Run more 2 of 3 runs this week 2 days left"))
        #expect(words.contains("66 %"))
        let page = try await stage.browser.get("/goals/1")
        #expect(page.main.words.contains("What counts: 16 Nov – 22 Nov 5 km in 30:00 Wed, 18 Nov · Running"))
        #expect(page.main.contains("href=\"/track?date=2026-11-18#exercise-\(stage.running)\""))
        try await stage.run("2026-11-21")
        words = try await stage.words("/goals/1")
        #expect(words.contains("3 of 3 runs this week") && words.contains("Done"))
        // The next week starts at zero; this one counts as met.
        stage.app.clock.advance(days: 3)
        words = try await stage.words("/goals/1")
        #expect(words.contains("0 of 3 runs this week"))
        #expect(words.contains("History 1 of 1 week met"))
        #expect(words.contains("16 Nov – 22 Nov 3 of 3 runs Met"))
        #expect(try await stage.app.count("goal_periods") == 0)
        try await stage.run("2026-11-24")
        #expect(try await stage.app.rows("SELECT first_day, value, result FROM goal_periods") == ["2026-11-16 3 kept"])
        #expect(try await stage.words("/goals/1?period=2026-11-16").contains("What counts: 16 Nov – 22 Nov 5 km"))
    }

    @Test func aDailyGoalSaysTodayOnce() async throws {
        let stage = try await GoalFixture()
        let steps: [FormValue] = [
            FormValue("type", "trackable"), FormValue("measure", "value"), FormValue("trackable_id", "1"),
            FormValue("target", "10000"), FormValue("cadence", "daily"), FormValue("direction", "increase"),
        ]
        try await stage.add(steps)
        #expect(try await !stage.words("/goals").contains("steps today Today"))
        try await stage.post("/goals/1", steps, ["deadline": "2026-11-21"])
        #expect(try await stage.words("/goals").contains("0 of 10,000 steps today Ends today"))
    }

    @Test func whatHasEndedKeepsItsTarget() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.threeRuns, ["counts_from": "2026-11-09"])
        for day in ["2026-11-09", "2026-11-11", "2026-11-15"] { try await stage.run(day) }
        try await stage.post("/goals/1", stage.threeRuns, ["target": "5", "counts_from": "2026-11-09"])
        var words = try await stage.words("/goals/1")
        #expect(words.contains("9 Nov – 15 Nov 3 of 3 runs Met"))
        #expect(words.contains("0 of 5 runs this week"))
        // Deleting a run changes the result of its week.
        try await stage.browser.post("/track/cardio/2/delete")
        words = try await stage.words("/goals/1")
        #expect(words.contains("9 Nov – 15 Nov 2 of 3 runs Missed"))
    }

    @Test func aPauseBreaksNothing() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.threeRuns, ["counts_from": "2026-11-09"])
        for day in ["2026-11-09", "2026-11-11", "2026-11-15"] { try await stage.run(day) }
        try await stage.browser.post("/goals/1/pause")
        #expect(try await stage.words("/goals").contains("Paused 1"))
        #expect(try await !stage.words("/").contains("Running: 3 runs"))
        stage.app.clock.advance(days: 9)
        try await stage.browser.post("/goals/1/resume")
        let words = try await stage.words("/goals/1")
        #expect(words.contains("16 Nov – 22 Nov 0 of 3 runs Not counted"))
        #expect(words.contains("Streak 1 week"))
        #expect(try await stage.words("/").contains("Running: 3 runs a week 0 of 3 runs this week"))
    }

    @Test func archivedAndBack() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.threeRuns)
        let archived = try await stage.browser.post("/goals/1/archive")
        #expect(try await stage.browser.follow(archived).flash == "Goal archived.")
        #expect(try await stage.words("/goals").contains("Archived 1"))
        try await stage.browser.post("/goals/1/restore")
        #expect(try await stage.words("/goals").contains("Active 1"))
    }

    @Test func aDeletionCanBeTakenBack() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.threeRuns, ["counts_from": "2026-11-01", "note": "For the hills"])
        for day in ["2026-11-02", "2026-11-03", "2026-11-08"] { try await stage.run(day) }
        let kept = { try await stage.app.rows("SELECT goal_id, first_day, value, target, result FROM goal_periods") }
        let before = try await kept()
        #expect(before.count == 3)
        #expect(try await stage.words("/goals/1/delete").contains("What you logged stays."))
        let answer = try await stage.browser.post("/goals/1/delete")
        #expect(answer.location == "/goals")
        #expect(try await stage.app.count("goals") == 0)
        #expect(try await stage.app.count("goal_periods") == 0)
        let back = try await stage.browser.post("/track/undo/\(answer.undoStep)")
        #expect(back.location == "/goals")
        #expect(try await kept() == before)
        #expect(try await stage.words("/goals/1").contains("For the hills"))
    }

    @Test func aGoalComesBackThoughSomethingElseIsCelebratedMeanwhile() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.bench100)
        let celebrations = "SELECT goal_id, period, achievement FROM celebrations ORDER BY id"
        try await stage.app.execute(
            "INSERT INTO celebrations (id, user_id, goal_id, period) VALUES (1, 1, 1, 'once 100.0')")
        let answer = try await stage.browser.post("/goals/1/delete")
        #expect(try await stage.app.rows(celebrations) == [])
        try await stage.app.execute(
            "INSERT INTO celebrations (id, user_id, achievement) VALUES (1, 1, 'first-workout')")
        try await stage.browser.post("/track/undo/\(answer.undoStep)")
        #expect(try await stage.app.count("goals") == 1)
        #expect(try await stage.app.count("celebrations") == 2)
    }

    @Test func aGoalOfADeletedExerciseIsNotBroughtBack() async throws {
        let stage = try await GoalFixture()
        let exercise = try await stage.app.addExercise("Tower Fly", of: stage.browser, sets: 0)
        try await stage.add(stage.bench100, ["exercise_id": "\(exercise)"])
        let answer = try await stage.browser.post("/goals/1/delete")
        try await stage.browser.post("/settings/exercises/\(exercise)/delete")
        let refused = try await stage.browser.follow(stage.browser.post("/track/undo/\(answer.undoStep)"))
        #expect(refused.flash == "This can’t be undone: it has been changed or deleted since.")
        #expect(try await stage.app.count("goals") == 0)
    }

    @Test func theWayToAWeight() async throws {
        let stage = try await GoalFixture(weightKilograms: 80)
        try await stage.add(
            [],
            [
                "type": "weight", "measure": "bodyWeight", "target": "76", "cadence": "once", "direction": "decrease",
            ])
        stage.app.clock.advance(days: 2)
        try await stage.browser.post("/progress/measurements", ["weight": "79", "height": "170"])
        var words = try await stage.words("/goals/1")
        #expect(words.contains("25 %") && words.contains("79 kg now, goal 76 kg") && words.contains("Started at 80 kg"))
        stage.app.clock.advance(days: 2)
        try await stage.browser.post("/progress/measurements", ["weight": "75.5", "height": "170"])
        stage.app.clock.advance(days: 2)
        try await stage.browser.post("/progress/measurements", ["weight": "77", "height": "170"])
        words = try await stage.words("/goals/1")
        #expect(
            words.contains("100 %") && words.contains("Complete")
                && words.contains("Reached 75.5 kg on 25 Nov 2026 Now 77 kg"))
    }

    @Test func aLimitIsNeverCompleteEarly() async throws {
        let stage = try await GoalFixture()
        try await stage.add(
            [],
            [
                "type": "nutrient", "measure": "energy", "target": "2000", "cadence": "daily", "direction": "decrease",
            ])
        try await stage.browser.post("/nutrition/quick-add", ["energy": "500", "meal": "lunch"])
        #expect(try await stage.words("/goals").contains("500 kcal today, at most 2,000 Within the limit"))
        #expect(try await !stage.browser.get("/goals").main.contains("data-over"))
        #expect(try await stage.words("/goals").contains("Within the limit"))
        #expect(try await stage.celebrated().isEmpty)
        try await stage.browser.post("/nutrition/quick-add", ["energy": "1600", "meal": "dinner"])
        for path in ["/goals", "/goals/1"] {
            let page = try await stage.browser.get(path).main
            #expect(page.words.contains("2,100 kcal today, at most 2,000: 100 kcal over"))
            #expect(page.words.contains("Over the limit") && !page.words.contains("105 %"))
            #expect(page.contains("data-over") && page.contains(">Over</text>"))
        }
        stage.app.clock.advance(days: 2)
        let words = try await stage.words("/goals/1")
        #expect(words.contains("Yesterday, 22 Nov Nothing logged, at most 2,000 kcal Not counted"))
        #expect(words.contains("Sat, 21 Nov 2,100 kcal, at most 2,000 kcal Missed"))
    }

    @Test func aDeadlineThatPassedIsMissed() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.bench100, ["deadline": "2026-11-25"])
        try await stage.lift("90")
        #expect(try await stage.words("/goals").contains("Best so far 90 kg, goal 100 kg 5 days left"))
        stage.app.clock.advance(days: 5)
        #expect(try await stage.words("/goals").contains("Ended 1"))
        #expect(try await stage.words("/goals/1").contains("Missed"))
        // After the deadline.
        try await stage.lift("110", day: "2026-11-26")
        #expect(try await stage.words("/goals/1").contains("Missed"))
    }

    @Test func aLongHistoryComesAHundredAtATime() async throws {
        let stage = try await GoalFixture()
        try await stage.add(
            [],
            [
                "type": "trackable", "measure": "value", "trackable_id": "1", "target": "10", "cadence": "daily",
                "direction": "increase", "counts_from": "2026-05-01",
            ])
        try await stage.app.execute(
            """
            WITH RECURSIVE days (day) AS (SELECT '2026-05-01' UNION ALL SELECT date(day, '+1 day') FROM days LIMIT 200)
            INSERT INTO trackable_entries (user_id, trackable_id, day, value, logged_at) SELECT 1, 1, day, 12, 0 FROM days
            """)
        // The stored periods are outdated, but the page is right.
        let page = try await stage.browser.get("/goals/1")
        let periods = { (page: Answer) in
            page.main.components(separatedBy: "row-link\" href=\"/goals/1?period=").count - 1
        }
        #expect(periods(page) == 12)
        // The chart shows more periods than the list.
        #expect(page.main.components(separatedBy: "<title>").count > 90)
        #expect(page.main.words.contains("Met 200 of 204"))
        let shown = { (page: Answer) in
            page.main.allBetween("<a tabindex=\"-1\" href=\"/goals/1?period=", "><title>")
                .filter { $0.contains("data-shown") }.map { $0.prefix(10) }
        }
        #expect(shown(page) == ["2026-11-16"], "the last one with a bar")
        let chosen = try await stage.browser.get("/goals/1?period=2026-10-01")
        #expect(shown(chosen) == ["2026-10-01"])
        #expect(shown(try await stage.browser.get("/goals/1?period=2026-05-02")).isEmpty, "not in the chart")
        #expect(page.main.contains("href=\"/goals/1?older=12#periods\" data-more=\"asked\""))
        let next = try await stage.browser.get("/goals/1?older=12")
        #expect(periods(next) == 100)
        #expect(next.main.contains("href=\"/goals/1?older=112#periods\""))
        try await stage.browser.post("/track/entries", ["trackable_id": "1", "value": "3"])
        let older = try await stage.browser.get("/goals/1?older=200")
        #expect(periods(older) == 4)
        #expect(!older.main.contains("data-more=\"asked\""))
        #expect(older.main.words.contains("Fri, 1 May 12 of 10 steps Met"))
        let year = try await stage.add(
            [],
            [
                "type": "trackable", "measure": "value", "trackable_id": "1", "target": "9000", "cadence": "yearly",
                "direction": "increase",
            ])
        let entries = try await stage.browser.follow(year)
        #expect(entries.main.contains("&#38;entries=20") || entries.main.contains("&amp;entries=20"))
    }

    @Test func whatIsDueIsOnHome() async throws {
        let stage = try await GoalFixture()
        #expect(try await !stage.browser.get("/").main.contains("href=\"/goals/"))
        for target in ["4", "3", "2", "1"] {
            try await stage.add(stage.threeRuns, ["target": target, "cadence": target == "1" ? "daily" : "weekly"])
        }
        let paths = { try await stage.browser.get("/").main.allBetween("href=\"/goals/", "\"") }
        #expect(try await paths() == ["4", "1", "2"])
        try await stage.run()
        #expect(try await stage.celebrated().contains("Goal met: Running: 1 run a day"))
        #expect(try await paths() == ["1", "2", "3"])
    }
}
