import Support
import Testing

@testable import WorkHome

@Suite struct RecipeTests {
    /// A recipe of two eggs and 400 g of egg: 715 kcal in 500 g.
    private func cooked() async throws -> (alex: NutritionFixture, food: String) {
        let alex = try await NutritionFixture()
        let answer = try await alex.browser.post("/nutrition/recipes", ["name": "Zorb omelette", "servings": "4"])
        #expect(answer.location == "/nutrition/recipes/1")
        for (quantity, portion) in [("2", "1 large"), ("400", "g")] {
            let added = try await alex.browser.post(
                "/nutrition/recipes/1/ingredients",
                ["food_id": "\(alex.egg)", "quantity": quantity, "portion": portion])
            #expect(added.location == "/nutrition/recipes/1")
        }
        return (alex, try await alex.app.rows("SELECT food_id FROM recipes").first ?? "")
    }

    @Test func aServingIsItsPartOfTheIngredients() async throws {
        let (alex, food) = try await cooked()
        let page = try await alex.browser.get("/nutrition/recipes/1")
        #expect(page.main.words.contains("One serving: 179 kcal · protein 16 g · carbs 0.9 g · fat 12 g"))
        #expect(page.main.words.contains("ingredients’ total, 500 g, until you enter a cooked weight"))
        let found = try await alex.browser.get("/nutrition/foods?q=zorb%20omelette&meal=lunch")
        #expect(found.main.words.contains("1 found Zorb omelette 143 kcal per 100 g"))
        try await alex.add(["food_id": food, "quantity": "1 ½", "portion": "1 serving"])
        #expect(try await alex.entries() == ["2026-11-21 breakfast Zorb omelette 1.5 1 serving 187.5 268.13"])
        #expect(try await alex.browser.get("/nutrition").main.words.contains("1.5 servings"))
    }

    @Test func whatIsUnknownOfAnIngredientIsUnknownOfTheRecipe() async throws {
        let (alex, food) = try await cooked()
        try await alex.browser.post(
            "/nutrition/recipes/1/ingredients", ["food_id": "\(alex.tea)", "quantity": "100", "portion": "ml"])
        let page = try await alex.browser.get("/nutrition/recipes/1")
        let line = "at least 179 kcal · protein 16 g · carbs at least 0.9 g · fat at least 12 g"
        #expect(page.main.words.contains("One serving: \(line)"))
        let kept = try await alex.browser.get("/nutrition/meals")
        #expect(kept.main.words.contains("4 servings · at least 179 kcal each"))
        let search = try await alex.browser.get("/nutrition/foods?q=zorb%20omelette&meal=lunch")
        #expect(search.main.words.contains("Zorb omelette Calories unknown"))
        try await alex.add(["food_id": food, "quantity": "1", "portion": "1 serving"])
        #expect(try await alex.entries() == ["2026-11-21 breakfast Zorb omelette 1 1 serving 150 null"])
        let day = try await alex.browser.get("/nutrition")
        #expect(day.main.words.contains("The calories of 1 food are unknown and not counted."))
        // The known ingredients still have to fit the weight.
        let refused = try await alex.browser.post(
            "/nutrition/recipes/1", ["name": "Zorb omelette", "servings": "4", "weight": "50"])
        #expect(refused.fieldErrors == ["weight": "That is too little for its ingredients"])
        // Without the unknown ingredient the calories are known again.
        try await alex.browser.post("/nutrition/recipes/1/ingredients/3/delete")
        let known = try await alex.browser.get("/nutrition/recipes/1")
        #expect(known.main.words.contains("One serving: 179 kcal · protein 16 g · carbs 0.9 g · fat 12 g"))
    }

    @Test func aWeighedRecipeIsLoggedByTheGram() async throws {
        let (alex, food) = try await cooked()
        let saved = try await alex.browser.post(
            "/nutrition/recipes/1", ["name": "Zorb omelette", "servings": "4", "weight": "400"])
        #expect(saved.status == 303)
        try await alex.add(["food_id": food, "quantity": "200", "portion": "g"])
        #expect(try await alex.entries() == ["2026-11-21 breakfast Zorb omelette 200 g 200 357.5"])
        try await alex.add(["food_id": food, "quantity": "1", "portion": "1 serving"])
        #expect(try await alex.entries().last == "2026-11-21 breakfast Zorb omelette 1 1 serving 100 178.75")
        let before = try await alex.entries()
        // Changes of the recipe leave logged days as they are.
        try await alex.browser.post("/nutrition/recipes/1/ingredients/1/delete")
        try await alex.browser.post("/nutrition/recipes/1", ["name": "Other", "servings": "2", "weight": ""])
        #expect(try await alex.browser.post("/nutrition/recipes/1/delete").location == "/nutrition/meals")
        #expect(try await alex.app.count("recipe_ingredients") == 0)
        #expect(try await alex.entries() == before)
    }

