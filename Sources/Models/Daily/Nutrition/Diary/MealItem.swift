import Fitness
import GRDB
import Micronutrients
import Texts

extension MealItem {
    package static let columns =
        (["food_id", "name", "quantity", "portion", "amount"] + Nutrients.columnNames + ["micronutrients"])
        .joined(separator: ", ")

    init(_ row: inout RowReader) throws {
        try self.init(
            foodID: row.next(), name: row.next(), quantity: row.next(), portion: row.next(), amount: row.next(),
            nutrients: Nutrients(&row), micronutrients: row.textIfPresent(MicronutrientAmounts.init(text:)))
    }

    var columns: ColumnValues {
        ["food_id": foodID, "name": name, "quantity": quantity, "portion": portion, "amount": amount]
            + nutrients.columns + ["micronutrients": micronutrients?.text]
    }
}

extension MealItem {
    /// An amount of a food.
    /// - Parameter portion: nil for a plain amount.
    package init(_ food: Food, quantity: Double, of portion: Portion?) {
        let amount = quantity * (portion?.amount ?? 1)
        self.init(
            foodID: food.id, name: food.title, quantity: quantity, portion: portion?.name ?? food.unit.symbol,
            amount: amount, nutrients: food.nutrients(in: amount))
    }

    /// Its own nutrients in 100 g or ml, which are those that its food had when it was logged.
    package var referenceNutrients: Nutrients? {
        // An archive may bring numbers that no food can have; another amount of them could not be stored.
        let known = amount.map { nutrients.scaled(by: FoodDraft.referenceAmount / $0) }
        return known.flatMap { $0.isPlausible ? $0 : nil }
    }

    /// Its own name and numbers in the amount of another item; nil if it has none of an amount.
    func inAmount(of other: MealItem) -> MealItem? {
        guard let amount = other.amount, let numbers = referenceNutrients else { return nil }
        var item = self
        (item.quantity, item.portion, item.amount) = (other.quantity, other.portion, amount)
        item.nutrients = numbers.scaled(by: amount / FoodDraft.referenceAmount)
        return item
    }

    /// `150 g`, `1.5 cups (360 g)`, `2 servings`, `2 × bar (80 g)`; nil for an item without a food.
    package func amountText(unit: FoodUnit?) -> String? {
        guard !portion.isEmpty else { return nil }
        let quantity = QuantityText.format(quantity)
        guard !FoodUnit.allCases.contains(where: { $0.symbol == portion }) else {
            return Figure(quantity, portion).text
        }
        let text = portionText(quantity)
        guard let amount, let unit else { return text }
        return "\(text) (\(Figure(DecimalText.format(amount, maximumDecimals: 0), unit.symbol).text))"
    }
}

extension Food {
    /// Its name and, where it has one, its brand.
    package var title: String {
        String((brand.isEmpty ? name : "\(name), \(brand)").unicodeScalars.prefix(MealItem.longestName))
    }
}
