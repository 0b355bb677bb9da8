import Support
import Testing

@testable import WorkHome

@Suite struct KeptMealTests {
    /// A breakfast of two foods, saved under a name.
    private func saved() async throws -> NutritionFixture {
        let alex = try await NutritionFixture()
        try await alex.add(["date": "2026-11-20"])
        try await alex.add(["date": "2026-11-20", "food_id": "\(alex.tea)", "quantity": "200", "portion": "ml"])
        let answer = try await alex.browser.post(
            "/nutrition/meals", ["name": "Usual", "meal": "breakfast", "date": "2026-11-20"])
        #expect(answer.location == "/nutrition?date=2026-11-20#breakfast")
        return alex
    }

    @Test func aSavedMealIsHadFromItsOwnPage() async throws {
        let alex = try await saved()
        let page = try await alex.browser.get("/nutrition/meals/1")
        #expect(page.main.words.contains("Add to today Breakfast Lunch Dinner Snacks"))
        let added = try await alex.browser.post("/nutrition/meals/1/entries", ["meal": "lunch", "token": "t"])
        #expect(added.location == "/nutrition?date=2026-11-21#lunch")
        #expect(try await alex.entries().count == 4)
    }

    @Test func aPastDayStaysFromItsPageToTheMeal() async throws {
        let alex = try await saved()
        let day = try await alex.browser.get("/nutrition?date=2026-11-19")
        #expect(day.main.contains("href=\"/nutrition/meals?date=2026-11-19\""))
        let meals = try await alex.browser.get("/nutrition/meals?date=2026-11-19")
        #expect(meals.main.contains("href=\"/nutrition/meals/1?date=2026-11-19\""))
        let page = try await alex.browser.get("/nutrition/meals/1?date=2026-11-19")
        #expect(page.main.words.contains("Add to 19 Nov 2026 Breakfast"))
        #expect(page.value(of: "date") == "2026-11-19")
        let renamed = try await alex.browser.post("/nutrition/meals/1?date=2026-11-19", ["name": "Often"])
        #expect(renamed.location == "/nutrition/meals?date=2026-11-19")
        let item = try await alex.browser.get("/nutrition/meals/1/items/2/edit?date=2026-11-19")
        let changed = try await alex.browser.post(
            "/nutrition/meals/1/items/2",
            ["quantity": "300", "portion": "ml", "back": item.value(of: "back") ?? ""])
        #expect(changed.location == "/nutrition/meals/1?date=2026-11-19")
        let added = try await alex.browser.post(
            "/nutrition/meals/1/entries", ["meal": "lunch", "token": "t", "date": page.value(of: "date") ?? ""])
        #expect(added.location == "/nutrition?date=2026-11-19#lunch")
    }

