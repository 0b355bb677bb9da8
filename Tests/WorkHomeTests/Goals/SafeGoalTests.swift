import Support
import Testing
import Texts

@testable import Fitness
@testable import Web
@testable import Models

/// What a goal may not ask of a body: on the page, in the API, and of goals that were there before.
@Suite struct SafeGoalTests {
    private func stage(age: Int) async throws -> GoalFixture {
        let stage = try await GoalFixture(weightKilograms: 54)
        try await stage.app.execute(
            "UPDATE users SET height_centimeters = 162, birth_day = '\(2026 - age)-01-01'")
        return stage
    }

    private func weight(_ target: String, _ cadence: String = "once") -> [FormValue] {
        [
            FormValue("type", "weight"), FormValue("measure", "bodyWeight"), FormValue("target", target),
            FormValue("cadence", cadence), FormValue("direction", "decrease"),
        ]
    }

    @Test func whatLowersAWeightTooFarIsRefusedBesideItsTarget() async throws {
        let young = try await stage(age: 15)
        let refused = try await young.browser.post("/goals", weight("51"))
        #expect(refused.status == 422)
        #expect(refused.fieldErrors == ["target": GoalTexts.noLossWhileGrowing])
        #expect(refused.value(of: "target") == "51")
        let grown = try await stage(age: 30)
        let low = try await grown.browser.post("/goals", weight("45"))
        #expect(low.fieldErrors == ["target": "Please enter 48.6 kg or more. Less is underweight for your height."])
        #expect(try await grown.browser.post("/goals", weight("48.6")).status == 303)
    }

    @Test func programsAreRefusedToo() async throws {
        let young = try await stage(age: 15)
        let program = try await Program.withKey(young.app, of: young.browser)
        let weight = try await program.send(
            .post, "/api/v1/goals",
            ["type": "weight", "target": 40, "cadence": "weekly", "direction": "decrease", "confirmed": true])
        #expect(weight.status == 422 && weight.errors == ["target": GoalTexts.noLossWhileGrowing])
        let energy = try await program.send(
            .post, "/api/v1/goals",
            [
                "type": "nutrient", "measure": "energy", "target": 500, "cadence": "daily", "direction": "decrease",
                "confirmed": true,
            ])
        #expect(energy.status == 422 && energy.errors.keys.sorted() == ["target"])
        #expect(try await young.app.count("goals") == 0)
    }

    /// A limit of each week that stays may be renamed, but becomes no weight to reach.
    @Test func anOldLimitBecomesNoAim() async throws {
        let stage = try await stage(age: 30)
        #expect(try await stage.browser.post("/goals", weight("50", "weekly")).status == 303)
        try await stage.app.execute("UPDATE users SET birth_day = '2011-01-01'")
        let program = try await Program.withKey(stage.app, of: stage.browser)
        let goal = "/api/v1/goals/1"
        #expect(try await program.send(.patch, goal, ["title": "Stay light"]).status == 200)
        let once = try await program.send(.patch, goal, ["cadence": "once", "confirmed": true])
        #expect(once.status == 422 && once.errors == ["target": GoalTexts.noLossWhileGrowing])
    }

    @Test func nothingUnsafeIsProposed() async throws {
        let words = try await stage(age: 15).words("/goals")
        #expect(words.contains("20,000 kg in total") && !words.contains("51 kg"))
    }

    @Test func homeAsksNobodyToReachAWeightThatHarms() async throws {
        let grown = try await stage(age: 30)
        #expect(try await grown.browser.post("/goals", weight("50")).status == 303)
        #expect(try await grown.words("/").contains("down to 50 kg"))
        try await grown.app.execute("UPDATE users SET birth_day = '2011-01-01'")
        #expect(try await !grown.words("/").contains("down to 50 kg"))
        #expect(try await grown.words("/goals").contains("down to 50 kg"))
    }

    /// It stays, may be renamed, and is shown without a streak, a mark or congratulations.
    @Test func aGoalThatWasThereIsKeptWithoutPraise() async throws {
        let clock = TestClock()
        let stage = try await GoalFixture(clock: clock)
        try await stage.add(
            [],
            [
                "type": "nutrient", "measure": "energy", "target": "1350", "cadence": "daily", "direction": "decrease",
                "title": "Eat little",
            ])
        try await stage.app.execute("UPDATE goal_targets SET target = 500")
        for _ in 0..<3 {
            try await stage.browser.post("/nutrition/quick-add", ["energy": "400", "meal": "lunch"])
            clock.advance(days: 1)
        }
        #expect(try await stage.celebrated() == [])
        for path in ["/goals", "/goals/1", "/"] {
            let words = try await stage.words(path)
            #expect(words.contains("Eat little") || path == "/")
            #expect(!words.contains("in a row") && !words.contains("Best streak 3"), "\(path)")
            #expect(!words.contains("Within the limit"), "\(path)")
        }
        let renamed = try await stage.browser.post(
            "/goals/1",
            [
                "type": "nutrient", "measure": "energy", "target": "500", "cadence": "daily", "direction": "decrease",
                "title": "Eat", "counts_from": "2026-11-21",
            ])
        #expect(renamed.status == 303)
        let lower = try await stage.browser.post(
            "/goals/1",
            [
                "type": "nutrient", "measure": "energy", "target": "499", "cadence": "daily", "direction": "decrease",
                "title": "Eat", "counts_from": "2026-11-21",
            ])
        #expect(lower.fieldErrors.keys.sorted() == ["target"])
    }
}
