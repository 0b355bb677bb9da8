import FoodWords
import Support
import Testing

@testable import Fitness
@testable import Models

/// What people type, and the foods of the embedded table that they mean.
@Suite struct FoodRankingTests {
    private func found(_ query: String) async throws -> [String] {
        try await Pantry.app.value.foodNames(query)
    }

    @Test func wholeRawAndBoiledEggComeBeforeEggCustard() async throws {
        let names = try await found("egg")
        let raw = try #require(names.firstIndex(of: "Egg, whole, raw, fresh"))
        let boiled = try #require(names.firstIndex(of: "Egg, whole, cooked, hard-boiled"))
        let custard = names.firstIndex { $0.contains("custard") } ?? names.count
        #expect(raw < 3 && boiled < 3 && custard > max(raw, boiled))
    }

    @Test func theLastWordOfANameSaysWhatItIs() async throws {
        let names = try await found("chicken breast")
        #expect(
            names.prefix(2) == [
                "Chicken, broilers or fryers, breast, meat only, cooked, roasted",
                "Chicken, broilers or fryers, breast, meat only, raw",
            ])
        #expect(try await found("chicken breast tenders").first?.hasPrefix("Chicken breast tenders") == true)
    }

    @Test func theOrderOfTheWordsAndTheirNumberChangeNothing() async throws {
        for (one, other) in [
            ("raw egg", "egg raw"), ("egg", "eggs"), ("strawberry", "strawberries"), ("apple", "apples"),
            ("yogurt", "yoghurt"), ("zucchini", "courgettes"),
        ] {
            #expect(try await found(one).first == found(other).first, "\(one), \(other)")
        }
    }

    @Test func aBrandOrAWordTooManyStillFindsTheFood() async throws {
        for (query, name) in [
            ("glass of red wine", "Red wine"), ("birds eye fish fingers", "Fish fingers"),
            ("eine scheibe vollkornbrot", "Whole-wheat bread"), ("wholmeal pita", "Pita"),
        ] {
            let foods = try await Pantry.app.value.searchFoods(query).foods.prefix(3).map(\.name)
            #expect(foods.contains { $0.hasPrefix(name) }, "\(query): \(foods)")
        }
    }

    /// "2 eggs" is no custard made with 2% milk.
    @Test(arguments: [
        ("2 eggs", "Egg"), ("zwei Eier", "Egg"), ("deux oeufs", "Egg"), ("200 g butter", "Butter"),
        ("100 g Nudeln", "Pasta, cooked"), ("1 banana", "Banana"), ("3 slices of bread", "White bread"),
        ("une tasse de thé", "Black tea"), ("tasse de thé", "Black tea"), ("pint of beer", "Beer"),
        ("7up", "Lemon-lime soda"), ("2% milk", "Reduced-fat milk, 2%"), ("0% greek yogurt", "Skyr"),
        ("80/20 beef", "Ground beef, 20% fat, raw"), ("coke zero", "Diet cola"), ("whopper", "Whopper"),
    ])
    func anAmountIsNoWordOfTheFood(query: String, name: String) async throws {
        let results = try await Pantry.app.value.searchFoods(query)
        #expect(results.foods.first?.name == name)
        #expect(!results.isPartial)
    }

    /// As two words are, without one of which some foods are the closest.
    @Test(arguments: [("Butterbrezel", "Soft pretzel"), ("Butterbrot", "White bread"), ("Himbeertorte", "Raspberries")])
    func aCompoundThatNoFoodHasFindsTheClosest(query: String, name: String) async throws {
        let results = try await Pantry.app.value.searchFoods(query)
        #expect(results.foods.prefix(3).map(\.name).contains(name) && results.isPartial)
    }

    @Test(arguments: ["candy floss", "cotton candy"])
    func anotherCandyIsOnlyTheClosest(query: String) async throws {
        #expect(try await Pantry.app.value.searchFoods(query).isPartial)
    }

    @Test func anOwnFoodComesBeforeTheTables() async throws {
        let app = try await TestApp(foods: .embedded)
        try await app.register(Cast.alex)
        _ = try await app.addFood(FoodDraft(name: "Milk of the farm"))
        #expect(try await app.foodNames("milk").first == "Milk of the farm")
    }

    /// The positions are stored in the databases of this version.
    @Test func whoChangesHowPositionsAreComputedRaisesTheVersion() async throws {
        let sum = try await Pantry.app.value.rows(
            "SELECT count(*), sum(search_position) FROM foods WHERE archived_at IS NULL")
        #expect(sum == ["20809 11184015"])
        #expect(FoodPlainness.version == 5)
    }
}
