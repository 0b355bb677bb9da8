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

    /// In Unicode scalars: of a food and its brand.
    package static let longestName = 300
    /// The amounts of a nutrient that the tables accept.
    package static let storedNutrients = 0...100_000.0

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

/// The editable values of a meal entry.
package struct MealEntryDraft: Sendable, Equatable {
    package var day: LocalDay
    package var meal: Meal
    package var item: MealItem

    package init(day: LocalDay, meal: Meal, item: MealItem) {
        self.day = day
        self.meal = meal
        self.item = item
    }
}

extension MealEntryDraft {
    package static let quantities = 0.01...10_000.0
    package static let kilocalories = 0...20_000.0
    package static let grams = 0...2_000.0
    /// 10 kg, more than anyone eats at once. No nutrient of this amount exceeds the limits of the tables.
    private static let maximumAmount = 10_000.0
    private static var defaultName: String { NutritionTexts.quickAdd }

    /// An amount of a food, or what is wrong with it.
    /// - Parameters:
    ///   - portionAmount: the amount of one portion; nil for one that the food doesn't have.
    ///   - item: the amount of the food, from the quantity and the amount of a portion.
    package static func checked(
        day: LocalDay?, meal: Meal?, quantity: Double?, portionAmount: Double?, unit: FoodUnit, today: LocalDay,
        item: (Double, Double) -> MealItem
    ) -> Result<Self, Faults> {
        var faults = Faults()
        faults.checkQuantity("quantity", quantity, in: quantities)
        faults.require("portion", portionAmount, NutritionTexts.portionMissing)
        if let quantity, let portionAmount, quantity * portionAmount > maximumAmount {
            faults.add(
                "quantity", unit == .grams ? NutritionTexts.moreThanTenKilograms : NutritionTexts.moreThanTenLiters)
        }
        let when = faults.when(day, meal, today: today)
        guard faults.isEmpty, let when, let quantity, let portionAmount else { return .failure(faults) }
        return .success(Self(day: when.day, meal: when.meal, item: item(quantity, portionAmount)))
    }

    /// Calories without a food, or what is wrong with them.
    /// - Parameter current: an existing item, whose other nutrients stay.
    package static func checked(
        day: LocalDay?, meal: Meal?, name: String, energyKilocalories: Double?, proteinGrams: Double?,
        carbohydrateGrams: Double?, fatGrams: Double?, over current: MealItem?, today: LocalDay
    ) -> Result<Self, Faults> {
        var faults = Faults()
        faults.require("energy", energyKilocalories, energyMissing)
        faults.check("energy", energyKilocalories, in: kilocalories, energyMissing)
        for (field, amount) in [("protein", proteinGrams), ("carbohydrate", carbohydrateGrams), ("fat", fatGrams)] {
            faults.check(field, amount, in: grams, gramsUnreadable)
        }
        let name = faults.text("name", name, atMost: nameLength(over: current))
        guard let when = faults.when(day, meal, today: today), faults.isEmpty else { return .failure(faults) }
        var item =
            current ?? MealItem(name: defaultName, quantity: 1, portion: "", amount: nil, nutrients: Nutrients())
        item.name = name.isEmpty ? defaultName : name
        item.nutrients.energyKilocalories = energyKilocalories
        (item.nutrients.proteinGrams, item.nutrients.carbohydrateGrams) = (proteinGrams, carbohydrateGrams)
        item.nutrients.fatGrams = fatGrams
        return .success(Self(day: when.day, meal: when.meal, item: item))
    }

    package static var energyMissing: String { NutritionTexts.caloriesOutOfRange }
    package static var gramsUnreadable: String { NutritionTexts.gramsOutOfRange }

    /// The name of a food that was deleted is kept, which may be longer.
    package static func nameLength(over current: MealItem?) -> Int {
        current == nil ? TextLimits.name : MealItem.longestName
    }

    /// What to ask about implausible values.
    package var questions: [String] {
        let (nutrients, typed) = (item.nutrients, item.nutrients.energyKilocalories ?? 0)
        var questions: [String] = []
        if typed > 4_000 { questions.append(NutritionTexts.energyOfOneEntry(Self.text(typed))) }
        // Missing macros could only increase the sum.
        let made = nutrients.energyOfMacros
        if item.foodID == nil, made > typed * 1.25 + 25 {
            questions.append(
                NutritionTexts.macrosContradictCalories(Self.text(made), Self.text(typed)))
        }
        return questions
    }

    private static func text(_ kilocalories: Double) -> String {
        Figure.kilocalories(Int(kilocalories.rounded())).text
    }
}

extension Faults {
    fileprivate mutating func when(
        _ day: LocalDay?, _ meal: Meal?, today: LocalDay
    ) -> (day: LocalDay, meal: Meal)? {
        require("meal", meal, NutritionTexts.mealMissing)
        guard let day = pastDay("date", day, today: today), let meal else { return nil }
        return (day, meal)
    }
}
