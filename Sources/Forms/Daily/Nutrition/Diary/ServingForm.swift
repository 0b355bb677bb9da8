import Fitness
import HTTP
import Models
import Texts

/// An amount of a food, for a meal of a day.
package struct ServingForm: MealForm {
    package static let quantities = 0.01...10_000.0
    /// 10 kg, more than anyone eats at once. No nutrient of this amount exceeds the limits of the tables.
    private static let maximumAmount = 10_000.0

    package let action: String
    package let food: Food
    let portions: [Portion]
    package let isEntry: Bool
    /// The recipe if the food is an ingredient; it then has no meal and no day.
    package let recipe: Int64?
    /// The entry that is edited, whose portion the food may no longer have.
    private let current: MealItem?
    package var subject = Field("food_id", label: "Food")
    package var quantity = Field("quantity", label: "Amount")
    package var portion = Field("portion", label: "Portion")
    package var meal = Field("meal", label: "Meal", options: Meal.options)
    package var date = Field("date", label: "Date")
    package var warnings = Warnings()
    package var token: String
    package var back: ReturnPath?

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.subject, \.quantity, \.portion, \.meal, \.date]
    }

    package var cancelPath: String? {
        back?.path ?? recipe.map(Paths.recipe)
            ?? Paths.nutrition(on: LocalDay(date.value) ?? LocalDay(daysSinceEpoch: 0))
    }

    private init(
        action: String, food: Food, portions: [Portion], current: MealItem? = nil, recipe: Int64? = nil, meal: Meal,
        day: LocalDay
    ) throws {
        self.action = action
        self.food = food
        self.portions = portions
        self.current = current
        self.recipe = recipe
        isEntry = current != nil
        token = try FormToken().text
        subject.value = String(food.id)
        self.meal.value = meal.rawValue
        date.value = day.description
        quantity.hint = "Such as 1.5\u{A0}or\u{A0}½"
        portion.options = portionOptions
    }

    /// Proposes the amount of the last time, or one usual portion.
    package init(adding food: Food, portions: [Portion], last: MealItem?, to meal: Meal, on day: LocalDay) throws {
        try self.init(action: Paths.mealEntries, food: food, portions: portions, meal: meal, day: day)
        if let last, last.portion == food.unit.symbol || portions.contains(where: { $0.name == last.portion }) {
            suggest(last.quantity, last.portion)
        } else {
            suggestFirst()
        }
    }

    /// A new ingredient of a recipe.
    package init(ingredient food: Food, portions: [Portion], of recipe: Int64, today: LocalDay) throws {
        try self.init(
            action: Paths.ingredients(of: recipe), food: food, portions: portions, recipe: recipe, meal: .snack,
            day: today)
        suggestFirst()
    }

    private mutating func suggestFirst() {
        if let usual = food.usualPortion(of: portions) {
            suggest(1, usual.name)
        } else {
            suggest(Food.referenceAmount, food.unit.symbol)
        }
    }

    /// An existing entry.
    package init(_ entry: MealEntry, of food: Food, portions: [Portion]) throws {
        try self.init(
            action: Paths.mealEntry(entry.id), food: food, portions: portions, current: entry.item, meal: entry.meal,
            day: entry.day)
        suggest(entry.item.quantity, entry.item.portion)
    }

    private mutating func suggest(_ quantity: Double, _ portion: String) {
        self.quantity.value = DecimalText.format(quantity)
        self.portion.value = portion
    }

    /// The food's portions, and the portion of the entry if the food no longer has it.
    private var portionOptions: [Field.Option] {
        let offered = portions.map { portion in
            let amount = Figure(DecimalText.format(portion.amount, maximumDecimals: 0), food.unit.symbol).text
            return Field.Option(value: portion.name, label: "\(portion.name) (\(amount))")
        }
        let plain = Field.Option(
            value: food.unit.symbol, label: food.unit == .grams ? "grams (g)" : "milliliters (ml)")
        guard let current, current.portion != food.unit.symbol,
            !portions.contains(where: { $0.name == current.portion })
        else { return offered + [plain] }
        return [Field.Option(value: current.portion, label: current.portion)] + offered + [plain]
    }

    /// The amount of one of each portion, in the food's unit.
    package var amounts: [String: Double] {
        var amounts = Dictionary(portions.map { ($0.name, $0.amount) }) { first, _ in first }
        if let current, let amount = current.amount, amounts[current.portion] == nil {
            amounts[current.portion] = amount / current.quantity
        }
        amounts[food.unit.symbol] = 1
        return amounts
    }

    /// The amount in the fields, if they can be parsed.
    package var amount: Double? {
        guard let quantity = QuantityText.parse(quantity.value), let portion = amounts[portion.value] else {
            return nil
        }
        return quantity * portion
    }

    package mutating func validate(today: LocalDay) -> MealEntryDraft? {
        let quantity = quantity.quantity(in: Self.quantities)
        let portion: Double? = amounts[portion.value] ?? portion.fail("Please choose a portion")
        let meal = chosenMeal()
        let day = day(today: today)
        if let quantity, let portion, quantity * portion > Self.maximumAmount {
            self.quantity.error = "That is more than 10 \(food.unit == .grams ? "kilograms" : "liters")"
        }
        guard isValid, let quantity, let portion, let meal, let day else {
            focusFirstError()
            return nil
        }
        return MealEntryDraft(day: day, meal: meal, item: unchanged ?? item(quantity, of: portion))
    }

    /// The stored item if the amount was not edited, because the food may have changed since.
    private var unchanged: MealItem? {
        guard let current, quantity.value == DecimalText.format(current.quantity),
            portion.value == current.portion
        else { return nil }
        return current
    }

    private func item(_ quantity: Double, of portion: Double) -> MealItem {
        let isPlain = self.portion.value == food.unit.symbol
        return MealItem(
            food, quantity: quantity, of: isPlain ? nil : Portion(name: self.portion.value, amount: portion))
    }

    /// - Returns: whether the entry can be saved.
    package mutating func confirmWarnings(about draft: MealEntryDraft) -> Bool {
        warnAboutEnergy(draft.item.nutrients)
        return warnings.areConfirmed
    }
}

extension Field {
    /// The number of portions: a number, or a fraction as in `1 ½`.
    mutating func quantity(in range: ClosedRange<Double>) -> Double? {
        guard let number = QuantityText.parse(value) else { return fail("Please enter a number such as 1.5 or ½") }
        guard number > 0 else { return fail("Must be positive") }
        guard range.contains(number) else {
            return fail("Please enter at most \(DecimalText.grouped(range.upperBound))")
        }
        return number
    }
}
