import Foundation
import Testing

@testable import FoodTable

@Suite struct ShortFoodNameTests {
    @Test(arguments: [
        ("Chicken, broilers or fryers, breast, meat only, cooked, roasted", "Chicken breast, roasted"),
        ("Cheese, brie", "Brie cheese"), ("Cheese, mozzarella, whole milk", "Mozzarella cheese, whole milk"),
        ("Milk, lowfat, fluid, 1% milkfat, with added vitamin A and vitamin D", "Low-fat milk, 1% milkfat"),
        ("Fish, salmon, pink, raw", "Salmon, raw"), ("Nuts, almonds", "Almonds"),
        ("Oil, olive, salad or cooking", "Olive oil"), ("Pork, cured, bacon, raw", "Pork bacon, raw"),
        ("Peas, sugar-snap, boiled in unsalted water", "Sugar-snap peas, boiled"),
        ("Hake, flesh only, grilled, weighed with bones and skin", "Hake, grilled, weighed with bones"),
        ("Flounder, flesh only, steamed, weighed with bones and skin", "Flounder, steamed, weighed with bones"),
        ("Bananas, raw, flesh only, weighed with skin", "Bananas, raw, weighed with skin"),
        ("Fast foods, potatoes, hashed brown", "Potatoes, hashed brown"),
        ("Eggs poached, with horseradish-mayonnaise", "Eggs poached, with horseradish mayo"),
        ("Puddings, banana, dry mix, regular, prepared with 2% milk", "Banana pudding, made with 2% milk"),
        ("Soup, leek and potato, dehydrated and reconstituted", "Leek and potato soup, made with water"),
        ("CAMPBELL Soup Company, CAMPBELL'S CHUNKY, Minestrone Soup, condensed", "Minestrone Soup, condensed"),
        ("Cereals ready-to-eat, GENERAL MILLS, GOLDEN GRAHAMS", "Golden Grahams"),
        ("McDONALD'S, French Fries", "French Fries"),
        ("Cereals, QUAKER, corn grits, instant, plain, dry", "Corn grits, dry"),
        ("BURGER KING, WHOPPER, with cheese", "Whopper, with cheese"),
        ("Fast foods, biscuit, with egg", "Biscuit, with egg"),
        ("Biscuit (cookie), with chocolate, prepacked", "Biscuit, with chocolate"),
        ("Cheese, from ewe's whey", "Cheese, from ewe's whey"),
        ("Cereals, CREAM OF WHEAT, instant, dry", "Cream OF Wheat, instant, dry"),
        ("CAMPBELL Soup Company, V8 SPLASH Smoothies, Peach Mango", "Peach Mango smoothie"),
        ("Frozen novelties, ice type, lime", "Water ice, lime"),
        ("Beans, baked, canned, with franks", "Beans, baked, with franks"),
        ("Chicken, canned, meat only, with broth", "Chicken, canned, with broth"),
        ("PIZZA HUT 14\" Cheese Pizza, Pan Crust", "Pizza HUT 14\" Cheese Pizza, pan Crust"),
        ("Apricot sauce from fresh fruit", "Apricot sauce from fresh fruit"), ("(raw)", "(raw)"), ("", ""),
        (
            "Egg pasta with fried chicken breast fillet and white basic sauce",
            "Egg pasta with fried chicken breast"
        ),
    ])
    func aNameIsWhatPeopleSay(official: String, expected: String) {
        #expect(ShortFoodName(official).choices.first == expected)
    }

