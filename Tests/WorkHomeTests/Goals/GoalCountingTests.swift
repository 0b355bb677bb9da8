import GRDB
import Storage
import Support
import Testing

@testable import WorkHome

/// The first day on which a goal counts, and its target. The clock is at Saturday 21 November 2026.
@Suite struct GoalCountingTests {
    @Test func nothingCountsBeforeItsFirstDay() async throws {
        let stage = try await GoalFixture()
        for day in ["2026-11-16", "2026-11-18", "2026-11-19"] { try await stage.run(day) }
        try await stage.add(stage.threeRuns, ["counts_from": "2026-11-18"])
        let words = try await stage.words("/goals/1")
        #expect(words.contains("2 of 3 runs this week"))
        #expect(words.contains("Thu, 19 Nov · Running") && !words.contains("Mon, 16 Nov · Running"))
    }

    @Test func byItselfAllOfTheRunningPeriodCounts() async throws {
        let stage = try await GoalFixture()
        #expect(try await stage.browser.get("/goals/new?type=cardio").value(of: "counts_from") == "")
        try await stage.add(stage.threeRuns, ["counts_from": ""])
        try await stage.add(stage.threeRuns, ["cadence": "monthly"])
        try await stage.add(stage.bench100)
        #expect(
            try await stage.app.rows("SELECT counts_from FROM goals ORDER BY id") == [
                "2026-11-16", "2026-11-01", "2026-11-21",
            ])
    }

    /// A period settled by an earlier version is recalculated.
    @Test func aPeriodThatWasSettledOtherwiseIsPutRight() async throws {
        let stage = try await GoalFixture()
        for day in ["2026-11-09", "2026-11-11", "2026-11-12"] { try await stage.run(day) }
        try await stage.add(stage.threeRuns, ["counts_from": "2026-11-11"])
        try await stage.app.execute("UPDATE goal_periods SET value = 3, result = 'kept'")
        try await stage.app.execute("UPDATE goals SET outdated_from = counts_from WHERE cadence <> 'once'")
        #expect(try await stage.words("/goals/1").contains("9 Nov – 15 Nov 2 of 3 runs Not counted"))
        try await stage.run("2026-11-20")
        #expect(
            try await stage.app.rows("SELECT first_day, value, result FROM goal_periods") == ["2026-11-09 2 skipped"])
    }

    @Test func aWeeklyWeightLimitCountsTheWay() async throws {
        let stage = try await GoalFixture(weightKilograms: 85)
        try await stage.add(
            [],
            [
                "type": "weight", "measure": "bodyWeight", "target": "80", "cadence": "weekly",
                "direction": "decrease",
            ])
        stage.app.clock.advance(days: 3)
        try await stage.browser.post("/progress/measurements", ["weight": "83", "height": "170"])
        let words = try await stage.words("/goals/1")
        #expect(words.contains("40 %") && words.contains("Started at 85 kg"), "2 of 5 kg, not 80 of 83")
        #expect(words.contains("Target at most 80 kg every week"))
        // A user who starts at the target has no distance to cover, so the ratio is shown.
        try await stage.add(
            [],
            [
                "type": "weight", "measure": "bodyWeight", "target": "85", "cadence": "weekly",
                "direction": "decrease",
            ])
        try await stage.browser.post("/progress/measurements", ["weight": "90", "height": "170"])
        #expect(try await stage.words("/goals/2").contains("94 %"))
        #expect(try await stage.words("/goals/1").contains("0 %"), "away from it is no way")
    }

    @Test func whatWasReachedSaysWhenAndWhatIsNow() async throws {
        let stage = try await GoalFixture(weightKilograms: 80)
        try await stage.add(
            [],
            [
                "type": "weight", "measure": "bodyWeight", "target": "76", "cadence": "once", "direction": "decrease",
            ])
        for weight in ["75.5", "77"] {
            stage.app.clock.advance(days: 2)
            try await stage.browser.post("/progress/measurements", ["weight": weight, "height": "170"])
        }
        let words = try await stage.words("/goals/1")
        #expect(words.contains("Reached on 23 Nov 2026, goal 76 kg"))
        #expect(words.contains("Reached 75.5 kg on 23 Nov 2026 Now 77 kg"))
        #expect(!words.contains("75.5 kg now"))
        #expect(try await stage.words("/goals").contains("Reached on 23 Nov 2026, goal 76 kg"))
    }

    @Test func aBestThatWasReachedStaysTheBest() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.bench100)
        for (kilograms, day) in [("80", "2026-11-21"), ("102.5", "2026-11-22"), ("85", "2026-11-23")] {
            try await stage.lift(kilograms, day: day)
            stage.app.clock.advance(days: 1)
        }
        let page = try await stage.browser.get("/goals/1").main
        #expect(page.words.contains("Reached 102.5 kg on 22 Nov 2026 Best so far 102.5 kg"))
        #expect(page.contains(">kg best so far</span>"))
        #expect(page.contains("<title>23 Nov 2026: 102.5 kg</title>"))
    }

    @Test func eachBarHasTheTargetOfItsTime() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.threeRuns, ["counts_from": "2026-11-02"])
        for day in ["2026-11-02", "2026-11-03", "2026-11-09", "2026-11-16"] { try await stage.run(day) }
        try await stage.post("/goals/1", stage.threeRuns, ["target": "5", "counts_from": "2026-11-02"])
        stage.app.clock.advance(days: 3)
        let page = try await stage.browser.get("/goals/1").main
        let target = try #require(page.between("class=\"chart-goal\"", "/>")?.between("d=\"", "\""))
        let heights = target.split(separator: "M").map { $0.split(separator: " ")[1].split(separator: "H")[0] }
        #expect(heights.count == 3 && heights[0] == heights[1] && heights[1] != heights[2])
    }

    @Test func aGoalForOneTimeShowsItsWayAndThePaceToTheDeadline() async throws {
        let stage = try await GoalFixture()
        #expect(
            try await stage.add(
                [],
                [
                    "type": "cardio", "measure": "distance", "exercise_id": stage.running, "target": "50",
                    "cadence": "once", "direction": "increase", "counts_from": "2026-11-01", "deadline": "2026-12-01",
                ]
            ).status == 303)
        #expect(try await !stage.browser.get("/goals/1").main.contains("id=\"chart-way"), "nothing to see yet")
        for day in ["2026-11-10", "2026-11-15", "2026-10-31"] { try await stage.run(day, kilometers: "10") }
        let page = try await stage.browser.get("/goals/1").main
        let card = try #require(page.between("id=\"way-title\"", "</section>"))
        #expect(
            card.contains("<title>10 Nov 2026: 10 km</title>") && card.contains("<title>15 Nov 2026: 20 km</title>"))
        #expect(card.contains("class=\"chart-trend\"") && card.words.contains("Pace to the deadline"))
        #expect(card.contains(">km in total</span>") && card.words.contains("Goal 50 km"))
        #expect(card.contains("href=\"/track?date=2026-11-15#exercise-\(stage.running)\""))
        // The pace line spans the whole width, from zero to the goal.
        let pace = try #require(card.between("class=\"chart-trend\"", "/>")?.between("d=\"", "\""))
        let ends = pace.split(whereSeparator: { "ML".contains($0) }).map {
            $0.split(separator: " ").compactMap { Double($0) }
        }
        #expect(ends.count == 2 && ends[0][0] == 0 && ends[1][0] == 1_000 && ends[0][1] > ends[1][1])
    }
}
