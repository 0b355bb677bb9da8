import Fitness
import Forms
import Models
import Texts
import Web

/// A meal of a day: its foods, their sum, what is planned, and links to add more.
struct MealCard: Sendable {
    let meal: Meal
    let entries: [MealEntry]
    let logged: NutritionDay
    /// The foods last logged in this meal, newest first.
    let recent: [MealItem]
    let token: FormToken
    let canAdd: Bool
    /// Whether the day is not in the future, so that plans can be eaten.
    let hasCome: Bool
    let isAgainOpen: Bool

    private static let mostAgain = 4

    private var eaten: [MealEntry] { entries.eaten }
    var planned: [MealEntry] { entries.planned }
    private var previousDayMealEntries: [MealEntry] { logged.previousDayEntries.filter { $0.meal == meal } }

    var id: String { meal.rawValue }
    var title: String { meal.name }
    var sum: String? { eaten.isEmpty ? nil : NutrientText.line(NutritionDay.total(eaten)) }
    var items: [LoggedItem] { eaten.map(item) }
    var plans: [PlannedItem] {
        planned.map { PlannedItem(item: item($0), eatenPath: hasCome ? Paths.mealEntryEaten($0.id) : nil) }
    }
    var plansTitle: String {
        let energy = NutrientText.energy(NutritionDay.total(planned))
        return NutritionTexts.plannedFood(energy ?? CountTexts.foods(planned.count))
    }
    var eatenPlansPath: String? { hasCome && planned.count > 1 ? Paths.eatenPlans : nil }
    var again: [FoodAgain] {
        guard canAdd else { return [] }
        let present = Set(entries.compactMap(\.item.foodID))
        let foods = recent.compactMap { item -> FoodAgain? in
            guard let food = item.foodID, !present.contains(food) else { return nil }
            return FoodAgain(item: item, food: food, token: token, meal: meal, day: logged.day)
        }
        return Array(foods.prefix(Self.mostAgain))
    }
    var isEmpty: Bool { entries.isEmpty }
    var againID: String { Paths.againID(meal) }
    /// Whether the last of them was added, so that the focus goes on to the search.
    var isAgainOver: Bool { isAgainOpen && (again.isEmpty || isEmpty) }
    var addPath: String? { canAdd ? Paths.foodSearch(meal, on: logged.day) : nil }
    var savePath: String? { entries.isEmpty ? nil : Paths.newSavedMeal(meal, on: logged.day) }
    var date: String { logged.day.description }
    var copyToken: String { token.suffixed("copy-\(meal.rawValue)") }

    var copyLabel: String? {
        guard canAdd, entries.isEmpty, !previousDayMealEntries.isEmpty else { return nil }
        let energy = NutrientText.energy(NutritionDay.total(previousDayMealEntries))
        return NutritionTexts.copyFrom(
            logged.day.previous.weekday.name, energy ?? CountTexts.foods(previousDayMealEntries.count))
    }

    private func item(_ entry: MealEntry) -> LoggedItem {
        let amount = entry.item.amountText(unit: nil)
        let energy = NutrientText.energy(entry.item.nutrients)
        return LoggedItem(
            title: entry.item.name, note: amount,
            spoken: [entry.item.name, amount, energy].compactMap { $0 }.joined(separator: ", "),
            path: Paths.mealEntry(entry.id), token: token.suffixed("meal-\(entry.id)"),
            chip: Chip(tone: .neutral, text: energy ?? NutritionTexts.unknownEnergy))
    }
}

/// A planned food, which is eaten or removed with one tap.
struct PlannedItem: Sendable {
    let item: LoggedItem
    /// nil while its day has not come.
    let eatenPath: String?

    var title: String { item.title }
    var note: String? { item.note }
    var spoken: String { item.spoken }
    var editPath: String { item.editPath }
    var deletePath: String { item.deletePath }
    var token: String { item.token }
    var chip: Chip? { item.chip }
}

/// A food that was logged in the meal before, to add again in the same amount with one tap.
struct FoodAgain: Sendable {
    let item: MealItem
    let food: Int64
    let token: FormToken
    let meal: Meal
    let day: LocalDay

    var foodID: String { String(food) }
    var mealName: String { meal.rawValue }
    var date: String { day.description }
    var quantity: String { DecimalText.format(item.quantity) }
    var portion: String { item.portion }
    var title: String { item.name }
    var amount: String { item.amountText(unit: nil) ?? "" }
    var formToken: String { token.suffixed("again-\(meal.rawValue)-\(food)") }
}
