import Support
import Testing
import Texts

@testable import WorkHome

@Suite struct GoalCelebrationTests {
    @Test func theNextPageCelebratesOnce() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.bench100)
        try await stage.lift("90")
        #expect(try await stage.celebrated("/track").isEmpty)
        let answer = try await stage.lift("100")
        let page = try await stage.browser.follow(answer)
        #expect(page.flash == "Set saved. New personal record!")
        #expect(page.text.contains("<a class=\"link\" href=\"/goals/1\">Goal reached: Bench Press: 100 kg × 1</a>"))
        #expect(page.text.contains("Achievement unlocked: On target"))
        #expect(try await stage.celebrated("/track").isEmpty)
        // Undone and reached again, the goal is not celebrated twice.
        try await stage.browser.post("/track/undo/\(answer.undoStep)")
        #expect(try await stage.words("/goals/1").contains("Best so far 90 kg, goal 100 kg"))
        try await stage.lift("100")
        #expect(try await stage.celebrated().isEmpty)
        #expect(try await stage.words("/goals/1").contains("Complete"))
    }

    @Test func everyPeriodHasItsOwn() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.threeRuns, ["target": "1", "title": "Run"])
        try await stage.run()
        #expect(try await stage.celebrated().first == "Goal met: Run")
        try await stage.run()
        #expect(try await stage.celebrated().isEmpty)
        stage.app.clock.advance(days: 3)
        try await stage.run("2026-11-24")
        #expect(try await stage.celebrated() == ["Goal met: Run"])
    }

    @Test func whateverReachedIt() async throws {
        let stage = try await GoalFixture(weightKilograms: 80)
        try await stage.add(
            [],
            [
                "type": "weight", "measure": "bodyWeight", "target": "78", "cadence": "once", "direction": "decrease",
            ])
        try await stage.add(
            [],
            [
                "type": "nutrient", "measure": "protein", "target": "100", "cadence": "daily", "direction": "increase",
            ])
        try await stage.add(
            [],
            [
                "type": "trackable", "measure": "value", "trackable_id": "1", "target": "8000", "cadence": "daily",
                "direction": "increase",
            ])
        try await stage.add(
            [],
            [
                "type": "workouts", "measure": "trainingDays", "target": "1", "cadence": "monthly",
                "direction": "increase",
            ])
        try await stage.browser.post("/progress/measurements", ["weight": "77", "height": "170"])
        #expect(try await stage.celebrated("/progress").first == "Goal reached: Body weight down to 78 kg")
        try await stage.browser.post("/nutrition/quick-add", ["energy": "500", "protein": "120", "meal": "lunch"])
        #expect(try await stage.celebrated("/nutrition") == ["Goal met: Protein: 100 g a day"])
        try await HealthPhone(stage.app).post(HealthPhone.autoExport, AutoExportSample.everything)
        #expect(try await stage.app.rows("SELECT count(*) FROM celebrations WHERE seen_at IS NULL") != ["0"])
        let told = try await stage.celebrated("/journal")
        #expect(told.contains("Goal met: 1 training day a month"))
        #expect(try await stage.celebrated("/journal").isEmpty)
    }

    @Test func aCelebrationIsTheSameInEachLanguage() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.bench100)
        try await Language.$current.withValue(.pseudo) { _ = try await stage.lift("100") }
        #expect(try await stage.app.rows("SELECT period FROM celebrations WHERE goal_id = 1") == ["once 100.0"])
    }

    @Test func whatEndedBeforeItWasMadeIsNot() async throws {
        let stage = try await GoalFixture()
        for day in ["2026-11-11", "2026-11-18"] { try await stage.run(day) }
        try await stage.add(stage.threeRuns, ["target": "1", "title": "Run", "counts_from": "2026-11-02"])
        #expect(try await stage.app.rows("SELECT period FROM celebrations WHERE goal_id = 1") == ["2026-11-16"])
        #expect(try await stage.celebrated() == ["Goal met: Run"])
    }

    @Test func aGoalIsNamedOnce() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.threeRuns, ["target": "1", "title": "Run"])
        try await stage.app.execute("INSERT INTO celebrations (user_id, goal_id, period) VALUES (1, 1, '2026-11-09')")
        try await stage.app.execute("INSERT INTO celebrations (user_id, goal_id, period) VALUES (1, 1, '2026-11-02')")
        #expect(try await stage.celebrated() == ["Goal met: Run"])
        #expect(try await stage.celebrated().isEmpty)
    }

    @Test func aChangeOfTheGoalIsNoFeat() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.threeRuns)
        try await stage.run()
        for target in ["1", "2", "1"] { try await stage.post("/goals/1", stage.threeRuns, ["target": target]) }
        #expect(try await stage.words("/goals/1").contains("Done"))
        try await stage.run()
        #expect(try await stage.celebrated().isEmpty)
        #expect(try await stage.app.rows("SELECT count(*) FROM celebrations WHERE seen_at IS NULL") == ["0"])
    }

    /// Changing one goal does not suppress the message of another.
    @Test func changingAGoalKeepsOtherCelebrations() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.bench100)
        try await stage.add(
            [],
            [
                "type": "nutrient", "measure": "energy", "target": "2000", "cadence": "daily", "direction": "decrease",
            ])
        try await stage.browser.post("/nutrition/quick-add", ["energy": "500", "meal": "lunch"])
        stage.app.clock.advance(days: 1)
        try await stage.post("/goals/1", stage.bench100, ["target": "110", "counts_from": "2026-11-21"])
        #expect(try await stage.celebrated() == ["Goal met: Calories: at most 2,000 kcal a day"])
    }

    @Test func aHigherTargetIsAnotherFeat() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.bench100)
        try await stage.lift("100")
        #expect(try await stage.celebrated().count == 1)
        try await stage.post("/goals/1", stage.bench100, ["target": "120"])
        try await stage.lift("110")
        #expect(try await stage.celebrated().isEmpty)
        let answer = try await stage.lift("120")
        #expect(try await stage.celebrated() == ["Goal reached: Bench Press: 120 kg × 1"])
        try await stage.browser.post("/track/undo/\(answer.undoStep)")
        try await stage.lift("125")
        #expect(try await stage.celebrated().isEmpty)
    }

    /// A fragment fetched by a script does not consume the message.
    @Test func fragmentsDoNotConsumeTheMessage() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.threeRuns, ["target": "1"])
        try await stage.run()
        _ = try await stage.browser.get("/settings")
        stage.app.clock.advance(days: 3)
        try await stage.run("2026-11-24")
        await stage.browser.setCookie("workhome_notice", "")
        let part = try await stage.browser.send(.get, "/goals", headers: [.secFetchDest: "empty"])
        #expect(!part.text.contains("Goal met"))
        #expect(try await stage.celebrated().count == 1)
    }

    @Test func pagesAreShownOnAFullDisk() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.threeRuns, ["target": "1"])
        try await stage.run()
        try await stage.app.withoutRoom {
            let told = try await stage.celebrated()
            #expect(told.first?.hasPrefix("Goal met") == true)
        }
        #expect(try await stage.celebrated().first?.hasPrefix("Goal met") == true)
        #expect(try await stage.celebrated().isEmpty)
    }

    @Test func achievementsComeAndGoWithThem() async throws {
        let stage = try await GoalFixture()
        let unlocked = {
            try await stage.app.rows("SELECT key FROM achievements WHERE revoked_at IS NULL AND key LIKE '%oal%'")
        }
        try await stage.add(stage.bench100)
        try await stage.lift("100")
        #expect(try await unlocked() == ["firstGoal"])
        #expect(try await stage.words("/progress/achievements").contains("On target"))
        let answer = try await stage.browser.post("/goals/1/delete")
        #expect(try await unlocked() == [])
        try await stage.browser.post("/track/undo/\(answer.undoStep)")
        #expect(try await unlocked() == ["firstGoal"])
        try await stage.add(stage.threeRuns, ["target": "1", "cadence": "daily", "counts_from": "2026-11-01"])
        for day in 10...20 { try await stage.run("2026-11-\(day)") }
        #expect(try await unlocked() == ["firstGoal", "goalPeriods10"])
    }
}
