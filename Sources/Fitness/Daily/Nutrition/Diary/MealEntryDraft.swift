import Micronutrients
import Texts

/// An amount of a food and its nutrients: an entry of a meal, a part of a saved meal, an ingredient of a recipe.
package struct MealItem: Codable, Sendable, Equatable {
    package var foodID: Int64?
    package var name: String
    /// The number of portions.
    package var quantity: Double
    /// The portion's name: `g` or `ml` for a plain amount; empty for an item without a food.
    package var portion: String
    /// In the food's unit; nil for an item without a food.
    package var amount: Double?
    package var nutrients: Nutrients
    /// What another app's file said of it; nil where they are those of its food.
    package var micronutrients: MicronutrientAmounts?

    /// In Unicode scalars: of a food and its brand.
    package static let longestName = 300
    /// The amounts of a nutrient that the tables accept.
    package static let storedNutrients = 0...100_000.0

    package init(
        foodID: Int64? = nil, name: String, quantity: Double, portion: String, amount: Double? = nil,
        nutrients: Nutrients, micronutrients: MicronutrientAmounts? = nil
    ) {
        self.foodID = foodID
        self.name = name
        self.quantity = quantity
        self.portion = portion
        self.amount = amount
        self.nutrients = nutrients
        self.micronutrients = micronutrients
    }
}

/// The editable values of a meal entry. They come only from a check, or from another app.
package struct MealEntryDraft: Sendable, Equatable {
    package let day: LocalDay
    package let meal: Meal
    package let item: MealItem
    /// Whether it has not been eaten yet.
    package let isPlanned: Bool
}

extension MealEntryDraft {
    package static let quantities = 0.01...10_000.0
    package static let kilocalories = 0...20_000.0
    package static let grams = 0...2_000.0
    /// 10 kg, more than anyone eats at once. No nutrient of this amount exceeds the limits of the tables.
    private static let maximumAmount = 10_000.0
    /// How many days ahead food can be planned.
    private static let plannedDays = 366
    private static var defaultName: String { NutritionTexts.quickAdd }

    /// The last day that food can be planned for.
    package static func lastDay(today: LocalDay) -> LocalDay { today + plannedDays }

    /// Whether food can be logged or planned for a day.
    package static func takes(_ day: LocalDay, today: LocalDay) -> Bool {
        LocalDay.fault(of: day, until: lastDay(today: today), "", today: today) == nil
    }

    /// The same food in a meal of a day, or what is wrong with that. On a day to come it is a plan.
    package static func checked(
        _ item: MealItem, day: LocalDay?, meal: Meal?, isPlanned: Bool = false, today: LocalDay
    ) -> Result<Self, Faults> {
        var faults = Faults()
        guard let when = faults.when(day, meal, today: today), faults.isEmpty else { return .failure(faults) }
        return .success(Self(item, on: when.day, when.meal, isPlanned: isPlanned, today: today))
    }

    /// An amount of a food, or what is wrong with it.
    /// - Parameters:
    ///   - portionAmount: the amount of one portion; nil for one that the food doesn't have.
    ///   - item: the amount of the food, from the quantity and the amount of a portion.
    package static func checked(
        day: LocalDay?, meal: Meal?, quantity: Double?, portionAmount: Double?, unit: FoodUnit,
        isPlanned: Bool = false, today: LocalDay, item: (Double, Double) -> MealItem
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
        return .success(
            Self(item(quantity, portionAmount), on: when.day, when.meal, isPlanned: isPlanned, today: today))
    }

