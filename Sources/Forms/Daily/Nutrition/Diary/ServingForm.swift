import Fitness
import Models
import Texts

/// An amount of a food, for a meal of a day, a recipe or a saved meal.
package struct ServingForm: MealForm {
    package let action: String
    package let food: Food
    let portions: [Portion]
    package let isEntry: Bool
    package let today: LocalDay
    /// What the food is in instead of a day; it then has no meal and no date.
    private let list: MealItemList?
    /// The entry that is edited, whose portion the food may no longer have.
    private let current: MealItem?
    package var subject = Field("food_id", label: NutritionTexts.food)
    package var quantity = Field("quantity", label: CommonTexts.amount)
    package var portion = Field("portion", label: NutritionTexts.portion)
    package var meal = Field("meal", label: NutritionTexts.meal, options: Meal.options)
    package var date = Field("date", label: CommonTexts.date)
    package var planned = Field.planned
    /// Whether an entry takes the food's numbers of today: `1` or empty.
    package var renewal = Field("food_numbers", label: NutritionTexts.nutrients, isRequired: false)
    package var warnings = Warnings()
    package var token: String
    package var back: ReturnPath?

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.subject, \.quantity, \.portion, \.renewal, \.meal, \.date]
    }

    package var isForMeal: Bool { list == nil }
    package var cancelPath: String? {
        back?.path ?? list?.path
            ?? Paths.nutrition(on: LocalDay(date.value) ?? LocalDay(daysSinceEpoch: 0))
    }

    private init(
        action: String, food: Food, portions: [Portion], current: MealItem? = nil, in list: MealItemList? = nil,
        meal: Meal = .snack, day: LocalDay? = nil, today: LocalDay
    ) throws {
        self.action = action
        self.food = food
        self.portions = portions
        self.current = current
        self.list = list
        self.today = today
        isEntry = current != nil
        token = try FormToken().text
        subject.value = String(food.id)
        self.meal.value = meal.rawValue
        date.value = (day ?? today).description
        quantity.hint = NutritionTexts.amountHint
        portion.options = portionOptions
    }

    /// Proposes the amount of the last time, or one usual portion.
    package init(
        adding food: Food, portions: [Portion], last: MealItem?, to meal: Meal, on day: LocalDay, today: LocalDay
    ) throws {
        try self.init(
            action: Paths.mealEntries, food: food, portions: portions, meal: meal, day: day, today: today)
        planned.value = day > today ? "1" : ""
        suggest(food.usualServing(portions, last: last))
    }

    /// A new ingredient of a recipe.
    package init(ingredient food: Food, portions: [Portion], of recipe: Int64, today: LocalDay) throws {
        try self.init(
            action: Paths.ingredients(of: recipe), food: food, portions: portions, in: .recipe(recipe), today: today)
        suggest(food.usualServing(portions))
    }

    /// An ingredient of a recipe or a food of a saved meal, to change its amount.
    package init(
        _ part: StoredMealItem, of food: Food, portions: [Portion], in list: MealItemList, today: LocalDay
    ) throws {
        try self.init(
            action: list.path(of: part.id), food: food, portions: portions, current: part.item, in: list, today: today)
        suggest((part.item.quantity, part.item.portion))
    }

    /// An existing entry.
    package init(_ entry: MealEntry, of food: Food, portions: [Portion], today: LocalDay) throws {
        try self.init(
            action: Paths.mealEntry(entry.id), food: food, portions: portions, current: entry.item, meal: entry.meal,
            day: entry.day, today: today)
        planned.value = entry.isPlanned ? "1" : ""
        suggest((entry.item.quantity, entry.item.portion))
    }

    private mutating func suggest(_ serving: (quantity: Double, portion: String)) {
        quantity.value = DecimalText.format(serving.quantity)
        portion.value = serving.portion
    }

    /// The food's portions, and the portion of the entry if the food no longer has it.
    private var portionOptions: [Field.Option] {
        let offered = portions.map { portion in
            let amount = Figure(DecimalText.format(portion.amount, maximumDecimals: 0), food.unit.symbol).text
            return Field.Option(value: portion.name, label: "\(portion.name) (\(amount))")
        }
        let plain = Field.Option(
            value: food.unit.symbol, label: food.unit == .grams ? NutritionTexts.gramsG : NutritionTexts.millilitersMl)
        guard let current, current.portion != food.unit.symbol,
            !portions.contains(where: { $0.name == current.portion })
        else { return offered + [plain] }
        return [Field.Option(value: current.portion, label: current.portion)] + offered + [plain]
    }

    /// The amount of one of each portion, in the food's unit.
    package var amounts: [String: Double] { food.portionAmounts(portions, of: current) }

    /// The amount in the fields, if they can be parsed.
    package var amount: Double? {
        guard let quantity = QuantityText.parse(quantity.value), let portion = amounts[portion.value] else {
            return nil
        }
        return quantity * portion
    }

    package var isRenewed: Bool { !renewal.value.isEmpty }

    /// In 100 g or ml: the numbers that an entry has, even if those of its food are others by now.
    package var numbers: Nutrients { (isRenewed ? nil : current?.referenceNutrients) ?? food.nutrients }

    /// Whether the food has other numbers than the entry, beyond what is lost in computing.
    package var hasNewerNumbers: Bool {
        guard let own = current?.referenceNutrients else { return false }
        return zip(own.amounts, food.nutrients.amounts).contains { abs(($0 ?? -1) - ($1 ?? -1)) > 0.005 }
    }

    /// Only a day's food is asked about.
    package mutating func validate() -> MealEntryDraft? {
        let isUnchanged = current.map { quantity.value == DecimalText.format($0.quantity) } ?? false
        let checked = MealEntryDraft.checked(
            food, portions, quantity: isUnchanged ? current?.quantity : quantity.quantity(),
            portion: portion.value, day: date.day(today: today), meal: Meal(rawValue: meal.value),
            isPlanned: isPlanned, keeping: current, isRenewed: isRenewed, today: today)
        return isForMeal ? confirmed(checked) : accept(checked)
    }
}

extension Field {
    /// The number of portions: a number, or a fraction as in `1 ½`.
    mutating func quantity() -> Double? { isUnclear() ? nil : QuantityText.parse(value) }
}

extension MealItemList {
    package var path: String {
        switch self {
        case .recipe(let recipe): Paths.recipe(recipe)
        case .savedMeal(let meal): Paths.savedMeal(meal)
        }
    }

    package func path(of item: Int64) -> String {
        switch self {
        case .recipe(let recipe): Paths.ingredient(item, of: recipe)
        case .savedMeal(let meal): Paths.savedMealItem(item, of: meal)
        }
    }
}
