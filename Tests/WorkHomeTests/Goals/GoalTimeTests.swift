import Support
import Testing

@testable import Operations
@testable import Web

/// Goals of a time for a distance, and of a total of three lifts.
@Suite struct GoalTimeTests {
    private static func fiveKilometers(_ stage: GoalFixture) -> [FormValue] {
        [
            FormValue("type", "cardio"), FormValue("measure", "fastest5Kilometers"),
            FormValue("exercise_id", stage.running), FormValue("target", "25:00"), FormValue("cadence", "once"),
        ]
    }

    private func run(_ stage: GoalFixture, _ time: String, _ kilometers: String, on day: String) async throws {
        try await stage.browser.post(
            "/track/cardio",
            ["exercise_id": stage.running, "duration": time, "distance": kilometers, "date": day])
    }

    @Test func fiveKilometersUnderATimeAreReachedByOneSession() async throws {
        let stage = try await GoalFixture()
        try await run(stage, "27:00", "5", on: "2026-11-10")
        try await stage.add(Self.fiveKilometers(stage), ["counts_from": "2026-11-16"])
        #expect(try await stage.words("/goals").contains("Running: 5 km under 25:00"))
        #expect(try await stage.app.rows("SELECT direction, counts_family FROM goals") == ["decrease 1"])
        #expect(try await stage.words("/goals/1").contains("Best so far 27:00, goal 25:00"))
        // Too short for five kilometers, however fast, then longer, at a pace of 5:12.
        try await run(stage, "12:00", "3", on: "2026-11-17")
        try await run(stage, "52:00", "10", on: "2026-11-18")
        #expect(try await stage.words("/goals/1").contains("Best so far 26:00, goal 25:00"))
        try await run(stage, "24:30", "5", on: "2026-11-19")
        let page = try await stage.words("/goals/1")
        #expect(page.contains("Reached on 19 Nov 2026") && page.contains("5 km in 24:30"))
        let faster = try await stage.add(Self.fiveKilometers(stage), ["target": "24:45"])
        #expect(
            faster.fieldErrors == [
                "target": "You have already done that in 24:30. Aim for less, or count from an earlier day."
            ])
        let unclear = try await stage.add(Self.fiveKilometers(stage), ["target": "soon"])
        #expect(unclear.fieldErrors["target"] != nil && unclear.status == 422)
        let differences = try await Recomputation.recompute(stage.app.app.database, now: stage.app.clock.now)
            .differences
        #expect(differences == [])
    }

    @Test func aWeekWithoutASessionMissesIt() async throws {
        let stage = try await GoalFixture()
        try await stage.add(
            Self.fiveKilometers(stage), ["cadence": "weekly", "counts_from": "2026-11-02"])
        try await run(stage, "24:00", "5", on: "2026-11-03")
        try await run(stage, "28:00", "5", on: "2026-11-17")
        let results = "SELECT first_day, value, result FROM goal_periods ORDER BY first_day"
        #expect(
            try await stage.app.rows(results) == ["2026-11-02 1440 kept", "2026-11-09 null missed"])
        #expect(try await stage.words("/goals/1").contains("28:00"))
    }

    @Test func aTotalAddsTheHeaviestSetsOfThreeLifts() async throws {
        let stage = try await GoalFixture()
        try await stage.lift("80", day: "2026-11-10")
        for (key, kilograms, day) in [("squat", "100", "2026-11-12"), ("deadlift", "120", "2026-11-18")] {
            try await stage.lift(kilograms, day: day, exercise: try await stage.app.exercise(key))
        }
        let total = [
            FormValue("type", "strength"), FormValue("measure", "total"), FormValue("target", "320"),
            FormValue("cadence", "once"),
        ]
        let reached = try await stage.add(total, ["target": "300"])
        #expect(reached.fieldErrors["target"]?.contains("reached 300 kg") == true)
        try await stage.add(total)
        #expect(try await stage.words("/goals/1").contains("Best so far 300 kg, goal 320 kg"))
        try await stage.lift("105", exercise: stage.bench)
        #expect(try await stage.words("/goals/1").contains("Reached on 21 Nov 2026"))
        #expect(try await stage.words("/goals").contains("Squat, bench press and deadlift: 320 kg"))
        #expect(try await stage.app.rows("SELECT value FROM goal_periods") == ["325"])
    }
}
