import Support
import Testing

@testable import Fitness

@Suite struct GoalStartTests {
    /// A known weight determines the default direction, otherwise the user's fitness goal does.
    @Test(
        arguments: [
            (nil, FitnessGoal.loseWeight, "", "decrease"), (nil, .buildMuscle, "", "increase"),
            (nil, .loseWeight, "&target=80", "decrease"), (90, .buildMuscle, "&target=80", "decrease"),
            (70, .loseWeight, "&target=80", "increase"),
            (90, .buildMuscle, "&target=80&direction=increase", "increase"),
        ] as [(Double?, FitnessGoal, String, String)])
    func theDirectionOfAWeightIsGuessed(weight: Double?, goal: FitnessGoal, query: String, guess: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member(weightKilograms: weight, fitnessGoal: goal)
        let form = try await browser.get("/goals/new?type=weight\(query)")
        #expect(form.value(of: "direction") == guess)
    }

    @Test func whatWasLiftedIsNotAimedAt() async throws {
        let stage = try await GoalFixture()
        try await stage.lift("70", day: "2026-11-10")
        try await stage.lift("60", reps: "5", day: "2026-11-10")
        try await stage.lift("90", reps: "5", day: "2026-11-10", kind: "warmUp")
        let refused = try await stage.add(stage.bench100, ["target": "70"])
        #expect(
            refused.fieldErrors == [
                "target": "You have already lifted 70 kg. Aim higher, or count from an earlier day."
            ])
        #expect(try await stage.add(stage.bench100, ["target": "60", "reps": "5"]).status == 422)
        #expect(try await stage.add(stage.bench100, ["measure": "oneRepMax", "target": "65"]).status == 422)
        #expect(try await stage.add(stage.bench100, ["measure": "mostRepetitions", "target": "5"]).status == 422)
        #expect(try await stage.app.count("goals") == 0)
        try await stage.lift("80")
        #expect(try await stage.add(stage.bench100, ["target": "80"]).status == 422)
        #expect(try await stage.add(stage.bench100, ["target": "70", "reps": "5"]).location == "/goals/1")
        #expect(try await stage.add(stage.bench100, ["target": "70", "counts_from": "2026-11-01"]).status == 303)
        #expect(try await stage.words("/goals/2").contains("Reached 70 kg on 10 Nov 2026"))
        #expect(try await stage.add(stage.bench100, ["target": "60", "cadence": "monthly"]).status == 303)
    }

    /// For a goal set before the first weight, that weight is the start and determines the direction.
    @Test(arguments: [("increase", "90", "85", "79"), ("decrease", "70", "75", "81")])
    func theFirstWeightIsTheStart(direction: String, first: String, next: String, last: String) async throws {
        let stage = try await GoalFixture(weightKilograms: nil)
        try await stage.add(
            [],
            [
                "type": "weight", "measure": "bodyWeight", "target": "80", "cadence": "once",
                "direction": "\(direction)",
            ])
        let weigh = { (weight: String) in
            stage.app.clock.advance(days: 1)
            try await stage.browser.post("/progress/measurements", ["weight": weight, "height": "170"])
        }
        try await weigh(first)
        #expect(try await stage.celebrated().isEmpty)
        let words = try await stage.words("/goals/1")
        #expect(words.contains("0 %") && words.contains("Started at \(first) kg"))
        #expect(words.contains("Body weight \(direction == "increase" ? "down" : "up") to 80 kg"))
        try await weigh(next)
        #expect(try await stage.words("/goals/1").contains("50 %"))
        try await weigh(last)
        #expect(try await stage.celebrated().count == 1)
        // It can be edited without changing the direction.
        let form = try await stage.browser.get("/goals/1/edit")
        #expect(form.value(of: "direction") != direction)
    }

    /// Nobody's goal begins at the weight of a registration that was corrected since.
    @Test func theLastWeightBeforeTheGoalIsItsStart() async throws {
        let stage = try await GoalFixture(weightKilograms: 70)
        let weigh = { (weight: String) in
            stage.app.clock.advance(hours: 1)
            try await stage.browser.post("/progress/measurements", ["weight": weight, "height": "170"])
            stage.app.clock.advance(hours: 1)
        }
        try await weigh("90")
        try await stage.add(
            [],
            [
                "type": "weight", "measure": "bodyWeight", "target": "80", "cadence": "once", "direction": "decrease",
            ])
        try await weigh("85")
        let words = try await stage.words("/goals/1")
        #expect(words.contains("Started at 90 kg") && words.contains("50 %"), "\(words)")
    }

    @Test func aFirstWeightAtTheTargetReachesNothing() async throws {
        let stage = try await GoalFixture(weightKilograms: nil)
        try await stage.add(
            [],
            [
                "type": "weight", "measure": "bodyWeight", "target": "80", "cadence": "once", "direction": "decrease",
            ])
        try await stage.browser.post("/progress/measurements", ["weight": "80", "height": "170"])
        #expect(try await stage.celebrated().isEmpty)
        #expect(try await stage.words("/goals").contains("Active 1"))
    }

    @Test func theEarlierBestIsTheStartingValue() async throws {
        let stage = try await GoalFixture()
        try await stage.lift("75", day: "2026-11-10")
        try await stage.add(stage.bench100)
        var words = try await stage.words("/goals/1")
        #expect(words.contains("75 %") && words.contains("Best so far 75 kg, goal 100 kg"))
        #expect(words.contains("Previous best 75 kg"))
        try await stage.lift("70")
        words = try await stage.words("/goals/1")
        #expect(words.contains("Best so far 75 kg, goal 100 kg") && !words.contains("Complete"))
        try await stage.lift("100")
        #expect(try await stage.words("/goals/1").contains("Reached on 21 Nov 2026, goal 100 kg"))
    }
}