    /// Calories and macros without a food, or what is wrong with them. Macros without calories make the calories.
    /// - Parameters:
    ///   - areMacrosReadable: false if one was typed that is no number, which may be what makes the calories.
    ///   - current: an existing item, whose values may stay, and whose other nutrients do.
    package static func checked(
        day: LocalDay?, meal: Meal?, name: String, energyKilocalories: Double?, proteinGrams: Double?,
        carbohydrateGrams: Double?, fatGrams: Double?, areMacrosReadable: Bool = true, isPlanned: Bool = false,
        over current: MealItem?, today: LocalDay
    ) -> Result<Self, Faults> {
        var faults = Faults()
        var item =
            current ?? MealItem(name: defaultName, quantity: 1, portion: "", amount: nil, nutrients: Nutrients())
        let before = item.nutrients
        (item.nutrients.proteinGrams, item.nutrients.carbohydrateGrams) = (proteinGrams, carbohydrateGrams)
        item.nutrients.fatGrams = fatGrams
        item.nutrients.energyKilocalories = energyKilocalories
        // An existing entry of unknown calories keeps them unknown, as long as its macros stay the same.
        let staysUnknown = current != nil && item.nutrients == before
        for (field, amount, old) in [
            ("protein", proteinGrams, before.proteinGrams),
            ("carbohydrate", carbohydrateGrams, before.carbohydrateGrams), ("fat", fatGrams, before.fatGrams),
        ] {
            faults.check(field, amount, in: grams, gramsUnreadable)
            faults.keep(field, amount, of: old)
        }
        // A wrong macro is the only fault: nothing says that its calories are wrong, too.
        if energyKilocalories == nil, !staysUnknown, areMacrosReadable, faults.isEmpty {
            item.nutrients.energyKilocalories = item.nutrients.hasMacros ? item.nutrients.energyOfMacros : nil
            faults.require("energy", item.nutrients.energyKilocalories, NutritionTexts.caloriesOrMacrosMissing)
        }
        faults.check("energy", item.nutrients.energyKilocalories, in: kilocalories, energyUnreadable)
        faults.keep("energy", item.nutrients.energyKilocalories, of: before.energyKilocalories)
        let name = faults.text("name", name, atMost: nameLength(over: current))
        guard let when = faults.when(day, meal, today: today), faults.isEmpty else { return .failure(faults) }
        item.name = name.isEmpty ? defaultName : name
        return .success(Self(item, on: when.day, when.meal, isPlanned: isPlanned, today: today))
    }

    /// Food of another app, which was eaten: its numbers may be those of a whole meal, so they have no other limits
    /// than those of the tables.
    /// - Returns: nil for what can't be stored.
    package static func imported(_ item: MealItem, on day: LocalDay, _ meal: Meal) -> Self? {
        guard item.nutrients.amounts.allSatisfy({ MealItem.storedNutrients.contains($0 ?? 0) }) else { return nil }
        return Self(day: day, meal: meal, item: item, isPlanned: false)
    }

    /// Food of a day to come is always a plan.
    private init(_ item: MealItem, on day: LocalDay, _ meal: Meal, isPlanned: Bool = false, today: LocalDay) {
        self.init(day: day, meal: meal, item: item, isPlanned: isPlanned || day > today)
    }

    package static var energyUnreadable: String { NutritionTexts.caloriesOutOfRange }
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
        Figure.kilocalories(kilocalories).text
    }
}

extension Faults {
    fileprivate mutating func when(
        _ day: LocalDay?, _ meal: Meal?, today: LocalDay
    ) -> (day: LocalDay, meal: Meal)? {
        require("meal", meal, NutritionTexts.mealMissing)
        let last = MealEntryDraft.lastDay(today: today)
        if let message = LocalDay.fault(of: day, until: last, NutritionTexts.dayTooFarAhead, today: today) {
            add("date", message)
        }
        guard let day, let meal else { return nil }
        return (day, meal)
    }
}

/// A part of the day's food.
package enum Meal: String, Codable, CaseIterable, Sendable {
    case breakfast, lunch, dinner, snack

    package var name: String {
        switch self {
        case .breakfast: NutritionTexts.breakfast
        case .lunch: NutritionTexts.lunch
        case .dinner: NutritionTexts.dinner
        case .snack: NutritionTexts.snacks
        }
    }

    /// `your breakfast`, `your snacks`.
    package var spokenName: String { name.lowercased() }

    /// The likely meal at this hour.
    package init(hour: Int) {
        switch hour {
        case 4..<11: self = .breakfast
        case 11..<15: self = .lunch
        case 17..<22: self = .dinner
        default: self = .snack
        }
    }
}
