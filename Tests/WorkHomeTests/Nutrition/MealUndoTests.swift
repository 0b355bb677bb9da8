import Support
import Testing

@testable import Fitness

/// Undoing changes of entries whose food has been deleted in the meantime, or is now another user's.
@Suite struct MealUndoTests {
    private let restored = "SELECT name, amount, protein_grams, food_id FROM meal_entries"

    /// Alex logged tea and deleted the entry.
    private func removed() async throws -> (alex: NutritionFixture, step: String) {
        let alex = try await NutritionFixture()
        try await alex.add(["food_id": "\(alex.tea)", "quantity": "200", "portion": "ml"])
        return (alex, try await alex.browser.post("/nutrition/entries/1/delete").undoStep)
    }

    @Test func anEntryComesBackWithoutItsFoodThatWasDeletedAndWithNoOther() async throws {
        let (alex, step) = try await removed()
        try await alex.browser.post("/nutrition/foods/\(alex.tea)/delete")
        #expect(try await alex.app.addFood(FoodDraft(name: "Coffee"), isShared: true) != alex.tea)
        let undone = try await alex.browser.post("/track/undo/\(step)")
        #expect(try await alex.browser.follow(undone).flash == "Undone.")
        #expect(try await alex.app.rows(restored) == ["Tea, Herbs 200 0.2 null"])
    }

    @Test func undoDropsTheLinkToADeletedRecipe() async throws {
        let alex = try await NutritionFixture()
        try await alex.browser.post("/nutrition/recipes", ["name": "Zorb soup", "servings": "4"])
        try await alex.browser.post(
            "/nutrition/recipes/1/ingredients", ["food_id": "\(alex.egg)", "quantity": "1", "portion": "box"])
        let food = try #require(try await alex.app.rows("SELECT food_id FROM recipes").first)
        try await alex.add(["food_id": food, "quantity": "1", "portion": "1 serving"])
        let step = try await alex.browser.post("/nutrition/entries/1/delete").undoStep
        try await alex.browser.post("/nutrition/recipes/1/delete")
        #expect(try await alex.app.addFood(FoodDraft(name: "Coffee")) != Int64(food))
        try await alex.browser.post("/track/undo/\(step)")
        #expect(try await alex.app.rows(restored) == ["Zorb soup 125 15.7 null"])
    }

    @Test func aChangeCanBeTakenBackAfterItsFoodWasDeleted() async throws {
        let alex = try await NutritionFixture()
        let added = try await alex.add()
        let changed = try await alex.browser.post("/nutrition/entries/1", ["quantity": "3", "portion": "1 large"])
        try await alex.browser.post("/nutrition/foods/\(alex.egg)/delete")
        try await alex.browser.post("/track/undo/\(changed.undoStep)")
        #expect(try await alex.app.rows(restored) == ["Zorb egg, raw 100 12.56 null"])
        try await alex.browser.post("/track/undo/\(added.undoStep)")
        #expect(try await alex.entries().isEmpty)
    }

    @Test func undoDropsTheLinkToAnotherUsersFood() async throws {
        let alex = try await NutritionFixture()
        let sam = try await alex.app.member(Cast.sam)
        try await alex.app.execute("UPDATE foods SET user_id = NULL WHERE id = \(alex.tea)")
        var steps: [String] = []
        for _ in 0..<2 {
            try await sam.post(
                "/nutrition/entries",
                ["food_id": "\(alex.tea)", "meal": "lunch", "quantity": "200", "portion": "ml"])
            let entry = try #require(try await alex.app.rows("SELECT id FROM meal_entries ORDER BY id DESC").first)
            steps.append(try await sam.post("/nutrition/entries/\(entry)/delete").undoStep)
        }
        try await alex.app.execute("UPDATE foods SET user_id = added_by WHERE id = \(alex.tea)")
        try await sam.post("/track/undo/\(steps[0])")
        #expect(try await alex.app.rows(restored) == ["Tea, Herbs 200 0.2 null"])
        // The food is deleted with Alex's account, and its id is not reused for Sam's.
        try await alex.app.execute("UPDATE users SET role = 'admin'")
        try await alex.browser.post("/settings/account/delete", ["password": Cast.alex.password])
        #expect(try await alex.app.addFood(FoodDraft(name: "Coffee"), of: Cast.sam) != alex.tea)
        try await sam.post("/track/undo/\(steps[1])")
        #expect(try await alex.app.rows("\(restored) WHERE food_id NOT NULL").isEmpty)
        #expect(try await alex.app.count("meal_entries") == 2)
    }
}
