import Micronutrients
import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Transfer

@Suite struct NutrientsPageTests {
    private let alex: NutritionFixture
    private let bread: Int64

    /// Bread has 200 kcal and 6 mg of iron; nothing is known of the egg's 143 kcal.
    init() async throws {
        alex = try await NutritionFixture()
        bread = try await alex.app.addFood(
            FoodDraft(
                name: "Zorb bread", nutrients: Nutrients(energyKilocalories: 200, sodiumMilligrams: 460),
                micronutrients: [.iron: 6, .vitaminB12: 0.4]))
    }

    private func eat(_ grams: String, on day: String = "2026-11-21") async throws {
        try await alex.add(["food_id": "\(bread)", "quantity": grams, "portion": "g", "date": day])
    }

    private func words(_ query: String = "?date=2026-11-21") async throws -> String {
        try await alex.browser.get("/nutrition/nutrients\(query)").main.words
    }

    private func chooseSex() async throws {
        try await alex.browser.post(
            "/nutrition/targets/computed", ["sex": "female", "activity_level": "sedentary"])
    }

    @Test func anAmountIsComparedIfEnoughOfItIsKnown() async throws {
        try await chooseSex()
        try await eat("150")
        try await alex.add()
        // 300 of 443 kcal.
        let page = try await words()
        #expect(page.contains("Iron at least 9 mg 50 % of the target of 18 mg Known for 67 %"))
        #expect(page.contains("Foods with the most Zorb bread: 9 mg"))
        #expect(page.contains("Zinc Not known for anything you ate"))
        #expect(page.contains("aged 25") && page.contains("In pregnancy"))
        #expect(page.contains("Sodium at least 690 mg 30 % of 2,300 mg, the most you should have"))
    }

    @Test func withTooLittleKnownThereIsNoComparison() async throws {
        try await chooseSex()
        try await eat("100")
        try await alex.add()
        // 200 of 343 kcal.
        let page = try await alex.browser.get("/nutrition/nutrients?date=2026-11-21")
        let text = "Iron at least 6 mg Known for only 58 %"
        #expect(page.main.words.contains(text))
        #expect(!page.main.words.contains("target of 18 mg") && !page.main.contains("aria-label=\"Iron:"))
    }

    /// Trans fat has no target, and without a sex nothing has.
    @Test func onlyWhatHasATargetIsTooLittleKnownForIt() async throws {
        let fatty = try await alex.app.addFood(
            FoodDraft(
                name: "Zorb bar", nutrients: Nutrients(energyKilocalories: 100),
                micronutrients: [.transFat: 2, .zinc: 1, .alcohol: 0, .caffeine: 0]))
        try await alex.add(["food_id": "\(fatty)", "quantity": "100", "portion": "g", "date": "2026-11-21"])
        try await eat("100")
        let before = try await words()
        #expect(before.contains("Zinc at least 1 mg Known for only 33 % Foods"))
        try await chooseSex()
        let page = try await words()
        #expect(page.contains("Zinc at least 1 mg Known for only 33 %"))
        #expect(page.contains("Trans fat at least 2 g Known for only 33 % Foods"))
        #expect(page.contains("Alcohol none known Known for only 33 %"))
        #expect(page.contains("Caffeine none known") && !page.contains("at least 0 "))
    }

    @Test func whatIsKnownOfAllIsNoMinimum() async throws {
        try await chooseSex()
        try await eat("150")
        let page = try await words()
        #expect(page.contains("Iron 9 mg 50 % of the target of 18 mg Foods with the most"))
        #expect(page.contains("Vitamin B12 0.6 µg 25 % of the target of 2.4 µg"))
    }

    /// Reaching a limit is not reaching a target.
    @Test func moreThanALimitLooksDifferentAndIsSaidInWords() async throws {
        try await chooseSex()
        try await eat("500")
        let bar = { (tone: String, name: String) in "<progress class=\"meter\(tone)\" aria-label=\"\(name): " }
        let exact = try await alex.browser.get("/nutrition/nutrients").main
        #expect(exact.contains(bar(" meter-limited", "Sodium")))
        #expect(exact.contains(bar(" meter-beyond", "Iron") + "30 mg\" max=\"30\" value=\"18\">"))
        #expect(exact.words.contains("Sodium 2,300 mg 100 % of 2,300 mg, the most you should have"))
        try await eat("100")
        let over = try await alex.browser.get("/nutrition/nutrients").main
        #expect(over.contains(bar(" meter-limited meter-over meter-beyond", "Sodium")))
        #expect(over.words.contains("Sodium 2,760 mg 120 % of 2,300 mg, more than you should have"))
        // 1,200 of 2,200 kcal.
        try await alex.browser.post("/nutrition/quick-add", ["energy": "1000", "meal": "lunch"])
        let unclear = try await alex.browser.get("/nutrition/nutrients").main
        #expect(unclear.words.contains("Sodium at least 2,760 mg Known for only 54 %"))
        #expect(!unclear.contains("meter-over") && !unclear.contains("should have"))
    }