    /// What another app's file said of an ingredient is of all of it.
    @Test func anIngredientsOwnVitaminsCountForTheRecipe() async throws {
        let (alex, food) = try await cooked()
        try await alex.app.execute(
            """
            UPDATE recipe_ingredients SET micronutrients = '{"iron_milligrams":2.0}' WHERE id = 1;
            UPDATE recipe_ingredients SET micronutrients = '{"iron_milligrams":8.0,"zinc_milligrams":1.0}' WHERE id = 2
            """)
        try await alex.browser.post(
            "/nutrition/recipes/1", ["name": "Zorb omelette", "servings": "4", "weight": "400"])
        let known = "SELECT iron_milligrams, zinc_milligrams FROM food_nutrients WHERE food_id = \(food)"
        #expect(try await alex.app.rows(known) == ["2.5 null"])
    }

    /// As its energy does.
    @Test func anIngredientsOwnVitaminsFollowItsAmount() async throws {
        let (alex, _) = try await cooked()
        try await alex.app.execute(
            "UPDATE recipe_ingredients SET micronutrients = '{\"iron_milligrams\":8.0}' WHERE id = 2")
        try await alex.browser.post("/nutrition/recipes/1/ingredients/2", ["quantity": "100", "portion": "g"])
        let own = "SELECT amount, micronutrients FROM recipe_ingredients WHERE id = 2"
        #expect(try await alex.app.rows(own) == ["100 {\"iron_milligrams\":2.0}"])
    }

    @Test func aPastDayStaysOnTheRecipesPages() async throws {
        let (alex, _) = try await cooked()
        let page = try await alex.browser.get("/nutrition/recipes/1?date=2026-11-19")
        #expect(page.main.contains("/nutrition/recipes/1/ingredients/1/edit?date=2026-11-19"))
        let saved = try await alex.browser.post(
            "/nutrition/recipes/1?date=2026-11-19", ["name": "Other", "servings": "2", "weight": ""])
        #expect(saved.location == "/nutrition/recipes/1?date=2026-11-19")
    }

    @Test func theAmountOfAnIngredientIsChanged() async throws {
        let (alex, food) = try await cooked()
        let path = "/nutrition/recipes/1/ingredients/2"
        #expect(try await alex.browser.get("/nutrition/recipes/1").main.contains("href=\"\(path)/edit\""))
        let form = try await alex.browser.get("\(path)/edit")
        #expect(form.value(of: "quantity") == "400" && form.value(of: "portion") == "g")
        #expect(form.value(of: "date") == nil && form.main.contains("action=\"\(path)\""))
        let saved = try await alex.browser.post(path, ["quantity": "100", "portion": "g"])
        #expect(saved.location == "/nutrition/recipes/1")
        let page = try await alex.browser.follow(saved)
        #expect(page.flash == "Amount changed." && page.main.words.contains("ingredients’ total, 200 g"))
        #expect(try await alex.app.rows("SELECT id, amount FROM recipe_ingredients ORDER BY id") == ["1 100", "2 100"])
        // The food of the recipe is computed anew.
        #expect(try await alex.app.rows("SELECT amount FROM food_portions WHERE food_id = \(food)") == ["50"])
        #expect(try await alex.browser.post(path, ["quantity": "many"]).fieldErrors.keys.sorted() == ["quantity"])
        #expect(try await alex.browser.get("/nutrition/recipes/1/ingredients/9/edit").status == 404)
        let removed = try await alex.browser.post("\(path)/delete")
        #expect(try await alex.browser.follow(removed).flash == "Ingredient removed.")
    }

    @Test func aWeightThatCannotBeIsRefused() async throws {
        let (alex, _) = try await cooked()
        let answer = try await alex.browser.post(
            "/nutrition/recipes/1", ["name": "Zorb omelette", "servings": "4", "weight": "50"])
        #expect(answer.fieldErrors == ["weight": "That is too little for its ingredients"])
        #expect(try await alex.app.rows("SELECT weight_grams FROM recipes") == ["null"])
        try await alex.browser.post(
            "/nutrition/recipes/1", ["name": "Zorb omelette", "servings": "4", "weight": "100"])
        let more = try await alex.browser.post(
            "/nutrition/recipes/1/ingredients", ["food_id": "\(alex.egg)", "quantity": "5000", "portion": "g"])
        #expect(more.fieldErrors.keys.sorted() == ["quantity"])
        let changed = try await alex.browser.post(
            "/nutrition/recipes/1/ingredients/2", ["quantity": "5000", "portion": "g"])
        #expect(changed.status == 422 && changed.fieldErrors.keys.sorted() == ["quantity"])
        #expect(try await alex.app.count("recipe_ingredients") == 2)
    }

    @Test(arguments: [("name", " "), ("servings", "0"), ("servings", "few"), ("weight", "heavy")])
    func aWrongValueIsToldBesideItsField(name: String, text: String) async throws {
        let alex = try await NutritionFixture()
        let values = ["name": "Soup", "servings": "4", "weight": "900"]
        let answer = try await alex.browser.post(
            "/nutrition/recipes", values.map { FormValue($0.key, $0.key == name ? text : $0.value) })
        #expect(answer.status == 422)
        #expect(answer.fieldErrors.keys.sorted() == [name])
        #expect(try await alex.app.count("recipes") == 0)
    }

