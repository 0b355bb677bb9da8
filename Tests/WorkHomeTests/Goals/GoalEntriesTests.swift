import Support
import Testing

@testable import WorkHome

@Suite struct GoalEntriesTests {
    @Test func theSetThatCountsIsMarked() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.bench100)
        try await stage.lift("90")
        try await stage.lift("85")
        let words = try await stage.words("/goals/1")
        #expect(words.contains("90 kg × 1 Today, 21 Nov · Bench Press · Best"))
        #expect(words.contains("85 kg × 1 Today, 21 Nov · Bench Press 90"))
    }

    @Test func anEmptyGoalLeadsToWhereItIsLogged() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.bench100)
        try await stage.add(stage.threeRuns)
        let drafts: [(String, String)] = [
            ("trackable", "value"), ("workouts", "workouts"), ("workouts", "trainingDays"), ("nutrient", "protein"),
        ]
        for (type, measure) in drafts {
            try await stage.add(
                [],
                [
                    "type": type, "measure": measure, "trackable_id": "2", "target": "3", "cadence": "daily",
                    "direction": "increase",
                ])
        }
        let buttons = [
            "Log a set": "/track/new/strength", "Log a session": "/track/new/cardio", "Log a value": "/track/",
            "Start a workout": "/workouts", "Log training": "/track/new", "Log food": "/nutrition",
        ]
        for (id, label) in [
            "Log a set", "Log a session", "Log a value", "Start a workout", "Log training", "Log food",
        ].enumerated() {
            let page = try await stage.browser.get("/goals/\(id + 1)")
            let path = try #require(page.main.between("<a class=\"button button-wide\" href=\"", "\""))
            #expect(page.main.words.contains("shows here. \(label)"))
            #expect(path.hasPrefix(buttons[label] ?? "?"))
            #expect(try await stage.browser.get(path.unescaped).status == 200, "\(label)")
        }
        try await stage.run()
        #expect(try await !stage.browser.get("/goals/2").main.contains("Log a session"))
        // A trackable has its own icon.
        #expect(try await stage.browser.get("/goals/3").main.words.contains("What counts Water Target"))
        #expect(try await stage.browser.get("/").main.contains("#water"))
    }

    /// A carry over a distance has no record of its time, so no goal either.
    @Test func aTimeOfACarrySaysWhichSetsCount() async throws {
        let stage = try await GoalFixture()
        let walk = try await stage.app.exercise("farmers-walk")
        let longest = ["type": "strength", "measure": "longestTime", "target": "60", "cadence": "once"]
            .map { FormValue($0.key, $0.value) }
        try await stage.add(longest, ["exercise_id": walk])
        try await stage.add(longest, ["exercise_id": try await stage.app.exercise("plank")])
        let carry = try await stage.words("/goals/1")
        #expect(carry.contains("counts, with any weight. Sets with a distance don’t."), "\(carry)")
        #expect(!(try await stage.words("/goals/2").contains("Sets with a distance")))
        try await stage.browser.post(
            "/track/sets",
            ["exercise_id": walk, "weight": "24", "distance": "40", "duration": "45", "date": "2026-11-21"])
        try await stage.browser.post(
            "/track/sets", ["exercise_id": walk, "weight": "24", "duration": "30", "date": "2026-11-21"])
        #expect(try await stage.words("/goals/1").contains("50 %"))
    }

    @Test func addedWeightIsSaidToBe() async throws {
        let stage = try await GoalFixture()
        let pushUp = try await stage.app.exercise("push-up")
        try await stage.add(stage.bench100, ["exercise_id": pushUp, "target": "20"])
        var words = try await stage.words("/goals/1")
        #expect(words.contains("Push-Up: +20 kg × 1") && words.contains("heaviest set, added weight"))
        try await stage.browser.post(
            "/track/sets",
            ["exercise_id": pushUp, "reps": "5", "load": "assisted", "weight": "1", "date": "2026-11-21"])
        words = try await stage.words("/goals/1")
        #expect(words.contains("Best so far −1 kg, goal +20 kg"))
        try await stage.browser.post(
            "/track/sets",
            ["exercise_id": pushUp, "reps": "5", "load": "added", "weight": "10", "date": "2026-11-21"])
        words = try await stage.words("/goals/1")
        #expect(words.contains("Best so far +10 kg, goal +20 kg"), "\(words)")
    }
}
