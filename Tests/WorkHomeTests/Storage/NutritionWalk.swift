@testable import WorkHome

/// Adds, changes, copies and removes food, and searches for it.
enum NutritionWalk {
    static func run(_ alex: Browser, _ household: Household) async throws {
        let food = "\(household.food)"
        for query in ["q=secret", "q=secret&page=2", "meal=lunch", "q=nothing"] {
            _ = try await alex.get("/nutrition/foods?\(query)")
        }
        try await alex.post(
            "/nutrition/entries",
            ["food_id": food, "meal": "dinner", "quantity": "1", "portion": "g", "date": "2026-11-20", "token": "a"])
        try await alex.post("/nutrition/entries/1", ["quantity": "3", "portion": "1 bar", "meal": "lunch"])
        try await alex.post("/nutrition/quick-add", ["energy": "300", "meal": "snack", "date": "2026-11-19"])
        try await alex.post("/nutrition/copies", ["date": "2026-11-20", "from": "2026-11-19"])
        try await alex.post("/nutrition/targets/computed", ["sex": "", "activity_level": "sedentary"])
        _ = try await alex.get("/nutrition?date=2026-11-20")
        try await alex.post("/nutrition/entries/1/delete")
    }
}