    @Test func anEmptyRecipeIsNotFoundAndADoubleTapBeginsOne() async throws {
        let alex = try await NutritionFixture()
        for _ in 0..<2 {
            let answer = try await alex.browser.post("/nutrition/recipes", ["name": "Quibble", "servings": "4"])
            #expect(answer.location == "/nutrition/recipes/1")
        }
        let search = "/nutrition/foods?q=quibble&meal=lunch"
        #expect(try await alex.browser.get(search).main.words.contains("Nothing found"))
        for _ in 0..<2 {
            try await alex.browser.post(
                "/nutrition/recipes/1/ingredients", ["food_id": "\(alex.egg)", "quantity": "1", "portion": "box"])
        }
        #expect(try await alex.app.count("recipe_ingredients") == 1)
        #expect(try await alex.browser.get(search).main.words.contains("1 found"))
    }

    @Test(arguments: [["servings": "4"], ["servings": "4", "weight": "500"]])
    func aRecipeWithoutIngredientsIsNoFoodYet(fields: [String: String]) async throws {
        let alex = try await NutritionFixture()
        try await alex.browser.post(
            "/nutrition/recipes", [FormValue("name", "Zorb soup")] + fields.map { FormValue($0.key, $0.value) })
        let food = try #require(try await alex.app.rows("SELECT food_id FROM recipes").first)
        let answer = try await alex.add(["food_id": food, "quantity": "1", "portion": "g"])
        #expect(answer.status == 404)
        #expect(answer.main.words.contains("This food no longer exists"))
        #expect(try await alex.entries().isEmpty)
    }

    @Test func theFoodOfARecipeIsChangedAndDeletedAsTheRecipe() async throws {
        let (alex, food) = try await cooked()
        #expect(try await alex.browser.get("/nutrition/foods/\(food)/edit").location == "/nutrition/recipes/1")
        #expect(try await alex.browser.get("/nutrition/foods/\(food)/delete").status == 404)
        #expect(try await alex.browser.post("/nutrition/foods/\(food)/delete").status == 404)
        #expect(try await alex.app.count("recipes") == 1)
    }

    @Test func deletingOneSaysWhatItLeaves() async throws {
        let (alex, _) = try await cooked()
        let page = try await alex.browser.get("/nutrition/recipes/1/delete")
        #expect(page.main.words.contains("Days on which you already logged it don’t change. Cancel Delete recipe"))
    }

    @Test(arguments: [["servings": "1", "weight": "150000"], ["servings": "4", "weight": "10"]])
    func aRecipeThatNoTableTakesIsRefused(fields: [String: String]) async throws {
        let (alex, _) = try await cooked()
        let before = try await alex.app.rows("SELECT * FROM recipes")
        let answer = try await alex.browser.post(
            "/nutrition/recipes/1", [FormValue("name", "Zorb omelette")] + fields.map { FormValue($0.key, $0.value) })
        #expect(answer.status == 422)
        #expect(try await alex.app.rows("SELECT * FROM recipes") == before)
    }

    @Test func ingredientsAreSearchedForTheRecipe() async throws {
        let (alex, _) = try await cooked()
        let page = try await alex.browser.get("/nutrition/foods?recipe=1&q=zorb%20egg")
        #expect(page.main.words.contains("Add an ingredient"))
        let path = try #require(page.main.between("<a class=\"row-link\" href=\"", "\"")).unescaped
        #expect(path.hasPrefix("/nutrition/recipes/1/ingredients/\(alex.egg)?back="))
        let form = try await alex.browser.get(path)
        #expect(form.main.contains("action=\"/nutrition/recipes/1/ingredients\""))
        #expect(form.value(of: "meal") == nil)
    }

    @Test func nobodyMakesMoreRecipesThanAnybodyNeeds() async throws {
        let (alex, _) = try await cooked()
        try await alex.app.execute(
            """
            WITH RECURSIVE numbers (number) AS (SELECT 2 UNION ALL SELECT number + 1 FROM numbers WHERE number < 500)
            INSERT INTO foods (id, user_id, added_by, source, name, search_position, updated_at)
            SELECT 900000 + number, 1, 1, 'own', 'Recipe ' || number, 1, 1 FROM numbers;
            INSERT INTO recipes (user_id, food_id, servings) SELECT 1, id, 2 FROM foods WHERE id > 900000
            """)
        let refused = try await alex.browser.post("/nutrition/recipes", ["name": "One more", "servings": "4"])
        #expect(refused.status == 422)
        #expect(refused.fieldErrors == ["name": "You have 500 recipes, the maximum. Delete one first."])
        #expect(try await alex.app.count("recipes") == 500)
        let changed = try await alex.browser.post("/nutrition/recipes/1", ["name": "Zorb omelette", "servings": "2"])
        #expect(changed.location == "/nutrition/recipes/1")
    }
}
