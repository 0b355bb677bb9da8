import Testing

@testable import FoodWords

/// What a search is for that begins with an amount.
@Suite struct FoodAmountTests {
    @Test(arguments: [
        ("2 eggs", "eggs"), ("two eggs", "eggs"), ("zwei Eier", "Eier"), ("ein Ei", "Ei"), ("deux oeufs", "oeufs"),
        ("1 banana", "banana"), ("1/2 avocado", "avocado"), ("½ avocado", "avocado"), ("2x eggs", "eggs"),
        ("200 g chicken breast", "chicken breast"), ("200g chicken", "chicken"), ("1,5 l Milch", "Milch"),
        ("3 slices of bread", "bread"), ("2 Stück Kuchen", "Kuchen"), ("2 lbs. beef", "beef"),
        ("une tasse de thé", "thé"), ("tasse de thé", "thé"), ("200 ml d'eau", "eau"), ("verre d’eau", "eau"),
        ("pint of beer", "beer"), ("a cup of tea", "tea"),
    ])
    func theFoodFollowsTheAmount(text: String, food: String) {
        #expect(FoodAmount.food(in: text) == food)
    }

    @Test(arguments: [
        "7up", "7 up", "2% milk", "2 % milk", "2 percent milk", "0% greek yogurt", "80/20 beef", "coke zero",
        "vitamin b12", "half and half", "half cream", "pint", "cup noodles", "2", "200 g", "2 cups of", "a", "", " ",
        "400638", "egg 2",
    ])
    func aNameIsNoAmount(text: String) {
        #expect(FoodAmount.food(in: text) == nil)
        #expect(FoodQuery(text).withoutAmount == nil)
    }

    @Test func signsAreNoFood() {
        #expect(FoodQuery("2 🥚").withoutAmount == nil)
        #expect(FoodQuery("g d'").withoutAmount == nil)
    }
}