    @Test func aMealIsSavedAndAddedAllAtOnce() async throws {
        let alex = try await saved()
        let search = try await alex.browser.get("/nutrition/foods?meal=dinner")
        #expect(search.main.words.contains("Saved meals Usual 2 foods · at least 143 kcal"))
        var step = ""
        for _ in 0..<2 {
            let added = try await alex.browser.post(
                "/nutrition/meals/1/entries", ["meal": "dinner", "date": "2026-11-21", "token": "tap"])
            #expect(added.location == "/nutrition?date=2026-11-21#dinner")
            step = added.undoStep
        }
        #expect(
            try await alex.entries().suffix(2) == [
                "2026-11-21 dinner Zorb egg, raw 2 1 large 100 143", "2026-11-21 dinner Tea, Herbs 200 ml 200 null",
            ])
        #expect(try await alex.entries().count == 4)
        try await alex.browser.post("/track/undo/\(step)")
        #expect(try await alex.entries().count == 2)
    }

    @Test func deletingOneSaysWhatItLeaves() async throws {
        let alex = try await saved()
        let page = try await alex.browser.get("/nutrition/meals/1/delete")
        #expect(page.main.words.contains("Days on which you already logged it don’t change. Cancel Delete meal"))
    }

    @Test func aNameIsNeededOnce() async throws {
        let alex = try await saved()
        let values: KeyValuePairs = ["name": " ", "meal": "breakfast", "date": "2026-11-20"]
        #expect(try await alex.browser.post("/nutrition/meals", values).fieldErrors == ["name": "Please enter a name"])
        // Submitting the same form again counts as the same tap; another meal with that name is refused.
        let again: KeyValuePairs = ["name": "usual", "meal": "breakfast", "date": "2026-11-20"]
        #expect(try await alex.browser.post("/nutrition/meals", again).status == 303)
        try await alex.add(["meal": "lunch"])
        let taken = try await alex.browser.post(
            "/nutrition/meals", ["name": "usual", "meal": "lunch", "date": "2026-11-21"])
        #expect(taken.fieldErrors == ["name": "You already have a saved meal with this name"])
        let nothing = try await alex.browser.post(
            "/nutrition/meals", ["name": "Nothing", "meal": "snack", "date": "2026-11-21"])
        #expect(nothing.fieldErrors == ["name": "This meal has no foods to save"])
        #expect(try await alex.app.count("saved_meals") == 1)
    }

    @Test func theAmountOfAFoodIsChanged() async throws {
        let alex = try await saved()
        let path = "/nutrition/meals/1/items/2"
        let form = try await alex.browser.get("\(path)/edit")
        #expect(form.value(of: "quantity") == "200" && form.value(of: "portion") == "ml")
        let changed = try await alex.browser.post(path, ["quantity": "300", "portion": "ml"])
        #expect(changed.location == "/nutrition/meals/1")
        let page = try await alex.browser.follow(changed)
        #expect(page.flash == "Amount changed." && page.main.words.contains("300 ml"))
        #expect(try await alex.app.rows("SELECT amount FROM saved_meal_items WHERE id = 2") == ["300"])
        #expect(try await alex.entries().count == 2)
    }

    @Test func whatIsChangedLaterChangesNoDay() async throws {
        let alex = try await saved()
        try await alex.browser.post("/nutrition/meals/1/entries", ["meal": "dinner", "date": "2026-11-21"])
        let before = try await alex.entries()
        try await alex.browser.post("/nutrition/meals/1", ["name": "Big breakfast"])
        try await alex.browser.post("/nutrition/meals/1/items/1/delete")
        let page = try await alex.browser.get("/nutrition/meals/1")
        #expect(page.value(of: "name") == "Big breakfast")
        #expect(page.main.words.contains("Tea, Herbs") && !page.main.words.contains("Zorb"))
        #expect(try await alex.browser.post("/nutrition/meals/1/items/2/delete").status == 404)
        try await alex.browser.post("/nutrition/meals/1/delete")
        #expect(try await alex.app.count("saved_meal_items") == 0)
        #expect(try await alex.entries() == before)
    }

    @Test func nobodySavesMoreMealsThanAnybodyNeeds() async throws {
        let alex = try await saved()
        try await alex.app.execute(
            """
            WITH RECURSIVE numbers (number) AS (SELECT 2 UNION ALL SELECT number + 1 FROM numbers WHERE number < 200)
            INSERT INTO saved_meals (user_id, name) SELECT 1, 'Meal ' || number FROM numbers
            """)
        let refused = try await alex.browser.post(
            "/nutrition/meals", ["name": "One more", "meal": "breakfast", "date": "2026-11-20"])
        #expect(refused.status == 422)
        #expect(refused.fieldErrors == ["name": "You have 200 saved meals, the maximum. Delete one first."])
        // Those that are there can be renamed, but not as another one.
        let taken = try await alex.browser.post("/nutrition/meals/1", ["name": "meal 2"])
        #expect(taken.fieldErrors == ["name": "You already have a saved meal with this name"])
        #expect(try await alex.browser.post("/nutrition/meals/1", ["name": "USUAL"]).status == 303)
        #expect(try await alex.app.rows("SELECT name FROM saved_meals WHERE id = 1") == ["USUAL"])
    }

    @Test func anItemOfAnotherListIsNotFound() async throws {
        let alex = try await saved()
        try await alex.browser.post("/nutrition/recipes", ["name": "Zorb soup", "servings": "4"])
        for path in ["/nutrition/recipes/1/ingredients/1", "/nutrition/meals/2/items/1"] {
            #expect(try await alex.browser.get("\(path)/edit").status == 404)
            #expect(try await alex.browser.post(path, ["quantity": "5", "portion": "g"]).status == 404)
            #expect(try await alex.browser.post("\(path)/delete").status == 404)
        }
        #expect(try await alex.app.rows("SELECT amount FROM saved_meal_items ORDER BY id") == ["100", "200"])
    }
}
