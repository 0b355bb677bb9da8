import Support

@testable import WorkHome

extension Household {
    /// Adds Alex's goals: a repeating one that was missed, one that is a limit, and one that is reached.
    static func addGoals(_ app: TestApp, _ alex: Browser) async throws {
        let (bench, running) = (try await app.exercise("bench-press"), try await app.exercise("running"))
        try await alex.post(
            "/goals",
            [
                "title": "A secret goal of Alex", "type": "cardio", "measure": "sessions", "exercise_id": running,
                "target": "30", "cadence": "weekly", "direction": "increase", "counts_from": "2026-11-01",
                "note": "Hills first",
            ])
        try await alex.post(
            "/goals",
            [
                "type": "nutrient", "measure": "energy", "target": "2000", "cadence": "daily", "direction": "decrease",
            ])
        try await alex.post(
            "/goals",
            [
                "type": "strength", "measure": "heaviest", "exercise_id": bench, "target": "60", "reps": "10",
                "cadence": "once", "counts_from": "2026-11-01",
            ])
        try await alex.post("/goals/2/pause")
    }
}