    /// A day and its nutrients have one target for fiber, also without a sex.
    @Test func fiberIsComparedWithThePersonsOwnTarget() async throws {
        let oats = try await alex.app.addFood(
            FoodDraft(name: "Zorb oats", nutrients: Nutrients(energyKilocalories: 370, fiberGrams: 12)))
        try await alex.add(["food_id": "\(oats)", "quantity": "100", "portion": "g", "date": "2026-11-21"])
        #expect(try await alex.browser.get("/nutrition").main.words.contains("Fiber 12 of 24 g"))
        let source = "The target for fiber is your own, as in Nutrition."
        for query in ["?date=2026-11-21", "?date=2026-11-21&range=week"] {
            let page = try await words(query)
            #expect(page.contains("Fiber 12 g 50 % of the target of 24 g Foods") && page.contains(source))
        }
        try await chooseSex()
        func pageWithTarget(_ fiber: String) async throws -> String {
            try await alex.browser.post(
                "/nutrition/targets/by-hand",
                [
                    "energy": "2000", "protein": "120", "carbohydrate": "230", "fat": "66", "fiber": fiber,
                    "water": "2500",
                ])
            return try await words()
        }
        let page = try await pageWithTarget("40")
        #expect(page.contains("Fiber 12 g 30 % of the target of 40 g Foods") && page.contains(source))
        #expect(try await pageWithTarget("0").contains("Fiber 12 g Foods"))
    }

    @Test func theTargetSaysWhatItNeeds() async throws {
        try await eat("150")
        let unknown = try await words()
        let ask = "Targets depend on your age and sex. Choose your sex to see them. Sex Female"
        let asked = try #require(unknown.firstRange(of: ask))
        #expect(try asked.upperBound < #require(unknown.firstRange(of: "Vitamin A")?.lowerBound))
        try await alex.app.execute("UPDATE users SET birth_day = NULL, revision = revision + 1")
        #expect(try await words().contains("Say both to see them. Age"))
        try await alex.app.execute("UPDATE users SET birth_day = '2013-11-22', revision = revision + 1")
        let young = try await words()
        #expect(young.contains("There are no targets here for people under 14") && young.contains("Iron 9 mg"))
    }

    @Test func sevenDaysAreAveragesOfTheDaysWithFood() async throws {
        try await eat("100", on: "2026-11-19")
        try await eat("200", on: "2026-11-21")
        try await eat("500", on: "2026-11-14")
        let page = try await words("?date=2026-11-21&range=week")
        #expect(page.contains("15 Nov 2026 – 21 Nov 2026. Averages per day over 2 days with food logged."))
        #expect(page.contains("Iron 9 mg"))
    }

    /// An own food that is corrected later corrects the days it was eaten on, whose calories stay.
    @Test func amountsAreThoseOfTheFoodAsItIsKnownNow() async throws {
        try await eat("150")
        try await alex.browser.post(
            "/nutrition/foods/\(bread)",
            [
                "name": "Zorb bread", "unit": "grams", "basis": "reference", "energy": "300",
                "nutrients_iron_milligrams": "3", "nutrients_vitamin_b12_micrograms": "", "visibility": "alone",
            ])
        let page = try await words()
        #expect(page.contains("Iron 4.5 mg") && page.contains("Vitamin B12 Not known"))
        #expect(try await alex.entries().last?.hasSuffix("150 300") == true)
    }

    @Test func whatIsPlannedIsNotEaten() async throws {
        try await eat("150")
        try await alex.add(
            ["food_id": "\(bread)", "quantity": "100", "portion": "g", "date": "2026-11-21", "planned": "1"])
        #expect(try await words().contains("Iron 9 mg"))
    }

    @Test func anEmptyDaySaysSo() async throws {
        let page = try await words()
        #expect(page.contains("No food logged here yet") && !page.contains("Iron"))
    }

