import Support

@testable import WorkHome

/// Adds, changes, copies, deletes and searches foods.
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
        try await alex.post("/nutrition/entries/1/copies", ["date": "2026-11-21", "meal": "dinner"])
        try await alex.post("/nutrition/quick-add", ["energy": "300", "meal": "lunch", "planned": "1"])
        try await alex.post("/nutrition/eaten", ["date": "2026-11-21"])
        _ = try await alex.get("/nutrition/trends?range=all")
        try await alex.post("/nutrition/targets/computed", ["sex": "", "activity_level": "sedentary"])
        try await alex.post("/nutrition/nutrients?date=2026-11-20", ["sex": "female"])
        _ = try await alex.get("/nutrition?date=2026-11-20")
        try await keep(alex, food)
        try await alex.post("/nutrition/entries/1/delete")
    }

    private static func keep(_ alex: Browser, _ food: String) async throws {
        try await alex.post("/nutrition/meals", ["name": "Usual", "meal": "lunch", "date": "2026-11-20"])
        try await alex.post("/nutrition/meals/2", ["name": "The usual"])
        try await alex.post("/nutrition/meals/2/entries", ["meal": "lunch", "date": "2026-11-19"])
        _ = try await alex.get("/nutrition/meals/1/items/1/edit")
        try await alex.post("/nutrition/meals/1/items/1", ["quantity": "50", "portion": "g"])
        try await alex.post("/nutrition/meals/1/items/1/delete")
        try await alex.post("/nutrition/meals/1/delete")
        try await alex.post("/nutrition/recipes", ["name": "Soup", "servings": "4"])
        try await alex.post("/nutrition/recipes/2", ["name": "Stew", "servings": "3", "weight": "900"])
        try await alex.post(
            "/nutrition/recipes/2/ingredients", ["food_id": food, "quantity": "100", "portion": "g"])
        _ = try await alex.get("/nutrition/recipes/2")
        _ = try await alex.get("/nutrition/recipes/2/ingredients/2/edit")
        try await alex.post("/nutrition/recipes/2/ingredients/2", ["quantity": "50", "portion": "g"])
        try await alex.post("/nutrition/recipes/2/ingredients/2/delete")
        try await alex.post("/nutrition/recipes/2/delete")
    }
}
