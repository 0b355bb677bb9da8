import Support
import Testing

@testable import Fitness
@testable import Models

/// What people type, and the foods of the embedded table that they mean.
@Suite struct FoodRankingTests {
    /// An app with the whole table, opened once for all tests.
    private static let pantry = Task {
        let app = try await TestApp(foods: .embedded)
        try await app.register(Cast.alex)
        return app
    }

    private func found(_ query: String) async throws -> [String] {
        try await Self.pantry.value.foodNames(query)
    }

    /// The explicit type keeps type checking fast; within the macro it took seconds.
    private static let everydayQueries: [(String, String)] = [
        ("egg", "Egg, whole, raw, fresh"), ("eggs", "Egg, whole, cooked, hard-boiled"),
        ("boiled egg", "Egg, whole, cooked, hard-boiled"), ("hard boiled egg", "Egg, whole, cooked, hard-boiled"),
        ("fried egg", "Egg, whole, cooked, fried"), ("scrambled eggs", "Egg, whole, cooked, scrambled"),
        ("egg white", "Egg, white, raw"), ("egg yolk", "Egg, yolk, raw"),
        ("omelette", "Egg, whole, cooked, omelet"), ("poached egg", "Egg, whole, cooked, poached"),
        ("chicken breast", "Chicken, broilers or fryers, breast, meat only, cooked, roasted"),
        ("chicken thigh", "Chicken, broilers or fryers, thigh, meat"), ("chicken", "Chicken, broilers or fryers"),
        ("roast chicken", "Chicken, broilers or fryers"), ("chicken wings", "Chicken, broilers or fryers, wing"),
        ("turkey breast", "Turkey"), ("ground beef", "Beef, ground"), ("minced beef", "Beef, ground"),
        ("mince", "Beef, ground"), ("beef", "Beef"), ("steak", "Beef"), ("pork chop", "Pork, fresh, loin"),
        ("bacon", "Pork, cured, bacon"), ("lamb chops", "Lamb"), ("duck", "Duck"), ("sausage", "Sausage"),
        ("salmon", "Fish, salmon"), ("smoked salmon", "Fish, salmon, chinook, smoked"), ("tuna", "Fish, tuna"),
        ("cod", "Fish, cod, Atlantic"), ("sardines", "Fish, sardine"), ("trout", "Fish, trout"),
        ("prawns", "Crustaceans, shrimp"), ("shrimp", "Crustaceans, shrimp"), ("crab", "Crustaceans, crab"),
        ("rice", "Rice, white, long-grain, regular"), ("cooked rice", "Rice, white, long-grain, regular, cooked"),
        ("brown rice", "Rice, brown, long-grain"), ("oats", "Cereals, oats, regular and quick"),
        ("rolled oats", "Cereals, oats, regular and quick"),
        ("porridge", "Cereals, oats, regular and quick, unenriched, cooked with water"),
        ("spaghetti", "Spaghetti, cooked"), ("pasta", "Macaroni, cooked"), ("couscous", "Couscous"),
        ("quinoa", "Quinoa"), ("flour", "Wheat flour, white, all-purpose"),
        ("corn flakes", "Cereals ready-to-eat"), ("bread", "Bread"),
        ("white bread", "Bread, white, commercially prepared"),
        ("wholemeal bread", "Bread, whole-wheat, commercially prepared"),
        ("toast", "Bread, white, commercially prepared, toasted"), ("bagel", "Bagels, plain"),
        ("croissant", "Croissants, butter"), ("pancakes", "Pancakes"), ("popcorn", "Snacks, popcorn"),
        ("milk", "Milk, whole, 3.25% milkfat"), ("whole milk", "Milk, whole, 3.25% milkfat"),
        ("skim milk", "Milk, nonfat, fluid"), ("skimmed milk", "Milk, nonfat, fluid"),
        ("semi-skimmed milk", "Milk, reduced fat, fluid, 2% milkfat"),
        ("2% milk", "Milk, reduced fat, fluid, 2% milkfat"), ("soy milk", "Soymilk"), ("yogurt", "Yogurt, plain"),
        ("yoghurt", "Yogurt, plain"), ("butter", "Butter, salted"), ("cheddar", "Cheese, cheddar"),
        ("mozzarella", "Cheese, mozzarella"), ("cottage cheese", "Cheese, cottage"),
        ("cream cheese", "Cheese, cream"), ("parmesan", "Cheese, parmesan"), ("feta", "Cheese, feta"),
        ("sour cream", "Cream, sour"), ("double cream", "Cream, fluid, heavy whipping"),
        ("ice cream", "Ice cream"), ("peanut butter", "Peanut butter, smooth style"), ("olive oil", "Oil, olive"),
        ("rapeseed oil", "Oil, canola"), ("mayonnaise", "Salad dressing, mayonnaise"), ("ketchup", "Catsup"),
        ("soy sauce", "Soy sauce"), ("mustard", "Mustard"), ("honey", "Honey"), ("sugar", "Sugars, granulated"),
        ("salt", "Salt, table"), ("jam", "Jams"), ("almonds", "Nuts, almonds"),
        ("walnuts", "Nuts, walnuts, english"), ("peanuts", "Peanuts, all types"), ("cashews", "Nuts, cashew"),
        ("sunflower seeds", "Seeds, sunflower"), ("apple", "Apples, raw, with skin"), ("banana", "Bananas, raw"),
        ("orange", "Oranges, raw"), ("strawberries", "Strawberries, raw"), ("blueberries", "Blueberries, raw"),
        ("raspberries", "Raspberries, raw"), ("grapes", "Grapes, red or green"), ("pear", "Pears, raw"),
        ("peach", "Peaches, raw"), ("plum", "Plums, raw"), ("cherries", "Cherries, sweet, raw"),
        ("pineapple", "Pineapple, raw"), ("mango", "Mangos, raw"), ("watermelon", "Watermelon, raw"),
        ("lemon", "Lemons, raw"), ("avocado", "Avocados, raw"), ("raisins", "Raisins, seedless"),
        ("sultanas", "Raisins"), ("orange juice", "Orange juice"), ("apple juice", "Apple juice"),
        ("potato", "Potato, flesh and skin, raw"), ("baked potato", "Potatoes, baked"),
        ("mashed potato", "Potatoes, mashed"), ("french fries", "Potatoes, french fried"),
        ("chips", "Snacks, potato chips"), ("crisps", "Snacks, potato chips"), ("sweet potato", "Sweet potato"),
        ("tomato", "Tomatoes, red, ripe, raw"), ("cucumber", "Cucumber, with peel, raw"),
        ("carrot", "Carrots, raw"), ("onion", "Onions, raw"), ("spring onion", "Onions, spring or scallions"),
        ("garlic", "Garlic, raw"), ("broccoli", "Broccoli, raw"), ("cauliflower", "Cauliflower, raw"),
        ("spinach", "Spinach, raw"), ("kale", "Kale, raw"), ("lettuce", "Lettuce"),
        ("bell pepper", "Peppers, sweet"), ("mushrooms", "Mushrooms, white, raw"),
        ("courgette", "Squash, summer, zucchini, includes skin, raw"),
        ("zucchini", "Squash, summer, zucchini, includes skin, raw"), ("aubergine", "Eggplant, raw"),
        ("sweetcorn", "Corn, sweet, yellow"), ("peas", "Peas, green"), ("green beans", "Beans, snap, green, raw"),
        ("beetroot", "Beets"), ("asparagus", "Asparagus, raw"), ("rocket", "Arugula, raw"),
        ("lentils", "Lentils"), ("chickpeas", "Chickpeas"), ("kidney beans", "Beans, kidney"), ("tofu", "Tofu"),
        ("hummus", "Hummus"), ("coffee", "Coffee, brewed"), ("tea", "Tea, black, brewed"),
        ("beer", "Alcoholic beverage, beer, regular"), ("red wine", "Alcoholic beverage, wine, table, red"),
        ("cola", "Carbonated beverage, cola"), ("coke", "Carbonated beverage, cola"),
        ("milk chocolate", "Candies, milk chocolate"), ("chocolate", "Candies, milk chocolate"),
        ("dark chocolate", "Chocolate, dark"), ("pizza", "Pizza"), ("hamburger", "Fast foods, hamburger"),
        ("doughnut", "Doughnuts"), ("apple pie", "Pie, apple"), ("tomato soup", "Soup, tomato"),
    ]

    @Test(arguments: everydayQueries)
    func everydayQueriesFindTheirFoodAmongTheFirstThree(query: String, expected: String) async throws {
        let names = try await found(query).prefix(3)
        #expect(names.contains { $0.hasPrefix(expected) }, "\(query): \(names)")
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

    @Test func anOwnFoodComesBeforeTheTables() async throws {
        let app = try await TestApp(foods: .embedded)
        try await app.register(Cast.alex)
        _ = try await app.addFood(FoodDraft(name: "Milk of the farm"))
        #expect(try await app.foodNames("milk").first == "Milk of the farm")
    }

    /// The positions are stored in the databases of this version.
    @Test func whoChangesHowPositionsAreComputedRaisesTheVersion() async throws {
        let sum = try await Self.pantry.value.rows(
            "SELECT count(*), sum(search_position) FROM foods WHERE archived_at IS NULL")
        #expect(sum == ["7906 4688311"])
        #expect(FoodPlainness.version == 1)
    }
}
