import Fitness
import Forms
import Models
import Texts
import Web

/// A meal of a day: its foods, their sum, and links to add more.
struct MealCard: Sendable {
    let meal: Meal
    let entries: [MealEntry]
    let logged: NutritionDay
    let token: FormToken
    let canAdd: Bool

    private var previousDayMealEntries: [MealEntry] { logged.previousDayEntries.filter { $0.meal == meal } }

    var id: String { meal.rawValue }
    var title: String { meal.name }
    var sum: String? { entries.isEmpty ? nil : NutrientText.line(NutritionDay.total(entries)) }
    var items: [LoggedItem] { entries.map(item) }
    var isEmpty: Bool { entries.isEmpty }
    var addPath: String? { canAdd ? Paths.foodSearch(meal, on: logged.day) : nil }
    var savePath: String? { entries.isEmpty ? nil : Paths.newSavedMeal(meal, on: logged.day) }
    var date: String { logged.day.description }
    var from: String { logged.day.previous.description }
    var copyPath: String { Paths.mealCopies }
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
