import Testing

@testable import Fitness
@testable import Models

/// How much of a food was eaten, in the words of its portion.
@Suite struct PortionTextTests {
    static let portions: [(quantity: Double, portion: String, text: String)] = [
        (1, "1/2 cup", "1/2 cup"), (2, "1/2 cup", "1 cup"), (3, "1/2 cup", "1.5 cups"),
        (1, "1 slice, large", "1 slice, large"),
        (2, "1 slice, large", "2 slices, large"), (0.5, "1 cup, chopped", "0.5 cup, chopped"), (2, "3 oz", "6 oz"),
        (2, "10 chips", "20 chips"), (2, "1 large", "2 large"), (2, "1 Scheibe", "2 Scheibe"), (2, "loaf", "2 × loaf"),
        (1, "3-4 pieces", "1 × 3-4 pieces"), (2, "1 serving", "2 servings"),
    ]

    @Test(arguments: portions)
    func isPlain(quantity: Double, portion: String, text: String) {
        let item = MealItem(name: "Toast", quantity: quantity, portion: portion, nutrients: Nutrients())
        #expect(item.amountText(unit: nil)?.replacing("\u{A0}", with: " ") == text)
    }
}
