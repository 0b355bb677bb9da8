import Support

@testable import Fitness

/// Adds, changes, pauses, archives, deletes and restores goals of every type.
enum GoalWalk {
    static func run(_ alex: Browser, _ household: Household) async throws {
        let (bench, running) = (
            try await household.app.exercise("bench-press"), try await household.app.exercise("running")
        )
        let subjects = ["strength": bench, "cardio": running]
        for type in GoalType.allCases {
            for measure in type.measures {
                for cadence in ["once", "weekly"] {
                    try await alex.post(
                        "/goals",
                        [
                            "type": type.rawValue, "measure": measure.rawValue,
                            "exercise_id": subjects[type.rawValue] ?? "",
                            "trackable_id": cadence == "once" ? "1" : "3", "target": "60", "reps": "2",
                            "cadence": cadence, "direction": "increase", "counts_from": "2026-11-09",
                        ])
                }
            }
            for measure in type.measures where !measure.needsExercise {
                try await alex.post(
                    "/goals",
                    [
                        "type": type.rawValue, "measure": measure.rawValue, "target": "50", "trackable_id": "1",
                        "cadence": "monthly", "direction": "decrease",
                    ])
            }
        }
        for goal in try await household.app.rows("SELECT id FROM goals WHERE user_id = 1") {
            _ = try await alex.get("/goals/\(goal)?period=2026-11-09&older=1")
        }
        try await alex.post(
            "/goals/1",
            ["type": "workouts", "measure": "workouts", "target": "2", "cadence": "daily", "direction": "increase"])
        for action in ["pause", "resume", "archive", "restore"] { try await alex.post("/goals/1/\(action)") }
        let answer = try await alex.post("/goals/1/delete")
        try await alex.post("/track/undo/\(answer.undoStep)")
    }
}