    @Test func longerChoicesSayMore() {
        let name = ShortFoodName("Pork, fresh, shoulder, whole, separable lean and fat, raw")
        #expect(
            name.choices == ["Pork shoulder, raw", "Pork shoulder, raw, whole", "Pork shoulder, raw, whole, with fat"])
    }

    /// The tables themselves have `flesh and skin,, raw`, `Carrots, , seasoned` and brackets that never close.
    @Test func noNameOfTheTablesIsTooLongEmptyOrDamaged() throws {
        let table = try JSONSerialization.jsonObject(with: Data(FoodTable.json().utf8))
        for food in try #require(table as? [[Any]]) {
            let official = try #require(food[2] as? String)
            let choices = ShortFoodName(official).choices
            #expect(choices.allSatisfy { (1...40).contains($0.count) }, "\(official): \(choices)")
            #expect(((food[3] as? String)?.count ?? 1) <= 40)
            let words = (food[5] as? String ?? "").split(separator: ";").map(String.init)
            let portions = (food[15] as? [[Any]] ?? []).compactMap { $0[0] as? String }
            let damaged = ([official, food[3] as? String ?? official] + words + portions + choices).filter(
                Self.isDamaged)
            #expect(damaged == [], "\(official)")
        }
    }

    /// By bytes: there are 100,000 names.
    private static func isDamaged(_ name: String) -> Bool {
        let (space, comma, open, close) = (UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"))
        var (before, depth) = (space, 0)
        for byte in name.utf8 {
            let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            if before == comma, byte != space, !isDigit { return true }
            if before == space || before == open, byte == space || byte == comma || byte == close { return true }
            depth += byte == open ? 1 : byte == close ? -1 : 0
            if depth < 0 { return true }
            before = byte
        }
        return depth != 0 || before == space || before == comma
    }

    /// A brand or a heading that is left out may leave only what is said about the food.
    @Test func noNameOfTheTablesBeginsWithinASentence() throws {
        let joints: Set = ["with", "without", "no", "in", "from", "for", "made", "and", "of", "or", "on"]
        let table = try JSONSerialization.jsonObject(with: Data(FoodTable.json().utf8))
        for food in try #require(table as? [[Any]]) {
            let official = try #require(food[2] as? String)
            for name in ShortFoodName(official).choices + [food[3] as? String ?? official] {
                let first = name.split { !$0.isLetter }.first.map { $0.lowercased() } ?? ""
                #expect(!joints.contains(first) && !name.hasPrefix("Ice type"), "\(official): \(name)")
            }
        }
    }

    @Test func unlikeFoodsHaveDifferentNames() {
        var naming = FoodNaming()
        naming.reserve("Pork shoulder, raw", energyKilocalories: 150)
        let official = "Pork, fresh, shoulder, whole, separable lean only, raw"
        #expect(naming.name(official, energyKilocalories: 160) == "Pork shoulder, raw")
        #expect(naming.name(official, energyKilocalories: 236) == "Pork shoulder, raw, whole")
        #expect(naming.name(official, energyKilocalories: 400) == "Pork shoulder, raw, whole, fresh")
        #expect(naming.name(official, energyKilocalories: 600) == "Pork shoulder, raw, whole (600 kcal)")
        #expect(naming.name(official, energyKilocalories: nil) == "Pork shoulder, raw, whole")
    }

    /// Nobody hears a comma, a hyphen or a capital.
    @Test func namesDifferByMoreThanTheirSpelling() {
        var naming = FoodNaming()
        naming.reserve("Herring, cooked", energyKilocalories: 203)
        #expect(naming.name("Herring cooked", energyKilocalories: 200) == "Herring, cooked")
        #expect(
            naming.name("Herring cooked, with horseradish sauce", energyKilocalories: 137)
                == "Herring cooked, with horseradish sauce")
        naming.reserve("Low-fat yogurt", energyKilocalories: 63)
        #expect(naming.name("Yogurt, low fat", energyKilocalories: 110) == "Low fat yogurt (110 kcal)")
    }

    /// What is otherwise left out tells two foods apart better than a number does.
    @Test func whatNobodySaysComesBeforeANumber() {
        var naming = FoodNaming()
        naming.reserve("Pork, raw", energyKilocalories: 150)
        #expect(naming.name("Pork, raw (shoulder)", energyKilocalories: 250) == "Pork, raw, shoulder")
        #expect(naming.name("Pork, fresh, raw", energyKilocalories: 250) == "Pork, raw, fresh")
    }
}
