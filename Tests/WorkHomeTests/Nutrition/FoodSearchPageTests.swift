import Support
import Testing

@testable import DailyPages
@testable import Fitness
@testable import Models

@Suite struct FoodSearchPageTests {
    @Test func beforeAnythingIsTypedRecentFoodsOfTheMealWait() async throws {
        let alex = try await NutritionFixture()
        #expect(try await alex.browser.get("/nutrition/foods?meal=lunch").main.words.contains("Your own foods"))
        try await alex.add(["date": "2026-11-20", "quantity": "3"])
        let page = try await alex.browser.get("/nutrition/foods?meal=breakfast")
        #expect(page.main.words.contains("Recent Zorb egg, raw 3 large · 215 kcal"))
        #expect(try await !alex.browser.get("/nutrition/foods?meal=lunch").main.words.contains("Recent"))
        // One more tap logs it again unchanged.
        let values = ["food_id", "quantity", "portion", "meal", "date", "token"].map {
            FormValue($0, page.value(of: $0) ?? "")
        }
        #expect(try await alex.browser.post("/nutrition/entries", values).status == 303)
        #expect(try await alex.entries().last == "2026-11-21 breakfast Zorb egg, raw 3 1 large 150 214.5")
    }

    @Test func whatIsHadOftenComesAfterWhatWasHadLately() {
        let entries = (0..<60).map { index in
            let food: Int64 = index < 20 ? Int64(index) : 100 + Int64(index % 4)
            return MealEntry(
                id: Int64(-index), day: LocalDay(daysSinceEpoch: 20_000 - index), meal: .lunch,
                item: MealItem(
                    foodID: food, name: "\(food)", quantity: Double(index), portion: "g", amount: 1,
                    nutrients: Nutrients()))
        }
        let foods = RecentFoods(entries)
        #expect(foods.recent.map(\.foodID) == (0..<8).map { $0 })
        #expect(foods.frequent.map(\.foodID) == [100, 101, 102, 103])
        // The same quantity as the last time.
        #expect(foods.frequent[0].quantity == 20)
    }

    @Test func wordsFindFoodsAndThePageBackToThem() async throws {
        let alex = try await NutritionFixture()
        let page = try await alex.browser.get("/nutrition/foods?meal=lunch&date=2026-11-20&q=zorb%20eggs")
        #expect(page.main.words.contains("1 found Zorb egg, raw 143 kcal per 100 g"))
        #expect(page.value(of: "q") == "zorb eggs")
        let path = try #require(page.main.between("<a class=\"row-link\" href=\"", "\"")).unescaped
        let detail = try await alex.browser.get(path)
        #expect(detail.value(of: "meal") == "lunch")
        #expect(detail.value(of: "date") == "2026-11-20")
        #expect(
            detail.main.contains(
                "href=\"/nutrition/foods?meal=lunch&amp;date=2026-11-20&amp;q=zorb%20eggs#food-\(alex.egg)\"")
        )
        #expect(detail.main.words.contains("Calories 143 kcal 72 kcal"))
        #expect(detail.main.words.contains("Added by you"))
    }

    @Test func theLastAmountIsOfferedAgain() async throws {
        let alex = try await NutritionFixture()
        let path = "/nutrition/foods/\(alex.egg)?meal=breakfast"
        var form = try await alex.browser.get(path)
        #expect(form.value(of: "quantity") == "1")
        #expect(form.value(of: "portion") == "1 large")
        try await alex.add(["quantity": "250", "portion": "g", "date": "2026-11-19"])
        form = try await alex.browser.get(path)
        #expect(form.value(of: "quantity") == "250")
        #expect(form.value(of: "portion") == "g")
        // Other users don't get it.
        let sam = try await alex.app.member(Cast.sam)
        #expect(try await sam.get(path).value(of: "quantity") == "1")
    }

    @Test func nothingFoundSaysWhatElseCanBeDone() async throws {
        let alex = try await NutritionFixture()
        let page = try await alex.browser.get("/nutrition/foods?meal=lunch&date=2026-11-20&q=%3Cxyz%3E")
        #expect(page.main.words.contains("Nothing found for “<xyz>”"))
        #expect(page.main.contains("href=\"/nutrition/quick-add?date=2026-11-20&amp;meal=lunch\""))
    }

    @Test func foodsWithOnlySomeOfTheWordsSaySo() async throws {
        let alex = try await NutritionFixture()
        _ = try await alex.app.addFood(FoodDraft(name: "Zorb bread"))
        let page = try await alex.browser.get("/nutrition/foods?meal=lunch&date=2026-11-20&q=plumbus%20zorb")
        #expect(page.main.words.contains("No food has all these words. The closest: Zorb "))
        #expect(page.main.words.contains("Zorb bread"))
        #expect(page.main.unescaped.contains("href=\"/nutrition/foods/new?name=plumbus%20zorb&"))
    }

    @Test func aWrongBackOrDayLeadsNowhereElse() async throws {
        let alex = try await NutritionFixture()
        let page = try await alex.browser.get(
            "/nutrition/foods/\(alex.egg)?back=//evil.example&date=2026-11-32&meal=brunch")
        #expect(!page.text.contains("evil"))
        #expect(page.value(of: "date") == "2026-11-21")
        #expect(page.value(of: "meal") == "breakfast")
    }

    @Test func manyResultsComeInPages() async throws {
        let alex = try await NutritionFixture()
        for number in 0..<30 { _ = try await alex.app.addFood(FoodDraft(name: "Zorb bar number \(number)")) }
        let first = try await alex.browser.get("/nutrition/foods?meal=lunch&date=2026-11-20&q=zorb%20bar")
        #expect(first.main.words.contains("Best matches"))
        let more = "/nutrition/foods?meal=lunch&date=2026-11-20&q=zorb%20bar&page=2"
        #expect(first.main.unescaped.contains("href=\"\(more)\""))
        let second = try await alex.browser.get(more)
        #expect(second.main.allBetween("<a class=\"row-link\"", "</a>").count == 5)
    }
}
