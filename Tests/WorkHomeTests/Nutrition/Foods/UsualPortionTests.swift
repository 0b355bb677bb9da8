import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Web

/// The default serving of a food, based on the portions in the embedded table.
@Suite struct UsualPortionTests {
    @Test(arguments: [
        ("Butter, salted", "1 pat (1\" sq, 1/3\" high)"), ("Egg, whole, raw, fresh", "1 large"),
        ("Egg, whole, cooked, hard-boiled", "1 large"), ("Bananas, raw", "1 medium (7\" to 7-7/8\" long)"),
        ("Apples, raw, with skin", "1 medium (3\" dia)"), ("Cheese, cheddar", "1 slice (1 oz)"),
        ("Milk, whole, 3.25% milkfat, with added vitamin D", "1 cup"), ("Oil, olive, salad or cooking", "1 tablespoon"),
        ("Chicken, broilers or fryers, breast, meat only, cooked, roasted", "1/2 breast, bone and skin removed"),
        ("Rice, white, long-grain, regular, cooked", "1 cup"), ("Nuts, almonds", "1 oz (23 whole kernels)"),
        ("Bread, whole-wheat, commercially prepared", "1 slice"), ("Honey", "1 packet (0.5 oz)"),
        ("Spinach, raw", "1 cup"), ("Peanut butter, smooth style, with salt", "2 tbsp"),
    ])
    func isAPieceBeforeAMeasure(name: String, portion: String) async throws {
        let app = try await Pantry.app.value
        let usual = try await app.app.database.read { database in
            let food = try Food.first(database, "SELECT \(Food.columns) FROM foods WHERE name = ?", [name])
            guard let food else { return nil as Portion? }
            return food.usualPortion(of: try Portion.all(database, of: food.id))
        }
        #expect(usual?.name == portion)
    }

    @Test func isNeverAMealByItself() async throws {
        let app = try await Pantry.app.value
        let most = try await app.app.database.read { database in
            try Food.all(
                database, "SELECT \(Food.columns) FROM foods WHERE source = 'usdaSR24'"
            ).compactMap {
                food -> Double? in
                let usual = food.usualPortion(of: try Portion.all(database, of: food.id))
                return usual.flatMap { food.nutrients(in: $0.amount).energyKilocalories }
            }.max()
        }
        #expect((500...600).contains(try #require(most)))
    }

    @Test func isWhatTheLabelSaysOfOnesOwnFood() async throws {
        let alex = try await NutritionFixture()
        let page = try await alex.browser.get("/nutrition/foods/\(alex.egg)")
        #expect(page.value(of: "quantity") == "1")
        #expect(page.text.contains("<option value=\"1 large\" selected>"))
    }
}