    @Test func theDayAndTheTrendsLeadThere() async throws {
        #expect(try await alex.browser.get("/nutrition?date=2026-11-20").main.contains("nutrients?date=2026-11-20"))
        #expect(try await alex.browser.get("/nutrition/trends").main.contains("range=week\">Vitamins and minerals"))
    }

    @Test func aServingShowsWhatIsKnown() async throws {
        let page = try await alex.browser.get("/nutrition/foods/\(bread)")
        #expect(page.main.words.contains("Iron 6 mg 6 mg") && !page.main.words.contains("Zinc"))
        #expect(!(try await alex.browser.get("/nutrition/foods/\(alex.egg)")).main.words.contains("Vitamins"))
    }

    @Test func nobodySeesWhatOthersEat() async throws {
        try await eat("150")
        let sam = try await alex.app.member(Cast.sam)
        #expect(
            try await sam.get("/nutrition/nutrients?date=2026-11-21").main.words.contains("No food logged here yet"))
    }

    @Test func aRecipeHasWhatAllItsIngredientsHave() async throws {
        try await alex.browser.post("/nutrition/recipes", ["name": "Zorb pudding", "servings": "2"])
        try await alex.browser.post(
            "/nutrition/recipes/1/ingredients", ["food_id": "\(bread)", "quantity": "100", "portion": "g"])
        let known = """
            SELECT iron_milligrams, vitamin_b12_micrograms FROM food_nutrients
            WHERE food_id = (SELECT food_id FROM recipes)
            """
        try await alex.browser.post(
            "/nutrition/recipes/1", ["name": "Zorb pudding", "servings": "2", "weight": "200"])
        #expect(try await alex.app.rows(known) == ["3 0.2"])
        try await alex.browser.post(
            "/nutrition/recipes/1/ingredients", ["food_id": "\(alex.egg)", "quantity": "50", "portion": "g"])
        #expect(try await alex.app.rows(known) == ["null null"])
    }

    /// Also through a recipe in a recipe.
    @Test func aRecipeLearnsWhatIsChangedOfItsIngredients() async throws {
        var part = "\(bread)"
        for (recipe, name) in [(1, "Zorb toast"), (2, "Zorb menu")] {
            try await alex.browser.post("/nutrition/recipes", ["name": name, "servings": "1"])
            try await alex.browser.post(
                "/nutrition/recipes/\(recipe)/ingredients", ["food_id": part, "quantity": "100", "portion": "g"])
            part = try #require(try await alex.app.rows("SELECT food_id FROM recipes WHERE id = \(recipe)").first)
        }
        let known = """
            SELECT iron_milligrams, zinc_milligrams FROM food_nutrients JOIN recipes USING (food_id) ORDER BY recipes.id
            """
        #expect(try await alex.app.rows(known) == ["6 null", "6 null"])
        try await alex.browser.post(
            "/nutrition/foods/\(bread)",
            [
                "name": "Zorb bread", "unit": "grams", "basis": "reference", "energy": "200",
                "nutrients_iron_milligrams": "", "nutrients_zinc_milligrams": "2", "visibility": "alone",
            ])
        #expect(try await alex.app.rows(known) == ["null 2", "null 2"])
    }

    private func saveFlakes(_ app: TestApp, _ micronutrients: MicronutrientAmounts) async throws -> Int64 {
        try await app.addTableFood(
            FoodDraft(
                name: "Zorb flakes", nutrients: Nutrients(energyKilocalories: 370), micronutrients: micronutrients),
            key: "zorb")
    }

    @Test func aRecipeHasWhatAnImportKnowsOfItsIngredients() async throws {
        let flakes = try await saveFlakes(alex.app, [:])
        try await alex.browser.post("/nutrition/recipes", ["name": "Zorb muesli", "servings": "1"])
        try await alex.browser.post(
            "/nutrition/recipes/1/ingredients", ["food_id": "\(flakes)", "quantity": "100", "portion": "g"])
        let archive = try await alex.browser.archive()
        #expect(try await saveFlakes(alex.app, [.iron: 4]) == flakes)
        let known = "SELECT iron_milligrams FROM food_nutrients JOIN recipes USING (food_id)"
        #expect(try await alex.app.rows(known) == ["4"])
        // The archive of the recipe is brought to a household that knows more of the flakes.
        let (other, _) = try await alex.app.elsewhere()
        _ = try await saveFlakes(other, [.iron: 5])
        #expect(try await other.bring(try archive.zipped()).problems == [])
        #expect(try await other.rows(known) == ["5"])
    }
}
