import Fitness
import GRDB
import Texts

/// An amount of a food and its nutrients: an entry of a meal, a part of a saved meal, an ingredient of a recipe.
package struct MealItem: Sendable, Equatable {
    package var foodID: Int64?
    package var name: String
    /// The number of portions.
    package var quantity: Double
    /// The portion's name: `g` or `ml` for a plain amount; empty for an item without a food.
    package var portion: String
    /// In the food's unit; nil for an item without a food.
    package var amount: Double?
    package var nutrients: Nutrients

    package init(
        foodID: Int64? = nil, name: String, quantity: Double, portion: String, amount: Double? = nil,
        nutrients: Nutrients
    ) {
        self.foodID = foodID
        self.name = name
        self.quantity = quantity
        self.portion = portion
        self.amount = amount
        self.nutrients = nutrients
    }
}

extension MealItem {
    package static let columns = (["food_id", "name", "quantity", "portion", "amount"] + Nutrients.columnNames)
        .joined(separator: ", ")

    init(_ row: inout RowReader) throws {
        foodID = try row.next()
        name = try row.next()
        quantity = try row.next()
        portion = try row.next()
        amount = try row.next()
        nutrients = try Nutrients(&row)
    }

    var columns: ColumnValues {
        ["food_id": foodID, "name": name, "quantity": quantity, "portion": portion, "amount": amount]
            + nutrients.columns
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

    /// `150 g`, `1.5 cup (360 g)`, `2 × bar (80 g)`; nil for an item without a food.
    package func amountText(unit: FoodUnit?) -> String? {
        guard !portion.isEmpty else { return nil }
        let quantity = QuantityText.format(quantity)
        guard !FoodUnit.allCases.contains(where: { $0.symbol == portion }) else {
            return Figure(quantity, portion).text
        }
        // Most portions are called "1 cup" or "1 large".
        let text = portion.hasPrefix("1 ") ? "\(quantity) \(portion.dropFirst(2))" : "\(quantity) × \(portion)"
        guard let amount, let unit else { return text }
        return "\(text) (\(Figure(DecimalText.format(amount, maximumDecimals: 0), unit.symbol).text))"
    }
}

extension Food {
    /// Its name and, where it has one, its brand.
    package var title: String { String((brand.isEmpty ? name : "\(name), \(brand)").unicodeScalars.prefix(300)) }
}
